"""Sounds: the files that ship, and a speaker that may be missing."""

import array
import importlib.util
import math
import os
import threading
import tomllib
import wave
from pathlib import Path

import pytest

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")  # read by SDL when the mixer opens, not before
import pygame

from app import assets
from app.table.match.seats import FIGURES
from app.table.ports import Health
from app.ui.stage.sound import Cue, SilentSound, Sound, has_mixer, sound_name, sound_names

FOLDER = assets.path("sounds")
ONE_CARD = " 0 [Headphones     ]: bcm2835_headpho - bcm2835 Headphones\n"


def maker():
    """Load the script that made the sounds."""
    spec = importlib.util.spec_from_file_location("make_sounds", FOLDER / "make_sounds.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def samples(name: str) -> array.array:
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        return array.array("h", file.readframes(file.getnframes()))


needs_mixer = pytest.mark.skipif(not has_mixer(), reason="the mixer of pygame does not load here (libglib2.0-0)")


@pytest.fixture
def sound():
    if not has_mixer():
        pytest.skip("the mixer of pygame does not load here (libglib2.0-0)")
    speaker = Sound()
    speaker.start()
    speaker.wait(10)
    yield speaker
    speaker.close()


# ---------------------------------------------------------------- the files


def test_every_cue_has_its_file_and_no_file_is_left_over():
    assert {path.stem for path in FOLDER.glob("*.wav")} == set(sound_names())


def test_the_script_makes_the_same_bytes_again(tmp_path: Path):
    maker().make(tmp_path, ["press", "flush", "uncouple", "pass-leaf", "win-key"])
    for file in tmp_path.iterdir():
        assert file.read_bytes() == (FOLDER / file.name).read_bytes(), file.name


@pytest.mark.parametrize("name", sound_names())
def test_a_sound_is_mono_16_bit_at_22_kilohertz(name: str):
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22_050)


@pytest.mark.parametrize("name", sound_names())
def test_a_sound_begins_and_ends_in_silence(name: str):
    sound = samples(name)
    assert max(abs(sound[0]), abs(sound[-1])) <= 1
    assert max(abs(sound[1]), abs(sound[-2])) < 400


@pytest.mark.parametrize("name", sound_names())
def test_a_sound_peaks_at_the_level_of_the_tokens(name: str):
    levels = tomllib.loads(assets.text("tokens.toml"))["sound"]["level"]
    wanted = levels[maker().CUES[name][0]]
    assert 20 * math.log10(max(map(abs, samples(name))) / 32767) == pytest.approx(wanted, abs=0.05)


@pytest.mark.parametrize("name", [name for name in sound_names() if name.startswith("win")])
def test_a_win_is_over_within_three_seconds(name: str):
    assert 1.5 < len(samples(name)) / 22_050 < 3


def test_all_sounds_together_stay_small():
    assert sum(file.stat().st_size for file in FOLDER.glob("*.wav")) < 1_500_000


def test_each_figure_has_a_step_of_its_own():
    pairs = maker().PAIRS
    assert set(pairs) == set(FIGURES)
    assert len({round(12 * math.log2(two / one)) for one, two in pairs.values()}) == len(FIGURES)


# ---------------------------------------------------------------- names


def test_pass_and_win_are_named_after_the_figure():
    assert sound_name(Cue.PASS, "moon") == "pass-moon"
    assert sound_name(Cue.WIN, "fish") == "win-fish"


@pytest.mark.parametrize(("cue", "figure"), [(Cue.PASS, None), (Cue.WIN, "sun"), (Cue.COIN, "moon")])
def test_a_figure_that_does_not_fit_is_a_bug(cue: Cue, figure: str | None):
    with pytest.raises(ValueError, match=r"figure|one of"):
        sound_name(cue, figure)


# ---------------------------------------------------------------- a speaker that works


def test_before_start_cues_are_dropped_and_nothing_is_opened():
    opened: list[str] = []
    speaker = Sound(opener=opened.append)
    speaker.play(Cue.PRESS)
    assert speaker.state().health is Health.STARTING
    assert opened == []


def test_a_cue_is_heard(sound: Sound):
    sound.play(Cue.PASS, figure="moon")
    assert sound.state().health is Health.OK
    assert pygame.mixer.get_busy()


def test_mute_silences_what_still_sounds(sound: Sound):
    sound.play(Cue.WIN, figure="boat")
    sound.mute(True)
    sound.play(Cue.PRESS)
    assert sound.is_muted
    assert not pygame.mixer.get_busy()


def test_mute_keeps_the_loudness(sound: Sound):
    sound.volume(3)
    sound.mute(True)
    sound.mute(False)
    sound.play(Cue.COIN)
    assert sound.level == 3
    assert pygame.mixer.get_busy()


