#!/bin/sh
# Makes an environment with the program in it. What is missing is told in one sentence, with what to do about it.
#
#   environment.sh PYTHON VENV [EXTRA]      EXTRA: dev or bench, as in pyproject.toml
set -u
python=$1 venv=$2 extra=${3:+"[$3]"}
story=build/$(basename "$venv").log
offline='Connection|ConnectTimeout|ReadTimeout|name resolution|Network is unreachable|ProxyError|Max retries exceeded'

stop() {
    printf 'tafelster: %s\n' "$*" >&2
    exit 1
}

command -v "$python" >/dev/null ||
    stop "$python is not installed. On Debian: sudo apt install python3-venv"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    stop "$("$python" --version 2>&1) is too old, 3.11 is needed. If you have a newer one, name it: PYTHON=python3.13"
"$python" -c 'import ensurepip, venv' 2>/dev/null ||
    stop "This Python cannot make environments. On Debian: sudo apt install python3-venv"

mkdir -p "$(dirname "$story")" || stop "This folder cannot be written. Copy it to one of your own."
if ! "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
    "$python" -m venv --clear "$venv" >"$story" 2>&1 || stop "$venv cannot be made: $(tail -n 1 "$story")"
fi
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check --retries 2 \
    --editable ".$extra" >"$story" 2>&1 && exit
if grep -qE "$offline" "$story"; then
    stop "The packages cannot be fetched: there is no network, or their index does not answer. Try again when it does."
fi
stop "The packages cannot be installed: $(grep -i error "$story" | tail -n 1) (all of it: $story)"
