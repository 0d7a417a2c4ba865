#!/bin/sh
# Inside the guest: a GPIO chip of 28 lines, pulled up, and a machine that says it is a Raspberry Pi 4, as the pin
# library asks. A press of the star pulls /run/gpio/sim_gpio17/pull down.
set -e
modprobe configfs
mountpoint -q /sys/kernel/config || mount -t configfs none /sys/kernel/config
[ -d /sys/kernel/config/gpio-sim ] || insmod /opt/guest/gpio-sim-guest.ko
chip=/sys/kernel/config/gpio-sim/pi
mkdir -p $chip/bank0
echo 28 >$chip/bank0/num_lines
echo pinctrl-bcm2711 >$chip/bank0/label
echo 1 >$chip/live
lines=/sys/devices/platform/$(cat $chip/dev_name)/$(cat $chip/bank0/chip_name)
for line in "$lines"/sim_gpio*; do echo pull-up >"$line/pull"; done
ln -sfn "$lines" /run/gpio
{
    cat /proc/cpuinfo
    printf 'Revision\t: c03115\nModel\t\t: Raspberry Pi 4 Model B Rev 1.5\n'
} >/run/cpuinfo
mountpoint -q /proc/cpuinfo || mount --bind /run/cpuinfo /proc/cpuinfo
