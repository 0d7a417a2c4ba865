"""A newer version on the device: a release file read and checked, set up beside the old one, tried, kept or undone."""
