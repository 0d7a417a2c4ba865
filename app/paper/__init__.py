"""What goes on paper and into files: printable sheets, a household's own sheets, and the sticks they travel on."""
