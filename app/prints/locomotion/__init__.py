"""Yards and starts of Locomotion as files, and on the shelf of a household."""
