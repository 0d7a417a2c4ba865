"""The panel's own light, on folders as the kernel makes them."""

from pathlib import Path

import pytest

from app.devices.backlight import SysfsBacklight
from app.table.ports import Health


def lit(root: Path, *, most: int = 255, now: int = 200, name: str = "10-0045") -> Path:
    """Make a folder of lights with one light in it; return that light."""
    light = root / name
    light.mkdir(parents=True)
    (light / "max_brightness").write_text(f"{most}\n")
    (light / "brightness").write_text(f"{now}\n")
    return light


def level(light: Path) -> int:
    return int((light / "brightness").read_text())


@pytest.mark.parametrize(("light", "steps"), [(1.0, 255), (0.5, 55), (0.3, 18), (0.01, 1), (0.0, 0), (7.0, 255)])
def test_a_light_is_set_as_eyes_see_it_and_only_nothing_is_dark(tmp_path: Path, light: float, steps: int) -> None:
    folder = lit(tmp_path)
    assert SysfsBacklight(tmp_path).shine(light)
    assert level(folder) == steps


def test_a_light_of_few_steps_never_goes_out_while_something_is_to_be_seen(tmp_path: Path) -> None:
    folder = lit(tmp_path, most=31, now=31)
    assert SysfsBacklight(tmp_path).shine(0.09)
    assert level(folder) == 1


def test_it_writes_only_what_changes(tmp_path: Path) -> None:
    folder = lit(tmp_path)
    backlight = SysfsBacklight(tmp_path)
    backlight.shine(0.5)
    (folder / "brightness").write_text("77\n")
    backlight.shine(0.5)
    assert level(folder) == 77


@pytest.mark.parametrize(("found", "left"), [(120, 120), (0, 255)])
def test_it_leaves_the_light_as_found_but_never_dark(tmp_path: Path, found: int, left: int) -> None:
    folder = lit(tmp_path, now=found)
    backlight = SysfsBacklight(tmp_path)
    backlight.shine(0.3)
    backlight.close()
    backlight.close()
    assert level(folder) == left
    assert not backlight.shine(1.0)


@pytest.mark.parametrize("where", ["empty", "none"])
def test_a_panel_without_a_light_of_its_own_is_absent(tmp_path: Path, where: str) -> None:
    (tmp_path / "empty").mkdir()
    backlight = SysfsBacklight(tmp_path / where)
    assert (backlight.state().health, backlight.shine(1.0)) == (Health.ABSENT, False)


def test_a_window_touches_no_light(tmp_path: Path) -> None:
    assert SysfsBacklight(None).state().health is Health.ABSENT


def test_a_light_that_cannot_be_written_is_an_error_with_its_path(tmp_path: Path) -> None:
    """Root may write anything, so a folder stands where the file is."""
    folder = lit(tmp_path)
    backlight = SysfsBacklight(tmp_path)
    (folder / "brightness").unlink()
    (folder / "brightness").mkdir()
    assert not backlight.shine(0.5)
    assert backlight.state().health is Health.ERROR
    assert str(folder / "brightness") in backlight.state().reason


@pytest.mark.parametrize("text", ["", "bright", None])
def test_a_light_that_talks_nonsense_is_an_error(tmp_path: Path, text: str | None) -> None:
    folder = lit(tmp_path)
    if text is None:
        (folder / "max_brightness").unlink()
    else:
        (folder / "max_brightness").write_text(text)
    backlight = SysfsBacklight(tmp_path)
    assert (backlight.state().health, backlight.shine(0.5)) == (Health.ERROR, False)


def test_of_two_lights_the_first_is_used(tmp_path: Path) -> None:
    first, second = lit(tmp_path, name="1"), lit(tmp_path, name="2")
    SysfsBacklight(tmp_path).shine(1.0)
    assert (level(first), level(second)) == (255, 200)
