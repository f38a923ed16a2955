"""Short films of what moves on the table, as strips of six frames in one picture."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

import pygame

from leonardo.app.davinci.spots import ApprenticeSpot
from leonardo.app.kit.settings import Speed
from leonardo.app.table.dialogs.dialog import Dialog
from leonardo.app.table.results.podium.scene import PodiumScene
from leonardo.engine.davinci import events
from leonardo.engine.davinci.actions import Bid, PlaceApprentices
from leonardo.engine.game import Event
from scripts.screens.moments import (
    AUCTION,
    COMPLETION,
    PERSON,
    PLACEMENT,
    RESULTS,
    ROUND,
    THREE_GROUPS,
    Moment,
    reach,
    since_round_began,
)
from scripts.screens.theatre import Theatre

FRAMES: Final = 6  # frames of a strip
TAKEN_AT: Final = (1920, 1080)  # pixels of the window that is filmed
SHOWN_AT: Final = (640, 360)  # pixels of a frame on the strip

_COLUMNS: Final = 2
_GAP: Final = 10
_GROUND: Final = (38, 24, 14)
_EVERY: Final = 5  # of the frames that pass, one in so many is looked at
_LONGEST: Final = 160  # pictures that are taken of something at most
_STEPS: Final = 12  # places on the way of a drag
_LOOKS: Final = 30  # frames for which a person looks before anything is done

Film = list[pygame.Surface]


def strip(name: str, theatre: Theatre) -> pygame.Surface:
    """Return six frames of a film, side by side and one row under the other."""
    return mounted(STRIPS[name](theatre))


def mounted(film: Sequence[pygame.Surface]) -> pygame.Surface:
    """Return the first frame of a film, the last one, and those in between at even distances, in one picture."""
    chosen = [film[round(number * (len(film) - 1) / (FRAMES - 1))] for number in range(FRAMES)]
    width, height = film[0].get_size()
    rows = -(-FRAMES // _COLUMNS)
    sheet = pygame.Surface((_COLUMNS * (width + _GAP) + _GAP, rows * (height + _GAP) + _GAP))
    sheet.fill(_GROUND)
    for number, frame in enumerate(chosen):
        row, column = divmod(number, _COLUMNS)
        sheet.blit(frame, (_GAP + column * (width + _GAP), _GAP + row * (height + _GAP)))
    return sheet


def _drag(theatre: Theatre) -> Film:
    """Apprentices are lifted, carried over the city and set down."""
    reached = reach(PLACEMENT)
    theatre.sit_down(reached, since_round_began(reached))
    theatre.kit.settings.speed = Speed.NORMAL
    if not isinstance(reached.action, PlaceApprentices):
        raise TypeError("no apprentices are to be placed")
    start, end = theatre.at(ApprenticeSpot(0)), theatre.at(theatre.place(reached.action.at))
    film = [_at_rest(theatre)]
    for step in _way(theatre, start, end, reached.action.count - 1):
        theatre.carry(step)
        theatre.turn(_EVERY)
        film.append(_seen(theatre))
    theatre.release(end)
    for _ in range(4):
        theatre.turn(3)
        film.append(_seen(theatre))
    return film


def _at_rest(theatre: Theatre) -> pygame.Surface:
    """Return what is seen when a person has been asked for a moment: what comes up has come."""
    theatre.turn()
    theatre.turn(_LOOKS)
    return _seen(theatre)


def _way(theatre: Theatre, start: tuple[int, int], end: tuple[int, int], more: int) -> Iterator[tuple[int, int]]:
    """Yield the pixels between what is lifted and where it is set down, taking more along on the way."""
    theatre.hover(start)
    theatre.turn(_LOOKS)
    theatre.hold(start)
    for step in range(1, _STEPS + 1):
        share = step / _STEPS
        bow = round(0.12 * theatre.canvas.size[1] * share * (1 - share) * 4)
        yield round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share) - bow
        if step == 1 and more:
            theatre.wheel(more)


def _played(moment: Moment, last: type[Event] | None = None, every: int = _EVERY) -> Callable[[Theatre], Film]:
    """What happens after the person's decision of a moment, until something `last` or a person is asked again.

    Of the frames that pass, one in `every` is looked at.
    """

    def film(theatre: Theatre) -> Film:
        reached = reach(moment)
        theatre.sit_down(reached, since_round_began(reached))
        theatre.kit.settings.speed = Speed.NORMAL
        film = [_at_rest(theatre)]
        if isinstance(reached.action, Bid):
            film += _sealing(theatre, reached.action.florins)
        elif reached.action is not None:
            theatre.table.submit(reached.action)
        passed, ending = 0, False

        def over() -> bool:
            nonlocal passed, ending
            happens = last is not None and isinstance(theatre.table.course.happening, last)
            if ending and not happens:
                return True
            ending = happens
            busy = theatre.table.course.playback.busy
            passed += busy
            if busy and passed % every == 0:
                film.append(_seen(theatre))
            return not busy and theatre.asks

        theatre.wait(over)
        return [*film, _seen(theatre)]

    return film


def _sealing(theatre: Theatre, florins: int) -> Film:
    """So many florins are put into the purse of an open dialog, which is sealed and becomes the stage."""
    for digit in str(florins):
        theatre.key(ord(digit), unicode=digit)
    theatre.turn(_LOOKS)
    film = [_seen(theatre)]
    theatre.key(pygame.K_RETURN)
    while isinstance(theatre.kit.stack.top, Dialog):
        theatre.turn(_EVERY)
        film.append(_seen(theatre))
    return film


def _rival(theatre: Theatre) -> Film:
    """Somebody else places workers: who acts, what flies, where it lands, what is said of it."""
    reached = reach(PLACEMENT)
    theatre.sit_down(reached, since_round_began(reached))
    theatre.kit.settings.speed = Speed.NORMAL
    course = theatre.table.course
    theatre.table.submit(reached.action)
    film: Film = []

    def placed_by_another() -> bool:
        happening = course.happening
        return isinstance(happening, events.WorkersPlaced) and happening.seat != PERSON

    theatre.wait(placed_by_another)
    while placed_by_another() and len(film) < _LONGEST:
        film.append(_seen(theatre))
        theatre.turn(2)
    return [*film, _seen(theatre)]


def _ending(theatre: Theatre) -> Film:
    theatre.kit.settings.speed = Speed.NORMAL
    theatre.sit_down(reach(RESULTS), 1)
    film: Film = []
    for _ in range(_LONGEST):
        theatre.turn(4)
        if isinstance(theatre.kit.stack.top, PodiumScene):
            film.append(_seen(theatre))
    return film


def _seen(theatre: Theatre) -> pygame.Surface:
    return pygame.transform.smoothscale(theatre.canvas.surface, SHOWN_AT)


STRIPS: Final[Mapping[str, Callable[[Theatre], Film]]] = {
    "drag": _drag,
    "resolution": _played(THREE_GROUPS),
    "completion": _played(COMPLETION),
    "auction": _played(AUCTION, events.AuctionSettled),
    "rival": _rival,
    "round": _played(ROUND, events.RoundBegan, every=2),
    "end": _ending,
}
"""The name of each strip and how it is filmed."""
