#!/usr/bin/env bash
# Makes a Raspberry Pi with Raspberry Pi OS Lite (Trixie), or any Debian 13, into a tafelster that starts with the power.
# May be run again at any time: it brings everything up to date and keeps games and settings.
set -euo pipefail

usage() {
    cat <<'TEXT'
usage: sudo bash install.sh [--display auto|cage|kmsdrm|x11] [--dry-run] [--uninstall [--with-games]]

  --display WAY     how the picture gets to the panel. auto (the default) takes cage where there is a graphics chip,
                    kmsdrm where there is only a panel, x11 where there is only a frame buffer
  --dry-run         say what would be done, and do nothing
  --uninstall       remove the program; games and settings stay
  --with-games      with --uninstall: remove games and settings too
  --root DIR        put the files below DIR: no packages, no user, nothing started (for images and tests)
  --list-packages   print what is wanted from apt
TEXT
}

HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
ROOT='' DISPLAY_WAY=auto DRY='' TASK=install WITH_GAMES=''

PACKAGES=(
    python3 python3-venv python3-pygame python3-gpiozero python3-lgpio python3-serial python3-msgspec
    python3-pil python3-fonttools python3-defusedxml python3-nacl
    cage seatd libegl1 libgles2 libgbm1 libgl1-mesa-dri
    systemd-timesyncd
)
X_PACKAGES=(xserver-xorg-core xserver-xorg-input-libinput xserver-xorg-video-fbdev)
GROUPS_NEEDED=(video render input gpio dialout audio)
UNITS=/etc/systemd/system
OPT=/opt/tafelster
LIB=/usr/local/lib/tafelster
GAMES=/var/lib/tafelster
SETTINGS=/etc/tafelster

say() { printf '%s\n' "$*"; }
refuse() {
    printf 'install.sh: %s\n' "$*" >&2
    exit 1
}

run() { # a command, or what it would be
    if [ -n "$DRY" ]; then say "  $*"; else "$@"; fi
}

put() { # MODE SOURCE TARGET
    run install -D -m "$1" "$HERE/$2" "$ROOT$3"
}

is_live() { # whether there is a running system to talk to
    [ -z "$ROOT" ] && [ -d /run/systemd/system ]
}

read_words() {
    while [ $# -gt 0 ]; do
        case $1 in
        --display)
            DISPLAY_WAY=${2-nothing}
            if [ $# -gt 1 ]; then shift; fi
            ;;
        --display=*) DISPLAY_WAY=${1#*=} ;;
        --root)
            ROOT=${2-nothing}
            if [ $# -gt 1 ]; then shift; fi
            [ -d "$ROOT" ] || refuse "--root: there is no folder '$ROOT'"
            ROOT=$(cd "$ROOT" && pwd)
            ;;
        --dry-run) DRY=yes ;;
        --uninstall) TASK=uninstall ;;
        --with-games) WITH_GAMES=yes ;;
        --list-packages) TASK=list_packages ;;
        -h | --help)
            usage
            exit 0
            ;;
        *)
            usage >&2
            exit 2
            ;;
        esac
        shift
    done
    case $DISPLAY_WAY in
    auto | cage | kmsdrm | x11) ;;
    *) refuse "--display: '$DISPLAY_WAY' is none of auto, cage, kmsdrm, x11" ;;
    esac
}

# ---------------------------------------------------------------- what must be so before anything is changed

check() {
    python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || refuse "Python 3.11 or newer is needed"
    [ -n "$DRY$ROOT" ] && return
    [ "$(id -u)" = 0 ] || refuse "run it with sudo"
    command -v apt-get >/dev/null || refuse "this is no Debian or Raspberry Pi OS: apt-get is missing"
    if is_live && systemctl --quiet is-enabled display-manager.service 2>/dev/null; then
        refuse "this system starts a desktop, which holds the screen. Use Raspberry Pi OS Lite, or run:
    sudo systemctl set-default multi-user.target && sudo systemctl disable --now display-manager"
    fi
}

chosen_display() {
    if [ "$DISPLAY_WAY" != auto ]; then
        say "$DISPLAY_WAY"
    elif [ -n "$ROOT" ] || compgen -G '/dev/dri/renderD*' >/dev/null; then
        say cage
    elif compgen -G '/dev/dri/card*' >/dev/null; then
        say kmsdrm
    else
        say x11
    fi
}

