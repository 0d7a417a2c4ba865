"""tafelster: three board games on a device with one star button; this package is the program."""
