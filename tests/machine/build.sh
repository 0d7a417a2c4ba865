#!/usr/bin/env bash
# Makes the disk of a guest: Debian 13 with a kernel, the packages the installer asks for, a simulated GPIO chip and a
# simulated touch panel. What is there already is kept, so a second run takes seconds.
#
#   sudo tests/machine/build.sh WORK       needs mmdebstrap, qemu-utils, e2fsprogs, openssh-client; 3 GB; ten minutes
set -euo pipefail

HERE=$(cd "$(dirname "$0")" && pwd)
WORK=$(mkdir -p "$1" && cd "$1" && pwd)
ROOT=$WORK/root
MAKER=$WORK/maker # the same system with compilers; nothing of it goes into the guest but what it made

step() { printf '== %s (%s s)\n' "$*" "$SECONDS"; }

# What the guest needs to be a machine, and what install.sh wants from apt: the guest itself has no network.
MACHINE=linux-image-amd64,systemd-sysv,udev,dbus,openssh-server,kmod,iproute2,initramfs-tools,zstd,busybox,python3-evdev
GRAPHICS=libgl1-mesa-dri,libegl1,libgles2,libgbm1
KIOSK=$("$HERE/../../systemd/install.sh" --list-packages | grep -v '^python3-lgpio$' | paste -sd,)

debian() { # the smallest system, without manuals
    [ -e "$ROOT.done" ] && return
    step "Debian 13"
    rm -rf "$ROOT"
    mmdebstrap --variant=minbase --keyring=/usr/share/keyrings --include="$MACHINE,$GRAPHICS,$KIOSK" \
        --aptopt='APT::Install-Recommends "false"' --aptopt='Acquire::Languages "none"' \
        --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/locale/*' \
        --dpkgopt='path-exclude=/usr/share/doc/*' trixie "$ROOT"
    touch "$ROOT.done"
}

inside() { # a command in the maker
    chroot "$MAKER" env DEBIAN_FRONTEND=noninteractive "$@"
}

mounted() {
    mount --bind /dev "$MAKER/dev"
    mount -t proc proc "$MAKER/proc"
    trap 'umount "$MAKER/dev" "$MAKER/proc"' EXIT
    cp /etc/resolv.conf "$MAKER/etc/resolv.conf"
    mkdir -p "$MAKER/etc/ssl/certs"
    cp /etc/ssl/certs/ca-certificates.crt "$MAKER/etc/ssl/certs/"
    for settings in /etc/pip.conf "${PIP_CONFIG_FILE:-}" "$HOME/.config/pip/pip.conf" "$HOME/.pip/pip.conf"; do
        if [ -s "$settings" ]; then cp "$settings" "$MAKER/etc/pip.conf"; fi
    done
}

# Debian's kernel has no gpio-sim, but its source has: two files, built beside the kernel. One line of irq_sim.c uses
# what modules may not; generic_handle_irq does the same here. Nothing of the kernel's source is kept with ours.
gpio_chip() {
    local source=$MAKER/usr/src/gpio-sim
    mkdir -p "$source"
    inside bash -c 'cd /tmp && apt-get download -q linux-source-6.12'
    dpkg-deb --fsys-tarfile "$MAKER"/tmp/linux-source-6.12*.deb | tar -xO ./usr/src/linux-source-6.12.tar.xz |
        xz -dc | tar -x -C "$source" --strip-components=3 \
        linux-source-6.12/drivers/gpio/gpio-sim.c linux-source-6.12/kernel/irq/irq_sim.c
    sed -i 's/handle_simple_irq(irq_to_desc(irqnum));/generic_handle_irq(irqnum);/' "$source/irq_sim.c"
    printf 'obj-m := gpio-sim-guest.o\ngpio-sim-guest-y := gpio-sim.o irq_sim.o\n' >"$source/Makefile"
    inside bash -c 'make -s -C /lib/modules/*/build M=/usr/src/gpio-sim modules'
    cp "$source/gpio-sim-guest.ko" "$WORK/"
}

pin_library() { # Raspberry Pi's archive has it as python3-lgpio, Debian's has not
    inside env PYPI=1 python3 -m pip wheel -q --no-deps --no-build-isolation -w /tmp/wheels lgpio==0.2.2.0
    mkdir -p "$WORK/wheels"
    cp "$MAKER"/tmp/wheels/*.whl "$WORK/wheels/"
}

made() {
    [ -e "$WORK/made.done" ] && return
    step "the GPIO chip and the pin library"
    rm -rf "$MAKER"
    cp -a "$ROOT" "$MAKER"
    mounted
    inside apt-get update -q
    inside apt-get install -yq --no-install-recommends \
        gcc make libc6-dev python3-dev python3-pip python3-setuptools python3-wheel swig linux-headers-amd64 xz-utils
    gpio_chip
    pin_library
    touch "$WORK/made.done"
}

debian
made
