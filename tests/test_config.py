"""The settings file: every mistake is refused with file, key, value and remedy."""

import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app import config
from app.config import Config, Star
from app.errors import ConfigTrouble


def written(folder: Path, text: str | bytes) -> Path:
    path = folder / "my.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def trouble_with(path: Path) -> ConfigTrouble | None:
    try:
        config.load(path)
    except ConfigTrouble as trouble:
        return trouble
    return None


WHOLE = """
[screen]
profile = "1280x800"
window = true
rotation = 270

[star]
wired = "yes"
button_pin = 5
button_active_low = false
lamp_pin = 6
lamp_active_low = true

[die]
enabled = false
port = "/dev/serial0"
vid = 0x239a
pid = 1
serial = "E661"

[sound]
enabled = false
device = "hw:1"

[language]
default = "nl"

[data]
folder = "/srv/table"
"""


def test_every_setting_can_be_written(tmp_path: Path) -> None:
    assert config.load(written(tmp_path, WHOLE)) == Config(
        screen=config.Screen(profile="1280x800", window=True, rotation=270),
        star=Star(wired="yes", button_pin=5, button_active_low=False, lamp_pin=6, lamp_active_low=True),
        die=config.Die(enabled=False, port="/dev/serial0", vid=0x239A, pid=1, serial="E661"),
        sound=config.Sound(enabled=False, device="hw:1"),
        language=config.Words(default="nl"),
        data=config.Data(folder="/srv/table"),
    )


@pytest.mark.parametrize("text", ["", "\ufeff", "# nothing yet\n", "[star]\n"])
def test_an_empty_file_means_the_defaults(tmp_path: Path, text: str) -> None:
    assert config.load(written(tmp_path, text)) == Config()


def test_no_file_means_the_defaults() -> None:
    settings_ = config.load(None)
    assert (settings_.star.button_pin, settings_.star.lamp_pin) == (17, 18)
    assert (settings_.screen.profile, settings_.screen.rotation) == ("auto", 0)


def test_windows_line_ends_and_a_byte_order_mark_are_fine(tmp_path: Path) -> None:
    assert config.load(written(tmp_path, "\ufeff[screen]\r\nrotation = 90\r\n")).screen.rotation == 90


PIN = "Write a GPIO number from 2 to 27 (0 and 1 belong to the board itself)."


@pytest.mark.parametrize(
    ("text", "what", "remedy"),
    [
        ("[screen]\nrotation = 45", "screen.rotation = 45", "Write 0, 90, 180 or 270"),
        ('[screen]\nrotation = "90"', "screen.rotation = '90'", "Write 0, 90, 180 or 270"),
        ('[screen]\nprofile = "640x480"', "screen.profile = '640x480'", 'Write "auto", "800x480"'),
        ("[screen]\nprofile = 800", "screen.profile = 800", 'Write "auto", "800x480"'),
        ("[screen]\nwindow = 1", "screen.window = 1", "Write true or false."),
        ('[screen]\nwindow = "yes"', "screen.window = 'yes'", "Write true or false."),
        ("[star]\nbutton_pin = -1", "star.button_pin = -1", PIN),
        ("[star]\nbutton_pin = 0", "star.button_pin = 0", PIN),
        ("[star]\nbutton_pin = 1", "star.button_pin = 1", PIN),
        ("[star]\nbutton_pin = 28", "star.button_pin = 28", PIN),
        ("[star]\nbutton_pin = 99999999999999999999999", "99999999999999999999999", PIN),
        ("[star]\nbutton_pin = 17.0", "star.button_pin = 17.0", PIN),
        ("[star]\nlamp_pin = nan", "star.lamp_pin = nan", PIN),
        ('[star]\nlamp_pin = "GPIO18"', "star.lamp_pin = 'GPIO18'", PIN),
        ("[star]\nlamp_pin = true", "star.lamp_pin = True", PIN),
        ("[star]\nlamp_pin = []", "star.lamp_pin = []", PIN),
        ("[star]\nlamp_pin = {number = 3}", "star.lamp_pin = {'number': 3}", PIN),
        ("[star]\nwired = true", "star.wired = True", 'Write "auto", "yes" or "no".'),
        ("[star]\nlamp_pin = 17", "star.button_pin and star.lamp_pin are both 17", "a pin each"),
        ("[star]\nbutton_pin = 18", "star.button_pin and star.lamp_pin are both 18", "a pin each"),
        ("[die]\nvid = 65536", "die.vid = 65536", "Write a USB number from 0 to 0xffff."),
        ("[die]\npid = -1", "die.pid = -1", "Write a USB number from 0 to 0xffff."),
        ('[die]\nport = "ttyACM0"', "die.port = 'ttyACM0'", 'Begin it with "/".'),
        ("[die]\nserial = 17", "die.serial = 17", 'or "" for any'),
        ('[language]\ndefault = "dutch"', "language.default = 'dutch'", 'Write "en" or "nl".'),
        ('[data]\nfolder = "matches"', "data.folder = 'matches'", 'Begin it with "/" or "~/".'),
        ('[data]\nfolder = "~ben/matches"', "data.folder = '~ben/matches'", 'Begin it with "/" or "~/".'),
        ("star = 17", "star = 17 is not a table", "Write [star] above its settings."),
        ("[[star]]\nlamp_pin = 17", "star = [{'lamp_pin': 17}] is not a table", "Write [star] above"),
    ],
)
def test_a_wrong_value_is_refused(tmp_path: Path, text: str, what: str, remedy: str) -> None:
    path = written(tmp_path, text)
    with pytest.raises(ConfigTrouble) as refused:
        config.load(path)
    assert str(path) in str(refused.value)
    assert what in refused.value.what
    assert remedy in refused.value.remedy


