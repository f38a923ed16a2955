"""What may be done at the table of any game while its frames are timed; each game says with what (see `frames.py`)."""

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from typing import Final

from attrs import evolve, frozen

from leonardo.ai.players import players_of
from leonardo.app.kit.points import Point
from leonardo.app.kit.settings import Speed
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn
from scripts.benchmarks.room import Frame, Room
from scripts.screens.asked import Company

KINDS: Final[Mapping[str, str]] = {
    "drag": "a piece is dragged",
    "others": "others move",
    "completed": "a work is completed",
    "auction": "an auction is settled",
    "thinks": "a player thinks",
}
"""What is done, by the words to ask for it: what it is called in the figures, in every game."""

_LOOKED: Final = 120
"""Frames for which a person looks at the table before doing anything: two seconds."""
_STEPS: Final = 120
"""Frames that a piece is dragged for."""
_THOUGHT: Final = 100
"""Frames that are looked at while built-in players think, at each place in a game, if they think for so long."""
_MOST: Final = 900
"""Frames after which is enough of what others do."""


@frozen
class Doings:
    """What a game gives to be timed: one thing of each kind, done at its table, and the frames that were shown."""

    drag: Callable[[Room], list[Frame]]
    others: Callable[[Room], list[Frame]]
    completed: Callable[[Room], list[Frame]]
    auction: Callable[[Room], list[Frame]]
    thinks: Callable[[Room], list[Frame]]

    def of(self, kind: str) -> Callable[[Room], list[Frame]]:
        """Return what is done of one of the `KINDS`."""
        done: Callable[[Room], list[Frame]] = getattr(self, kind)
        return done


@frozen
class Asked:
    """A place in games of a company: where something of a `kind` is asked from a round on, agreed on `options`.

    `answer` is what the person decides there; without one, what the company would.
    """

    company: Company
    options: object
    kind: type
    earliest: int
    answer: object = None

    def sit_down(self, room: Room, *, strong: bool = False) -> None:
        """Sit down there, with `strong` players if so wished, and wait until one is asked."""
        played, seats, seed = self.company.reached(self.kind, self.earliest, self.options)
        if strong:
            level = strongest(self.company.game.name)
            seats = tuple(evolve(seat, player=level) if isinstance(seat, BuiltIn) else seat for seat in seats)
        room.host.play(Session(played, seats, seed, room.kept_in, "stopwatch"))
        room.wait(lambda: room.asks)

    def decide(self, room: Room) -> None:
        """Do there what the person at the screen decides."""
        session, seat = room.table.session, room.table.course.people[0]
        view, random = session.view(seat), self.company.stream(session.played, session.seed, seat)
        answer = self.company.choose(view, session.legal(), random) if self.answer is None else self.answer
        room.table.submit(answer)


def strongest(game: str) -> str:
    """Return the name of the strongest built-in player that thinks as long as it may: the last one does anything."""
    return players_of(game)[-2].name


def circle(room: Room, start: Point) -> list[Frame]:
    """Drag what lies at a pixel in wide circles over the table, where everything lights up."""
    room.turn(_LOOKED)
    room.kit.settings.speed = Speed.NORMAL
    room.move(start)
    room.start_over()
    room.press(start)
    width, height = room.canvas.size
    for step in range(_STEPS):
        angle = 2 * pi * step / 60
        reach_of = 0.1 + 0.35 * step / (2 * _STEPS)
        point = (round(width * (0.5 + reach_of * cos(angle))), round(height * (0.5 + reach_of * sin(angle))))
        room.move(point, held=True)
    return list(room.frames)  # what is shown later is no part of it


def watched(room: Room, decide: Callable[[], None]) -> list[Frame]:
    """Decide, and see all that comes of it until one is asked again, or enough of it."""
    room.turn(_LOOKED)
    room.start_over()
    room.kit.settings.speed = Speed.NORMAL
    decide()
    room.animate(lambda: room.asks or len(room.frames) >= _MOST)
    return room.frames


def thought(room: Room, decide: Callable[[], None]) -> list[Frame]:
    """Decide, and move the mouse about in real time while others think and their moves are shown."""
    frames: list[Frame] = []

    def looked_about() -> bool:
        if room.table.session.thinking:
            frames.extend(_look_about(room, len(frames)))
        return room.asks or len(frames) >= _THOUGHT

    room.real = True
    room.turn(_LOOKED)
    room.kit.settings.speed = Speed.NORMAL
    decide()
    room.animate(looked_about)
    room.real = False
    return frames


def _look_about(room: Room, number: int) -> list[Frame]:
    """Move the mouse to the next place, and return the frame that shows it, if one does."""
    width, height = room.canvas.size
    before = len(room.frames)
    room.move((round(width * (0.2 + number % 50 / 80)), round(height * (0.3 + number % 30 / 80))))
    return room.frames[before:]


def asked(place: Asked) -> Callable[[Room], list[Frame]]:
    """Return how to decide at a place of a game, and see what comes of it."""

    def see(room: Room) -> list[Frame]:
        room.get_ready()
        place.sit_down(room)
        return watched(room, lambda: place.decide(room))

    return see


def asked_of_the_strong(*places: Asked) -> Callable[[Room], list[Frame]]:
    """Return how to decide at some places of games, and look about while the strongest players think."""

    def look(room: Room) -> list[Frame]:
        room.get_ready()
        room.start_over()
        frames: list[Frame] = []
        for place in places:
            place.sit_down(room, strong=True)
            frames += thought(room, lambda place=place: place.decide(room))  # type: ignore[misc]
        return frames

    return look
