"""Help and the arrow back mean one thing on every screen; what is a screen's own goes to it alone."""

import ast
from pathlib import Path

import app.ui
from app.ui.kit.parts import Back, Help
from app.ui.screens.match.rules import RulesScreen
from app.ui.stage.screen import Screen

UI = Path(app.ui.__path__[0])


class Own(Screen):
    """A screen that keeps what only it was asked, and scenes nothing."""

    def __init__(self, ui, match=None):
        super().__init__(ui)
        self.heard = []
        self.told_of = match

    @property
    def rules_of(self):
        return self.told_of

    def meant(self, intent):
        self.heard.append(intent)

    def scene(self, _frame):
        return []


def test_help_opens_the_rules_and_the_arrow_goes_back(rehearsal):
    stage = rehearsal()
    own = Own(stage.ui)
    stage.ui.go(own)
    own.tapped(Help())
    assert isinstance(stage.ui.screen, RulesScreen)
    assert stage.ui.screen.match is None
    stage.ui.back()
    own.tapped(Back())
    assert own not in stage.ui.stack
    assert own.heard == []


def test_anything_else_is_the_screens_own(rehearsal):
    own = Own(rehearsal().ui)
    own.tapped("a wish")
    assert own.heard == ["a wish"]


def test_nobody_else_listens_for_help_or_the_arrow():
    """A second way to hear them would answer differently one day."""
    hear = {
        path.name
        for path in UI.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.MatchClass) and isinstance(node.cls, ast.Name) and node.cls.id in {"Help", "Back"}
    }
    assert hear == {"screen.py", "lesson.py"}  # in a lesson, help waits with everything else
