"""A round told beat by beat."""
