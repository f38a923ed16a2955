"""Sounds, or silence."""

import logging
from pathlib import Path

import pygame
import pytest

from leonardo.app.kit.audio import Audio


def test_without_a_device_there_is_silence_and_one_line_in_the_log(
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
