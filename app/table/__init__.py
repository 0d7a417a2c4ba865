"""A match at the table: seats, the star, moves, journal, undo, records. Knows the contract, never a game."""
