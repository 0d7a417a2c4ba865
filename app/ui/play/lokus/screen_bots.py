"""The bots and hints of Lokus, as the interface asks for them."""

LEVELS: tuple[str, ...] = ()


hinted = None
