"""The bids for an invention's card: what is shown of them on the stage, and when (rule 9.7).

All times are milliseconds at normal speed, counted from the beginning of the event.
"""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Final

from attrs import evolve, frozen

from leonardo.app.davinci.motion.completions import CHANGES
from leonardo.app.davinci.motion.payments import Paying
from leonardo.app.table.feast.timeline import CLOSES, CURTAIN, GOES, PARTED, Cue, Entrance, Timeline
from leonardo.engine.davinci import events


class Item(Enum):
    """What comes on the stage once."""

    CARD = "card"
    TIE = "tie"
    LEONARDO = "leonardo"
    REASON = "reason"
    HUSH = "hush"
    LIGHT = "light"
    SHINES = "shines"
    OWNER = "owner"
    CAUGHT = "caught"
    SEALED = "sealed"
    OPENED = "opened"
    DECISION = "decision"
    CLEARED = "cleared"
    WORTH = "worth"


@frozen
class Plate:
    """The portrait and name of a seat that bids."""

    seat: int


@frozen
class Sealed:
    """Its purse, tied and sealed."""

    seat: int


@frozen
class Shaken:
    """Its sealed purse while it shakes before anything is opened."""

    seat: int


@frozen
class OpenedPurse:
    """Its purse while its seal breaks and it is opened."""

    seat: int


@frozen
class Sum:
    """The florins in it."""

    seat: int


@frozen
class Lit:
    """Its purse once it is decided: grown, if it wins, else in the shade."""

    seat: int


@frozen
class Emptied:
    """Its purse while florins leave it: the winner pays."""

    seat: int


@frozen
class AuctionVerdict:
    """What becomes of it."""

    seat: int


_RISES: Final = 220
"""How long a plate with a name takes to come,"""
_NEXT: Final = 80
"""and how much later the next one does."""
_TURN: Final = 90
"""How long half a turn of a slip takes: it is turned over in two of them."""
_BREATH: Final = 300
"""For how long all look at the sealed purses,"""
_SHAKES: Final = 250
"""which shake for so long."""
_BETWEEN: Final = 300
"""From the opening of one purse to that of the next."""
_HOLD: Final = 250
"""By how much later that of the last one is, which shudders meanwhile."""
_OPENS: Final = 260
"""How long it takes for a seal to break and a purse to open."""
_A_FLORIN: Final = 50
"""How much later each florin jumps out of it than the one before,"""
JUMPS: Final = 240
"""how long one does,"""
_COUNTS: Final = 1400
"""and how long all of a purse do at most."""
_BRACKET: Final = 300
"""How long a bracket takes to come down to the purses that are tied;"""
_RISES_AGAIN: Final = 200
"""and how long it takes to go up again, once the winner pays."""
_LEONARDO: Final = 400
_REASON: Final = (240, 160)
"""How long after Leonardo has begun to come his reason is turned over, and how long that takes."""
_LIGHTS: Final = 290
"""How long the light takes to come behind the purse of the winner."""
_BEAT: Final = 180
"""How long one waits before it is told that purses are tied;"""
_HUSH: Final = 300
"""and how long all is still, and the light narrows, before what is decided is told."""
_WORTH: Final = 110
"""How long what the card takes and pays goes from it before it begins to tell what it is worth,"""
_TOLD: Final = 180
"""and how long it takes to be written on it."""
_READ: Final = 780
"""For how long all is left to be read."""
_READ_OWN: Final = 1080
"""For how long where the viewer bid, too, and wants to know what for."""
_AFTER: Final = 300
"""How long after the verdict the winner pays: all is there to be read then."""
PAYING: Final = Paying(between=65, within=480, takes=420)
"""How that is done."""
AWARDED: Final = 620
"""How long a card takes to be lifted and to go to its new owner: from the stage it does so last of all."""


def auction_opened(event: events.AuctionOpened) -> Timeline:
    """The curtain opens on the card and those who bid for it; the stage stays until all have bid.

    The first purse comes as soon as all of them are there. Where the card was completed just before, the curtain has
    closed over that, and opens quickly on all of them in their places.
    """
    there = Cue(Item.CARD, entrance=Entrance.THERE)
    seats = sorted(event.seats)
    emerge = (
        Cue(Plate(seat), CURTAIN - PARTED + _NEXT * number, _RISES, Entrance.EMERGES)
        for number, seat in enumerate(seats)
    )
    closed, opens = CHANGES
    behind = _bidders(event, (there, *(Cue(Plate(seat), entrance=Entrance.THERE) for seat in seats)), closed + opens)
    return evolve(_bidders(event, (there, *emerge), CURTAIN), carried_on=evolve(behind, opens=opens))


