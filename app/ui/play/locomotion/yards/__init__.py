"""Yards: chosen, made, built, and their starts."""
