"""What comes on the square, and when: all blocks climb together, bonuses lift them one by one, and then one has won."""

import math
from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from attrs import frozen

from leonardo.app.kit.tween import ease_in_out, ease_out
from leonardo.app.table.feast.timeline import Cue, Entrance, Timeline
from leonardo.app.table.results.outcome import Finish

RISES: Final = 300  # milliseconds in which the blocks come out of the pavement, before anything is counted,
RACE: Final = 2200  # and in which all purses are counted then: the two richest are alone at the end
_FIRST, _LAST = 0.42, 0.62
"""Shares of the race after which the poorest is counted, and the last one of those who are not among these two."""
_ALONE: Final = 2
_HOLDS: Final = (1400 / RACE, 1750 / RACE)
_HELD: Final = 0.74
"""Shares of the race between which these two stand still, before it is decided, and how far they have come by then."""
PAUSE: Final = 340  # milliseconds in which everybody sees who is ahead, before anything is added or the winner is told
BONUS: Final = 620  # milliseconds in which a bonus falls on its block and lifts it, where few have one,
BONUSES: Final = 1800  # and for all of them at most
NUMERALS: Final = 240  # milliseconds in which the places are told, from the last to the first
LAUREL: Final = 700  # milliseconds in which the winner hops up, gets the laurel and is named, one after the other
JOY: Final = 2900  # milliseconds in which everybody rejoices after that, before anything else is told
_HOP: Final = 420
_LAUREL_FROM: Final = 320
_BANNER_FROM: Final = 460
_OPENS: Final = (120, 300)  # how long after the winner begins to hop the sky behind it opens, and in which time
_LOOKED: Final = 20  # milliseconds between two looks at who is ahead
_FALLS: Final = 300  # milliseconds in which a bonus falls, where there is time for that: it is counted when it strikes
_PRESSED: Final = 160
DEED: Final = 220  # after how many of them the next deed is sealed
TOLD: Final = 340  # in how many of them the ledger slides up, with the ways to go on beside it
_HASTY, _PATIENT = 0.6, 1.5
"""How the least purse runs up to its sum and how the greatest does: as powers of the share of the time that is over.

So who has least leads at first, and is overtaken.
"""
BANNER: Final = "banner"
HEADING: Final = "heading"  # what says that the seals are those of deeds
LEDGER: Final = "ledger"
SLIP: Final = "slip"  # what tells in a line what the game brought
DAIS: Final = "dais"  # what all blocks stand on
_STOOD: Final = 10_000.0  # milliseconds for which it has stood there before anything comes
CROWD: Final = "crowd"  # the people before the podium,
GATHERS: Final = 1000.0  # and milliseconds for which they have been coming before anything else


def block_of(seat: int) -> Hashable:
    """Return what the block of a seat is called among the things that come."""
    return "block", seat


def figure_of(seat: int) -> Hashable:
    """Return what the master of a winner is called, who is not part of the block."""
    return "figure", seat


def light_of(seat: int) -> Hashable:
    return "light", seat


def sky_of(seat: int) -> Hashable:
    """Return what the sky within the laurel of a winner is called."""
    return "sky", seat


def numeral_of(seat: int) -> Hashable:
    return "numeral", seat


def laurel_of(seat: int) -> Hashable:
    return "laurel", seat


def deed_of(number: int) -> Hashable:
    return "deed", number


@frozen
class Climb:
    """How a seat comes to its sum: all times are milliseconds from the beginning of the ceremony.

    What it had in hand is counted until `arrives`, at a `pace` of its own, and what all have until `counted`. From
    `added` on its bonus falls, strikes and then is counted, for `adding` milliseconds; without a bonus that is nothing.
    If it has won, it hops at `hops`, and at `lasts` all blocks are still.
    """

    finish: Finish
    pace: float
    arrives: float
    counted: float
    added: float
    adding: float
    hops: float
    lasts: float

    def risen(self, now: float) -> float:
        """Return how far the block has come out of the pavement, 0 to 1, to where nothing is counted yet."""
        return ease_out(min(1.0, max(0.0, now / RISES)))

    def sum(self, now: float) -> float:
        share = _passed(now, RISES, self.arrives - RISES)
        run = _held(share) if self.arrives >= self.counted else ease_in_out(share)
        counted = math.pow(run, self.pace) * self.finish.counted
        if not self.finish.bonus:
            return counted
        return counted + self.finish.bonus * _passed(now, self.struck, self.adding - self._falling)

    def fallen(self, now: float) -> float:
        """Return how much of the fall of the coin with the bonus is over, 0 before it is seen, then to 1."""
        return _passed(now, self.added, self._falling) if self.finish.bonus else 0.0

    def since_struck(self, now: float) -> float:
        """Return how many milliseconds ago that coin struck the block; less than 0 before, or if there is none."""
        return now - self.struck if self.finish.bonus else -1.0

    @property
    def struck(self) -> float:
        """When the coin with the bonus strikes the block."""
        return self.added + self._falling

    @property
    def _falling(self) -> float:
        return min(_FALLS, self.adding / 2)

    def hopped(self, now: float) -> float:
        return _passed(now, self.hops, _HOP)


def _held(share: float) -> float:
    """Return how far one of the two richest has run after a share of the race: they hold before the last of it."""
    holds, goes_on = _HOLDS
    if share < goes_on:
        return _HELD * ease_in_out(min(1.0, share / holds))
    return _HELD + (1 - _HELD) * ease_in_out((share - goes_on) / (1 - goes_on))


def _passed(now: float, begins: float, takes: float) -> float:
    return min(1.0, max(0.0, (now - begins) / takes))


