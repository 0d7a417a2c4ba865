"""Screens before and between games."""
