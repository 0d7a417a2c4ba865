"""Screens about the device."""
