// The small parts: clamp and gauge.

use <lid.scad>
include <sizes.scad>

// Four are printed, on their backs, finger upwards. The screw is at the origin, the finger points along x.
module clamp(s) {
    reach = 16;
    pad = max(0, boss_of_clamp(s) - seat - rim(s) - foam);
    difference() {
        union() {
            linear_extrude(3.2, convexity = 8) hull() {
                circle(d = boss + 2);
                translate([reach - 2, 0]) square([4, boss + 2], center = true);
            }
            translate([reach - 4, 0, 1.6 + pad / 2]) cube([8, boss + 2, 3.2 + pad], center = true);
        }
        linear_extrude(10, center = true, convexity = 8) hull() for (x = [-1, 1]) translate([x, 0]) circle(d = clear, $fn = 24);
    }
}

// The window and the corners of the glass, 1.4 thin: shows in half an hour whether the numbers fit your panel.
module gauge(s) {
    translate([0, 0, -plate + 1.4]) {
        translate([0, 0, plate - 1.4]) linear_extrude(1.4, convexity = 8) difference() {
            translate(glass_at(s) - [4, 4]) slab(glass(s) + [8, 8], 3);
            window_shape(s, 0);
        }
        glass_corners(s);
    }
}
