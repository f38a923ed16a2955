"""What is done at the table of each game while its frames are timed.

`DONE` holds one action of each of the `KINDS` for each game.
"""

from collections.abc import Callable, Mapping
from functools import partial
from math import cos, pi, sin
from typing import Final

from attrs import evolve, frozen

from leonardo.ai.players import players_of
from leonardo.app.citta.spots import StockSpot
from leonardo.app.davinci.spots import ApprenticeSpot, CardSpot
from leonardo.app.kit.points import Point
from leonardo.app.kit.settings import Speed
from leonardo.engine.citta.actions import Decline
from leonardo.engine.citta.questions import AuctionQuestion, OptionQuestion, WorkQuestion
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Start
from leonardo.engine.engines.actions import EndTurn
from leonardo.engine.engines.questions import AssaultQuestion, BidQuestion, TurnQuestion
from leonardo.engine.engines.setup import Options
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn
from scripts.benchmarks.room import Frame, Room
from scripts.screens.asked import CITTA_COMPANY, CITTA_OPTIONS, ENGINES_COMPANY, Company
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

KINDS: Final[Mapping[str, str]] = {
    "drag": "a piece is dragged",
    "others": "others move",
    "completed": "a work is completed",
    "auction": "an auction is settled",
    "thinks": "a player thinks",
}
"""What is done, by the words to ask for it: what it is called in the figures, in every game."""

_LOOKED: Final = 120  # frames for which a person looks at the table before doing anything: two seconds
_STEPS: Final = 120  # frames that a piece is dragged for
_THOUGHT: Final = 100
"""Frames that are looked at while built-in players think, at each place in a game, if they think for so long."""
_MOST: Final = 900  # frames after which is enough of what others do


@frozen
class Doings:
    """What a game gives to be timed: one thing of each kind, done at its table, and the frames that were shown."""

    drag: Callable[[Room], list[Frame]]
    others: Callable[[Room], list[Frame]]
    completed: Callable[[Room], list[Frame]]
    auction: Callable[[Room], list[Frame]]
    thinks: Callable[[Room], list[Frame]]

    def of(self, kind: str) -> Callable[[Room], list[Frame]]:
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
    room.hover(start)
    room.start_over()
    room.hold(start)
    width, height = room.canvas.size
    for step in range(_STEPS):
        angle = 2 * pi * step / 60
        reach_of = 0.1 + 0.35 * step / (2 * _STEPS)
        point = (round(width * (0.5 + reach_of * cos(angle))), round(height * (0.5 + reach_of * sin(angle))))
        room.carry(point)
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
    room.hover((round(width * (0.2 + number % 50 / 80)), round(height * (0.3 + number % 30 / 80))))
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


def _drag_piece(room: Room) -> list[Frame]:
    room.get_ready()
    room.sit_down(reach(PLACEMENT))
    frames = circle(room, room.at(ApprenticeSpot(0)))
    reached = reach(START_WORK)
    room.sit_down(reached)
    if isinstance(reached.action, Start):
        frames += circle(room, room.at(CardSpot(reached.action.invention)))
    return frames


def _see_moment(moment: Moment, room: Room) -> list[Frame]:
    reached = reach(moment)
    room.get_ready()
    room.sit_down(reached, since_round_began(reached))
    return watched(room, partial(_decide_reached, room, reached))


def _think(room: Room) -> list[Frame]:
    """Let the strongest players think, at three places of a game."""
    level = strongest(GAME.name)
    seats = [evolve(seat, player=level) if isinstance(seat, BuiltIn) else seat for seat in ALONE]
    frames: list[Frame] = []
    room.get_ready()
    for reached in (reach(moment) for moment in (PAUSE, LOG, PLACEMENT)):
        room.host.play(Session(reached.played, seats, reached.seed, room.kept_in, "stopwatch"))
        room.wait(lambda: room.asks)
        frames += thought(room, partial(_decide_reached, room, reached))
    return frames


def _decide_reached(room: Room, reached: Reached) -> None:
    if reached.action is not None:
        room.table.submit(reached.action)


DAVINCI: Final = Doings(
    _drag_piece, partial(_see_moment, LOG), partial(_see_moment, COMPLETION), partial(_see_moment, AUCTION), _think
)
"""Workers are placed, an invention is completed, somebody bids."""


_in_citta: Final = partial(Asked, CITTA_COMPANY, CITTA_OPTIONS)
_PALACE: Final = _in_citta(OptionQuestion, 7, Decline())


def _drag_artwork(room: Room) -> list[Frame]:
    room.get_ready()
    _in_citta(WorkQuestion, 8).sit_down(room)
    return circle(room, room.at(StockSpot()))


CITTA: Final = Doings(
    drag=_drag_artwork,
    others=asked(_PALACE),
    completed=asked(_in_citta(WorkQuestion, 8)),
    auction=asked(_in_citta(AuctionQuestion, 5)),
    thinks=asked_of_the_strong(_PALACE, _in_citta(AuctionQuestion, 5), _in_citta(WorkQuestion, 8)),
)
"""A palace is declined, a work of art is put up, somebody bids."""


_in_engines: Final = partial(Asked, ENGINES_COMPANY, Options(len(ENGINES_COMPANY.names)))
_TURN: Final = _in_engines(TurnQuestion, 5, EndTurn())


def _drag_army(room: Room) -> list[Frame]:
    """Carry the first army that may march over the chart."""
    room.get_ready()
    _TURN.sit_down(room)
    table = room.table
    return circle(room, room.at(next(iter(table.hands.moves.liftable(table.view())))))


ENGINES: Final = Doings(
    drag=_drag_army,
    others=asked(_TURN),
    completed=asked(_in_engines(AssaultQuestion, 4)),
    auction=asked(_in_engines(BidQuestion, 4)),
    thinks=asked_of_the_strong(_TURN, _in_engines(BidQuestion, 4)),
)
"""A turn is ended, a land is assaulted, somebody bids."""


DONE: Final[Mapping[str, Doings]] = {
    "davinci": DAVINCI,
    "citta": CITTA,
    "engines": ENGINES,
}
"""What each game gives to be timed."""
