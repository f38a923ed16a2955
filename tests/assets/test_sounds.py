"""The sounds of the table are there, short, and in the one format that every player can hear."""

from pathlib import Path

import pytest

SOUNDS = Path(__file__).resolve().parents[2] / "assets" / "sounds"
NAMES = (
    "back",
    "bell",
    "cheer",
    "click",
    "coin",
    "coins",
    "curtain",
    "deny",
    "fanfare",
    "gate",
    "gears",
    "hover",
    "knock",
    "landing",
    "lift",
    "lift_group",
    "lute",
    "page",
    "seal",
    "stamp",
    "triumph",
    "your_turn",
)


def test_every_sound_is_there() -> None:
    assert sorted(path.stem for path in SOUNDS.iterdir()) == list(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_a_small_vorbis_stream(name: str) -> None:
    content = (SOUNDS / f"{name}.ogg").read_bytes()
    assert content.startswith(b"OggS")
    assert b"\x01vorbis" in content[:64]
    assert len(content) < (600_000 if name == "lute" else 40_000)
