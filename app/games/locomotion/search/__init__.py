"""The shortest way, proven."""
