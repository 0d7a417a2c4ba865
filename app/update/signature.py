"""Who made a release: an Ed25519 signature (RFC 8032) over its manifest, which has the sum of every file in it.

    tafelster-0.2.0/signature/ed25519     key HEX        the public key, 32 bytes
                                          signature HEX  64 bytes, over what the manifest says without this file

The file is named in the manifest like any other, so that versions which know of no signature read the release too.
"""

import hashlib
import os
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from app.disk import DISK
from app.errors import FileTrouble, UpdateTrouble
from app.reading import files
from app.update.release import Manifest, Release

FILE = "signature/ed25519"
MOST = 1_000  # bytes of that file, and of a file with a key
_SAID = b"tafelster release\n"
_NACL = "PyNaCl is not here. On a device: sudo apt install python3-nacl, once, with a network."


class Signature(Struct, frozen=True):
    """A public key of 32 bytes and a signature of 64."""

    key: bytes
    signature: bytes

    def text(self) -> str:
        """Return it as it stands in a release."""
        return f"key {self.key.hex()}\nsignature {self.signature.hex()}\n"


def fingerprint(key: bytes) -> str:
    """Return what people compare of a public key: the first 20 bytes of its SHA-256, in groups of four letters."""
    digits = hashlib.sha256(key).hexdigest()[:40]
    return "-".join(digits[at : at + 4] for at in range(0, 40, 4))


def signed_part(manifest: Manifest) -> bytes:
    """Return the bytes that are signed: all that a manifest says, but for the signature itself."""
    others = {name: digest for name, digest in manifest.files.items() if name != FILE}
    return _SAID + msgspec.json.encode(replace(manifest, files=others), order="sorted")


def signature_of(release: Release) -> Signature | None:
    """Return the signature of a release once it fits, None if it has none; UpdateTrouble for one that does not fit."""
    if FILE not in release.manifest.files:
        return None
    found = _parsed(release.content(FILE, MOST))
    try:
        from nacl.exceptions import BadSignatureError
        from nacl.signing import VerifyKey
    except ImportError as error:
        raise UpdateTrouble("Whether the release is the maker's cannot be checked here.", _NACL) from error
    try:
        VerifyKey(found.key).verify(signed_part(release.manifest), found.signature)
    except (BadSignatureError, ValueError) as error:
        raise UpdateTrouble("The release file was changed after it was signed.", "Do not use it.") from error
    return found


def _parsed(text: bytes) -> Signature:
    words = text.split()
    try:
        if [*words[::2]] != [b"key", b"signature"]:
            raise ValueError(words[:1])
        found = Signature(*(bytes.fromhex(word.decode("ascii")) for word in words[1::2]))
    except (ValueError, TypeError) as error:
        raise UpdateTrouble("The signature of the release file is not understood.", "Copy it again.") from error
    return found


# ---------------------------------------------------------------- for who makes releases


def new_key(file: Path) -> str:
    """Make a key pair, keep its secret half in a new file that only its owner reads, and return the fingerprint."""
    from nacl.signing import SigningKey

    key = SigningKey.generate()
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)  # never over another one
    with os.fdopen(handle, "w", encoding="ascii") as stream:
        stream.write(f"{key.encode().hex()}\n")
    DISK.sync(file)
    DISK.sync(file.parent)
    return fingerprint(bytes(key.verify_key))


def signed(manifest: Manifest, secret: Path) -> Signature:
    """Sign a manifest with the secret half in a file; UpdateTrouble if that is no key."""
    from nacl.signing import SigningKey

    try:
        key = SigningKey(bytes.fromhex(files.text(secret, MOST).strip()))
    except FileTrouble as trouble:
        raise UpdateTrouble(f"{trouble.file}: {trouble.what}.", f"{trouble.remedy}.") from trouble
    except ValueError as error:
        raise UpdateTrouble(f"{secret} holds no key.", "Make one: make key KEY=FILE") from error
    return Signature(bytes(key.verify_key), key.sign(signed_part(manifest)).signature)
