"""Makes releases of programs that do next to nothing, as real wheels, for the installer and the update to work on."""

import zipfile
from pathlib import Path

from units import SYSTEMD

from app.update.release import pack
from app.update.signature import FILE, signed

PROGRAM = """
import sys
print("version {version}")
main = int
"""


def wheel(folder: Path, version: str, program: str = PROGRAM, needs: str = "") -> Path:
    """Write a wheel of a `tafelster` whose package `app` runs the given program."""
    info = f"tafelster-{version}.dist-info"
    metadata = f"Metadata-Version: 2.1\nName: tafelster\nVersion: {version}\n"
    metadata += f"Requires-Dist: {needs}\n" if needs else ""
    files = {
        "app/__init__.py": "",
        "app/compose.py": "",
        "app/__main__.py": program.replace("{version}", version),
        f"{info}/METADATA": metadata,
        f"{info}/entry_points.txt": "[console_scripts]\ntafelster = app.__main__:main\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: hand\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = "".join(f"{name},,\n" for name in [*files, f"{info}/RECORD"])
    path = folder / f"tafelster-{version}-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        for name, text in {**files, f"{info}/RECORD": record}.items():
            archive.writestr(name, text)
    return path


def release(folder: Path, version: str, *, python: str = "3.11", needs: str = "", key: Path | None = None) -> Path:
    """Write a release file with one wheel and one file of the installer, signed where a file with a key is given."""
    folder.mkdir(parents=True, exist_ok=True)
    files = {f"wheels/tafelster-{version}-py3-none-any.whl": wheel(folder, version, needs=needs)}
    files["systemd/config.toml"] = SYSTEMD / "config.toml"
    file = folder / f"tafelster-{version}.zip"
    pack(version, python, files, file, None if key is None else lambda made: (FILE, signed(made, key).text().encode()))
    return file