def test_loudness_nought_is_silence(sound: Sound):
    sound.volume(0)
    sound.play(Cue.COIN)
    assert not pygame.mixer.get_busy()


def test_full_loudness_plays_at_full_scale_and_half_way_at_a_quarter(sound: Sound):
    heard = []
    for level in (8, 4):
        pygame.mixer.stop()
        sound.volume(level)
        sound.play(Cue.REVEAL)
        heard.append(pygame.mixer.Channel(0).get_volume())
    assert heard == pytest.approx([1.0, 0.25], abs=0.01)


@pytest.mark.parametrize("level", [-1, 9])
def test_loudness_outside_the_scale_is_a_bug(level: int):
    with pytest.raises(ValueError, match=str(level)):
        Sound().volume(level)


def test_close_may_be_called_twice(sound: Sound):
    sound.close()
    sound.close()
    sound.play(Cue.PRESS)
    assert pygame.mixer.get_init() is None


# ---------------------------------------------------------------- a speaker that does not


def no_card(device: str) -> None:
    raise pygame.error("ALSA: Couldn't open audio device: No such file or directory")


def opened(cards: Path, **parts: object) -> Sound:
    speaker = Sound(cards=cards, **parts)
    speaker.start()
    speaker.wait(10)
    return speaker


def test_without_a_mixer_there_is_no_sound_and_it_is_said_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A library of the system that pygame needs is not everywhere: then nothing of it is asked."""
    monkeypatch.setattr(pygame, "mixer", object())
    speaker = Sound(cards=tmp_path / "none")
    speaker.start()
    speaker.wait(10)
    speaker.play(Cue.PRESS)
    assert speaker.state().health is Health.ABSENT
    assert "libgthread" in speaker.state().reason
    speaker.close()


@needs_mixer
def test_without_a_card_the_speaker_is_absent_and_says_why(tmp_path: Path):
    speaker = opened(tmp_path / "none", opener=no_card)
    for cue, figure in ((Cue.PRESS, None), (Cue.PASS, "key")):
        speaker.play(cue, figure)
    speaker.mute(True)
    assert (speaker.state().health, "ALSA" in speaker.state().reason) == (Health.ABSENT, True)
    speaker.close()


def test_no_card_in_the_list_is_absent_too(tmp_path: Path):
    cards = tmp_path / "cards"
    cards.write_text("--- no soundcards ---\n")
    assert opened(cards, opener=no_card).state().health is Health.ABSENT


def test_a_card_that_does_not_open_is_an_error(tmp_path: Path):
    cards = tmp_path / "cards"
    cards.write_text(ONE_CARD)
    assert opened(cards, opener=no_card).state().health is Health.ERROR


@needs_mixer
def test_the_device_of_the_settings_is_the_one_opened(tmp_path: Path):
    asked: list[str] = []
    opened(tmp_path, opener=asked.append, device="USB Audio").close()
    assert asked == ["USB Audio"]


@needs_mixer
def test_a_missing_file_is_an_error_that_names_it(tmp_path: Path):
    cards = tmp_path / "cards"
    cards.write_text(ONE_CARD)
    speaker = opened(cards, folder=tmp_path)
    assert speaker.state().health is Health.ERROR
    assert "press.wav" in speaker.state().reason
    speaker.close()


@needs_mixer
def test_a_mixer_closed_under_us_is_noticed_at_the_next_cue(tmp_path: Path):
    cards = tmp_path / "cards"
    cards.write_text(ONE_CARD)
    speaker = opened(cards)
    pygame.mixer.quit()
    speaker.play(Cue.PRESS)
    assert speaker.state().health is Health.ERROR
    speaker.close()


@needs_mixer
def test_a_sound_server_that_hangs_does_not_hold_the_screen(tmp_path: Path):
    answer = threading.Event()
    speaker = Sound(cards=tmp_path, opener=lambda device: (answer.wait(10), no_card(device)))
    speaker.start()
    speaker.play(Cue.PRESS)
    assert speaker.state().health is Health.STARTING
    answer.set()
    speaker.close()


# ---------------------------------------------------------------- the silent stand-in


def test_the_silent_speaker_remembers_what_would_have_been_heard():
    speaker = SilentSound()
    speaker.play(Cue.PASS, figure="mug")
    speaker.mute(True)
    speaker.play(Cue.COIN)
    assert speaker.heard == [(Cue.PASS, "mug")]


def test_the_silent_speaker_knows_the_same_bugs():
    with pytest.raises(ValueError, match="needs one of"):
        SilentSound().play(Cue.WIN)
