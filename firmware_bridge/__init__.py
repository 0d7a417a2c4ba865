"""The electronic die on its cable: the wire format, the link, a simulated die and a bench tool.

It stands alone: standard library and pyserial, nothing of the table. PROTOCOL.md beside this file is the law.
"""
