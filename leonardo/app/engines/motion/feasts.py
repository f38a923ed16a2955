"""What comes on a stage, and when: fists that open (rules 6.2 to 6.4), projects (7.4), wars and rounds that are over.

All times are milliseconds at normal speed, counted from the beginning of the event.
"""

from enum import Enum
from math import sin, tau
from typing import Final

from attrs import frozen

from leonardo.app.engines.standing import MOSTS
from leonardo.app.table.feast.timeline import BRISK, COMES, CURTAIN, PARTED, Cue, Entrance, Timeline
from leonardo.engine.engines import events
from leonardo.engine.engines.cards import PROJECTS
from leonardo.engine.engines.view import View
from leonardo.engine.game import Event

SHAKES: Final = 520
"""For how long fists shake before they open."""
COUNTS: Final = 620
"""For how long what they held is counted up."""
_STAMPS, _APART = 120, 150
_READ, _READ_OUTBID = 900, 2600
"""For how long the order is seen when it is laid out, and by a bidder whom others have outbid."""
_TIE: Final = 240


@frozen
class Opened:
    """The hand of a seat: it shakes, opens, and its coins are counted."""

    seat: int


@frozen
class Ranked:
    """In which turn a seat chooses."""

    seat: int


@frozen
class Tied:
    """The line from Leonardo to those who bid as much as another."""


@frozen
class Heard:
    """Nothing that is seen: the coins as they fall out of the fists."""


@frozen
class Line:
    """A line of the account of a round, by its number from the top."""

    number: int


class Item(Enum):
    """What comes when a project is realised, or when a war is over."""

    DRAWING = "drawing"
    PORTRAIT = "portrait"
    TOLD = "told"
    POINTS = "points"
    LAND = "land"
    VERDICT = "verdict"


_WRITTEN: Final = 180
_DRAWS, _DRAWS_OTHERS = 640.0, 380.0
_REALISED, _REALISED_OTHERS = 2100.0, 1250.0
"""For how long a machine draws itself, and is seen in all: one's own, and those of others."""
_ENDED, _ENDED_OTHERS = 15_000.0, 1000.0
"""For how long the end of a war is seen: of one's own until a press, if that comes soon, and of one between others."""
_LINES: Final = len(MOSTS) + 3
"""How many lines the account of a round has at most: names, what points are for, and sums."""
_ACCOUNT, _LOOKED_ON = 60_000.0, 2400.0
"""For how long it is seen: by a player until a press, if that comes soon, and by who only looks on."""
_LINE_APART: Final = 110


def feast(before: View, event: Event) -> Timeline | None:
    """Return what an event is shown with on a stage, if it is."""
    match event:
        case events.BidsShown():
            return opened(before, event)
        case events.ProjectRealised():
            return realised(before, event)
        case events.AttackWon(seat=seat, defender=other) | events.AttackLost(seat=seat, attacker=other):
            return ended(before.viewer in (seat, other), won=isinstance(event, events.AttackWon))
        case events.RoundBegan() if before.round:
            return round_ended(plays=before.viewer is not None)
    return None


def ended(own: bool, *, won: bool) -> Timeline:
    """The curtain opens on the land, the flag of who has it now over it, and a stamp says whether it was taken."""
    lasts = _ENDED if own else _ENDED_OTHERS
    curtain = CURTAIN if own else BRISK
    cues = (
        Cue(Item.LAND, entrance=Entrance.THERE),
        Cue(Item.PORTRAIT, entrance=Entrance.THERE),
        Cue(Item.TOLD, curtain - PARTED + 120, _WRITTEN, Entrance.WRITTEN),
        Cue(Item.VERDICT, curtain - PARTED + 300, _STAMPS, Entrance.STAMPED, sound="cheer" if won else "stamp"),
    )
    return Timeline(cues, lasts, curtain, unhurried=own, steady=own)


def round_ended(*, plays: bool) -> Timeline:
    """The account of the round that is over is written line by line, and waits for who `plays` to have read it."""
    cues = (Cue(Line(number), COMES + number * _LINE_APART, _WRITTEN) for number in range(_LINES))
    return Timeline(tuple(cues), _ACCOUNT if plays else _LOOKED_ON, unhurried=True, steady=plays, waits=plays)


def realised(before: View, event: events.ProjectRealised) -> Timeline:
    """The curtain opens, the machine draws itself, and it is told what it does; a work of art brings its points."""
    own = before.viewer == event.seat
    draws, lasts = (_DRAWS, _REALISED) if own else (_DRAWS_OTHERS, _REALISED_OTHERS)
    curtain = CURTAIN if own else BRISK
    art = PROJECTS[event.card].points > 0
    cues = [
        Cue(Item.DRAWING, curtain - PARTED, draws, Entrance.LOWERED if art else Entrance.DRAWN, sound="page"),
        Cue(Item.PORTRAIT, entrance=Entrance.THERE),
        Cue(Item.TOLD, curtain - PARTED + 120, _WRITTEN, Entrance.WRITTEN),
    ]
    if art:
        cues.append(Cue(Item.POINTS, curtain - PARTED + draws, _STAMPS, Entrance.STAMPED, sound="stamp"))
    return Timeline(tuple(cues), lasts, curtain)


def opened(before: View, event: events.BidsShown) -> Timeline:
    """The fists shake and open together, the coins are counted up, the order is laid out, and ties are explained."""
    order = ranked(before, event)
    told = float(SHAKES + COUNTS)
    cues: list[Cue] = [Cue(Opened(seat), 0, told, Entrance.COUNTED) for seat in range(before.table.seats)]
    cues.append(Cue(Heard(), SHAKES, 0, sound="coins"))
    if tied(event):
        cues.append(Cue(Tied(), told, _TIE, Entrance.TURNS))
        told += _TIE
    for number, seat in enumerate(order):
        cues.append(Cue(Ranked(seat), told + number * _APART, _STAMPS, Entrance.STAMPED, sound="stamp"))
    outbid = before.viewer in order[1:]
    lasts = told + len(order) * _APART + (_READ_OUTBID if outbid else _READ)
    return Timeline(tuple(cues), lasts, stays=True, goes_on=True, tells=told, unhurried=True, steady=outbid)


def ranked(before: View, event: events.BidsShown) -> tuple[int, ...]:
    """Return who chooses, in order: by their bids, and of equal ones who sits nearest to Leonardo (rules 6.3, 6.4)."""
    near = before.table.seats_from(before.leonardo)
    return tuple(sorted((seat for seat in near if event.bids[seat]), key=lambda seat: -event.bids[seat]))


def tied(event: events.BidsShown) -> frozenset[int]:
    """Return the seats of which another bid as much."""
    bids = event.bids
    return frozenset(seat for seat, florins in enumerate(bids) if florins and bids.count(florins) > 1)


def shaking(share: float) -> tuple[float, float]:
    """Return what a hand does at a share of its time: how far its fist is up, -1..1, and how much is counted, 0..1.

    While it is counted, the fist is open.
    """
    shaken = SHAKES / (SHAKES + COUNTS)
    if share < shaken:
        return sin(share / shaken * 3 * tau), 0.0
    return 0.0, (share - shaken) / (1 - shaken)
