// The four panels. One row each; lengths in mm. Tests read this table too, so it stays a plain list.
//
// Makers change panels without a word. Measure yours with a caliper and change its row before you print,
// then print the gauge (part = "gauge"): it takes half an hour and shows whether glass and picture fit.
//
//   glass   outside of the front glass or of the frame, across and down
//   picture what lights up (app/ui/screen_profiles.py has the same numbers)
//   shift   centre of the picture from the centre of the glass, right and up
//   rim     thickness of the panel 8 mm in from the edge of the glass, where the clamps press
//   deep    thickness of the panel at its thickest, boards and plugs included
//   star    side on which the star sits: "near" (below the picture) or "right"

SCREENS = [
    // name  glass            picture         shift       rim   deep  star
    ["A", [193.0, 110.8], [154.1,  85.9], [0.0, 0.0],  2.0, 20.0, "near"],
    ["B", [165.0, 107.0], [154.2,  85.9], [0.0, 0.0],  7.0, 16.0, "near"],
    ["C", [238.0, 156.0], [217.0, 135.6], [0.0, 0.0],  7.0, 16.0, "near"],
    ["D", [120.3, 189.4], [ 88.0, 155.0], [0.0, 0.0],  2.0, 16.0, "right"],
];
