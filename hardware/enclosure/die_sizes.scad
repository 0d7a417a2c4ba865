// The die that is pressed. Every length here is printed; what is bought stands in die_parts.scad. All in mm, seen from
// above: the centre of the square is the origin, y points away from the player, z = 0 is the underside of the floor.

die_side = 70.0;        // the square
die_round = 9.0;        // its corners
die_wall = 2.4;
die_plate = 2.6;        // the top, into which the button snaps
die_floor = 3.0;
die_inside = 31.0;      // from floor to top: the button with its terminals
die_tail_wide = 20.8;   // the tail at the back takes plug and cable
die_tail_long = 22.4;   // beyond the square

die_post = 8.0;         // four posts for the screws, from the top down to the floor
die_post_at = 29.0;     // from the middle, both ways
die_post_hole = 2.7;    // an M3 screw cuts its own thread
die_post_deep = 10.5;
die_sink = 6.8;         // its sunk head
die_clear = 3.4;

die_button_hole = 24.5;
die_button_x = 16.0;
die_button_y = -12.0;

die_lamp_hole = 3.4;
die_lamp_x = -11.0;     // the middle one of seven lights
die_lamp_y = 8.0;
die_lamp_post = 2.9;    // from the top to the board with the lights
die_lamp_post_wide = 5.0;

die_pico_x = -12.0;     // the middle of the Pico
die_pico_y = -6.0;
die_pico_post = 3.0;    // it stands so high above the floor
die_pico_post_wide = 4.6;
die_peg = 1.7;          // two pegs at its USB end, where there is no room for the head of a screw
die_pilot = 1.75;       // holes in which an M2 screw cuts its thread

die_slot = 6.0;         // the cable leaves here
die_saddle = 2.6;       // the cable lies on it, so high above the floor
die_tie_apart = 10.0;   // a cable tie goes round cable and floor
die_tie_y = 50.0;
