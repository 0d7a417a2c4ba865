"""The firmware of the electronic die: plain Python for MicroPython, of which only `board` knows a Pico.

It speaks the protocol of firmware_bridge/PROTOCOL.md. Nothing here is imported by the program on the table.
"""
