#!/usr/bin/env bash
# Makes the parts as STL, ready for the slicer, in build/enclosure; with --pictures also the pictures in ../pictures.
#
#     hardware/enclosure/render.sh               the die, and all parts of all three panels: about two minutes on two cores
#     hardware/enclosure/render.sh D             only those for panel D, and the die
#     hardware/enclosure/render.sh die           only the die
#     hardware/enclosure/render.sh --pictures    only the pictures, or one of them by its name; Pillow makes them small,
#                                                and where there is no screen xvfb-run lends one
#
# Needs openscad (Debian's 2021.01 and newer).
set -euo pipefail
cd "$(dirname "$0")"
out=${OUT:-../../build/enclosure}
pictures=../pictures
mkdir -p "$out"

command -v openscad >/dev/null || { echo "openscad is missing: sudo apt install openscad" >&2; exit 1; }

part() {  # PART SCREEN FILE
    local log
    local model=tafelster
    case $1 in die_*) model=die ;; esac
    log=$(openscad -D "part=\"$1\"" -D "screen=\"$2\"" -o "$3" "$model.scad" 2>&1) || { echo "$log" >&2; exit 1; }
    if grep -qE 'WARNING|ERROR|Simple: +no' <<<"$log"; then echo "$3: $log" >&2; exit 1; fi
    echo "$3"
}

picture() {  # NAME CAMERA SETTINGS...
    local name=$1 camera=$2 run=()
    shift 2
    [ -z "$only" ] || [ "$only" = "$name" ] || return 0
    [ -n "${DISPLAY:-}" ] || run=(xvfb-run -a)
    local settings=()
    for setting in "$@"; do settings+=(-D "$setting"); done
    "${run[@]}" openscad --imgsize=2000,1400 --colorscheme=Tomorrow --camera="$camera" --viewall --autocenter \
        "${settings[@]}" -o "$out/$name.png" "${model:-tafelster}.scad" >/dev/null 2>&1
    "${PYTHON:-python3}" trim.py "$out/$name.png" "$pictures/$name.png"
    echo "$pictures/$name.png"
}

if [ "${1:-}" = --pictures ]; then
    mkdir -p "$pictures"
    only=${2:-}
    for screen in A B D; do
        name=$(tr 'A-Z' 'a-z' <<<"$screen")
        picture "case-$name-flat" 0,0,0,52,0,24,0 "screen=\"$screen\""
        picture "case-$name-wedge" 0,0,0,66,0,38,0 "screen=\"$screen\"" is_tilted=true
    done
    picture exploded 0,0,0,66,0,28,0 'part="exploded"' 'screen="A"'
    picture section 0,0,0,84,0,72,0 'part="section"' 'screen="A"'
    picture lid 0,0,0,40,0,24,0 'part="lid"'
    picture base 0,0,0,38,0,208,0 'part="base"'
    picture wedge 0,0,0,56,0,30,0 'part="wedge"'
    picture star-parts 0,0,0,50,0,30,0 'part="star_parts"'
    model=die
    picture die 0,0,0,55,0,24,0 'part="die_closed"'
    picture die-open 0,0,0,40,0,10,0 'part="die_open"'
    exit
fi

export -f part
{
    for p in die_shell die_floor; do echo "$p - $out/$p.stl"; done
    if [ "${1:-}" != die ]; then
        for p in cap cup spout; do echo "$p A $out/$p.stl"; done
        for screen in ${1:-A B D}; do
            for p in base lid wedge clamp gauge; do echo "$p $screen $out/$p-$screen.stl"; done
        done
    fi
} | xargs -P "$(nproc)" -L 1 bash -c 'set -euo pipefail; part "$@"' part
