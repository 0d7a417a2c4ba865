// The wedge: a frame under the base that tilts the glass towards the near player. For one player, or for
// two side by side; with players all round the table the case lies flat on four feet.
// Printed as drawn, no supports: the gussets that carry the screws grow out of the corners at 45 degrees.

include <sizes.scad>

inset = 2 * wall;     // the frame stands under the wall of the base
thick = 2.8;

// Footprint: the base's, shortened by the tilt.
function wedge_size(s) = [outer(s)[0] - 2 * inset, (outer(s)[1] - 2 * inset) * cos(tilt)];
function wedge_far(s) = wedge_near + (outer(s)[1] - 2 * inset) * sin(tilt);

module under_the_slope(s) {  // everything below the tilted floor of the case, above the table
    translate([-50, 0, 0]) rotate([90, 0, 90]) linear_extrude(outer(s)[0] + 100, convexity = 8)
        polygon([[-30, 0], [wedge_size(s)[1] + 50, 0],
            [wedge_size(s)[1] + 50, wedge_far(s) + 50 * tan(tilt)], [-30, wedge_near - 30 * tan(tilt)]]);
}

module gusset(s, x, y) {  // in one corner: a block under the slope, on a foot that leans out of the corner
    size = wedge_size(s);
    wide = stand_bolt - inset + 7;                          // its screw is 7 from its rim
    long = (y ? stand_bolt_far : stand_bolt) - inset + 7;
    top = wedge_near + (y ? size[1] : long) * tan(tilt);
    translate([x ? size[0] : 0, y ? size[1] : 0, 0]) mirror([x, 0, 0]) mirror([0, y, 0]) hull() {
        translate([1, 1, top - 12]) cube([wide - 1, long - 1, 12]);
        translate([1, 1, top - 12 - long]) cube([thick, thick, 1]);
    }
}

module screw(s, x, y) {  // square to the floor of the case
    length = outer(s)[1] - 2 * inset;
    at = stand_bolt - inset;
    along = y ? length - (stand_bolt_far - inset) : at;
    translate([x ? wedge_size(s)[0] - at : at, 0, wedge_near]) rotate([tilt, 0, 0]) translate([0, along, 0]) {
        translate([0, 0, -30]) cylinder(d = clear, h = 40, $fn = 24);
        translate([0, 0, -5 - 40]) cylinder(d = head + 0.6, h = 40, $fn = 24);
    }
}

module wedge(s) {
    size = wedge_size(s);
    difference() {
        intersection() {
            union() {
                linear_extrude(wedge_far(s) + 1, convexity = 8) difference() {
                    slab(size, corner - inset + 1);
                    translate([thick, thick]) slab(size - 2 * [thick, thick], corner - inset);
                }
                for (x = [0, 1], y = [0, 1]) gusset(s, x, y);
            }
            under_the_slope(s);
        }
        for (x = [0, 1], y = [0, 1]) screw(s, x, y);
        // a door for the cables, and hand holds left and right
        translate([size[0] / 2, size[1], 0]) rotate([90, 0, 0]) linear_extrude(30, center = true, convexity = 8)
            polygon([[-20, -1], [20, -1], [20, 9], [10, 19], [-10, 19], [-20, 9]]);
        translate([-1, size[1] * 0.6, 0]) rotate([90, 0, 90]) linear_extrude(size[0] + 2, convexity = 8)
            polygon([[-24, -1], [24, -1], [24, 4], [14, 14], [-14, 14], [-24, 4]]);
    }
}
