"""Yards: lattice, rails, checks, files."""
