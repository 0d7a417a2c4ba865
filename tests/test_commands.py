"""Every command as a user calls it: what it prints, and its exit code for each kind of trouble."""

import json
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from app.__main__ import COMMANDS, main
from app.devices.stand_ins import FakeClock
from app.table.store.store import Store

ROOT = Path(__file__).parents[1]
DEMO = ("demo", "--game", "locus", "--way", "box", "--screen", "800x480", "--players", "1")


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """Return a folder in which one match was played to its end."""
    folder = tmp_path_factory.mktemp("played")
    assert main([*DEMO, "--data", str(folder)]) == 0
    return folder


@pytest.fixture
def record(played, tmp_path, capsys):
    """Return a file with that match as JSON lines."""
    assert main(["export", "--data", str(played), "--last"]) == 0
    file = tmp_path / "record.jsonl"
    file.write_text(capsys.readouterr().out)
    return file


def child(*words: str, **environment: str | None) -> "subprocess.CompletedProcess[str]":
    """Run the program as a process of its own; None takes a variable away."""
    changed = {name: value for name, value in {**os.environ, **environment}.items() if value is not None}
    return subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "app", *words], capture_output=True, text=True, cwd=ROOT, env=changed, check=False
    )


# ---------------------------------------------------------------- words


@pytest.mark.parametrize(
    "words",
    [
        ["fly"],
        ["demo"],
        ["demo", "--game", "locus"],
        ["demo", "--game", "locus", "--way", "moon"],
        [*DEMO[:-1], "0"],
        [*DEMO[:-1], "7"],
        [*DEMO[:-1], "two"],
        [*DEMO[:-1], "\N{SUPERSCRIPT TWO}"],
        ["run", "--screen", "640x480"],
        ["run", "--lang", "fr"],
        ["--window", "--moon"],
        ["export", "--json", "--csv"],
        ["replay"],
        ["replay", "a", "b"],
        ["doctor", "now"],
    ],
    ids=" ".join,
)
def test_a_wrong_command_line_is_2(words, capsys):
    with pytest.raises(SystemExit) as caught:
        main(words)
    assert caught.value.code == 2
    assert "usage:" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--help"], ["--version"], ["demo", "--help"], ["doctor", "-h"]], ids=" ".join)
def test_being_asked_for_help_is_0(words, capsys):
    with pytest.raises(SystemExit) as caught:
        main(words)
    assert caught.value.code == 0
    assert "tafelster" in capsys.readouterr().out


def test_help_names_every_command_and_exit_code(capsys):
    with pytest.raises(SystemExit):
        main(["--help"])
    said = capsys.readouterr().out
    assert all(f"\n    {word}" in said for word in COMMANDS)
    assert all(f"  {code}  " in said for code in (0, 1, 2, 3, 4, 5, 6, 7, 130))


@pytest.mark.parametrize("words", [[*DEMO[:3], "--way", "box", "--players", "6"], ["demo", "--game", "go", *DEMO[3:]]])
def test_a_demo_of_what_there_is_not_is_2(words, capsys):
    assert main(words) == 2
    assert "tafelster: " in capsys.readouterr().err


# ---------------------------------------------------------------- settings


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("[star]\nbutton_pin = 99\n", "99"),
        ("[star]\nbuton_pin = 3\n", "buton_pin"),
        ("[star\n", "TOML"),
        ("[moon]\nx = 1\n", "moon"),
    ],
    ids=["value", "key", "syntax", "table"],
)
def test_refused_settings_are_3(tmp_path, capsys, text, named):
    """The message names the file and what is wrong in it, and no screen is opened for it."""
    file = tmp_path / "tafelster.toml"
    file.write_text(text)
    assert main(["run", "--data", str(tmp_path), "--config", str(file)]) == 3
    said = capsys.readouterr().err
    assert str(file) in said
    assert named in said


def test_a_settings_file_that_is_not_there_is_3(tmp_path, capsys):
    assert main(["run", "--data", str(tmp_path), "--config", str(tmp_path / "none.toml")]) == 3
    assert "none.toml" in capsys.readouterr().err


def test_the_doctor_reports_refused_settings(tmp_path, capsys):
    """It looks at the rest all the same, and says 1."""
    file = tmp_path / "tafelster.toml"
    file.write_text("[star]\nbutton_pin = 99\n")
    assert main(["doctor", "--data", str(tmp_path), "--config", str(file), "--json"]) == 1
    checks = {check["name"]: check for check in json.loads(capsys.readouterr().out)["checks"]}
    assert checks["settings"]["health"] == "error"
    assert "99" in checks["settings"]["detail"]


# ---------------------------------------------------------------- the screen


def test_no_display_is_5_and_names_the_demo(tmp_path):
    """A screen that is asked for and is not there is told calmly, with what works without one."""
    done = child("run", "--data", str(tmp_path), SDL_VIDEODRIVER="x11", DISPLAY=None, WAYLAND_DISPLAY=None)
    assert done.returncode == 5
    assert "make demo" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(Path("/dev/dri").exists(), reason="this machine has a screen: the program would run on it")
