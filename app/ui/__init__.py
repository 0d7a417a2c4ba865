"""The only floor that draws: windows, touch, widgets and screens. It receives views and submits moves."""
