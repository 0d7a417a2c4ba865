"""The figures count what they say they count, and the comparison of scenes sees a single pixel."""

import pygame
import pytest

from tests.house import figures
from tests.house.compare_scenes import difference, told


def test_circles_are_found_and_chains_are_not():
    chain = {"a": {"b"}, "b": {"c"}, "c": set()}
    assert figures.circles(chain) == []
    assert figures.circles(chain | {"c": {"a"}, "d": {"a"}}) == [{"a", "b", "c"}]


def test_two_circles_are_two():
    arrows = {"a": {"b"}, "b": {"a"}, "c": {"d", "a"}, "d": {"c"}}
    assert sorted(map(sorted, figures.circles(arrows))) == [["a", "b"], ["c", "d"]]


def test_every_figure_is_measured_from_the_source():
    assert len({figure.name for figure in figures.figures()}) == len(figures.figures())
    arrows = figures.imports()
    assert "app.table.ports" in arrows["app.loop"]


@pytest.fixture
def picture(tmp_path):
    """Write a picture of one colour, with one pixel of another if asked."""

    def written(folder, *, dot=None, size=(6, 4)):
        surface = pygame.Surface(size)
        surface.fill((10, 20, 30))
        if dot is not None:
            surface.set_at((2, 1), dot)
        file = tmp_path / folder / "scene.png"
        file.parent.mkdir(exist_ok=True)
        pygame.image.save(surface, str(file))
        return file

    return written


def test_equal_pictures_differ_nowhere(picture, tmp_path):
    assert difference(picture("before"), picture("after"), tmp_path / "out.png") == 0
    assert not (tmp_path / "out.png").exists()


@pytest.mark.parametrize("dot", [(11, 20, 30), (255, 255, 255)])
def test_one_pixel_is_seen_however_small_the_difference(picture, tmp_path, dot):
    assert difference(picture("before"), picture("after", dot=dot), tmp_path / "out.png") == 1
    assert pygame.image.load(tmp_path / "out.png").get_size() == (18, 4)


def test_another_size_is_a_difference(picture, tmp_path):
    assert difference(picture("before"), picture("after", size=(6, 5)), tmp_path / "out.png")


def test_a_scene_that_is_gone_is_told(picture, tmp_path, capsys):
    picture("before")
    (tmp_path / "after").mkdir()
    assert told(tmp_path / "before", tmp_path / "after", tmp_path / "differs") == 1
    assert "gone: scene.png" in capsys.readouterr().out


def test_no_two_modules_of_the_program_import_each_other_round_about():
    assert figures.circles(figures.imports()) == []
