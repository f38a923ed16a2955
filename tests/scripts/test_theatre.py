"""A script sits down at a game somewhere in its middle: what others decided on the way is remembered."""

import os
from contextlib import closing
from pathlib import Path

import pytest

from leonardo.saves.folder import folder_at
from scripts.screens.moments import PAUSE, reach, since_round_began
from scripts.screens.theatre import Theatre

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


def test_what_was_decided_on_the_way_to_a_moment_is_not_thought_of_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So no picture depends on how busy the machine is: under load a player may be given up, and decide otherwise."""
    monkeypatch.setattr("leonardo.play.player_process.Worker", lambda: pytest.fail("somebody thinks"))
    reached = reach(PAUSE)
    before = since_round_began(reached)
    assert before > 0
    with closing(Theatre((1024, 640), folder_at(tmp_path))) as theatre:
        theatre.sit_down(reached, before)
        session = theatre.host.session
        assert session is not None
        assert session.played.turns == reached.played.turns
