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

side = 6.1;          // from the outside to the glass, where nothing is screwed
far = 15.0;          // the same, where clamps and corner screws are
strip = 42.0;        // the same, on the side of the star
bolt = 9.5;          // corner screws, from the outside
boss = 8.0;          // outside of a post with an insert
insert = 4.0;        // hole for a heat-set insert M3
clear = 3.4;         // hole that an M3 screw passes
head = 5.9;          // hole that its head passes
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
cup_ear = 23.0;      // its two screws, from the centre of the star

tilt = 15;           // degrees of the wedge
wedge_near = 12.0;   // its height at the near edge

function row(screen) = [for (r = SCREENS) if (r[0] == screen) r][0];
function glass(s) = row(s)[1];
function picture(s) = row(s)[2];
function shift(s) = row(s)[3];
function rim(s) = row(s)[4];
function deep(s) = row(s)[5];
function is_near(s) = row(s)[6] == "near";

// Outer size of the lid, across and down.
function outer(s) = is_near(s)
    ? [glass(s)[0] + 2 * side, glass(s)[1] + strip + far]
    : [glass(s)[0] + far + strip, glass(s)[1] + 2 * side];

// Height inside, from the floor to the lid's underside.
function inside(s) = deep(s) + room;
function height(s) = plate + inside(s) + floor_thick;

function glass_at(s) = is_near(s) ? [side, strip] : [far, side];
function star_at(s) = is_near(s)
    ? [outer(s)[0] / 2, star_from_edge]
    : [outer(s)[0] - star_from_edge, outer(s)[1] / 2];

// Four corners, `d` from the outside.
function corners(s, d) = [for (x = [d, outer(s)[0] - d], y = [d, outer(s)[1] - d]) [x, y]];

// Four screws of feet or wedge, from below.
function stand_bolts(s) = [for (x = [stand_bolt, outer(s)[0] - stand_bolt], y = [stand_bolt, outer(s)[1] - stand_bolt_far])
    [x, y]];

function boss_of_clamp(s) = max(boss_high, rim(s));

// The four clamps: place of the screw, and the direction in which the clamp reaches over the panel.
function clamps(s) = is_near(s)
    ? [for (t = [0.22, 0.78]) each [
        [[side + t * glass(s)[0], strip - boss / 2 - 0.7], 90],
        [[side + t * glass(s)[0], outer(s)[1] - bolt], -90]]]
    : [for (t = [0.22, 0.78]) each [
        [[bolt, side + t * glass(s)[1]], 0],
        [[outer(s)[0] - strip + boss / 2 + 0.7, side + t * glass(s)[1]], 180]]];

// Centre of the Raspberry Pi, lying with its 40 pins away from the near player.
function board_at(s) = [outer(s)[0] / 2 - (is_near(s) ? 0 : 12), outer(s)[1] / 2 + 14];

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
