"""Releases are signed: what was changed is refused, what nobody signed too, and a new key is told and asked about."""

import hashlib
import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from releases import release
from test_release import MANIFEST, changed, says
from test_update import Device, set_up

from app.errors import UpdateTrouble
from app.update.release import opened
from app.update.signature import FILE, fingerprint, new_key, signature_of
from app.update.trust import Trust

TOP = "tafelster-0.2.0"
FORGED = b"key " + b"0" * 64 + b"\nsignature " + b"0" * 128 + b"\n"


@pytest.fixture
def key(tmp_path: Path) -> Path:
    file = tmp_path / "key"
    new_key(file)
    return file


@pytest.fixture
def file(tmp_path: Path, key: Path) -> Path:
    return release(tmp_path / "stick", "0.2.0", key=key)


def judged(file: Path, trust: Trust) -> None:
    with opened(file) as found:
        trust.judge(found)


def never(question: str) -> bool:
    raise AssertionError(question)


# ---------------------------------------------------------------- keys and signatures


def test_a_key_is_kept_for_its_owner_alone_and_never_over_another(tmp_path: Path) -> None:
    file = tmp_path / "key"
    mark = new_key(file)
    assert file.stat().st_mode & 0o777 == 0o600
    assert [len(part) for part in mark.split("-")] == [4] * 10
    with pytest.raises(FileExistsError):
        new_key(file)


def test_a_signed_release_names_its_key(file: Path) -> None:
    with opened(file) as found:
        signature = signature_of(found)
    assert signature is not None
    assert len(fingerprint(signature.key)) == 49


def test_a_release_without_a_signature_has_none(tmp_path: Path) -> None:
    with opened(release(tmp_path, "0.2.0")) as found:
        assert signature_of(found) is None


@pytest.mark.parametrize("change", [says(version="0.3.0"), says(python="3.10")])
def test_what_is_changed_after_it_was_signed_is_refused(file: Path, change) -> None:
    with opened(changed(file, change)) as found, pytest.raises(UpdateTrouble, match="changed after it was signed"):
        signature_of(found)


def test_the_signature_of_another_release_does_not_fit(file: Path, key: Path, tmp_path: Path) -> None:
    other = release(tmp_path / "other", "0.3.0", key=key)
    with opened(other) as found:
        borrowed = found.content(FILE, 1_000)

    def borrow(content: dict[str, bytes]) -> None:
        content[f"{TOP}/{FILE}"] = borrowed
        files = json.loads(content[MANIFEST])["files"]
        says(files={**files, FILE: hashlib.sha256(borrowed).hexdigest()})(content)

    with opened(changed(file, borrow)) as found, pytest.raises(UpdateTrouble, match="changed after it was signed"):
        signature_of(found)


def test_versions_that_know_no_signature_read_a_signed_release(file: Path) -> None:
    """They ask that the manifest names every file but itself, each in a folder of its own."""
    with zipfile.ZipFile(file) as archive:
        names = {name.removeprefix(f"{TOP}/") for name in archive.namelist()} - {"manifest.json"}
        said = json.loads(archive.read(MANIFEST))
    assert said["format"] == 1
    assert set(said) == {"format", "version", "python", "files"}
    assert names == set(said["files"])
    assert all("/" in name for name in names)


