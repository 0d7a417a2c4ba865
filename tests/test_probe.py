"""Looking at this machine: every question has an answer, also where nothing is there."""

import sys
from pathlib import Path

from app.probe import Facts, ask_sdl, look, sound_cards


def script(folder: Path, text: str) -> str:
    path = folder / "python"
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return str(path)


def test_a_bare_machine_has_facts(tmp_path: Path) -> None:
    facts = look(tmp_path, {"DISPLAY": ":7", "WAYLAND_DISPLAY": "", "PATH": "/bin"})
    assert isinstance(facts, Facts)
    assert facts.python == sys.version_info[:3]
    assert facts.packages["msgspec"]
    assert facts.session == {"DISPLAY": ":7"}
    assert (facts.screens, facts.is_board, facts.sound_cards) == ((), False, ())


def test_screens_are_the_cards_and_not_the_render_nodes(tmp_path: Path) -> None:
    (tmp_path / "dev/dri").mkdir(parents=True)
    for name in ("card1", "renderD128"):
        (tmp_path / "dev/dri" / name).touch()
    assert [screen.path for screen in look(tmp_path, {}).screens] == [str(tmp_path / "dev/dri/card1")]


def test_sdl_names_the_drivers_it_was_built_with() -> None:
    sdl = ask_sdl()
    assert sdl.trouble == ""
    assert "dummy" in sdl.drivers
    assert sdl.version.startswith("2.")


def test_a_pygame_that_does_not_load_is_trouble_with_its_last_word(tmp_path: Path) -> None:
    broken = script(tmp_path, "echo 'ImportError: libSDL2.so: not found' >&2; exit 1")
    assert ask_sdl(broken).trouble == "pygame does not load (ImportError: libSDL2.so: not found)"


def test_a_pygame_that_crashes_is_trouble(tmp_path: Path) -> None:
    assert ask_sdl(script(tmp_path, "exit 139")).trouble == "pygame does not load (it ended with 139)"


def test_an_answer_that_is_none_is_trouble(tmp_path: Path) -> None:
    assert ask_sdl(script(tmp_path, "echo hello")).trouble == "pygame answers 'hello\\n'"
    assert ask_sdl(script(tmp_path, "true")).trouble == "pygame answers ''"


def test_no_answer_in_time_is_trouble(tmp_path: Path) -> None:
    assert "timed out" in ask_sdl(script(tmp_path, "exec sleep 60"), seconds=0.2).trouble


def test_no_python_is_trouble(tmp_path: Path) -> None:
    assert "could not be asked" in ask_sdl(str(tmp_path / "none")).trouble


def test_sound_cards_are_named(tmp_path: Path) -> None:
    path = tmp_path / "proc/asound/cards"
    path.parent.mkdir(parents=True)
    path.write_text(" 0 [vc4hdmi0       ]: vc4-hdmi - vc4-hdmi-0\n                      vc4-hdmi-0\n 1 [Set ]: USB\n")
    assert sound_cards(tmp_path) == ("vc4hdmi0", "Set")
    path.write_text("--- no soundcards ---\n")
    assert sound_cards(tmp_path) == ()
