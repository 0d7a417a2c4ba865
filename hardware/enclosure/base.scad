// The base: floor, walls, posts for the Raspberry Pi, and ways out for air, cables and spilled tea.
// Printed as drawn, floor on the bed, no supports.

use <star.scad>
include <sizes.scad>

board = [85, 56];        // Raspberry Pi 3 B to 5
board_holes = [[3.5, 3.5], [61.5, 3.5], [3.5, 52.5], [61.5, 52.5]];
board_high = 6.0;        // its posts: what is spilled runs by underneath
screw_board = 2.2;       // M2.5 cuts its own thread
dam = 6.0;               // wall round the drain
dam_radius = 14.4;       // inside
dam_long = 10.0;         // by which it is drawn out to the near side: on the wedge drops fall there
door = [26, 9];          // for cables, at the rear, low
power_button = 12.2;     // panel button 12 mm
power_lamp = 3.2;        // LED 3 mm

function wall_high(s) = inside(s) - 2;  // above the floor; the lid rests on the corner columns
function rear_x(s) = outer(s)[0] / 2;

module floor_shape(s) {
    difference() {
        outline(s, wall + play);
        for (p = corners(s, bolt)) translate(p) circle(d = head, $fn = 24);
        for (p = stand_bolts(s)) translate(p) circle(d = insert, $fn = 24);
        translate(star_at(s)) drain_shape();
        translate(board_at(s)) for (i = [-4:4]) translate([i * 8, 0]) square([3, 40], center = true);
    }
}

module drain_shape() {  // a star of holes, right under the star
    for (a = [90:72:450]) rotate(a) translate([7, 0]) scale([2.2, 1]) circle(d = 3.2, $fn = 20);
    circle(d = 4, $fn = 20);
    for (x = [-7, 0, 7]) translate([x, -13]) circle(d = 3.2, $fn = 20);  // the low side of the wedge
}

module basin(s, grow) {  // the floor inside the dam; at the walls it ends
    intersection() {
        translate(star_at(s)) hull() for (y = [0, -dam_long]) translate([0, y]) circle(r = dam_radius + grow);
        outline(s, 2 * wall + play - 0.1);
    }
}

module column(s) {  // an M3 x 12 comes up through the floor and holds the lid
    high = inside(s) - boss_high - 2;
    difference() {
        cylinder(d = 9.4, h = high);
        translate([0, 0, -1]) cylinder(d = head, h = high - 5);
        translate([0, 0, -1]) cylinder(d = clear, h = high + 2);
    }
}

module side_vents(s) {  // upright slots under the drip edge: air passes, drops fall clear of them
    low = 10;
    slot = wall_high(s) - skirt - low - 1;
    for (i = [-5:5]) {
        translate([-1, outer(s)[1] / 2 + i * 7, floor_thick + low]) cube([outer(s)[0] + 2, 2.4, slot]);
        if (abs(i) > 2)
            translate([rear_x(s) + i * 7, outer(s)[1] - 12, floor_thick + low]) cube([2.4, 20, slot]);
    }
}

module rear_openings(s) {
    translate([rear_x(s) - door[0] / 2, outer(s)[1] - 7, floor_thick + 0.01]) cube([door[0], 20, door[1]]);
    for (o = [[-52, power_button], [-66, power_lamp]])
        translate([rear_x(s) + o[0], outer(s)[1] + 10, floor_thick + 15]) rotate([90, 0, 0]) cylinder(d = o[1], h = 20);
}

module cable_ties(s) {  // two bridges behind the door: a tie holds the cable, not its plug
    for (x = [-1, 1]) translate([rear_x(s) + x * 8, outer(s)[1] - 19, floor_thick - 0.01]) difference() {
        translate([-5, 0, 0]) cube([10, 8, 6]);
        translate([-6, 2, 1]) cube([12, 4, 2.6]);
    }
}

module base(s) {
    linear_extrude(floor_thick, convexity = 8) floor_shape(s);
    difference() {
        translate([0, 0, floor_thick - 0.01]) linear_extrude(wall_high(s) + 0.01, convexity = 8) difference() {
            outline(s, wall + play);
            outline(s, 2 * wall + play);
        }
        side_vents(s);
        rear_openings(s);
    }
    translate([0, 0, floor_thick - 0.01]) {
        for (p = corners(s, bolt)) translate(p) column(s);
        for (p = stand_bolts(s)) translate(p) difference() {
            cylinder(d = 9, h = boss_high);
            translate([0, 0, -1]) cylinder(d = insert, h = boss_high - 1);
        }
        linear_extrude(dam, convexity = 8) difference() { basin(s, 1.6); basin(s, 0); }
        translate(board_at(s) - board / 2) for (h = board_holes) translate(h)
            post(6.4, board_high, screw_board, board_high - 0.6);
    }
    cable_ties(s);
}
