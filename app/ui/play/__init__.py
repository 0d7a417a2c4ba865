"""The screens of the games, one folder per game, found by the catalogue."""
