"""A household's own sheets."""
