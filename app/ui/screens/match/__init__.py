"""A match and everything round it."""
