"""Sheets of Locus on paper: printed, written as files, kept on the shelf of a household."""
