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
sacrifice = 0.2;         // one layer across each counterbore: it prints without support, the screw breaks it

function wall_high(s) = inside(s) - 2;  // above the floor; the lid rests on the corner columns
function board_up() = board_high;
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
        translate([0, 0, high - 6 + sacrifice]) cylinder(d = clear, h = 8);
    }
}

module side_vents(s) {  // upright slots under the drip edge: air passes, drops fall clear of them
    low = 10;
    slot = wall_high(s) - skirt - low - 1;
    for (i = [-8:8])
        translate([-1, outer(s)[1] / 2 + i * 7, floor_thick + low]) cube([outer(s)[0] + 2, 2.4, slot]);
}

module rear_openings(s) {  // what BACK says
    for (o = BACK) translate([rear_x(s) + o[1], outer(s)[1] + 10, floor_thick + o[2]]) rotate([90, 0, 0]) {
        if (o[4] == 0) cylinder(d = o[3][0], h = 20);
        else linear_extrude(20, convexity = 4) square(o[3], center = true);
        if (o[4] > 0) for (x = [-1, 1]) translate([x * o[4] / 2, 0, 0]) cylinder(d = clear, h = 20);
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
}
