// What is bought and goes into the case, as bodies: panel with board, ears and plugs; Raspberry Pi with plugs and heat
// sink; the star's board; the sockets in the back wall. And where any of them meets a printed part, or each other.
//
// Every body grows by `off` on all sides: so it stands for each printed length being wrong by as much, either way.
// Where one thing is meant to lie on another (foam, posts, wall) its face is drawn in by the same amount.

use <star.scad>
use <lid.scad>
use <base.scad>
use <small.scad>
include <sizes.scad>

module box(at, size, off) {
    translate(at - [off, off, off]) cube(size + 2 * [off, off, off]);
}

// z = 0 is the lid's underside.
module panel_body(s, off) {
    g = glass(s);
    o = over(s);
    translate(concat(glass_at(s), -seat)) {
        box([0, 0, -rim(s) + 2 * off], [g[0], g[1], rim(s) - 4 * off], off);
        inset = is_near(s) ? [10, 14] : [14, 10];  // behind the rim it is narrower: clamps reach round it
        box(concat(inset, -deep(s)), [g[0] - 2 * inset[0], g[1] - 2 * inset[1], deep(s) - rim(s)], off);
        if (o[2] + o[3] > 0)
            box([-o[0], -o[2], -rim(s) + 2 * off], [g[0] + o[0] + o[1], g[1] + o[2] + o[3], 1], off);
        if (ears(s)[1] > 0) for (x = [0, g[0] - ears(s)[0]], y = [-o[2] - ears(s)[1], g[1] + o[3]])
            box([x, y, -rim(s) + 2 * off], [ears(s)[0], ears(s)[1], 1], off);
        if (plugs(s) > 0)  // somewhere along the right side: the whole side is kept free
            box([g[0], 15, -deep(s)], [plugs(s) - 2 * wall - play - 1, g[1] - 30, deep(s) - rim(s)], off);
    }
}

// z = 0 is the floor's upper side. Sockets of a 4 and of a 5 together.
module raspberry_body(s, off) {
    translate(concat(board_at(s) - [85, 56] / 2, board_up())) {
        box([0, 0, 2 * off], [85, 56, 1.6], off);
        for (y = [2, 21, 40]) {
            box([67, y, 1.6], [21, 15, 16], off);
            // USB-A plug with the bend of its cable; beside the star of D only the lower sockets are used
            box([88, y, 2.6], [38, 15, is_near(s) ? 13 : 7], off);
        }
        box([4.7, -26, 0.6], [13, 27, 8], off);       // USB-C, in from the back wall: a plug with an elbow fits too
        box([19, -28, 0.6], [14, 29, 9], off);        // micro-HDMI, with an elbow
        box([7, 49, 1.6], [51, 6, 18], off);          // plugs on the pins
        box([22, 12, 3.6], [40, 30, 11], off);        // heat sink
        box([-4, 20, -1.4 + 2 * off], [4, 16, 1.4], off);  // the card
    }
}

module star_board_body(s, off) {
    translate([0, 0, -cup_high()]) translate(star_at(s)) rotate(is_near(s) ? 0 : 90) {
        translate([0, 0, -star_board - off]) linear_extrude(star_board - off) offset(off) difference() {
            hull() {
                circle(r = 17);
                for (x = [-1, 1]) translate([x * cup_ear, 0]) circle(r = 5);
            }
            translate([-3.5, -30]) square([7, 22.5]);
        }
        box([-19.2, -6.5, -star_board - star_plug], [6.2, 13, star_plug], off);
        translate([0, 0, -star_board - star_parts - off]) difference() {
            cylinder(r = 19 + off, h = star_parts);
            translate([-3.5, -30, -1]) cube([7, 22.5, 50]);
        }
    }
}

module port_bodies(s, off) {
    inner = outer(s)[1] - 2 * wall - play;
    for (o = BACK) translate([outer(s)[0] / 2 + o[1], inner, o[2]])
        if (o[4] > 0) {
            box([-port_wide / 2, -4 - 2 * off, -port_high / 2], [port_wide, 4, port_high], off);
            box([-10, -port_deep, -port_high / 2], [20, port_deep - 2 * off, port_high], off);
        } else box([-9, -24, -9] * (o[3][0] > 5 ? 1 : 0.3), [18, 23, 18] * (o[3][0] > 5 ? 1 : 0.3), off);
}

PRINTED = ["base", "lid", "cup", "clamps"];

module printed(s, part) {
    if (part == "base") base(s);
    translate([0, 0, floor_thick + inside(s)]) {
        if (part == "lid") translate([outer(s)[0], 0, plate]) rotate([0, 180, 0]) lid(s);
        if (part == "cup") translate(star_at(s)) translate([0, 0, -cup_high()]) rotate(is_near(s) ? 0 : 90) cup();
        if (part == "clamps") for (c = clamps(s)) translate(concat(c[0], -boss_of_clamp(s) - 3.2)) rotate(c[1]) clamp(s);
    }
}

module bought(s, off, place) {
    low = floor_thick;
    high = floor_thick + inside(s);
    if (place == 0) translate([0, 0, high]) panel_body(s, off);
    if (place == 1) translate([0, 0, low]) raspberry_body(s, off);
    if (place == 2) translate([0, 0, high]) star_board_body(s, off);
    if (place == 3) translate([0, 0, low]) port_bodies(s, off);
}

// What is in the way: of what is bought in one printed part, or ("bought") in each other, or ("") in anything.
// Nothing comes out of it, and OpenSCAD says so ("object is empty"): that is the proof.
module collisions(s, off, of) {
    for (part = PRINTED) if (of == "" || of == part) intersection() {
        printed(s, part);
        for (place = [0:3]) bought(s, off, place);
    }
    if (of == "" || of == "bought") for (one = [0:2], other = [1:3]) if (one < other) intersection() {
        bought(s, off, one);
        bought(s, off, other);
    }
}
