"""On this screen."""
