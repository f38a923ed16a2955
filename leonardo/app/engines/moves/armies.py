"""Composing an army: of all the marches that the rules list, which numbers are still possible, step by step.

Nothing here knows a rule: all is read from the legal answers, which are grouped once for each view.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from attrs import evolve, frozen

from leonardo.ai.engines.ways import armies
from leonardo.app.engines.moves.in_hand import Base, March
from leonardo.app.table.shown.kept import kept_for_view
from leonardo.engine.engines.actions import Attack, Invade, Move
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.view import View

FORCES: Final = ("infantry", "tanks", "planes")  # the counters of an army, in their order

Way = tuple[Territory, Territory]
Numbers = tuple[int, int, int]
_USUAL: Final = 6


@frozen
class Choices:
    """The legal marches between two territories: what they are, and all numbers in which they may be made."""

    kind: type[Invade | Attack | Move]
    numbers: frozenset[Numbers]

    def most(self, force: int) -> int:
        return max(each[force] for each in self.numbers)


@kept_for_view
def ways(view: View) -> Mapping[Way, Choices]:
    """Return every way on which something may go now, in the order in which the rules list them."""
    return {
        (source, target): Choices(kind, numbers) for kind, source, target, numbers in armies(view.options) if numbers
    }


@kept_for_view
def bases(view: View) -> tuple[Territory, ...]:
    """Return the own territories from which something may go."""
    return tuple(dict.fromkeys(source for source, _ in ways(view)))


def targets(view: View, base: Base) -> Iterable[Territory]:
    return (target for source, target in ways(view) if source == base.at)


def proposed(view: View, source: Territory, target: Territory, seat: int) -> March | None:
    """Return the army that is proposed: to an attack all that can go, else one infantry; nothing where nothing may."""
    choices = ways(view).get((source, target))
    if choices is None:
        return None
    numbers = choices.numbers
    best = max(numbers, key=_strength) if choices.kind is Attack else min(numbers, key=_weakness)
    return March(choices.kind, seat, source, target, *best)


def _strength(numbers: Numbers) -> tuple[int, int]:
    """Return by what an attack is proposed: as many infantry as may go, then as many machines."""
    return numbers[0], numbers[1] + numbers[2]


def _weakness(numbers: Numbers) -> tuple[int, int, int]:
    """Return by what other marches are proposed: one infantry alone, if that may go."""
    return abs(numbers[0] - 1), numbers[1] + numbers[2], numbers[1]


def can_have(view: View, march: March, force: int, count: int) -> March | None:
    """Return the army with so many of a force; the others are kept if they may be, else as near as possible."""
    choices = ways(view).get((march.source, march.target))
    if choices is None:
        return None
    now = numbers_of(march)
    fitting = [each for each in choices.numbers if each[force] == count]
    if not fitting:
        return None
    best = min(fitting, key=lambda each: (sum(abs(a - b) for a, b in zip(each, now, strict=True)), each))
    return evolve(march, infantry=best[0], tanks=best[1], planes=best[2])


def changed(view: View, march: March, force: int, step: int) -> March | None:
    """Return the army with more of a force, or fewer; nothing where that may not be."""
    return can_have(view, march, force, numbers_of(march)[force] + step)


def strongest(view: View, march: March) -> March | None:
    """Return the army with all that may go; nothing where that is what it has."""
    choices = ways(view).get((march.source, march.target))
    if choices is None:
        return None
    most = max(choices.numbers, key=lambda numbers: (sum(numbers), *numbers))
    return evolve(march, infantry=most[0], tanks=most[1], planes=most[2]) if most != numbers_of(march) else None


def numbers_of(march: March) -> Numbers:
    return march.infantry, march.tanks, march.planes


def there(view: View, source: Territory) -> Numbers:
    return view.infantry[source], view.tanks[source], view.planes[source]