def test_no_display_at_all_is_5(tmp_path):
    """SDL would draw where nobody can see it; the program does not let it."""
    done = child("run", "--data", str(tmp_path), SDL_VIDEODRIVER=None, DISPLAY=None, WAYLAND_DISPLAY=None)
    assert done.returncode == 5
    assert "make demo" in done.stderr


# ---------------------------------------------------------------- the data folder


def test_a_folder_that_is_in_use_is_4(played, capsys):
    with Store.open(played, FakeClock()):
        assert main(["export", "--data", str(played)]) == 4
    assert str(played) in capsys.readouterr().err


def test_a_database_of_a_newer_version_is_4_and_left_alone(tmp_path, capsys):
    Store.open(tmp_path, FakeClock()).close()
    (file,) = tmp_path.glob("*.db")
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    before = file.read_bytes()
    assert main(["export", "--data", str(tmp_path)]) == 4
    assert "newer" in capsys.readouterr().err
    assert file.read_bytes() == before


@pytest.mark.parametrize("command", [["export"], DEMO], ids=["export", "demo"])
def test_a_file_in_the_place_of_the_folder_is_4(tmp_path, capsys, command):
    file = tmp_path / "data"
    file.write_text("not a folder")
    assert main([*command, "--data", str(file)]) == 4
    assert str(file) in capsys.readouterr().err


def test_a_folder_that_is_not_there_is_not_made_by_an_export(tmp_path):
    assert main(["export", "--data", str(tmp_path / "none")]) == 4
    assert not (tmp_path / "none").exists()


def test_pictures_that_cannot_be_written_are_4(tmp_path, capsys):
    file = tmp_path / "out"
    file.write_text("not a folder")
    assert main([*DEMO, "--out", str(file)]) == 4
    assert str(file) in capsys.readouterr().err


# ---------------------------------------------------------------- records


def test_an_exported_match_replays_to_its_scores(played, record, capsys):
    """The last line of the record and the scores of the replay say the same."""
    assert main(["replay", str(record), "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["game"] == "locus"
    assert document["players"] == ["Anna"]
    assert main(["export", "--data", str(played), "--csv"]) == 0
    header, row = (line.split(",") for line in capsys.readouterr().out.splitlines())
    assert row[header.index("total")] == str(document["score"]["totals"][0])
    assert row[header.index("name")] == "Anna"


def test_a_replay_prints_a_table(record, capsys):
    assert main(["replay", str(record)]) == 0
    said = capsys.readouterr().out
    assert "Anna" in said
    assert said.splitlines()[-1].startswith("total")


def test_an_empty_store_exports_nothing(tmp_path, capsys):
    Store.open(tmp_path, FakeClock()).close()
    assert main(["export", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text.replace('"seat":0,"card"', '"seat":4,"card"', 1),
        lambda text: text[: len(text) // 2],
        lambda _text: "",
        lambda _text: "a letter to Anna\n",
        lambda text: "\n".join(text.splitlines()[1:]),
        lambda text: text.replace("locus", "chess"),
    ],
    ids=["another move", "half a file", "empty", "no record", "no header", "another game"],
)
def test_a_broken_record_is_6(record, capsys, damage):
    record.write_text(damage(record.read_text()))
    assert main(["replay", str(record)]) == 6
    said = capsys.readouterr().err
    assert said.startswith("tafelster: ")
    assert "Traceback" not in said


def test_a_record_that_is_not_there_is_6(tmp_path, capsys):
    assert main(["replay", str(tmp_path / "none.jsonl")]) == 6
    assert "none.jsonl" in capsys.readouterr().err


def test_a_record_that_is_no_text_is_6(tmp_path):
    file = tmp_path / "record.jsonl"
    file.write_bytes(bytes(range(256)) * 9)
    assert main(["replay", str(file)]) == 6


# ---------------------------------------------------------------- the doctor


def test_the_doctor_speaks_to_programs(tmp_path, capsys):
    """One health for all, and a list of checks, each with a name, a health, a detail and perhaps a remedy."""
    code = main(["doctor", "--data", str(tmp_path), "--json"])
    document = json.loads(capsys.readouterr().out)
    assert document["health"] in ("ok", "error")
    assert code == (document["health"] == "error")
    for check in document["checks"]:
        assert {"name", "health", "detail"} <= set(check) <= {"name", "health", "detail", "remedy"}
        assert check["health"] in ("ok", "absent", "starting", "error")
    names = [check["name"] for check in document["checks"]]
    assert len(names) == len(set(names))
    assert {"settings", "python", "display", "fonts"} <= set(names)


def test_the_doctor_speaks_to_people(tmp_path, capsys):
    """A line per check; what is wrong has a remedy below it."""
    main(["doctor", "--data", str(tmp_path)])
    said = capsys.readouterr().out.splitlines()
    for at, line in enumerate(said):
        if line.startswith("ERROR"):
            assert said[at + 1].lstrip().startswith("->")


# ---------------------------------------------------------------- keys


def test_being_stopped_from_the_keyboard_is_130(tmp_path):
    words = [*DEMO, "--data", str(tmp_path), "--progress"]
    with subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-m", "app", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT
    ) as demo:
        assert demo.stdout is not None
        assert demo.stderr is not None
        demo.stdout.readline()
        demo.send_signal(signal.SIGINT)
        said = demo.stderr.read()
    assert demo.returncode == 130
    assert "Traceback" not in said
