"""All screens there are, by name."""

from scenes_dice import DICE_SCENES
from scenes_house import HOUSE
from scenes_lesson import LESSON
from scenes_locus import LOCUS
from scenes_locus_screen import SCREEN
from scenes_lokus_box import LOKUS_BOX
from scenes_lokus_screen import LOKUS_SCREEN
from scenes_replay import REPLAY
from scenes_sheets import SHEETS
from scenes_trouble import TROUBLE
from stage_set import Put

SCENES: dict[str, Put] = {
    **HOUSE,
    **LOCUS,
    **DICE_SCENES,
    **LESSON,
    **LOKUS_BOX,
    **LOKUS_SCREEN,
    **REPLAY,
    **SCREEN,
    **SHEETS,
    **TROUBLE,
}
