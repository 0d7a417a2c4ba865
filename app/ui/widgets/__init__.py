"""Things a screen is made of, one per file: frozen values that know their place and how they look."""
