"""What the games print and keep as files, on the paper floor: a folder for each game that has any."""
