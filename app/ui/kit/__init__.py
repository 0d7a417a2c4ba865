"""What pages are made of: lengths, keys, lists and trays that every screen shares; it knows no game."""
