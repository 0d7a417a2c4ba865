"""The screens of Lokus."""
