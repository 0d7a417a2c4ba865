"""The one strict reader: everything a person can hand over comes in here, as a good value or as one `FileTrouble`.

It knows bytes, letters, TOML, JSON and names; what a file is about is known above.
"""
