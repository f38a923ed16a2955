"""How long frames take while something moves."""

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from typing import Final

from attrs import evolve

from leonardo.ai.players import players_of
from leonardo.app.citta.spots import StockSpot
from leonardo.app.davinci.spots import ApprenticeSpot, CardSpot
from leonardo.app.kit.settings import Speed
from leonardo.engine.citta.actions import Decline
from leonardo.engine.citta.questions import OptionQuestion
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Start
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn
from scripts.screens import citta
from scripts.screens.moments import (
    ALONE,
    AUCTION,
    COMPLETION,
    LOG,
    PAUSE,
    PLACEMENT,
    START_WORK,
    Moment,
    reach,
    since_round_began,
)
from scripts.stopwatch.room import Frame, Room

STEPS: Final = 240
"""Frames that a piece is dragged for."""
THOUGHT: Final = 300
"""Frames that are looked at while built-in players think, if they think for so long."""


def dragged(room: Room) -> list[Frame]:
    """Drag an apprentice, then a card, in wide circles over the table, where everything lights up."""
    room.get_ready()
    room.sit_down(reach(PLACEMENT))
    frames = _circle(room, room.at(ApprenticeSpot(0)))
    reached = reach(START_WORK)
    room.sit_down(reached)
    if isinstance(reached.action, Start):
        frames += _circle(room, room.at(CardSpot(reached.action.invention)))
    return frames


def others_move(room: Room) -> list[Frame]:
    """Place workers, and see all others move until one is asked again."""
    return _animated(room, LOG)


def completed(room: Room) -> list[Frame]:
    """Complete an invention, and see what comes of it."""
    return _animated(room, COMPLETION)


def auctioned(room: Room) -> list[Frame]:
    """Bid in an auction, and see it settled."""
    return _animated(room, AUCTION)


def thinking(room: Room) -> list[Frame]:
    """Let the strongest built-in players think in real time, while their moves are shown and the mouse moves about."""
    strongest = players_of(GAME.name)[-2].name  # the last one does anything
    seats = [evolve(seat, player=strongest) if isinstance(seat, BuiltIn) else seat for seat in ALONE]
    frames: list[Frame] = []

    def looked_about() -> bool:
        if room.table.session.thinking:
            frames.extend(_look_about(room, len(frames)))
        return room.asks or len(frames) >= THOUGHT

    room.get_ready()
    for reached in (reach(moment) for moment in (PAUSE, LOG, PLACEMENT)):
        room.host.play(Session(reached.played, seats, reached.seed, room.kept_in, "stopwatch"))
        room.wait(lambda: room.asks)
        room.kit.settings.speed = Speed.NORMAL
        if reached.action is not None:
            room.table.submit(reached.action)
        room.real = True
        room.animate(looked_about)
        room.real = False
    return frames


def walked_in_city(room: Room) -> list[Frame]:
    """Carry a work of art in circles over the city; then decline a palace, and see all others bid, turn and walk."""
    room.get_ready()
    citta.SCENES["citta_works"](room)
    frames = _circle(room, room.at(StockSpot()))
    played, seats, seed = citta.COMPANY.reached(OptionQuestion, 7, citta.USUAL)
    room.host.play(Session(played, seats, seed, room.kept_in, "stopwatch"))
    room.wait(lambda: room.asks)
    room.turn(30)
    room.start_over()
    room.kit.settings.speed = Speed.NORMAL
    room.table.submit(Decline())
    room.animate(lambda: room.asks or room.table.course.chance_waits)
    return frames + room.frames


DONE: Final[Mapping[str, Callable[[Room], list[Frame]]]] = {
    "a piece is dragged": dragged,
    "others move": others_move,
    "an invention is completed": completed,
    "an auction is settled": auctioned,
    "a player thinks": thinking,
    "the city is walked": walked_in_city,
}
"""What is done, by the name that it has in the figures."""
BRIEFLY: Final[Mapping[str, str]] = dict(
    zip(("drag", "others", "completed", "auction", "thinks", "city"), DONE, strict=True)
)
"""These names by words to ask for them."""


def _circle(room: Room, start: tuple[int, int]) -> list[Frame]:
    room.turn(30)
    room.move(start)
    room.start_over()
    room.press(start)
    width, height = room.canvas.size
    for step in range(STEPS // 2):
        angle = 2 * pi * step / 60
        reach_of = 0.1 + 0.35 * step / STEPS
        point = (round(width * (0.5 + reach_of * cos(angle))), round(height * (0.5 + reach_of * sin(angle))))
        room.move(point, held=True)
    return list(room.frames)  # what is shown later is no part of it


def _animated(room: Room, moment: Moment) -> list[Frame]:
    reached = reach(moment)
    room.get_ready()
    room.sit_down(reached, since_round_began(reached))
    room.turn(30)
    room.start_over()
    room.kit.settings.speed = Speed.NORMAL
    if reached.action is not None:
        room.table.submit(reached.action)
    room.animate(lambda: room.asks)
    return room.frames


def _look_about(room: Room, number: int) -> list[Frame]:
    """Move the mouse to the next place, and return the frame that shows it, if one does."""
    width, height = room.canvas.size
    before = len(room.frames)
    room.move((round(width * (0.2 + number % 50 / 80)), round(height * (0.3 + number % 30 / 80))))
    return room.frames[before:]
