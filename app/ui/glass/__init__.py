"""The panel itself: window, fingers, light, and what is known of each panel."""
