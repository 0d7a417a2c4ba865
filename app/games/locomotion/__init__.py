"""Locomotion: yards, trains and couplings, the game beside the box and the whole game on this screen."""
