"""What runs the screens: the shell, what a screen may use, bots, die and sound."""
