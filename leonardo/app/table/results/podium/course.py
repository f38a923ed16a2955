"""What comes on the square, and when: a timeline as that of a feast, with the last seat first."""

from collections.abc import Hashable, Sequence
from typing import Final

from leonardo.app.table.feast.timeline import Cue, Entrance, Timeline
from leonardo.app.table.results.outcome import Finish

EACH: Final = 420
"""Milliseconds for a seat to come up and to have counted what it had."""
BONUS: Final = 500
LAUREL: Final = 400
_RISES: Final = 260
_COUNTS_FROM: Final = 160
"""After how many of its milliseconds a seat's coins are counted."""
_PRESSED: Final = 180
DEED: Final = 220
"""After how many of them the next deed is sealed."""
TOLD: Final = 240
"""In how many of them the ledger comes, with the ways to go on beside it."""
BANNER: Final = "banner"
LEDGER: Final = "ledger"
SLIP: Final = "slip"
HONOURS: Final = "honours"
"""What tells in a line what the game brought, and the heading over the seals."""


def step_of(seat: int) -> Hashable:
    """Return what the step of a seat is called among the things that come."""
    return "step", seat


def light_of(seat: int) -> Hashable:
    """Return what the light behind a winner is called."""
    return "light", seat


def pile_of(seat: int) -> Hashable:
    """Return what its coins are called."""
    return "pile", seat


def sum_of(seat: int) -> Hashable:
    """Return what the number of its coins is called."""
    return "sum", seat


def bonus_of(seat: int) -> Hashable:
    """Return what is added at the end."""
    return "bonus", seat


def added_of(seat: int) -> Hashable:
    """Return what the coins of the bonus are called, which are laid on its piles."""
    return "added", seat


def total_of(seat: int) -> Hashable:
    """Return what the number with the bonus is called."""
    return "total", seat


def laurel_of(seat: int) -> Hashable:
    """Return what the laurel of a winner is called."""
    return "laurel", seat


def deed_of(number: int) -> Hashable:
    """Return what the seal of a deed is called."""
    return "deed", number


def ceremony(
    order: Sequence[int], finishes: Sequence[Finish], deeds: int = 0, told: Sequence[Hashable] = ()
) -> Timeline:
    """Return when everything comes: each seat from the last to the first, what is added, the laurel, seals at last.

    When the laurel is on, at `read`, what is `told` comes, too, such as the ledger, while seals are pressed on.
    """
    winners = [seat for seat in order if finishes[seat].place == 1]
    # The light waits for the winners: it lies behind everybody, and whoever came before it would be seen through it.
    steps = [Cue(light_of(seat), 0.0, _RISES, Entrance.APPEARS) for seat in winners]
    now = 0.0
    for seat in reversed(order):
        counts = now + _COUNTS_FROM
        steps.append(Cue(step_of(seat), now, _RISES, Entrance.EMERGES, sound="knock"))
        steps.append(Cue(pile_of(seat), counts, EACH - _COUNTS_FROM, Entrance.COUNTED, sound="coins"))
        steps.append(Cue(sum_of(seat), counts, EACH - _COUNTS_FROM, Entrance.COUNTED))
        now += EACH
    with_bonus = [seat for seat in order if finishes[seat].bonus]
    for seat in with_bonus:
        steps.append(Cue(bonus_of(seat), now, _PRESSED, Entrance.STAMPED, sound="stamp"))
        steps.append(Cue(added_of(seat), now + _PRESSED, BONUS - _PRESSED, Entrance.COUNTED, sound="coins"))
        steps.append(Cue(total_of(seat), now + _PRESSED, BONUS - _PRESSED, Entrance.COUNTED))
    now += BONUS if with_bonus else 0
    steps += [
        Cue(laurel_of(seat), now, _PRESSED, Entrance.STAMPED, sound="" if number else "triumph")
        for number, seat in enumerate(winners)
    ]
    steps.append(Cue(BANNER, now + _PRESSED, LAUREL - _PRESSED, Entrance.APPEARS))
    now += LAUREL
    steps += [Cue(what, now, TOLD) for what in told]
    for number in range(deeds):
        steps.append(Cue(deed_of(number), now + number * DEED, _PRESSED, Entrance.STAMPED, sound="stamp"))
    return Timeline(tuple(steps), now + max(deeds * DEED, TOLD if told else 0), read=now)