# ---------------------------------------------------------------- installing

packages_for() { # what a way to the screen wants from apt
    printf '%s\n' "${PACKAGES[@]}"
    if [ "$1" = x11 ]; then printf '%s\n' "${X_PACKAGES[@]}"; fi
}

packages() {
    [ -z "$ROOT" ] || return 0
    say "Packages"
    local wanted missing=() name
    mapfile -t wanted < <(packages_for "$WAY")
    for name in "${wanted[@]}"; do
        [ "$(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null)" = installed ] || missing+=("$name")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    # Raspberry Pi's archive has the pin library, Debian's has not; there, a star is pressed on the screen.
    if [ "${missing[*]}" = python3-lgpio ] && ! is_to_be_had python3-lgpio; then return 0; fi
    run apt-get update -qq
    if ! is_to_be_had python3-lgpio; then
        local kept=()
        for name in "${missing[@]}"; do [ "$name" = python3-lgpio ] || kept+=("$name"); done
        missing=("${kept[@]}")
        say "  without python3-lgpio: this archive has none"
    fi
    run env DEBIAN_FRONTEND=noninteractive apt-get install -yqq --no-install-recommends "${missing[@]}"
}

is_to_be_had() {
    [ -n "$(apt-cache search --names-only "^$1\$" 2>/dev/null)" ]
}

user() {
    [ -z "$ROOT" ] || return 0
    say "User and groups"
    local group
    for group in "${GROUPS_NEEDED[@]}"; do run groupadd --system --force "$group"; done
    id -u tafelster >/dev/null 2>&1 ||
        run useradd --system --user-group --home-dir "$GAMES" --no-create-home --shell /usr/sbin/nologin tafelster
    run usermod --append --groups "$(IFS=,; echo "${GROUPS_NEEDED[*]}")" tafelster
    run install -d -m 0750 -o tafelster -g tafelster "$GAMES"
}

# A version is made under another name and gets its own when it is whole; `current` changes in one step.
program() {
    say "Program"
    local versions=$ROOT$OPT/versions half=$ROOT$OPT/versions/.setup.new python version
    python=$half/bin/python
    if [ -n "$DRY" ]; then
        say "  a new environment below $OPT/versions, with the program from $(source_of_program)"
        return
    fi
    mkdir -p "$versions"
    rm -rf "$versions"/.[!.]*
    python3 -m venv --system-site-packages --prompt tafelster "$half"
    if [ -d "$HERE/../wheels" ]; then
        "$python" -m pip install -q --disable-pip-version-check --root-user-action=ignore \
            --no-index --find-links "$HERE/../wheels" tafelster
    else
        "$python" -m pip install -q --disable-pip-version-check --root-user-action=ignore "$HERE/.."
    fi
    version=$(cd / && "$python" -P -c 'from importlib.metadata import version; print(version("tafelster"))')
    renamed "$half" "$OPT/versions/$version"
    sync
    if [ -e "$versions/$version" ]; then mv "$versions/$version" "$versions/.$version.old"; fi
    mv "$half" "$versions/$version"
    rm -f "$ROOT$OPT/trial"
    ln -sfn "versions/$version" "$ROOT$OPT/.current.new"
    mv -T "$ROOT$OPT/.current.new" "$ROOT$OPT/current"
    sync
    rm -rf "$versions"/.[!.]*
    say "  version $version"
}

# An environment names its own folder in the first lines of its commands and in its settings.
renamed() { # FOLDER NAME: have it speak of itself by the name it will have
    { grep -rlI --fixed-strings "$1" "$1/bin" "$1/pyvenv.cfg" || true; } | while read -r file; do
        [ -L "$file" ] || sed -i "s|$1|$2|g" "$file"
    done
}

source_of_program() {
    if [ -d "$HERE/../wheels" ]; then say "the packages of this release"; else say "this source tree"; fi
}

# Whose release set this device up is whose releases it takes from now on.
key() {
    local from=$HERE/../signature/ed25519 keys=$ROOT$OPT/keys key
    [ -f "$from" ] || return 0
    key=$(sed -n 's/^key \([0-9a-f]\{64\}\)$/\1/p' "$from")
    if [ -z "$key" ] || grep -qx "$key" "$keys" 2>/dev/null; then return 0; fi
    say "  releases of the key that signed this one are taken"
    run sh -c "echo $key >>'$keys'"
}

