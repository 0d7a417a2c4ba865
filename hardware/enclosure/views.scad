// How the parts lie together: for pictures, never for printing. Colours follow assets/tokens.toml.

use <star.scad>
use <lid.scad>
use <base.scad>
use <stand.scad>
use <small.scad>
include <sizes.scad>

night = "#3A4460";
deep_night = "#2A3145";
gold = "#FFC845";
cream = "#F3E7CE";
pewter = "#857F74";

module panel(s, z = 0) {  // glass under the lid at `z`
    size = glass(s);
    translate(concat(glass_at(s), z)) {
        color("#0C0E14") translate([0, 0, -1.5]) linear_extrude(1.5, convexity = 8) slab(size, 3);
        color(pewter) translate([6, 6, -deep(s)]) cube([size[0] - 12, size[1] - 12, deep(s) - 1.6]);
        translate(size / 2 + shift(s)) {
            color("#191E2D") translate([0, 0, 0.02]) linear_extrude(0.1, convexity = 8) square(picture(s), center = true);
            color(gold) translate([0, 0, 0.15]) linear_extrude(0.1, convexity = 8) star_shape();
            color(cream) for (x = [-1, 1]) translate([x * picture(s)[0] * 0.33, 0, 0.15])
                linear_extrude(0.1, convexity = 8) translate([-8, -11]) slab([16, 22], 2.2);
        }
    }
}

module raspberry(s) {
    translate(concat(board_at(s) - [85, 56] / 2, floor_thick + board_up())) {
        color("#3C886F") linear_extrude(1.6, convexity = 8) slab([85, 56], 3);
        color("#0C0E14") translate([7, 50, 1.6]) cube([51, 5, 8.5]);
        color(pewter) for (y = [2, 21, 40]) translate([69, y, 1.6]) cube([18, 14, 15]);
    }
}

// Lid, panel, cap and cup, with the underside of the lid at z = 0.
module upper(s, lift = 0) {
    color(night) translate([outer(s)[0], 0, plate + lift]) rotate([0, 180, 0]) render(convexity = 8) lid(s);
    panel(s, -seat);
    translate(star_at(s)) {
        color(gold) translate([0, 0, plate + 2.2 + lift * 1.6]) rotate([180, 0, 180]) cap();
        color(cream) translate([0, 0, -cup_high() - lift * 0.5]) rotate(is_near(s) ? 0 : 90) cup();
        color("#3C886F") translate([0, 0, -cup_high() - star_board - lift]) rotate(is_near(s) ? 0 : 90) star_board();
    }
    color(cream) for (c = clamps(s))
        translate(concat(c[0], -boss_of_clamp(s) - 3.2 - lift * 0.5)) rotate(c[1]) clamp(s);
}

module star_board() {  // as hardware/star/board.py has it
    linear_extrude(star_board) difference() {
        hull() {
            circle(r = 17);
            for (x = [-1, 1]) translate([x * cup_ear, 0]) circle(r = 5);
        }
        translate([-3.5, -30]) square([7, 22.5]);
        for (x = [-1, 1]) translate([x * cup_ear, 0]) circle(d = clear);
    }
    color("#0C0E14") translate([-6, -6, star_board]) cube([12, 12, 3.5]);
    color("#0C0E14") translate([0, 0, star_board]) cylinder(d = 3.8, h = 7.3);
    color(gold) for (a = [90:72:378]) rotate(a) translate([11.2, 0, star_board]) cylinder(d = 3, h = 5);
}

module whole(s) {
    color(deep_night) base(s);
    raspberry(s);
    translate([0, 0, floor_thick + inside(s)]) upper(s);
}

module assembly(s, is_tilted) {
    if (is_tilted) {
        color(deep_night) wedge(s);
        translate([0, 0, wedge_near]) rotate([tilt, 0, 0]) translate([-2 * wall, -2 * wall, 0]) whole(s);
    } else {
        whole(s);
        color("#0C0E14") for (p = stand_bolts(s)) translate(concat(p, -8)) cylinder(d1 = 12, d2 = 16, h = 8);
    }
}

module exploded(s) {
    color(deep_night) base(s);
    translate([0, 0, 30]) raspberry(s);
    translate([0, 0, floor_thick + inside(s) + 60]) upper(s, 45);
}

// Through the star, seen from the right.
module section(s) {
    difference() {
        whole(s);
        translate([star_at(s)[0], -50, -50]) cube([400, 400, 200]);
    }
}

// The cap, upside down as it is printed, and the cup.
module star_parts() {
    color(gold) translate([-22, 0, 0]) cap();
    color(cream) translate([28, 0, 0]) cup();
}