def climbs(order: Sequence[int], finishes: Sequence[Finish]) -> Mapping[int, Climb]:
    """Return how each seat climbs: bonuses are added one after the other, from the least to the greatest."""
    added = sorted((seat for seat in reversed(order) if finishes[seat].bonus), key=lambda seat: finishes[seat].bonus)
    counted = float(RISES + RACE)
    each = min(BONUS, BONUSES / len(added)) if added else 0.0
    hops = counted + PAUSE + each * len(added) + NUMERALS
    ranks = sorted({finish.counted for finish in finishes})
    step = (_PATIENT - _HASTY) / max(1, len(ranks) - 1)
    found = {}
    for seat, finish in enumerate(finishes):
        begins = counted + PAUSE + each * added.index(seat) if seat in added else 0.0
        pace = _PATIENT - step * (len(ranks) - 1 - ranks.index(finish.counted)) if len(ranks) > 1 else 1.0
        arrives = RISES + RACE * _ran(finish.counted, [other.counted for other in finishes])
        found[seat] = Climb(finish, pace, arrives, counted, begins, each, hops, hops + LAUREL)
    return found


def _ran(counted: int, all_counted: Sequence[int]) -> float:
    """Return after which share of the race a purse is counted: the greatest two last, and equal ones together."""
    ranked = sorted(all_counted)
    behind = sorted({each for each in ranked if each < ranked[-_ALONE]}) if len(ranked) > _ALONE else []
    if counted not in behind:
        return 1.0
    return _FIRST + (_LAST - _FIRST) * (behind.index(counted) + 1) / len(behind)


@frozen
class Overtaking:
    """A seat comes to be ahead of all others at a moment."""

    when: float
    seat: int


def overtakings(order: Sequence[int], finishes: Sequence[Finish]) -> list[Overtaking]:
    """Return when which seat comes to be ahead of all others that was not, once anything is counted."""
    climbing, found = climbs(order, finishes), list[Overtaking]()
    ahead: int | None = None
    for step in range(int((climbing[order[0]].hops - RISES) / _LOOKED)):
        now = RISES + (step + 1) * _LOOKED
        sums = {seat: climb.sum(now) for seat, climb in climbing.items()}
        first = max(sums, key=lambda seat: sums[seat])
        if first != ahead and (ahead is None or sums[first] > sums[ahead]):
            found += [Overtaking(now, first)] if ahead is not None else []
            ahead = first
    return found


def crowned_at(order: Sequence[int], finishes: Sequence[Finish]) -> float:
    """Return when a winner gets the laurel: everybody cheers, and petals are thrown."""
    return climbs(order, finishes)[order[0]].hops + _LAUREL_FROM


def ceremony(
    order: Sequence[int], finishes: Sequence[Finish], deeds: int = 0, told: Sequence[Hashable] = ()
) -> Timeline:
    """Return when everything comes: the blocks together, what is added, the places, the laurel, seals at last.

    When all have rejoiced, at `read`, what is `told` comes, too, such as the ledger, while seals are pressed on.
    """
    climbing = climbs(order, finishes)
    winners = [seat for seat in order if finishes[seat].place == 1]
    hops, crowned = climbing[order[0]].hops, climbing[order[0]].lasts
    read = crowned + JOY
    # The light comes late but lies behind everybody, and the camera rises until it is there: so all is drawn anew.
    cues = [Cue(light_of(seat), hops, LAUREL, Entrance.APPEARS) for seat in winners]
    cues += [Cue(sky_of(seat), hops + _OPENS[0], _OPENS[1], Entrance.COUNTED) for seat in winners]
    cues.append(Cue(DAIS, -_STOOD, crowned + _STOOD, Entrance.THERE))
    cues.append(Cue(CROWD, -GATHERS, GATHERS + read + (TOLD if told else 0), Entrance.COUNTED))
    cues += [Cue(block_of(seat), 0.0, crowned, Entrance.COUNTED) for seat in reversed(order)]
    each = NUMERALS / len(order)
    cues += [
        Cue(numeral_of(seat), hops - NUMERALS + number * each, each, Entrance.STAMPED)
        for number, seat in enumerate(reversed(order))
    ]
    cues += [Cue(figure_of(seat), 0.0, crowned, Entrance.COUNTED) for seat in winners]
    cues += [
        Cue(laurel_of(seat), hops + _LAUREL_FROM, _PRESSED, Entrance.STAMPED, sound="" if number else "triumph")
        for number, seat in enumerate(winners)
    ]
    cues.append(Cue(BANNER, hops + _BANNER_FROM, LAUREL - _BANNER_FROM, Entrance.APPEARS))
    cues += [Cue(what, read, TOLD, Entrance.RISES) for what in told]
    cues += [Cue(HEADING, read, TOLD, Entrance.RISES)] if deeds else []
    for number in range(deeds):
        cues.append(Cue(deed_of(number), read + TOLD + number * DEED, _PRESSED, Entrance.STAMPED, sound="stamp"))
    cues += _heard(climbing)
    return Timeline(tuple(cues), read + max(TOLD + deeds * DEED if deeds else 0, TOLD if told else 0), read=read)


def _heard(climbing: Mapping[int, Climb]) -> list[Cue]:
    """Return what is only heard: the blocks that move, coins that are counted, and each bonus, once each."""
    first = climbing[0]
    heard = [Cue(SOUND, 0.0, sound="knock"), Cue(SOUND, RISES, sound="coins")]
    for climb in climbing.values():
        if climb.finish.bonus:
            heard += [Cue(SOUND, climb.struck, sound=sound) for sound in ("stamp", "coins")]
    return [*heard, Cue(SOUND, first.hops - NUMERALS, sound="knock")]


SOUND: Final = "sound"  # what is heard and not seen
