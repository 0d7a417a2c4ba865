"""The operator's settings file: one TOML file, every key with a default, nothing silently ignored.

It describes the device (pins, panel, ports, folders). What players choose while playing is not here.
Where it is looked for: the path given with --config, else `config.toml` in the data folder, else the one of the
machine in /etc/tafelster, else no file at all and the defaults. No environment variable points at it.
"""

import difflib
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from app.errors import ConfigTrouble, FileTrouble, shortened
from app.reading import files, toml
from app.reading.files import WHOLE

FILE_NAME = "config.toml"
SYSTEM_FOLDER = Path("/etc/tafelster")
"""Where the installer of a device puts the settings."""

Profile = Literal["auto", "800x480", "1024x600", "1280x800", "720x1280"]
Rotation = Literal[0, 90, 180, 270]
Wired = Literal["auto", "yes", "no"]
Language = Literal["en", "nl"]
Flag = Annotated[bool, Meta(description="true or false")]
Pin = Annotated[int, Meta(ge=2, le=27, description="a GPIO number from 2 to 27 (0 and 1 belong to the board itself)")]

UsbNumber = Annotated[int, Meta(ge=0, le=0xFFFF, description="a USB number from 0 to 0xffff")]


class Screen(Struct, frozen=True, forbid_unknown_fields=True):
    """[screen] The panel: its size, whether to open a window instead, and how it is built in."""

    profile: Annotated[Profile, Meta(description='"auto", "800x480", "1024x600", "1280x800" or "720x1280"')] = "auto"
    window: Flag = False
    rotation: Annotated[Rotation, Meta(description="0, 90, 180 or 270 (degrees, clockwise)")] = 0


class Star(Struct, frozen=True, forbid_unknown_fields=True):
    """[star] The button and the light in it. Pins are GPIO numbers, not places on the header.

    `wired` says whether there is a button: "auto" believes a Raspberry Pi has one and others do not.
    """

    wired: Annotated[Wired, Meta(description='"auto", "yes" or "no"')] = "auto"
    button_pin: Pin = 17
    button_active_low: Flag = True
    lamp_pin: Pin = 18
    lamp_active_low: Flag = False


class Sound(Struct, frozen=True, forbid_unknown_fields=True):
    """[sound] Whether there is sound, through which device ("" is the system's own), how loud in percent."""

    enabled: Flag = True
    device: Annotated[str, Meta(description='the name of a sound device, or ""')] = ""


class Die(Struct, frozen=True, forbid_unknown_fields=True):
    """[die] The electronic die on a cable. It is found by what it says of itself on USB, under whatever name.

    `vid` and `pid` are those of a Raspberry Pi Pico with MicroPython; `serial` picks one of several. `port` names a
    path instead, for a die behind a converter or on the board's own pins; the rest is not looked at then.
    """

    enabled: Flag = True
    port: Annotated[str, Meta(description='an absolute path such as "/dev/serial0", or ""')] = ""
    vid: UsbNumber = 0x2E8A
    pid: UsbNumber = 0x0005
    serial: Annotated[str, Meta(description='the serial number of the board, or "" for any')] = ""


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """[language] The language a new table starts in."""

    default: Annotated[Language, Meta(description='"en" or "nl"')] = "en"


class Data(Struct, frozen=True, forbid_unknown_fields=True):
    """[data] Where matches and players are kept; "" is the usual folder."""

    folder: Annotated[str, Meta(description='an absolute folder, "~/..." or ""')] = ""


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    """All settings of one device."""

    screen: Screen = Screen()
    star: Star = Star()
    die: Die = Die()
    sound: Sound = Sound()
    language: Words = Words()
    data: Data = Data()


def find(given: Path | None, data_folder: Path, system: Path = SYSTEM_FOLDER) -> Path | None:
    """Return the settings file to read: the one given, else the one in the data folder, of the machine, or None."""
    if given is not None:
        return given
    usual = (data_folder / FILE_NAME, system / FILE_NAME)
    return next((path for path in usual if files.is_there(path)), None)


def of_machine(system: Path = SYSTEM_FOLDER) -> Path | None:
    """Return the settings file of the machine, which root alone writes; None where there is none."""
    return system / FILE_NAME if files.is_there(system / FILE_NAME) else None


def load(path: Path | None) -> Config:
    """Read a settings file; None means the defaults.

    Raises ConfigTrouble naming the file, the key, the value and what to write instead.
    """
    if path is None:
        return Config()
    document = _parse(path)
    _refuse_unknown(path, document)
    try:
        config = msgspec.convert(document, Config)
    except msgspec.ValidationError as error:
        raise _bad_value(path, document, str(error)) from error
    _refuse_contradictions(path, config)
    return config


def default_data_folder(environ: Mapping[str, str] | None = None) -> Path:
    """Return the usual data folder: STATE_DIRECTORY of a service, else below XDG_DATA_HOME or the home."""
    env = os.environ if environ is None else environ
    if state := env.get("STATE_DIRECTORY"):
        return Path(state.split(":")[0])  # systemd lists several with colons
    base = Path(env.get("XDG_DATA_HOME", ""))
    if not base.is_absolute():  # the XDG specification: a relative path is to be ignored
        base = _expanded("~", env) / ".local" / "share"
    return base / "tafelster"