def _bidders(event: events.AuctionOpened, cues: tuple[Cue, ...], curtain: float) -> Timeline:
    """The card and the names of those who bid, behind a curtain."""
    timeline = Timeline(cues, 0, curtain, goes_on=True, about=event.invention)
    return evolve(timeline, lasts=max(timeline.complete, curtain))


def counting(florins: int) -> float:
    """Return how long the florins of a purse take to jump out of it, the first of them with the next close behind."""
    return min(_COUNTS, JUMPS + max(0, florins - 1) * _A_FLORIN)


@frozen
class PurseTimes:
    """When the parts of an auction that is settled come: each purse, the end of counting, the verdict.

    `own` says that the viewer is one of those who bid.
    """

    bids: tuple[tuple[int, int], ...]
    winner: int | None
    own: bool = False

    @property
    def tied(self) -> tuple[int, ...]:
        """Who bid as much as the winner, if anybody else did: the seats, that of the winner among them."""
        if self.winner is None:
            return ()
        highest = dict(self.bids)[self.winner]
        seats = tuple(sorted(seat for seat, florins in self.bids if florins == highest))
        return seats if len(seats) > 1 else ()

    @property
    def counted(self) -> float:
        """When all florins have been counted."""
        return max(opens + _OPENS + takes for _, opens, takes in self._opening())

    @property
    def decided(self) -> float:
        """When it is told who takes the card."""
        tie = _BEAT + _BRACKET + _LEONARDO if self.tied else 0
        return self.counted + tie + _HUSH

    @property
    def pays(self) -> float:
        """When the first florin leaves the purse of the winner."""
        return self.decided + _AFTER

    @property
    def awards(self) -> float:
        """When the card leaves the stage for its new owner."""
        return self.decided + (_READ_OWN if self.own else _READ)

    @property
    def lasts(self) -> float:
        """How long all of it takes."""
        return self.awards + CLOSES + GOES + (AWARDED if self.winner is not None else 0)

    def timeline(self) -> Timeline:
        """Return what comes when: nothing tells of a bid before its purse is open, or of the winner before all are."""
        leaves = self.awards if self.winner is not None else None
        return Timeline(
            (
                *(self._light() if leaves else ()),
                Cue(Item.CARD, entrance=Entrance.THERE, goes=leaves),
                Cue(Item.CLEARED, self.decided, _WORTH, goes=leaves),
                Cue(Item.WORTH, self.decided + _WORTH, _TOLD, Entrance.WRITTEN, leaves, sound="page"),
                *(self._bracket() if self.tied else ()),
                *self._purses(),
                *(self._lit() if self.winner is not None else ()),
                *self._paid(),
                *(self._leonardo() if self.tied else ()),
                *(turned for seat, _ in self.bids for turned in self._turned(seat)),
                *self._hush(),
                *self._titles(),
                *(self._owner() if leaves else ()),
            ),
            self.lasts,
            closes=CLOSES,
            stays=True,
            tells=self.decided,
            begins=_BREATH,
            unhurried=self.own,
            steady=self.own,
            read=self.decided + max(_LIGHTS, _WORTH + _TOLD),
        )

    def _titles(self) -> Iterator[Cue]:
        """The plate over the stage is turned over when the bids are opened, and when it is decided: one after another.

        Each is turned away before the next one comes.
        """
        turns = [_BREATH + _TURN, *([self.decided + _TURN] if self.winner is not None else [])]
        for number, item in enumerate((Item.SEALED, Item.OPENED, Item.DECISION)[: len(turns) + 1]):
            goes = turns[number] if number < len(turns) else None
            begins, takes = (turns[number - 1], _TURN) if number else (0, 0)
            yield Cue(item, begins, takes, Entrance.TURNS, goes, leaves=_TURN if goes else 0)

    def _hush(self) -> Iterator[Cue]:
        """The light narrows before it is decided, and is back when the plates have been turned over."""
        begins, turned = self.decided - _HUSH, 2 * _TURN
        goes = self.decided + turned
        yield Cue(Item.HUSH, begins, _HUSH, Entrance.COUNTED, goes, leaves=turned, lively=True)

    def _light(self) -> Iterator[Cue]:
        """The light behind the purse of who wins, which glows up again and again until the card leaves."""
        shines = self.decided + _LIGHTS
        yield Cue(Item.LIGHT, self.decided, _LIGHTS, behind=True)
        yield Cue(
            Item.SHINES,
            shines,
            self.awards - shines,
            Entrance.COUNTED,
            goes=self.awards,
            behind=True,
            lively=True,
        )

    def _owner(self) -> Iterator[Cue]:
        """What the winner owns is framed in gold, and lights up when the card comes there."""
        caught = self.awards + AWARDED
        yield Cue(Item.OWNER, self.decided, _LIGHTS)
        yield Cue(Item.CAUGHT, caught, CLOSES, Entrance.COUNTED, goes=caught + CLOSES, lively=True)

    def _bracket(self) -> Iterator[Cue]:
        """What tells of a tie hangs over the purses until the winner has paid."""
        goes = self.pays + _RISES_AGAIN
        yield Cue(Item.TIE, self.counted + _BEAT, _BRACKET, Entrance.LOWERED, goes, leaves=_RISES_AGAIN)

    def _purses(self) -> Iterator[Cue]:
        last = self._opening()[-1][0]
        for seat, opens, takes in self._opening():
            counts = opens + _OPENS
            sound = "coins" if dict(self.bids)[seat] else "page"
            yield Cue(Shaken(seat), 0, _SHAKES, Entrance.COUNTED, goes=_SHAKES)
            holds = opens - _HOLD if seat == last and len(self.bids) > 1 else opens
            yield Cue(Sealed(seat), _SHAKES, entrance=Entrance.THERE, goes=holds)
            if holds < opens:
                yield Cue(Shaken(seat), holds, opens - holds, Entrance.COUNTED, goes=opens)
            yield Cue(OpenedPurse(seat), opens, _OPENS, Entrance.COUNTED, counts, "seal")
            yield Cue(Sum(seat), counts, takes, Entrance.COUNTED, self._counted_until(seat), sound)

    def _counted_until(self, seat: int) -> float | None:
        """Return until when a purse is seen as it was counted: it grows in its place, or the shade has come over it."""
        if self.winner is None:
            return None
        return self.decided + (0 if seat == self.winner else _LIGHTS)

    def _opening(self) -> Sequence[tuple[int, float, float]]:
        """Return for each purse whose it is, when it is opened, and how long it takes then to be counted.

        Before the last of several, all wait for a moment.
        """
        purses, last = sorted(self.bids), len(self.bids) - 1
        holds = [_HOLD if 0 < number == last else 0 for number in range(len(purses))]
        return [
            (seat, _BREATH + number * _BETWEEN + holds[number], counting(florins))
            for number, (seat, florins) in enumerate(purses)
        ]

    def _lit(self) -> Iterator[Cue]:
        for seat, florins in self.bids:
            if seat == self.winner:
                goes = self.pays if florins else None
                yield Cue(Lit(seat), self.decided, _LIGHTS, Entrance.GROWS, goes, sound="seal")
            else:
                yield Cue(Lit(seat), self.decided, _LIGHTS)

    def _paid(self) -> Iterator[Cue]:
        """The heap in the purse of the winner becomes smaller as its florins leave; the others keep theirs."""
        for seat, florins in self.bids:
            if seat == self.winner and florins:
                yield Cue(Emptied(seat), self.pays, PAYING.leave_within(florins), Entrance.COUNTED)

    def _turned(self, seat: int) -> Iterator[Cue]:
        """The plate of a seat is turned over when it is decided: on its other side stands what becomes of the bid."""
        half = self.decided + _TURN
        yield Cue(Plate(seat), entrance=Entrance.TURNS, goes=half, leaves=_TURN)
        yield Cue(AuctionVerdict(seat), half, _TURN, Entrance.TURNS)

    def _leonardo(self) -> Iterator[Cue]:
        """Leonardo comes up in his place, and then it is told why the tie is the winner's."""
        comes, (later, turns) = self.counted + _BEAT + _BRACKET, _REASON
        yield Cue(Item.LEONARDO, comes, _LEONARDO, Entrance.EMERGES, sound="knock")
        goes = self.pays + _RISES_AGAIN
        yield Cue(Item.REASON, comes + later, turns, Entrance.TURNS, goes, leaves=_TURN)


def auction_settled(event: events.AuctionSettled, viewer: int | None = None) -> PurseTimes:
    """Return how an auction that is settled is shown to a viewer, if it is anybody in particular."""
    return PurseTimes(event.bids, event.winner, own=viewer in dict(event.bids))
