"""Counting with the keyboard: digits set a counter of what is composed, arrows choose and change it, as + and - do."""

from typing import Final

from attrs import evolve

from leonardo.app.engines.buttons import WAVES, less, more
from leonardo.app.engines.moves import armies, choices, waves
from leonardo.app.engines.moves.choices import COINS
from leonardo.app.engines.moves.in_hand import Fist, Held, March
from leonardo.app.engines.moves.whereabouts import BID, GO
from leonardo.app.table.input.controls import Controls
from leonardo.app.table.input.keyboard import Direction, following
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.engines.questions import AssaultQuestion, BidQuestion
from leonardo.engine.engines.view import View

_OF_WAVES: Final = {key(f"wave_{name}"): name for name in WAVES for key in (less, more)}
"""What is counted by each counter of an assault."""
_OF_ARMIES: Final = frozenset(key(name) for name in armies.FORCES for key in (less, more))


def set_to(controls: Controls, view: View, count: int) -> None:
    """Set the counter that the keyboard is at, or else that of infantry or of the bid, to a number.

    Of a bid, a digit follows those typed before it, if there are so many florins; else it begins anew. The keyboard
    comes to where Enter closes the fist.
    """
    held, key = controls.table.hands.held, _key(controls)
    if isinstance(held, March):
        _take(controls, armies.can_have(view, held, _force(key), count))
    elif isinstance(view.question, BidQuestion):
        typed = f"{held.typed if isinstance(held, Fist) else ''}{count}"
        if _florins(typed) > choices.most_florins(view):
            typed = str(count)
        handful = choices.handful(view, _florins(typed) // COINS[-1])
        _take(controls, evolve(handful, typed=typed) if isinstance(handful, Fist) else handful)
        if handful is not None and controls.table.free:
            controls.walk.at = ButtonSpot(BID)
    elif waves.usual(view).infantry:
        wanted = evolve(waves.wave_of(view, held), infantry=count)
        _take(controls, wanted if waves.infantry_of(view, wanted) is not None else None)


def _florins(typed: str) -> int:
    """Return what digits mean as a bid: 60 is that, and so is 6; 15 are 15 tens, since nothing else can be bid."""
    number = int(typed)
    return number if len(typed) > 1 and number % COINS[-1] == 0 else number * COINS[-1]


def steer(controls: Controls, view: View, direction: Direction) -> bool:
    """Choose a counter by going across, and change it by going up or down; tell whether there is one."""
    held, (across, down) = controls.table.hands.held, direction
    if not controls.table.free:
        return False
    if across and isinstance(held, March):
        _choose(controls, view, held, across)
    if across:
        return isinstance(held, March)
    other = _changed(view, held, _key(controls), -down)
    if isinstance(other, March):
        _stay_at(controls, view, other)
    _take(controls, other)
    return isinstance(held, March) or _bids(view) or _of_assault(view, _key(controls))


def turn_page(controls: Controls, view: View, step: int) -> bool:
    """Have a large coin more in the fist, or one fewer if `step` is -1; tell whether somebody bids."""
    if not _bids(view):
        return False
    held, tens = controls.table.hands.held, COINS[0] // COINS[-1]
    florins = held.florins if isinstance(held, Fist) else 0
    _take(controls, choices.handful(view, florins // COINS[-1] + step * tens))
    return True


def add(controls: Controls, view: View, step: int) -> bool:
    """Have one more or one fewer of what is composed, as in the other games; tell whether anything is.

    It is what the keyboard is at, or else infantry or the bid.
    """
    held, key = controls.table.hands.held, _key(controls)
    if isinstance(held, March) or _bids(view):
        return steer(controls, view, (0, -step))
    if not (isinstance(view.question, AssaultQuestion) and view.options and controls.table.free):
        return False
    _take(controls, waves.more(view, waves.wave_of(view, held), _OF_WAVES.get(key, WAVES[0]), step))
    return True


def _changed(view: View, held: Held | None, key: str, step: int) -> Held | None:
    """Return what is composed with one more or one fewer; nothing where that may not be."""
    if isinstance(held, March):
        return armies.changed(view, held, _force(key), step)
    if _bids(view):
        florins = held.florins if isinstance(held, Fist) else 0
        return choices.handful(view, florins // COINS[-1] + step)
    if _of_assault(view, key):
        return waves.more(view, waves.wave_of(view, held), _OF_WAVES[key], step)
    return None


def _bids(view: View) -> bool:
    return isinstance(view.question, BidQuestion) and bool(view.options)


def _of_assault(view: View, key: str) -> bool:
    return isinstance(view.question, AssaultQuestion) and key in _OF_WAVES


def _key(controls: Controls) -> str:
    at = controls.walk.at
    return at.key if isinstance(at, ButtonSpot) else ""


def _force(key: str) -> int:
    """Return which force a counter is about: infantry, where the keyboard is at none."""
    return next((number for number, name in enumerate(armies.FORCES) if key.endswith(f"_{name}")), 0)


def _choose(controls: Controls, view: View, march: March, step: int) -> None:
    """Go to the next counter of the slip that can be changed, or to the button that sends the army."""
    row: list[int | None] = [force for force in range(len(armies.FORCES)) if _counter(view, march, force)]
    key = _key(controls)
    here = _force(key) if key in _OF_ARMIES else None
    at_none = key not in _OF_ARMIES and key != GO
    force = row[0 if step > 0 else -1] if at_none and row else following([*row, None], here, step)
    controls.walk.at = ButtonSpot(GO if force is None else _counter(view, march, force))


def _counter(view: View, march: March, force: int) -> str:
    """Return the button of a counter at which the keyboard may be: one that changes it; none where none does."""
    name = armies.FORCES[force]
    if armies.changed(view, march, force, 1) is not None:
        return more(name)
    return less(name) if armies.changed(view, march, force, -1) is not None else ""


def _stay_at(controls: Controls, view: View, march: March) -> None:
    """Stay at the counter, by the button that can be pressed; from elsewhere go where Enter sends the army."""
    key = _key(controls)
    counter = _counter(view, march, _force(key)) if key in _OF_ARMIES else ""
    controls.walk.at = ButtonSpot(counter or GO)


def _take(controls: Controls, other: Held | None) -> None:
    """Hold something else; with coins in the fist, the keyboard comes to where Enter closes it."""
    if other is not None and controls.table.free:
        controls.table.hands.take(other)
        if isinstance(other, Fist) and other.florins:
            controls.walk.at = ButtonSpot(BID)