files() {
    say "Files"
    put 755 lib/fall-back "$LIB/fall-back"
    put 755 lib/recovery "$LIB/recovery"
    put 755 lib/tafelster /usr/local/bin/tafelster
    put 644 70-tafelster.rules /etc/udev/rules.d/70-tafelster.rules
    put 644 journald.conf /etc/systemd/journald.conf.d/tafelster.conf
    put 644 tafelster.service "$UNITS/tafelster.service"
    put 644 tafelster-recovery.service "$UNITS/tafelster-recovery.service"
    if [ ! -e "$ROOT$SETTINGS/config.toml" ]; then put 644 config.toml "$SETTINGS/config.toml"; fi
    display_files
}

display_files() {
    run rm -f "$ROOT$UNITS/tafelster.service.d/20-run.conf" "$ROOT$UNITS/tafelster-x.service"
    put 644 "display/$WAY.conf" "$UNITS/tafelster.service.d/10-display.conf"
    put 644 "display/$WAY.conf" "$UNITS/tafelster-recovery.service.d/10-display.conf"
    case $WAY in
    cage) put 644 display/cage-run.conf "$UNITS/tafelster.service.d/20-run.conf" ;;
    x11) put 644 display/tafelster-x.service "$UNITS/tafelster-x.service" ;;
    esac
}

services() {
    [ -z "$ROOT" ] || return 0
    say "Services"
    if [ "$WAY" = cage ]; then run systemctl --quiet enable seatd.service; fi
    run systemctl --quiet enable tafelster.service
    is_live || return 0
    run systemctl daemon-reload
    run udevadm control --reload
    run udevadm trigger --action=add --subsystem-match=backlight --subsystem-match=gpio --subsystem-match=pwm --subsystem-match=tty
    run systemctl try-restart systemd-journald.service
    run systemctl reset-failed
    run systemctl --no-block restart tafelster.service
}

install_all() {
    check
    WAY=$(chosen_display)
    say "Tafelster on this ${ROOT:-device}, through $WAY"
    packages
    user
    program
    key
    files
    services
    [ -n "$DRY" ] || farewell
}

farewell() {
    if is_live; then
        say "Done. The table is on the screen in a moment; if not: sudo tafelster doctor"
    else
        say "Done. This system does not run now; the table is on the screen when it is started."
    fi
}

# ---------------------------------------------------------------- removing

uninstall_all() {
    [ -n "$DRY$ROOT" ] || [ "$(id -u)" = 0 ] || refuse "run it with sudo"
    say "Removing the program"
    if [ -z "$ROOT" ]; then
        run systemctl --quiet disable tafelster.service || true
        if is_live; then
            run systemctl stop tafelster-recovery.service || true # which lets the program try again
            run systemctl stop tafelster.service || true
        fi
    fi
    run rm -rf "$ROOT$OPT" "$ROOT$LIB" "$ROOT/usr/local/bin/tafelster" "$ROOT/var/cache/tafelster" \
        "$ROOT/etc/udev/rules.d/70-tafelster.rules" "$ROOT/etc/systemd/journald.conf.d/tafelster.conf" \
        "$ROOT$UNITS/tafelster.service" "$ROOT$UNITS/tafelster.service.d" "$ROOT$UNITS/tafelster-x.service" \
        "$ROOT$UNITS/tafelster-recovery.service" "$ROOT$UNITS/tafelster-recovery.service.d"
    if is_live; then run systemctl daemon-reload; fi
    if [ -z "$WITH_GAMES" ]; then
        say "Kept: the games in $ROOT$GAMES and the settings in $ROOT$SETTINGS (--with-games removes them)"
        return
    fi
    run rm -rf "$ROOT$GAMES" "$ROOT$SETTINGS"
    if [ -z "$ROOT" ] && id -u tafelster >/dev/null 2>&1; then run userdel tafelster; fi
    say "Games and settings are removed."
}

read_words "$@"
case $TASK in
install) install_all ;;
uninstall) uninstall_all ;;
list_packages) packages_for "$DISPLAY_WAY" ;;
esac
