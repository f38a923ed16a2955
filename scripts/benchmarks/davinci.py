"""What is done at the table of the first game while its frames are timed."""

from functools import partial
from typing import Final

from attrs import evolve

from leonardo.app.davinci.spots import ApprenticeSpot, CardSpot
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Start
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn
from scripts.benchmarks.doing import Doings, circle, strongest, thought, watched
from scripts.benchmarks.room import Frame, Room
from scripts.screens.moments import (
    ALONE,
    AUCTION,
    COMPLETION,
    LOG,
    PAUSE,
    PLACEMENT,
    START_WORK,
    Moment,
    Reached,
    reach,
    since_round_began,
)


def _dragged(room: Room) -> list[Frame]:
    """Drag an apprentice, then a card."""
    room.get_ready()
    room.sit_down(reach(PLACEMENT))
    frames = circle(room, room.at(ApprenticeSpot(0)))
    reached = reach(START_WORK)
    room.sit_down(reached)
    if isinstance(reached.action, Start):
        frames += circle(room, room.at(CardSpot(reached.action.invention)))
    return frames


def _seen(moment: Moment, room: Room) -> list[Frame]:
    """Do what the person does at a moment, and see what comes of it."""
    reached = reach(moment)
    room.get_ready()
    room.sit_down(reached, since_round_began(reached))
    return watched(room, partial(_decide, room, reached))


def _thought(room: Room) -> list[Frame]:
    """Let the strongest players think, at three places of a game."""
    level = strongest(GAME.name)
    seats = [evolve(seat, player=level) if isinstance(seat, BuiltIn) else seat for seat in ALONE]
    frames: list[Frame] = []
    room.get_ready()
    for reached in (reach(moment) for moment in (PAUSE, LOG, PLACEMENT)):
        room.host.play(Session(reached.played, seats, reached.seed, room.kept_in, "stopwatch"))
        room.wait(lambda: room.asks)
        frames += thought(room, partial(_decide, room, reached))
    return frames


def _decide(room: Room, reached: Reached) -> None:
    if reached.action is not None:
        room.table.submit(reached.action)


DOINGS: Final = Doings(_dragged, partial(_seen, LOG), partial(_seen, COMPLETION), partial(_seen, AUCTION), _thought)
"""Workers are placed, an invention is completed, somebody bids."""
