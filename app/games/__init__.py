"""Pure rules: values in, values out; no clock, luck, file, pixel or device below this floor."""
