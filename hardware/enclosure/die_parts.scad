// What is bought for the die, as large as it is at most. None of these lengths is printed.
//
// The Pico by its data sheet: 51 x 21, holes of 2.1 at 2.0 and 4.8 from its edges, the socket stands out by 1.3.
// Button: OBSF-24 and its likes, a rim of 28, a body of 24 that reaches 22 below the surface; 10 more for plugs on its
// terminals. Light: 3 mm, 5.3 high, its rim 3.8. Plug: 10.6 x 8.5, the most the USB standard lets it be.

pico_long = 51.0;
pico_wide = 21.0;
pico_thick = 1.0;
pico_hole = 2.1;
pico_hole_end = 2.0;
pico_hole_side = 4.8;
pico_solder = 2.0;      // below, along its edges
pico_usb_wide = 8.0;
pico_usb_deep = 5.6;
pico_usb_high = 2.8;
pico_usb_out = 1.3;
pico_plug_wide = 10.6;
pico_plug_high = 8.5;
pico_plug_long = 24.0;       // what is stiff of it, outside its socket
pico_cable_thick = 4.5;
arcade_rim = 28.0;
arcade_body = 24.0;
arcade_deep = 22.0;     // below the surface
arcade_terminals = 10.0;
board_pitch = 2.54;
led_board_holes = [10, 15];
led_board_thick = 1.6;
led_board_solder = 2.0;
led_thick = 3.0;
led_rim = 3.8;
led_high = 5.3;
resistor_thick = 2.5;
m2_head = 4.0;
m2_head_high = 1.6;

LAMPS = [[-4, 4], [4, 4], [-4, 0], [0, 0], [4, 0], [-4, -4], [4, -4]];  // in holes from the middle
LAMP_SCREWS = [[-2.5, 6], [2.5, -6]];

// Round on the outside: no flat side of the polygon cuts anything off, so that a collision is never missed.
module shaft(d, h) cylinder(d = d / cos(180 / $fn), h = h);

// The middle of the board at the origin, its underside at z = 0, its socket towards y.
module pico() {
    y = pico_long / 2;
    difference() {
        union() {
            translate([-pico_wide / 2, -y, 0]) cube([pico_wide, pico_long, pico_thick]);
            translate([-7, -y + 5, pico_thick - 0.1]) cube([14, pico_long - 12, 2.1]);
            for (x = [-pico_wide / 2, pico_wide / 2 - 2]) translate([x, -y + 0.5, -pico_solder])
                cube([2, pico_long - 1, pico_solder + 2]);
            translate([-pico_usb_wide / 2, y + pico_usb_out - pico_usb_deep, pico_thick - 0.1])
                cube([pico_usb_wide, pico_usb_deep, pico_usb_high + 0.1]);
        }
        for (at = pico_holes()) translate(concat(at, -1)) cylinder(d = pico_hole, h = 5);
    }
    for (at = pico_holes()) if (at[1] < 0) translate(concat(at, pico_thick - 0.01)) shaft(d = m2_head, h = m2_head_high);
}
function pico_holes() = [for (x = [-1, 1], y = [-1, 1])
    [x * (pico_wide / 2 - pico_hole_side), y * (pico_long / 2 - pico_hole_end)]];
function plug_axis() = pico_thick + pico_usb_high / 2;

// Plug and cable in the socket of the Pico above.
module plug() {
    y = pico_long / 2 + pico_usb_out + 0.3;
    translate([-pico_plug_wide / 2, y, plug_axis() - pico_plug_high / 2]) cube([pico_plug_wide, pico_plug_long, pico_plug_high]);
    translate([0, y + pico_plug_long - 0.1, plug_axis()]) rotate([-90, 0, 0]) shaft(d = pico_cable_thick, h = 40);
}

// The surface in which it sits is z = 0.
module button() {
    cylinder(d1 = arcade_rim, d2 = arcade_rim - 3, h = 2.5);
    cylinder(d = 20, h = 4.5);
    translate([0, 0, -arcade_deep]) shaft(d = arcade_body, h = arcade_deep + 0.1, $fn = 64);
    translate([-5, -8, -arcade_deep - arcade_terminals]) cube([10, 16, arcade_terminals + 0.1]);
}

// The face with the lights is z = 0, the middle light at the origin.
module lamp_board() {
    size = led_board_holes * board_pitch;
    color("#3C886F") translate([-size[0] / 2, -size[1] / 2, -led_board_thick]) cube(concat(size, led_board_thick));
    color("#857F74") translate([-size[0] / 2 + 0.5, -5.5 * board_pitch, -led_board_thick - led_board_solder])
        cube([size[0] - 1, 11 * board_pitch, led_board_solder + 0.1]);
    color("#D8493A") for (at = LAMPS) translate(at * board_pitch) {
        translate([0, 0, -0.1]) shaft(d = led_rim, h = 1.1);
        shaft(d = led_thick, h = led_high);
    }
    color("#F3E7CE") for (y = [3, 1, -1, -3]) translate([-size[0] / 2 + 2, y * board_pitch - resistor_thick / 2, -0.1])
        cube([size[0] - 4, resistor_thick, resistor_thick + 0.1]);
    color("#857F74") for (at = LAMP_SCREWS) translate(concat(at * board_pitch, -led_board_thick - m2_head_high)) shaft(d = m2_head, h = m2_head_high + 0.1);
}
