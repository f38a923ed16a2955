"""Sounds, or silence."""

import logging
import os
import re
from pathlib import Path
from threading import Event
from threading import enumerate as enumerate_threads
from time import monotonic, sleep

import pygame
import pytest

import leonardo
from leonardo.app.kit.asset_files import assets_folder
from leonardo.app.kit.audio import PATIENCE, SELDOM, SOON, Audio, SoundTrial


def test_without_a_device_there_is_silence_and_one_log_line(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(**_: int) -> None:
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", fail)
    audio = Audio()
    audio.set_volumes(10, 10)
    audio.play("knock")
    audio.play_music("title")
    assert [record.getMessage() for record in caplog.records] == ["no sound: no device"]


def test_a_sound_that_is_missing_is_silent_and_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    audio = Audio(folder=tmp_path)
    assert audio.ready
    audio.play("thunder")
    audio.play("thunder")
    audio.play_music("thunder")
    assert [record.getMessage().split(" is missing")[0] for record in caplog.records] == [
        "The sound “thunder.ogg”",
        "The sound “thunder.ogg”",
    ]
    pygame.mixer.quit()


def test_a_sound_that_is_damaged_is_silent_and_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "thunder.ogg").write_bytes(b"rumble")
    audio = Audio(folder=tmp_path)
    audio.play("thunder")
    audio.play_music("thunder")
    assert all("“thunder.ogg” in this copy of Leonardo is damaged" in text for text in caplog.messages)
    assert len(caplog.records) == 2
    pygame.mixer.quit()


class Tries:
    """Tries of sound that come out as a test wishes; `count` says how many were begun, `given_up` how many of them."""

    def __init__(self) -> None:
        self.wished: bool | None = None
        self.count = 0
        self.given_up = 0

    def __call__(self) -> "Tries":
        self.count += 1
        return self

    def outcome(self) -> bool | None:
        return self.wished

    def end(self) -> None:
        self.given_up += 1


def pass_time(audio: Audio, milliseconds: int) -> None:
    for _ in range(milliseconds // 100):
        audio.update(100)


def lost() -> tuple[Audio, Tries]:
    """Return what has lost its device while music was played, once that is closed."""
    tries = Tries()
    audio = Audio(trial=tries)
    audio.play_music("lute")
    audio.lose()
    assert not audio.ready
    for thread in enumerate_threads():
        if thread.name == "leonardo-sound":
            thread.join()
    return audio, tries


def test_sound_comes_back_with_its_music_and_its_sounds() -> None:
    audio, tries = lost()
    audio.play("knock")
    pass_time(audio, SOON + 100)
    assert tries.count == 1
    pass_time(audio, 1000)
    assert not audio.ready, "nothing is known yet"
    tries.wished = True
    pass_time(audio, 100)
    assert audio.ready
    assert pygame.mixer.music.get_busy()
    audio.play("knock")
    assert pygame.mixer.get_busy()
    assert audio.end(10)


def test_silence_is_tried_ever_more_rarely() -> None:
    audio, tries = lost()
    tries.wished = False
    counts = []
    for _ in range(3):
        pass_time(audio, 60_000)
        counts.append(tries.count)
    assert counts[0] > counts[1] - counts[0] >= 1
    pass_time(audio, 10 * SELDOM)
    assert tries.count - counts[-1] <= 10
    audio.look_again()
    before = tries.count
    pass_time(audio, 200)
    assert tries.count == before + 1, "another device has come"


def test_a_server_that_hangs_is_given_up_and_tried_again() -> None:
    audio, tries = lost()
    pass_time(audio, SOON + PATIENCE + 500)
    assert tries.given_up == 1
    pass_time(audio, 10_000)
    assert tries.count == 3


def test_music_wished_for_waits_for_the_trial() -> None:
    tries = Tries()
    audio = Audio(at_once=False, trial=tries)
    audio.play_music("lute")
    assert not audio.ready
    tries.wished = True
    pass_time(audio, 300)
    assert pygame.mixer.music.get_busy()
    assert audio.end(10)


def test_the_end_does_not_wait_for_a_device_that_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    hangs, close = Event(), pygame.mixer.quit
    audio = Audio()
    monkeypatch.setattr(pygame.mixer, "quit", hangs.wait)
    assert not audio.end(0.01)
    hangs.set()
    assert audio.end(10)
    close()


def test_what_cannot_be_heard_is_not_worked_out() -> None:
    audio = Audio()
    audio.play_music("lute")
    audio.set_volumes(0, 0)
    assert not pygame.mixer.music.get_busy()
    audio.set_volumes(50, 50)
    assert pygame.mixer.music.get_busy()
    audio.end(10)


@pytest.mark.slow
@pytest.mark.parametrize(("driver", "found"), [("dummy", True), ("no such driver", False)])
def test_a_trial_in_a_process_tells_whether_there_is_sound(
    monkeypatch: pytest.MonkeyPatch, driver: str, found: bool
) -> None:
    monkeypatch.setitem(os.environ, "SDL_AUDIODRIVER", driver)
    trial, end = SoundTrial(), monotonic() + 60
    while trial.outcome() is None and monotonic() < end:
        sleep(0.01)
    assert trial.outcome() is found


@pytest.mark.slow
def test_a_trial_without_a_device_writes_no_lines(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "alsa")
    monkeypatch.setenv("ALSA_CONFIG_PATH", os.devnull)
    trial, end = SoundTrial(), monotonic() + 60
    while trial.outcome() is None and monotonic() < end:
        sleep(0.01)
    assert trial.outcome() is False
    assert capfd.readouterr() == ("", "")


def test_every_sound_that_is_played_by_name_is_there() -> None:
    program = Path(leonardo.__file__).parent
    named = {
        name for file in program.rglob("*.py") for name in re.findall(r'\.play\("(\w+)"\)', file.read_text("utf-8"))
    }
    assert named >= {"click", "page"}
    assert named <= {sound.stem for sound in (assets_folder() / "sounds").glob("*.ogg")}
