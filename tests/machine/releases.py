"""Releases made from a release: the same program under a higher version, whole or broken, to try updates with."""

import tempfile
import zipfile
from pathlib import Path

from app.update.release import pack

BROKEN = 'raise SystemExit("a version that was broken on purpose")\n'


def renumbered(file: Path, version: str, out: Path, *, is_broken: bool = False) -> Path:
    """Write a release with the content of another one under a version of its own."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        with zipfile.ZipFile(file) as archive:
            archive.extractall(folder)
        (top,) = folder.iterdir()
        (wheel,) = (top / "wheels").glob("tafelster-*.whl")
        files = {path.relative_to(top).as_posix(): path for path in top.rglob("*") if path.is_file()}
        files = {name: path for name, path in files.items() if name != "manifest.json" and path != wheel}
        new = _rewritten(wheel, version, is_broken=is_broken)
        files[f"wheels/{new.name}"] = new
        target = out / f"tafelster-{version}.zip"
        pack(version, "3.11", files, target)
    return target


def _rewritten(wheel: Path, version: str, *, is_broken: bool) -> Path:
    """Write the wheel anew with another version; a broken one loads, but does not run."""
    old = wheel.name.split("-")[1]
    new = wheel.with_name(wheel.name.replace(old, version))
    with zipfile.ZipFile(wheel) as source, zipfile.ZipFile(new, "w", zipfile.ZIP_DEFLATED) as target:
        for entry in source.infolist():
            name = entry.filename.replace(f"tafelster-{old}.dist-info", f"tafelster-{version}.dist-info")
            content = source.read(entry)
            if name.endswith("/METADATA"):
                content = content.replace(f"Version: {old}\n".encode(), f"Version: {version}\n".encode())
            if name.endswith("/RECORD"):
                content = content.replace(f"tafelster-{old}.".encode(), f"tafelster-{version}.".encode())
            if is_broken and name == "app/loop.py":
                content += b"\n\ndef run(*_, **__):\n    " + BROKEN.encode()
            target.writestr(name, content)
    return new
