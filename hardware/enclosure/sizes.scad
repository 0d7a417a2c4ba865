// Every length of the case that is not the panel's, and what follows from both. All in mm, seen from above:
// x to the right, y away from the near player, z up. The lid's underside is z = 0, the floor is far below.

include <screens.scad>

wall = 2.4;          // all walls: six lines of a 0.4 mm nozzle
plate = 2.6;         // the lid's top
floor_thick = 2.4;
corner = 9.0;        // radius of the outer corners
play = 0.3;          // air between lid and base, all round
skirt = 14.0;        // how far the lid reaches down outside the base: the drip edge
room = 28.0;         // below the panel: standoff, Raspberry Pi with its sockets, cables
seat = 0.6;          // foam tape of 1 mm between lid and glass, pressed together

side = 6.1;          // from the outside to the glass, where nothing is screwed
far = 15.0;          // the same, where clamps and corner screws are
strip = 42.0;        // the same, on the side of the star
bolt = 9.5;          // corner screws, from the outside
boss = 8.0;          // outside of a post with an insert
insert = 4.0;        // hole for a heat-set insert M3
clear = 3.4;         // hole that an M3 screw passes
head = 6.4;          // hole that its head passes: DIN 912 is 5.5, ISO 7045 5.6, DIN 7985 up to 6.0
boss_high = 8.0;     // least height of a post: an insert is 5 to 6 long
stand_bolt = 15.7;   // screws of feet or wedge, from the outside
stand_bolt_far = 28.0; // the same from the far side: a driver reaches them through the wedge, past its back wall

star_tip = 15.0;     // star, centre to tip
star_notch = 9.0;    // star, centre to notch: a circle of 18 fits inside, 16 is the least a finger needs
star_play = 0.4;     // air round the star in its opening
star_from_edge = 23.6;
cup_radius = 18.1;   // the cup under the star, outside
cup_wall = 1.2;
cup_deep = 10.0;     // inside, below the lid
cup_ear = 23.0;      // its two screws, from the centre of the star: they hold the star's board too
star_board = 1.6;    // thickness of that board, under the cup
star_parts = 10.0;   // what hangs below it: resistors that stand, the transistor
star_plug = 14.0;    // the plug, with the bend of its wires

tilt = 15;           // degrees of the wedge
wedge_near = 12.0;   // its height at the near edge

function row(screen) = [for (r = SCREENS) if (r[0] == screen) r][0];
function glass(s) = row(s)[1];
function picture(s) = row(s)[2];
function shift(s) = row(s)[3];
function rim(s) = row(s)[4];
function deep(s) = row(s)[5];
function is_near(s) = row(s)[6] == "near";

function over(s) = row(s)[7];
function ears(s) = row(s)[8];
function plugs(s) = row(s)[9];

// From the outside to the glass, on the four sides: where a board or its ears reach beyond the glass, the case grows.
function right_of(s) = max(side, plugs(s));
function far_of(s) = ears(s)[1] == 0 ? far : bolt + boss / 2 + over(s)[3] + ears(s)[1] + 0.6;
function strip_of(s) = strip + over(s)[2];

// Outer size of the lid, across and down.
function outer(s) = is_near(s)
    ? [side + glass(s)[0] + right_of(s), strip_of(s) + glass(s)[1] + far_of(s)]
    : [glass(s)[0] + far + strip, glass(s)[1] + 2 * side];

// Height inside, from the floor to the lid's underside.
function inside(s) = deep(s) + room;
function height(s) = plate + inside(s) + floor_thick;

function glass_at(s) = is_near(s) ? [side, strip_of(s)] : [far, side];
function star_at(s) = is_near(s)
    ? [outer(s)[0] / 2, star_from_edge]
    : [outer(s)[0] - star_from_edge, outer(s)[1] / 2];

// Four corners, `d` from the outside.
function corners(s, d) = [for (x = [d, outer(s)[0] - d], y = [d, outer(s)[1] - d]) [x, y]];

// Four screws of feet or wedge, from below.
function stand_bolts(s) = [for (x = [stand_bolt, outer(s)[0] - stand_bolt], y = [stand_bolt, outer(s)[1] - stand_bolt_far])
    [x, y]];

foam = 0.6;          // a strip of the same foam under the finger of a clamp
function boss_of_clamp(s) = max(boss_high, seat + rim(s) + foam);

// The four clamps: place of the screw, and the direction in which the clamp reaches over the panel.
beside = boss / 2 + 0.7;  // from the edge of glass or board to the screw
function clamps(s) = is_near(s)
    ? [for (t = [0.22, 0.78]) each [
        [[side + t * glass(s)[0], strip_of(s) - over(s)[2] - beside], 90],
        [[side + t * glass(s)[0], strip_of(s) + glass(s)[1] + over(s)[3] + beside], -90]]]
    : [for (t = [0.22, 0.78]) each [
        [[far - beside, side + t * glass(s)[1]], 0],
        [[far + glass(s)[0] + beside, side + t * glass(s)[1]], 180]]];

// Centre of the Raspberry Pi, lying with its 40 pins away from the near player.
function board_at(s) = [outer(s)[0] / 2 - (is_near(s) ? 0 : 25), outer(s)[1] / 2 + 14];

// Sockets and holes in the back wall: name, distance from the middle, height over the floor, opening, its screws.
// The panel-mount cables are of the kind with two M3 screws beside the socket; measure yours before you print.
BACK = [
    // name       from middle  up    opening      screws apart
    ["light",        -66.0,   18.0, [3.2, 3.2],    0],
    ["off-on",       -52.0,   18.0, [12.2, 12.2],  0],
    ["usb-c",        -24.0,   18.0, [12.5, 7.0],   30],
    ["usb-a-1",       14.0,   18.0, [15.5, 8.0],   30],
    ["usb-a-2",       52.0,   18.0, [15.5, 8.0],   30],
];
port_deep = 26.0;    // what a panel-mount socket needs behind the wall, with the bend of its cable
port_wide = 38.0;    // its flange, inside the wall
port_high = 13.0;

module slab(size, r) {  // a rectangle with round corners, its near left corner at the origin
    translate([r, r]) offset(r) square([size[0] - 2 * r, size[1] - 2 * r]);
}

module outline(s, inset) {  // the lid's outline, drawn in by `inset`
    translate([inset, inset]) slab(outer(s) - 2 * [inset, inset], corner - inset);
}

module post(d, h, hole, deep) {  // standing on z = 0 with a hole from the top
    difference() {
        cylinder(d = d, h = h);
        translate([0, 0, h - deep]) cylinder(d = hole, h = deep + 1);
    }
}
