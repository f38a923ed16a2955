"""What may be more or less, in words: a sum from its least to its most, and a chance of winning."""

from collections.abc import Callable, Sequence

from leonardo.ai.estimate import Span, in_percent, in_units, is_open
from leonardo.app.kit.translations import tr

Unit = Callable[[int], str]  # puts a number with its unit in words


def figure(count: int) -> str:
    """Return a number as it is written, with a true minus."""
    return str(count).replace("-", "\N{MINUS SIGN}")


def span(ends: tuple[int, int], unit: Unit = figure) -> str:
    """Return a number from its least to its most, as "3-8 florins"; one number where both are the same."""
    least, most = ends
    if least == most:
        return unit(most)
    return tr("table.estimate.span", least=figure(least), most=unit(most))


def spanned(unit: Unit) -> Callable[[int | tuple[int, int]], str]:
    """Return what puts a number, or its ends, in words with a unit."""
    return lambda count: span(count if isinstance(count, tuple) else (count, count), unit)


def score(expected: Span, unit: Unit = figure) -> str:
    return span(in_units(expected), unit)


def chance(expected: Span, beside: Sequence[Span] = ()) -> str:
    """Return how likely one ends first, as "40-70%"; as roughly as the chances `beside` it that it is compared with.

    Where one of them is open, it is said of all that are not certain.
    """
    if expected.width and is_open((expected, *beside)):
        return tr("table.estimate.open")
    return tr("settings.percent", number=span(in_percent(expected, beside)))


def percent_points(ends: tuple[int, int]) -> str:
    """Return by how much a chance differs, as "3-8 percentage points"."""
    return tr("table.estimate.percent_points", count=ends[1], span=span(ends))
