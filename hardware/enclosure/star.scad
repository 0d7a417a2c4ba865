// The star: its shape, the cap you press, the cup under it, and the spout. The board with switch and lights
// (hardware/star) lies under the cup, on the same two screws.

include <sizes.scad>

switch_wide = 12.5;   // tactile switch 12 x 12, with some air
stem_high = 7.3;      // its stem, above the board
lamps_at = 11.2;      // five LEDs of 3 mm, under the tips
lamp = 4.2;           // hole for one, with its rim
collar = 1.5;         // by which holes are raised above the floor of the cup: what is spilled runs round them
cup_floor = 3.0;
spout = 10.7;         // from the centre: drops fall inside the dam of the base, on the wedge too
spout_wide = 4.8;     // a tube of its own, glued in: it passes the board, so that nothing creeps under it
spout_long = 4.0;     // below the cup
proud = 2.2;          // the cap stands so far above the lid
cone = 1.2;           // widening below the lid: keeps the cap in, and prints without support
shell = 1.6;
flange = 1.8;         // the cone and 0.6 more: what hangs below the lid
stop_after = 1.3;     // from rest to the ring of the cup: a fist is borne by the ring, not by the switch
stop_inner = 14.0;    // inner radius of that ring; only the tips meet it
post_low = 1.2;       // the post of the cap ends so far below the lid
post_wide = 7.0;
post_hole = 2.6;      // M3 x 6 without a head cuts its thread here: it is turned until the star is right
grub = 6.0;           // its length
dot = 2.5;            // silicone dot on the stem: gives way between click and stop

module star_shape(grow = 0) {  // one tip points away from the near player; tips rounded by 1.2
    round = 1.2;
    offset(grow) offset(round) offset(-round)
        polygon([for (i = [0:9]) let (r = i % 2 ? star_notch : star_tip + 1.1, a = 90 + i * 36)
            [r * cos(a), r * sin(a)]]);
}

// Printed upside down, top on the bed, in a translucent material. z = 0 is the top.
module cap() {
    high = proud + plate;
    widening = (star_tip + cone) / star_tip;
    difference() {
        union() {
            linear_extrude(0.6, scale = star_tip / (star_tip - 0.6), convexity = 8) star_shape(-0.6);
            translate([0, 0, 0.6]) linear_extrude(high - 0.6, convexity = 8) star_shape();
            translate([0, 0, high]) linear_extrude(cone, scale = widening, convexity = 8) star_shape();
            translate([0, 0, high + cone]) scale([widening, widening, 1]) linear_extrude(0.6, convexity = 8) star_shape();
        }
        translate([0, 0, 1.2]) linear_extrude(high + cone, convexity = 8) star_shape(-shell);
    }
    difference() {
        cylinder(d = post_wide, h = high + post_low, $fn = 32);
        translate([0, 0, 1.2]) cylinder(d = post_hole, h = high + post_low, $fn = 24);
    }
}

function cup_high() = cup_floor + cup_deep;

// Printed as drawn, floor on the bed. Its rim lies against the lid, its ears against two posts of the lid.
module cup() {
    high = cup_high();
    difference() {
        union() {
            cylinder(r = cup_radius, h = high);
            linear_extrude(high - boss_high, convexity = 8) hull() for (x = [-1, 1]) translate([x * cup_ear, 0]) circle(d = boss + 2);
        }
        difference() {
            translate([0, 0, cup_floor]) cylinder(r = cup_radius - cup_wall, h = cup_deep + 1);
            ring_and_collars(high - flange - stop_after);
        }
        cube([switch_wide, switch_wide, 50], center = true);
        for (a = [90:72:378]) rotate(a) translate([lamps_at, 0, -1]) cylinder(d = lamp, h = 20, $fn = 24);
        translate([0, -spout, -1]) cylinder(d = spout_wide + 0.2, h = 20, $fn = 24);  // what is spilled leaves here
        translate([0, -spout, cup_floor - 1]) cylinder(d = spout_wide + 2.2, h = 20, $fn = 24);
        for (x = [-1, 1]) translate([x * cup_ear, 0, -1]) cylinder(d = clear, h = high + 2);
    }
}

module ring_and_collars(top) {
    difference() {
        cylinder(r = cup_radius, h = top);
        translate([0, 0, -1]) cylinder(r = stop_inner, h = top + 2);
    }
    linear_extrude(cup_floor + collar, convexity = 8) {
        square(switch_wide + 2, center = true);
        for (a = [90:72:378]) rotate(a) translate([lamps_at, 0]) circle(d = lamp + 2, $fn = 24);
    }
}

// Printed as drawn, its rim on the bed.
module spout_tube() {
    difference() {
        union() {
            cylinder(d = spout_wide + 2, h = 1, $fn = 32);
            cylinder(d = spout_wide, h = cup_floor + spout_long, $fn = 32);
        }
        translate([0, 0, -1]) cylinder(d = spout_wide - 1.6, h = 20, $fn = 32);
    }
}