@pytest.mark.parametrize("text", [b"", b"key 00\n", b"key zz\nsignature zz\n", b"key 00 signature 00 more", FORGED])
def test_an_odd_signature_is_refused(tmp_path: Path, key: Path, text: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    class Odd:
        def text(self) -> str:
            return text.decode()

    monkeypatch.setattr("releases.signed", lambda _made, _key: Odd())
    with opened(release(tmp_path, "0.2.0", key=key)) as found, pytest.raises(UpdateTrouble):
        signature_of(found)


def test_a_file_that_holds_no_key_signs_nothing(tmp_path: Path) -> None:
    (tmp_path / "key").write_text("no key\n")
    with pytest.raises(UpdateTrouble, match="holds no key"):
        release(tmp_path, "0.2.0", key=tmp_path / "key")


def test_where_signatures_cannot_be_checked_it_is_said_what_is_missing(file: Path, monkeypatch) -> None:
    monkeypatch.setitem(sys.modules, "nacl.signing", None)
    with opened(file) as found, pytest.raises(UpdateTrouble) as trouble:
        signature_of(found)
    assert "python3-nacl" in trouble.value.remedy


# ---------------------------------------------------------------- whom a device trusts


def test_what_nobody_signed_is_refused_unless_it_is_ones_own(tmp_path: Path) -> None:
    file = release(tmp_path, "0.2.0")
    with pytest.raises(UpdateTrouble, match="not signed") as trouble:
        judged(file, Trust(tmp_path / "keys", never))
    assert "--unsigned" in trouble.value.remedy
    judged(file, Trust(tmp_path / "keys", never, takes_unsigned=True))


def test_even_ones_own_is_refused_when_its_signature_does_not_fit(file: Path, tmp_path: Path) -> None:
    with pytest.raises(UpdateTrouble, match="changed after"):
        judged(changed(file, says(version="0.3.0")), Trust(tmp_path / "keys", never, takes_unsigned=True))


def test_a_new_key_is_told_and_asked_about_once(file: Path, tmp_path: Path) -> None:
    asked: list[str] = []
    trust = Trust(tmp_path / "keys", lambda question: asked.append(question) is None)
    judged(file, trust)
    assert not (tmp_path / "keys").exists()
    trust.keep()
    with opened(file) as found:
        signature = signature_of(found)
    assert signature is not None
    assert fingerprint(signature.key) in asked[0]
    judged(file, Trust(tmp_path / "keys", never))


def test_a_no_refuses_it_and_says_how_to_say_yes(file: Path, tmp_path: Path) -> None:
    with pytest.raises(UpdateTrouble, match="does not know") as trouble:
        judged(file, Trust(tmp_path / "keys", lambda _: False))
    mark = trouble.value.remedy.split()[-2]
    judged(file, Trust(tmp_path / "keys", never, named=mark.upper()))
    with pytest.raises(UpdateTrouble, match="not with the one you named"):
        judged(file, Trust(tmp_path / "keys", never, named=mark[:-1]))


def test_a_second_key_does_not_push_out_the_first(file: Path, tmp_path: Path) -> None:
    (tmp_path / "keys").write_text("ab" * 32 + "\n")
    trust = Trust(tmp_path / "keys", lambda _: True)
    judged(file, trust)
    trust.keep()
    assert len((tmp_path / "keys").read_text().split()) == 2


# ---------------------------------------------------------------- an update


def test_an_update_refuses_before_anything_is_set_up(tmp_path: Path) -> None:
    set_up(tmp_path)
    here = Device(tmp_path, lambda _: True, lambda _: True)
    here.takes_unsigned = False
    with pytest.raises(UpdateTrouble, match="not signed"):
        here.update(release(tmp_path / "stick", "0.2.0"))
    assert (here.running(), here.versions.all(), here.started) == ("0.1.0", ("0.1.0",), [])


@pytest.mark.parametrize("stands", [True, False])
def test_a_new_key_is_kept_when_its_version_stays(tmp_path: Path, file: Path, stands: bool) -> None:
    set_up(tmp_path)
    here = Device(tmp_path, lambda version: stands or version == "0.1.0", lambda version: stands or version == "0.1.0")
    here.asks = lambda _: True
    if stands:
        assert here.update(file) == "0.2.0"
    else:
        with pytest.raises(UpdateTrouble, match="did not start"):
            here.update(file)
    assert here.versions.keys.exists() == stands


def test_the_command_that_makes_a_key_tells_its_fingerprint(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "systemd.make_key", str(tmp_path / "key")]
    root = Path(__file__).resolve().parents[2]
    for code in (0, 1):  # once, and not over itself
        done = subprocess.run(words, cwd=root, capture_output=True, text=True, check=False)  # noqa: S603 - our own
        assert done.returncode == code
        assert ("fingerprint" in done.stdout) == (code == 0)
