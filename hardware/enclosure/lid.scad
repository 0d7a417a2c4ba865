// The lid: top, window, star opening, and the posts for clamps, cup and corner screws.
// Printed upside down, top on the bed, no supports. Drawn here as it is printed: z = 0 is the top.

use <star.scad>
include <sizes.scad>

module window_shape(s, grow) {
    size = picture(s) + 2 * [1 + grow, 1 + grow];
    translate(glass_at(s) + glass(s) / 2 + shift(s) - size / 2) slab(size, 1.5 + grow);
}

module lid_top(s) {
    difference() {
        hull() {  // its edge is broken, hands rest on it
            linear_extrude(0.01, convexity = 8) outline(s, 0.9);
            translate([0, 0, 0.9]) linear_extrude(plate - 0.9, convexity = 8) outline(s, 0);
        }
        hull() {  // slanted towards the glass: fingers reach the edge of the picture
            translate([0, 0, -0.01]) linear_extrude(0.01, convexity = 8) window_shape(s, plate - 0.6);
            translate([0, 0, plate - 0.6]) linear_extrude(0.01, convexity = 8) window_shape(s, 0);
        }
        linear_extrude(3 * plate, center = true, convexity = 8) window_shape(s, 0);
        translate(star_at(s)) linear_extrude(3 * plate, center = true, convexity = 8) mirror([1, 0]) star_shape(star_play);
    }
}

module glass_corners(s) {  // four angles that keep the glass in its place
    size = glass(s) + [0.8, 0.8];
    translate(concat(glass_at(s) - [0.4, 0.4], plate - 0.01)) linear_extrude(1.6, convexity = 8) for (x = [0, 1], y = [0, 1])
        translate([x * size[0], y * size[1]]) mirror([x, 0]) mirror([0, y]) difference() {
            translate([-0.9, -0.9]) square(9);
            square(20);
        }
}

// As printed, mirrored left to right: turn it over and the star is where sizes.scad says.
module lid(s) {
    translate([outer(s)[0], 0, 0]) mirror([1, 0, 0]) {
        lid_top(s);
        translate([0, 0, plate - 0.01]) linear_extrude(skirt, convexity = 8) difference() {
            outline(s, 0);
            outline(s, wall);
        }
        glass_corners(s);
        translate([0, 0, plate - 0.01]) {
            for (p = corners(s, bolt)) translate(p) post(boss, boss_high + 2, insert, boss_high);
            for (c = clamps(s)) translate(c[0]) post(boss, boss_of_clamp(s), insert, boss_high - 1);
            for (x = [-1, 1]) translate(star_at(s) + [0, 0]) rotate(is_near(s) ? 0 : 90)
                translate([x * cup_ear, 0, 0]) post(boss, boss_high, insert, boss_high - 1);
        }
    }
}
