"""The data folder: database, copies, and what is done when they are damaged."""
