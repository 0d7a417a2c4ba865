"""Locomotion beside the box, with all its screens."""

from app.games.locomotion.box.game import BESIDE_BOX
from app.ui.play.locomotion.box_demo import BOX_DEMO
from app.ui.play.locomotion.box_screen import BoxScreen
from app.ui.play.locomotion.box_setup import BoxSetupScreen
from app.ui.play.locomotion.drawing import Junction
from app.ui.play.locomotion.ending import ending
from app.ui.play.locomotion.help_words import box_moment, rules
from app.ui.play.locomotion.log_words import heading, progress, sentence
from app.ui.playable import Playable

LOCOMOTION_BOX: Playable = Playable(
    game=BESIDE_BOX,
    title="Locomotion",
    drawing=lambda box: Junction(bounds=box),
    setup=lambda ui, players: BoxSetupScreen(ui, LOCOMOTION_BOX, players),
    play=BoxScreen,
    progress=progress,
    sentence=sentence,
    moment=box_moment,
    rules=rules,
    heading=heading,
    demo=BOX_DEMO,
    ending=ending,
)
