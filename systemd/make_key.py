"""Makes a key pair to sign releases with: `python -m systemd.make_key FILE` writes the secret half and prints the mark.

Keep the file outside the project and somewhere safe: whoever has it can make releases that devices take.
"""

import sys
from pathlib import Path

from app.update.signature import new_key


def main() -> int:
    """Make it, never over another one."""
    file = Path(sys.argv[1])
    try:
        mark = new_key(file)
    except OSError as error:
        print(f"{file} cannot be written ({error.strerror}). Name a new file.", file=sys.stderr)
        return 1
    print(f"{file}\nTell everybody the fingerprint, so that they can compare it:\n\n    {mark}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
