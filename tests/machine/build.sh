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
KIOSK=$(for display in cage x11; do "$HERE/../../systemd/install.sh" --display $display --list-packages; done |
    sort -u | grep -v '^python3-lgpio$' | paste -sd,)

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

# A guest that is reached by ssh, says on its console how far it is, and loads no more than it has.
guest() {
    [ "$WORK/base.raw" -nt "$HERE/guest" ] && [ "$WORK/base.raw" -nt "$0" ] && return
    step "the guest"
    [ -e "$WORK/key" ] || ssh-keygen -q -t ed25519 -N '' -f "$WORK/key"
    install -d -m 700 "$ROOT/root/.ssh"
    install -m 600 "$WORK/key.pub" "$ROOT/root/.ssh/authorized_keys"
    echo table >"$ROOT/etc/hostname"
    echo '/dev/vda / ext4 rw,noatime 0 1' >"$ROOT/etc/fstab"
    install -d "$ROOT/opt/guest" "$ROOT/etc/systemd/network"
    printf '[Match]\nName=en* eth*\n[Network]\nDHCP=yes\n' >"$ROOT/etc/systemd/network/80-guest.network"
    install -m 644 "$HERE"/guest/*.sh "$HERE"/guest/*.py "$WORK/gpio-sim-guest.ko" "$ROOT/opt/guest/"
    install -m 644 "$HERE"/guest/*.service "$ROOT/etc/systemd/system/"
    for wheel in "$WORK"/wheels/*.whl; do
        python3 -m zipfile -e "$wheel" "$ROOT/usr/local/lib/python3.13/dist-packages/"
    done
    chroot "$ROOT" systemctl --quiet enable systemd-networkd ssh gpio panel
    chroot "$ROOT" systemctl --quiet mask systemd-networkd-wait-online.service apt-daily.timer \
        apt-daily-upgrade.timer dpkg-db-backup.timer e2scrub_all.timer serial-getty@ttyS0.service
    small_initrd
    step "the disk"
    rm -f "$WORK/base.raw"
    truncate -s 3G "$WORK/base.raw"
    mke2fs -q -t ext4 -d "$ROOT" "$WORK/base.raw"
}

small_initrd() { # a third of the time to start, where everything is emulated
    sed -i 's/^MODULES=.*/MODULES=list/' "$ROOT/etc/initramfs-tools/initramfs.conf"
    printf 'virtio_pci\nvirtio_blk\next4\n' >"$ROOT/etc/initramfs-tools/modules"
    mount --bind /dev "$ROOT/dev"
    mount -t proc proc "$ROOT/proc"
    chroot "$ROOT" update-initramfs -u || true
    umount "$ROOT/proc" "$ROOT/dev"
    cp "$ROOT"/boot/vmlinuz-* "$WORK/vmlinuz"
    cp "$ROOT"/boot/initrd.img-* "$WORK/initrd"
}

debian
made
guest
step "done"
