"""Makes the release file that installs and updates a device: `python -m systemd.make_release OUT [KEY]`.

KEY is the secret half of a key pair, in a file outside the project; without one the release is not signed.

It holds the program, what Debian 13 has not or has too old, and the installer; nothing in it is made for one kind of
processor. The packages come from the configured package index, so this needs a network; the device needs none.
"""

import hashlib
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from app.update.release import Manifest, Signer, opened, pack
from app.update.signature import FILE, fingerprint, signature_of, signed

ROOT = Path(__file__).resolve().parent.parent
BUNDLED = ("fpdf2", "gpiozero")
"""Debian 13 has no fpdf2, and a gpiozero that does not go with today's pin library. The rest comes from apt."""

INSTALLER = ("*.sh", "*.service", "*.rules", "*.conf", "*.toml", "display/*", "lib/*")


def main() -> int:
    """Make it; prints the file, its SHA-256 and who signed it."""
    out, *keys = map(Path, sys.argv[1:])
    sign = _signer(keys[0]) if keys else None
    out.mkdir(parents=True, exist_ok=True)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    with tempfile.TemporaryDirectory() as folder:
        wheels = _wheels(Path(folder), project["dependencies"])
        files = {f"wheels/{wheel.name}": wheel for wheel in wheels}
        for pattern in INSTALLER:
            files |= {path.relative_to(ROOT).as_posix(): path for path in (ROOT / "systemd").glob(pattern)}
        file = out / f"tafelster-{project['version']}.zip"
        pack(project["version"], project["requires-python"].removeprefix(">="), files, file, sign)
    print(f"{file}\nsha256 {hashlib.sha256(file.read_bytes()).hexdigest()}")
    with opened(file) as release:
        found = signature_of(release)
    print(f"signed with the key {fingerprint(found.key)}" if found else "NOT SIGNED: devices take it with --unsigned")
    return 0


def _signer(secret: Path) -> Signer:
    def sign(manifest: Manifest) -> tuple[str, bytes]:
        return FILE, signed(manifest, secret).text().encode()

    return sign


def _wheels(folder: Path, dependencies: list[str]) -> list[Path]:
    """Build the program's wheel and fetch those that go with it."""
    bundled = [wanted for wanted in dependencies if wanted.startswith(BUNDLED)]
    _pip("wheel", "--no-deps", "--wheel-dir", str(folder), str(ROOT))
    _pip("download", "--no-deps", "--only-binary=:all:", "--dest", str(folder), *bundled)
    wheels = sorted(folder.glob("*.whl"))
    strange = [wheel.name for wheel in wheels if not wheel.name.endswith("-none-any.whl")]
    if strange or len(wheels) != len(bundled) + 1:
        raise SystemExit(f"not for every device: {strange or wheels}")
    return wheels


def _pip(*words: str) -> None:
    subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-m", "pip", "--disable-pip-version-check", *words, "--quiet"], check=True
    )


if __name__ == "__main__":
    sys.exit(main())
