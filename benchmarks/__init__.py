"""Compares this program with its peers, as ratios taken in one run on one machine; nothing in the product needs it."""
