// tafelster's case; the die is die.scad. Choose a panel and a part; hardware/ASSEMBLY.md tells what is printed how.
//
//     openscad -D 'screen="D"' -D 'part="lid"' -o lid.stl tafelster.scad

/* [What] */
screen = "A";      // [A, B, D]
part = "assembly"; // [assembly, exploded, section, collisions, star_parts, lid, base, wedge, cap, cup, spout, clamp, gauge]
is_tilted = false; // the assembly on its wedge
off = 0.2;         // for collisions: by how much every printed length may be wrong
of = "";           // for collisions: only with this part [, base, lid, cup, clamps, bought]

/* [Hidden] */
$fn = 32;

use <star.scad>
use <lid.scad>
use <base.scad>
use <stand.scad>
use <small.scad>
include <sizes.scad>
use <views.scad>
use <bodies.scad>

if (part == "lid") lid(screen);
else if (part == "base") base(screen);
else if (part == "wedge") wedge(screen);
else if (part == "cap") cap();
else if (part == "cup") cup();
else if (part == "spout") spout_tube();
else if (part == "clamp") clamp(screen);
else if (part == "gauge") gauge(screen);
else if (part == "collisions") collisions(screen, off, of);
else if (part == "exploded") exploded(screen);
else if (part == "section") section(screen);
else if (part == "star_parts") star_parts();
else if (part == "assembly") assembly(screen, is_tilted);
else assert(false, str("no such part: ", part));