@pytest.mark.parametrize(
    ("text", "what", "remedy"),
    [
        ("[screen]\nrotaton = 90", "screen.rotaton = 90", "Did you mean screen.rotation?"),
        ("[star]\nbutton = 17", "star.button = 17", "Did you mean star.button_pin?"),
        ("[star]\nx = 17", "star.x = 17", "Known here: wired, button_pin, button_active_low, lamp_pin"),
        ("[scren]\nrotation = 90", "scren = {'rotation': 90}", "Did you mean screen?"),
        ("button_pin = 17", "button_pin = 17", "Known here: screen, star, die, sound, language, data."),
        ("[star]\nbuton_pin = 99", "star.buton_pin = 99", "Did you mean star.button_pin?"),
        ("[star.lamp]\npin = 17", "star.lamp = {'pin': 17}", "Did you mean star.lamp_pin?"),
    ],
)
def test_an_unknown_key_is_refused_with_a_guess(tmp_path: Path, text: str, what: str, remedy: str) -> None:
    path = written(tmp_path, text)
    with pytest.raises(ConfigTrouble) as refused:
        config.load(path)
    assert f"{path}: {what} is not a known setting." == refused.value.what
    assert remedy in refused.value.remedy


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (b"[screen\nrotation = 90", "not TOML"),
        (b"[star]\nlamp_pin = \nbutton_pin = 6", "line 2"),
        (b"[star]\nlamp_pin = 5\nlamp_pin = 6", "not TOML"),
        (b"[star]\n[star]\n", "not TOML"),
        (b"a = " + b"[" * 5000, "not TOML"),
        (b"\xff\xfe[\x00s\x00", "not UTF-8 but UTF-16"),
        (b"[screen]\x00", "line 1: '\\x00' is no letter"),
    ],
)
def test_what_is_not_toml_is_refused(tmp_path: Path, data: bytes, what: str) -> None:
    path = written(tmp_path, data)
    with pytest.raises(ConfigTrouble) as refused:
        config.load(path)
    assert str(path) in refused.value.what
    assert what in refused.value.what
    assert refused.value.remedy


def test_a_missing_file_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(ConfigTrouble, match=r"no-such\.toml: the settings cannot be read"):
        config.load(tmp_path / "no-such.toml")


