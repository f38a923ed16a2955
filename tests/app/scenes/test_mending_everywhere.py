"""Wherever an error comes that nobody expected: it is told, reported, and the game goes on from its last decision."""

from functools import partial
from pathlib import Path
from random import Random

import pygame
import pytest

from leonardo import __version__
from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.window.app import App, StepClock
from leonardo.app.scenes.crash_recovery import after_fault
from leonardo.app.scenes.message import Message
from scripts.fuzz.games import decide
from scripts.fuzz.house import AT_THE_TABLE, WAYS, House, house
from tests.diagonal import diagonal

SEED = 3
LEARNT = ("lesson", "puzzle")
"""Scenes of games that are kept otherwise than as saves."""
WAYS_TO_BREAK = ("update", "handle", "draw")


class Enough(BaseException):
    """The loop has run for as long as was to be seen."""


class Broken(App):
    """The loop of the program, which ends after some turns, and not because of an error."""

    left = 4

    def turn(self) -> None:
        """Go on, or end."""
        self.left -= 1
        if self.left < 0:
            raise Enough
        super().turn()


def break_top(here: House, way: str) -> None:
    """Let the uppermost scene fail at what it is asked, and ask it."""
    top = here.stage.kit.stack.top
    assert top is not None

    def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError("a gear is stuck")

    setattr(top, way, fail)
    if way == "draw":
        setattr(top, "draw_again", fail)  # noqa: B010 - as above
    top.redraw()
    here.stage.events.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_F9, mod=0, unicode="", scancode=0))


def run(here: House) -> None:
    """Run the loop of the program for some turns."""
    kit = here.stage.kit
    app = Broken(kit, here.stage.canvas, StepClock(), here.stage.events, mend=partial(after_fault, here.host))
    with pytest.raises(Enough):
        app.run()


@pytest.mark.slow
@pytest.mark.parametrize(("game", "scene", "way"), diagonal(tuple(PRESENTATIONS), tuple(WAYS), WAYS_TO_BREAK))
def test_an_error_in_any_scene_ends_no_game(
    game: str, scene: str, way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "log"
    monkeypatch.setattr("leonardo.crash_report.log_folder", lambda: log)
    with house(tmp_path / "house", SEED) as here:
        here.go_to(scene, game)
        while here.stage.kit.stack.just_came:
            here.stage.turn()
        before = here.host.session
        at_a_table = scene in AT_THE_TABLE or (scene in LEARNT and before is not None)
        break_top(here, way)
        run(here)
        told = here.stage.kit.stack.top
        assert isinstance(told, Message)
        (report,) = log.iterdir()
        written = report.read_text("utf-8")
        assert f"Leonardo {__version__}, Python" in written
        assert "a gear is stuck" in written
        assert str(tmp_path) not in written
        assert report.name in told.text
        assert len(told.answers) == (2 if at_a_table else 1)
        told.back() if len(told.answers) == 1 else told.answers[-1].action()
        run(here)
        if at_a_table:
            after = here.host.session
            assert after is not None
            assert before is not None
            assert after is not before
            assert after.played.state == before.played.state
            if scene in AT_THE_TABLE:
                decide(after, Random(SEED))
            assert not after.autosave.failing
        assert len(list(log.iterdir())) == 1
