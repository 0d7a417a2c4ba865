// The panels. One row each; lengths in mm. Tests read this table too, so it stays a plain list.
//
// Makers change panels without a word. Measure yours with a caliper and change its row before you print,
// then print the gauge (part = "gauge"): it takes half an hour and shows whether glass and picture fit.
//
//   glass   outside of the front glass or of the module, across and down
//   picture what lights up (app/ui/screen_profiles.py has the same numbers, within a millimetre)
//   shift   centre of the picture from the centre of the glass, right and up
//   rim     from the front to the back of the panel where the clamps press, 3 to 11 mm in from its board
//   deep    thickness of the panel at its thickest, boards and plugs included
//   star    side on which the star sits: "near" (below the picture) or "right"
//   over    its board beyond the glass: left, right, near, far
//   ears    four ears with holes beyond the board: width and length, [0, 0] without
//   plugs   what its plugs and the bend of their cables need beyond the glass, on the right
//   unproven  lengths that no source gives: measure them first
//
// A  Raspberry Pi Touch Display (the first), 7-inch. raspberrypi/documentation, display_intro.adoc: 192.96 x 110.76,
//    viewable 154.08 x 85.92. Its module (164.9 x 100) begins 5.4 mm in at the long edges: the clamps press on it.
// B  Waveshare 7inch HDMI LCD (C), 1024 x 600. RalfLangeDresden/RaspberryPiCases, parts/Display7Constants.scad, measured:
//    module 164.9 x 100, board 107.02, ears 8 x 8.6 at 156.9 x 114.96, sockets on the right, picture off centre.
// D  Raspberry Pi Touch Display 2, 7-inch. raspberrypi/documentation, touch-display-2/about.adoc: 189.5 x 120,
//    15 deep, active 154.5 x 87, viewing 155.5 x 88.

SCREENS = [
    // name  glass            picture         shift         rim   deep  star     over                 ears        plugs  unproven
    ["A", [193.0, 110.8], [154.1,  85.9], [0.0, 0.0],   5.9, 20.0, "near",  [0, 0, 0, 0],        [0, 0],      0.0, ["rim", "shift"]],
    ["B", [164.9, 100.0], [154.2,  85.9], [-1.8, 3.6],  7.7, 16.0, "near",  [0, 0, 5.2, 1.8],    [8.0, 8.7], 34.0, ["deep"]],
    ["D", [120.0, 189.5], [ 87.0, 154.5], [0.0, 0.0],   2.0, 15.0, "right", [0, 0, 0, 0],        [0, 0],      0.0, ["rim", "shift"]],
];
