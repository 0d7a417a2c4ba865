"""Every place leads somewhere: the doors know a screen for each of them."""

import ast
import inspect

from app import doors
from app.ui.stage import places
from app.ui.stage.cover import Place
from app.ui.stage.net import TroubleTold


def test_a_door_for_every_place():
    """A place that is not opened by name would end in `LookupError` at the first touch that leads there."""
    opened = {
        node.cls.attr if isinstance(node.cls, ast.Attribute) else node.cls.id
        for node in ast.walk(ast.parse(inspect.getsource(doors)))
        if isinstance(node, ast.MatchClass) and isinstance(node.cls, ast.Attribute | ast.Name)
    }
    assert {place.__name__ for place in Place.__subclasses__() if place.__module__.startswith("app.")} == opened
    assert TroubleTold in Place.__subclasses__()
    assert places.Records in Place.__subclasses__()
