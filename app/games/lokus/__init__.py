"""Lokus: people queue for two toilets. The game beside the box and the whole game on this screen."""
