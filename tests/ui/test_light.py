"""How bright the panel is: by its own light where it has one, by a veil where not, and the same to the eye."""

import pytest

from app.devices.backlight import AS_SEEN, SysfsBacklight

MOST = 60_000  # steps: fine enough to measure ratios


@pytest.fixture
def panel(tmp_path, rehearsal):
    """Return a stage on a panel with a light, and the file of that light."""
    light = tmp_path / "lights" / "panel"
    light.mkdir(parents=True)
    (light / "max_brightness").write_text(f"{MOST}\n")
    (light / "brightness").write_text(f"{MOST}\n")
    stage = rehearsal()
    stage.shell.light.backlight = SysfsBacklight(tmp_path / "lights")
    return stage, light / "brightness"


def seen(file) -> float:
    """Return the light as eyes see it, 0 to 1."""
    return (int(file.read_text()) / MOST) ** (1 / AS_SEEN)


def after(stage, seconds: float) -> float:
    """Let time pass without a touch; return how dark the picture is."""
    stage.clock.turn(seconds)
    stage.robot.settle()
    return stage.shell.window.dark


def test_a_panel_with_a_light_is_dimmed_by_it_and_its_picture_stays_clear(panel):
    stage, file = panel
    assert after(stage, 61) == 0.0
    assert seen(file) == pytest.approx(stage.ui.theme.time.dim_to, abs=0.001)


def test_at_night_all_levels_keep_their_ratios(panel, rehearsal):
    """Dimmed is the same part of what the players chose, at every level, by light and by veil."""
    stage, file = panel
    veiled = rehearsal()
    for level in range(1, 9):
        ratios = []
        for here, light in ((stage, lambda: seen(file)), (veiled, lambda: 1 - veiled.shell.window.dark)):
            here.likes(brightness=level)
            here.shell.light.touched()
            here.robot.settle()
            bright = light()
            after(here, 61)
            ratios.append(light() / bright)
        assert ratios == pytest.approx([stage.ui.theme.time.dim_to] * 2, rel=0.005)


def test_asleep_the_light_and_the_picture_are_both_dark_and_a_touch_wakes_them(panel):
    stage, file = panel
    assert after(stage, 700) == 1.0
    assert file.read_text() == "0\n"
    stage.robot.press_button()
    stage.robot.settle()
    assert (stage.shell.window.dark, seen(file)) == (0.0, 1.0)


def test_a_light_that_fails_in_the_middle_leaves_the_dimming_to_the_picture(panel):
    stage, file = panel
    file.unlink()
    file.mkdir()
    assert after(stage, 61) == pytest.approx(1 - stage.ui.theme.time.dim_to)
