"""Adapters behind the table's ports: real pins and lines, and the stand-ins that ship for desktops and tests."""
