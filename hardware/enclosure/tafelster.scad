// tafelster's case; the die is die.scad. Choose a panel and a part; hardware/ASSEMBLY.md tells what is printed how.
//
//     openscad -D 'screen="D"' -D 'part="lid"' -o lid.stl tafelster.scad

/* [What] */
screen = "A";      // [A, B, C, D]
part = "assembly"; // [assembly, exploded, section, star_parts, lid, base, wedge, cap, cup, clamp, gauge]
is_tilted = false; // the assembly on its wedge

/* [Hidden] */
$fn = 32;

use <star.scad>
use <lid.scad>
use <base.scad>
use <stand.scad>
use <small.scad>
include <sizes.scad>
use <views.scad>

if (part == "lid") lid(screen);
else if (part == "base") base(screen);
else if (part == "wedge") wedge(screen);
else if (part == "cap") cap();
else if (part == "cup") cup();
else if (part == "clamp") clamp(screen);
else if (part == "gauge") gauge(screen);
else if (part == "exploded") exploded(screen);
else if (part == "section") section(screen);
else if (part == "star_parts") star_parts();
else if (part == "assembly") assembly(screen, is_tilted);
else assert(false, str("no such part: ", part));