def test_a_folder_is_not_a_settings_file(tmp_path: Path) -> None:
    with pytest.raises(ConfigTrouble, match="cannot be read"):
        config.load(tmp_path)


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is unreadable for root")
def test_a_file_without_rights_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path, "")
    path.chmod(0)
    with pytest.raises(ConfigTrouble, match="Permission denied"):
        config.load(path)


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_any_bytes_are_settings_or_trouble(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    path = written(tmp_path_factory.getbasetemp(), data)
    trouble = trouble_with(path)
    assert trouble is None or (str(path) in trouble.what and trouble.remedy)


@settings(max_examples=150, deadline=None)
@given(
    table=st.sampled_from(["screen", "star", "sound", "language", "data"]),
    key=st.sampled_from(["rotation", "button_pin", "device", "default", "folder", "window"]),
    value=st.sampled_from(["1", "-1", "1e400", '""', "[]", "{}", "true", "07:32:00", "'é'", "[1, {a = 2}]"]),
)
def test_any_value_anywhere_is_settings_or_trouble(
    tmp_path_factory: pytest.TempPathFactory, table: str, key: str, value: str
) -> None:
    path = written(tmp_path_factory.getbasetemp(), f"[{table}]\n{key} = {value}\n")
    trouble = trouble_with(path)
    assert trouble is None or (f"{table}.{key}" in trouble.what and trouble.remedy)


# ---------------------------------------------------------------- where


def test_the_given_file_wins_even_if_it_is_missing(tmp_path: Path) -> None:
    written(tmp_path, "").rename(tmp_path / "config.toml")
    assert config.find(tmp_path / "other.toml", tmp_path) == tmp_path / "other.toml"


def test_the_file_in_the_data_folder_is_next(tmp_path: Path) -> None:
    written(tmp_path, "").rename(tmp_path / "config.toml")
    assert config.find(None, tmp_path) == tmp_path / "config.toml"


def test_no_file_is_fine(tmp_path: Path) -> None:
    assert config.find(None, tmp_path, tmp_path) is None
    assert config.find(None, tmp_path / "not yet", tmp_path / "nor this") is None


def test_the_file_of_the_machine_is_last(tmp_path: Path) -> None:
    data, system = tmp_path / "data", tmp_path / "etc"
    for folder in (system, data):
        folder.mkdir()
        (folder / "config.toml").touch()
    assert config.find(None, data, system) == data / "config.toml"
    (data / "config.toml").unlink()
    assert config.find(None, data, system) == system / "config.toml"


@pytest.mark.parametrize(
    ("environ", "folder"),
    [
        ({"HOME": "/home/anna"}, "/home/anna/.local/share/tafelster"),
        ({"HOME": "/home/anna", "XDG_DATA_HOME": ""}, "/home/anna/.local/share/tafelster"),
        ({"HOME": "/home/anna", "XDG_DATA_HOME": "data"}, "/home/anna/.local/share/tafelster"),
        ({"HOME": "/home/anna", "XDG_DATA_HOME": "/data"}, "/data/tafelster"),
        ({"XDG_DATA_HOME": "/data"}, "/data/tafelster"),
        ({"HOME": "/home/anna", "STATE_DIRECTORY": "/var/lib/tafelster"}, "/var/lib/tafelster"),
        ({"STATE_DIRECTORY": "/var/lib/tafelster:/var/lib/other"}, "/var/lib/tafelster"),
    ],
)
def test_the_usual_data_folder(environ: dict[str, str], folder: str) -> None:
    assert config.default_data_folder(environ) == Path(folder)


@pytest.mark.parametrize("environ", [{}, {"HOME": ""}, {"HOME": "here"}])
def test_no_home_is_trouble_with_a_remedy(environ: dict[str, str]) -> None:
    with pytest.raises(ConfigTrouble, match=r"No home folder is known.*\[data\] folder"):
        config.default_data_folder(environ)


@pytest.mark.parametrize(
    ("written_folder", "folder"),
    [
        ("", "/var/lib/tafelster"),
        ("/srv/table", "/srv/table"),
        ("~/table", "/home/anna/table"),
        ("~", "/home/anna"),
    ],
)
def test_the_configured_data_folder_wins(written_folder: str, folder: str) -> None:
    environ = {"HOME": "/home/anna", "STATE_DIRECTORY": "/var/lib/tafelster"}
    mine = Config(data=config.Data(folder=written_folder))
    assert config.data_folder(mine, environ) == Path(folder)


# ---------------------------------------------------------------- what no settings file can mean


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('[data]\nfolder = "/srv/a\\u0000b"', "data.folder"),
        ('[data]\nfolder = "/srv/' + "x" * 300 + '"', "data.folder"),
        ('[data]\nfolder = "/srv/' + "é" * 128 + '"', "data.folder"),
        ('[data]\nfolder = "/' + "x/" * 600 + '"', "data.folder"),
        ('[die]\nport = "/dev/\\u0000"', "die.port"),
        ('[die]\nport = "/dev/' + "x" * 300 + '"', "die.port"),
        ('[die]\nserial = "a\\nb"', "die.serial"),
        ('[sound]\ndevice = "hw\\u0000"', "sound.device"),
    ],
)
def test_a_text_that_can_name_nothing_is_refused(tmp_path: Path, text: str, named: str) -> None:
    trouble = trouble_with(written(tmp_path, text))
    assert trouble is not None
    assert named in trouble.what
    assert trouble.remedy.startswith("Write ")
    assert len(trouble.what) < 400 + len(str(tmp_path))


@pytest.mark.parametrize("text", ['[data]\nfolder = "/srv/' + "x" * 255 + '"', '[data]\nfolder = "/srv/Één map"'])
def test_a_name_may_be_just_so_long_and_have_any_letters(tmp_path: Path, text: str) -> None:
    assert trouble_with(written(tmp_path, text)) is None


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le"])
def test_a_file_of_notepad_is_told_what_it_is(tmp_path: Path, encoding: str) -> None:
    trouble = trouble_with(written(tmp_path, WHOLE.encode(encoding)))
    assert trouble is not None
    assert "UTF-16" in trouble.what
    assert '"UTF-8"' in trouble.remedy


def test_a_settings_file_that_is_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "config.toml")
    trouble = trouble_with(tmp_path / "config.toml")
    assert trouble is not None
    assert "a pipe" in trouble.what


def test_a_link_that_leads_nowhere_is_a_mistake_and_not_no_file(tmp_path: Path) -> None:
    (tmp_path / config.FILE_NAME).symlink_to("nowhere")
    found = config.find(None, tmp_path, tmp_path / "system")
    assert found == tmp_path / config.FILE_NAME
    trouble = trouble_with(found)
    assert trouble is not None
    assert "leads nowhere" in trouble.what


def test_a_data_folder_that_cannot_be_has_no_settings(tmp_path: Path) -> None:
    assert config.find(None, tmp_path / ("x" * 300), tmp_path) is None