def data_folder(config: Config, environ: Mapping[str, str] | None = None) -> Path:
    """Return the data folder of this device: the configured one, else the usual one."""
    env = os.environ if environ is None else environ
    return _expanded(config.data.folder, env) if config.data.folder else default_data_folder(env)


def _expanded(folder: str, env: Mapping[str, str]) -> Path:
    """Put the home folder for a leading ~, by HOME alone: a service without one has no home to guess."""
    if folder != "~" and not folder.startswith("~/"):
        return Path(folder)
    home = env.get("HOME", "")
    if not Path(home).is_absolute():
        raise ConfigTrouble(f"No home folder is known (HOME is {home!r}).", "Set [data] folder or --data.")
    return Path(home) / folder[2:]


def _parse(path: Path) -> dict[str, Any]:
    try:
        return toml.tree(files.text(path, shown=str(path)), str(path))
    except FileTrouble as trouble:
        where = " " if trouble.place == WHOLE else f": {trouble.place}: "
        raise ConfigTrouble(f"{path}: the settings{where}{trouble.what}.", f"{trouble.remedy}.") from trouble


def _refuse_unknown(path: Path, document: Mapping[str, Any]) -> None:
    """Unknown keys are looked for first: a misspelt key is likelier than a wrong value."""
    tables = {field.name: field.type for field in msgspec.structs.fields(Config)}
    _refuse_strangers(path, "", document, list(tables))
    for name, table in document.items():
        if isinstance(table, dict):
            known = [field.name for field in msgspec.structs.fields(tables[name])]
            _refuse_strangers(path, f"{name}.", table, known)


def _refuse_strangers(path: Path, prefix: str, table: Mapping[str, Any], known: list[str]) -> None:
    for key, value in table.items():
        if key not in known:
            near = difflib.get_close_matches(key, known, n=1)
            remedy = f"Did you mean {prefix}{near[0]}?" if near else f"Known here: {', '.join(known)}."
            what = f"{shortened(prefix + key)} = {shortened(repr(value))}"
            raise ConfigTrouble(f"{path}: {what} is not a known setting.", remedy)


def _bad_value(path: Path, document: Mapping[str, Any], message: str) -> ConfigTrouble:
    found = re.search(r"`\$\.([\w.]+)`", message)
    key = found[1] if found else ""
    name, _, field = key.partition(".")
    value = document.get(name)
    if not field:
        return ConfigTrouble(
            f"{path}: {key} = {shortened(repr(value))} is not a table.", f"Write [{key}] above its settings."
        )
    value = value[field] if isinstance(value, dict) else value
    return ConfigTrouble(f"{path}: {key} = {shortened(repr(value))} is refused.", f"Write {_wanted(name, field)}.")


def _wanted(name: str, field: str) -> str:
    """Tell what a setting may be, from the description beside its type."""
    tables = {table.name: table.type for table in msgspec.structs.fields(Config)}
    types = {entry.name: entry.type for entry in msgspec.structs.fields(tables[name])}
    note = msgspec.inspect.type_info(types[field])
    schema = getattr(note, "extra_json_schema", None) or {}
    return str(schema.get("description", "a value of the right kind"))


def _refuse_contradictions(path: Path, config: Config) -> None:
    """Find what no single key can get wrong alone."""
    star = config.star
    if star.button_pin == star.lamp_pin:
        raise ConfigTrouble(
            f"{path}: star.button_pin and star.lamp_pin are both {star.lamp_pin}.",
            "Give the button and the lamp a pin each.",
        )
    _refuse_no_text(path, config)
    port = config.die.port
    if port and not Path(port).is_absolute():
        raise ConfigTrouble(f"{path}: die.port = {port!r} is not an absolute path.", 'Begin it with "/".')
    folder = config.data.folder
    if folder and not (Path(folder).is_absolute() or folder == "~" or folder.startswith("~/")):
        raise ConfigTrouble(
            f"{path}: data.folder = {folder!r} is not an absolute folder.", 'Begin it with "/" or "~/".'
        )


LONGEST = 1000
"""Letters of a text in the settings; the longest way to a folder that the system takes has four times as many."""
LONGEST_PART = 255
"""Bytes of the name of a file or a folder: no file system here takes more."""


def _refuse_no_text(path: Path, config: Config) -> None:
    """Refuse a text that can name nothing: with a control sign in it, or longer than any name."""
    for table in msgspec.structs.fields(Config):
        for name, value in msgspec.structs.asdict(getattr(config, table.name)).items():
            if isinstance(value, str) and (fault := _text_fault(value)):
                what = f"{path}: {table.name}.{name} = {shortened(repr(value))} {fault}."
                raise ConfigTrouble(what, f"Write {_wanted(table.name, name)}.")


def _text_fault(value: str) -> str:
    if any(ord(sign) < 0x20 or 0x7F <= ord(sign) < 0xA0 for sign in value):
        return "holds a sign that no name has"
    if len(value) > LONGEST or any(len(part.encode()) > LONGEST_PART for part in value.split("/")):
        return "is longer than a name can be"
    return ""
