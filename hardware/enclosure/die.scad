// The body of the die that is pressed: a shell with the button and the lights, and a floor with the Pico. Both print
// without supports, the shell on its top.
//
//     openscad -D 'part="die_shell"' -o die_shell.stl die.scad

/* [What] */
part = "die_closed"; // [die_closed, die_open, die_shell, die_floor, collisions]

/* [Hidden] */
$fn = 32;
hair = 0.02;          // between two that lie on each other, or a touch would count as a collision

include <die_sizes.scad>
include <die_parts.scad>

function die_high() = die_floor + die_inside + die_plate;
POSTS = [for (x = [-1, 1], y = [-1, 1]) [x, y] * die_post_at];

module die_outline(inset = 0) {
    offset(delta = -inset) {
        offset(die_round) square(die_side - 2 * die_round, center = true);
        translate([die_pico_x - die_tail_wide / 2, 0]) square([die_tail_wide, die_side / 2 + die_tail_long]);
    }
}

// The tail slopes by 45 degrees from the edge of the top down to its end: printed on its top it needs no support.
module below_the_slope(drop = 0) {
    far = die_side / 2;
    rotate([90, 0, 90]) linear_extrude(4 * die_side, center = true)
        polygon([[-far - 5, -1], [-far - 5, die_high() + 2 * far + 5 - drop], [far + 30, die_high() - 30 - drop], [far + 30, -1]]);
}

module die_shell() {
    difference() {
        union() {
            difference() {
                intersection() {
                    translate([0, 0, die_floor]) linear_extrude(die_inside + die_plate, convexity = 8) die_outline();
                    below_the_slope();
                }
                intersection() {
                    translate([0, 0, die_floor - 1]) linear_extrude(die_inside + 1, convexity = 8) die_outline(die_wall);
                    below_the_slope(die_plate * sqrt(2));
                }
            }
            for (at = POSTS) translate(concat(at, die_floor)) cylinder(d = die_post, h = die_inside + 0.1);
            for (at = LAMP_SCREWS) translate(concat(lamp_at(at), die_floor + die_inside - die_lamp_post))
                cylinder(d = die_lamp_post_wide, h = die_lamp_post + 0.1);
        }
        for (at = POSTS) translate(concat(at, die_floor - 1)) cylinder(d = die_post_hole, h = die_post_deep + 1);
        for (at = LAMPS) translate(concat(lamp_at(at), die_floor + die_inside - 1)) cylinder(d = die_lamp_hole, h = die_plate + 2);
        for (at = LAMP_SCREWS) translate(concat(lamp_at(at), die_floor + die_inside - die_lamp_post - 1))
            cylinder(d = die_pilot, h = 5.6);
        translate([die_button_x, die_button_y, die_floor]) cylinder(d = die_button_hole, h = die_high(), $fn = 64);
        translate([die_pico_x, die_side / 2 + die_tail_long, 0]) rotate([90, 0, 0]) linear_extrude(3 * die_wall, center = true) {
            translate([-die_slot / 2, 0]) square([die_slot, cable_at()]);
            translate([0, cable_at()]) circle(d = die_slot);
        }
    }
}

function lamp_at(at) = [die_lamp_x, die_lamp_y] + at * board_pitch;
function cable_at() = die_floor + die_pico_post + plug_axis();

module die_floor() {
    tail = die_side / 2 + die_tail_long;
    difference() {
        union() {
            linear_extrude(die_floor, convexity = 8) die_outline();
            translate([die_pico_x, die_pico_y, 0]) for (at = pico_holes()) translate(at) {
                cylinder(d = die_pico_post_wide, h = die_floor + die_pico_post);
                if (at[1] > 0) cylinder(d1 = die_peg, d2 = die_peg - 0.3, h = die_floor + die_pico_post + pico_thick + 0.5);
            }
            translate([die_pico_x - 3, die_tie_y - 4, 0]) cube([6, 8, die_floor + die_saddle]);
        }
        for (at = POSTS) translate(concat(at, -0.01)) {
            cylinder(d = die_clear, h = die_floor + 1);
            cylinder(d1 = die_sink, d2 = die_clear, h = (die_sink - die_clear) / 2);
        }
        translate([die_pico_x, die_pico_y, 0]) for (at = pico_holes()) if (at[1] < 0)
            translate(concat(at, die_floor + die_pico_post - 5.4)) cylinder(d = die_pilot, h = 6);
        for (x = [-1, 1]) translate([die_pico_x + x * die_tie_apart / 2, die_tie_y, 0]) cube([2, 4, 3 * die_floor], center = true);
    }
}

module at_pico() translate([die_pico_x, die_pico_y, die_floor + die_pico_post + hair]) children();
module bought_pico() at_pico() pico();
module bought_plug() at_pico() plug();
module bought_button() translate([die_button_x, die_button_y, die_high() + hair]) button();
module bought_lamps() translate([die_lamp_x, die_lamp_y, die_floor + die_inside - die_lamp_post - hair]) lamp_board();

// Where two bodies are in one place; a cube of 1 mm3 far away, or there would be nothing to write.
module collisions() {
    translate([0, 0, -100]) cube(1);
    intersection() { translate([0, 0, hair]) die_shell(); die_floor(); }
    intersection() {
        union() { translate([0, 0, hair]) die_shell(); die_floor(); }
        union() { bought_pico(); bought_plug(); bought_button(); bought_lamps(); }
    }
    intersection() { bought_button(); union() { bought_pico(); bought_plug(); bought_lamps(); } }
    intersection() { bought_lamps(); union() { bought_pico(); bought_plug(); } }
}

module bought() {
    color("#3C886F") bought_pico();
    color("#191E2D") bought_plug();
    bought_lamps();
    color("#FFC845") bought_button();
}

if (part == "die_shell") translate([0, 0, die_high()]) rotate([180, 0, 0]) die_shell();
else if (part == "die_floor") die_floor();
else if (part == "collisions") collisions();
else if (part == "die_open") {
    color("#2A3145") render(convexity = 8) die_floor();
    color("#3C886F") bought_pico();
    color("#191E2D") bought_plug();
    translate([die_side + 20, 0, die_high()]) rotate([0, 180, 0]) {
        color("#3A4460") render(convexity = 8) die_shell();
        bought_lamps();
        color("#FFC845") bought_button();
    }
} else if (part == "die_closed") {
    color("#2A3145") render(convexity = 8) die_floor();
    color("#3A4460") render(convexity = 8) die_shell();
    bought();
} else assert(false, str("no such part: ", part));
