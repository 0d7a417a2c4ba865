"""Who plays the seats that nobody sits on."""
