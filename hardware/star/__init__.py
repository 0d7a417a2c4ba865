"""The board of the star: places, copper, judgement, files for a board maker, and the same on strip board."""
