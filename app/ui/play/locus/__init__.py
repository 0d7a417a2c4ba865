"""The screens of Locus."""
