"""Beside the box."""
