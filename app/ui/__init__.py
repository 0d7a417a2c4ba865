"""The only floor that draws: windows, touch, widgets and screens. It receives views and submits moves."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # what a program prints is its own: no greeting of a library
