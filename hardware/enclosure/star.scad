// The star: its shape, the cap you press, and the cup under it that holds switch and lamps.

include <sizes.scad>

switch_wide = 12.3;   // tactile switch 12 x 12, 7.3 high with its stem, with some air
switch_high = 7.3;
switch_sunk = 1.0;    // into the floor of the cup
legs = 5.0;           // distance of a pair of legs
legs_apart = 12.5;    // distance of the two pairs
lamp = 5.2;           // hole for a 5 mm LED
cup_floor = 3.0;
spout = 10.5;         // from the centre: drops fall inside the dam of the base, on the wedge too
proud = 2.2;          // the cap stands so far above the lid
cone = 1.2;           // widening below the lid: keeps the cap in, and prints without support
shell = 1.6;

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
    // the post reaches the stem of the switch with 0.1 of air
    linear_extrude(high + cup_deep + switch_sunk - switch_high - 0.1, convexity = 8) circle(d = 5, $fn = 32);
}

// Printed as drawn, floor on the bed. Its rim lies against the lid, its ears against two posts of the lid.
module cup() {
    high = cup_floor + cup_deep;
    difference() {
        union() {
            cylinder(r = cup_radius, h = high);
            linear_extrude(high - boss_high, convexity = 8) hull() for (x = [-1, 1]) translate([x * cup_ear, 0]) circle(d = boss + 2);
        }
        translate([0, 0, cup_floor]) cylinder(r = cup_radius - cup_wall, h = cup_deep + 1);
        translate([0, 0, cup_floor - switch_sunk + 5]) cube([switch_wide, switch_wide, 10], center = true);
        for (x = [-1, 1], y = [-1, 1])
            translate([x * legs_apart / 2, y * legs / 2, 0]) cube([2.4, 1.8, 20], center = true);
        for (a = [90, 210, 330]) rotate(a) translate([11.4, 0, -1]) cylinder(d = lamp, h = 10);
        rotate(270) translate([spout, 0, -1]) cylinder(d = 3, h = 10);  // what is spilled leaves here
        for (x = [-1, 1]) translate([x * cup_ear, 0, -1]) cylinder(d = clear, h = high + 2);
    }
}
