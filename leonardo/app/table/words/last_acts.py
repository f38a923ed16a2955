"""Words for the last acts, and for spans of estimates."""

from collections.abc import Callable, Iterable, Sequence

from leonardo.ai.estimate import Span, in_percent, in_units, is_open
from leonardo.app.kit.translations import Translations, tr, translations
from leonardo.app.table.shown.marks import LastAct
from leonardo.engine.game import Event


class LastActs:
    """What each seat did last, kept as events, so that it is said in whatever language is spoken."""

    def __init__(self, last_act: Callable[[Event], LastAct | None], acts_over: Callable[[Event], bool]) -> None:
        self._last_act, self._acts_over = last_act, acts_over
        self._of: dict[int, Event] = {}
        self._outlived: frozenset[int] = frozenset()
        """The seats of which an act that lasts is still told, though a phase has begun since."""
        self._told: tuple[Translations, tuple[LastAct, ...]] | None = None

    def copy(self) -> "LastActs":
        """Return the same, to be told what has not been seen yet."""
        other = LastActs(self._last_act, self._acts_over)
        other._of, other._outlived = dict(self._of), self._outlived
        return other

    def see(self, event: Event) -> None:
        """Remember an event, if a seat did something by it; some end what was done before them."""
        self._told = None
        if self._acts_over(event):
            self._of = {seat: done for seat, done in self._of.items() if self._lasts(seat)}
            self._outlived = frozenset(self._of)
        act = self._last_act(event)
        if act is not None and not (act.slight and self._lasts(act.seat)):
            self._of[act.seat] = event
            self._outlived -= {act.seat}

    def _lasts(self, seat: int) -> bool:
        act = self._last_act(self._of[seat]) if seat in self._of and seat not in self._outlived else None
        return act is not None and act.lasts

    def recall(self, history: Iterable[Event]) -> None:
        """Remember what a game tells from its beginning, and nothing else: it was opened, or a decision taken back."""
        self._of.clear()
        self._told, self._outlived = None, frozenset()
        for event in history:
            self.see(event)

    def told(self) -> tuple[LastAct, ...]:
        """Return how the last act of each seat is marked; the same until something more is seen."""
        spoken = translations()
        if self._told is None or self._told[0] is not spoken:
            acts = (self._last_act(event) for event in self._of.values())
            self._told = spoken, tuple(act for act in acts if act is not None)
        return self._told[1]


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

    Where one of them is open, it is said of all that are not certain. Nothing is all or none that is not certain.
    """
    if expected.width and is_open((expected, *beside)):
        return tr("table.estimate.open")
    least, most = in_percent(expected, beside)
    told, rounded = tr("settings.percent", number=span((least, most))), round(100 * expected.likely)
    if least == most != rounded:
        return tr("table.estimate.over" if most < rounded else "table.estimate.under", chance=told)
    return told


def percent_points(ends: tuple[int, int]) -> str:
    """Return by how much a chance differs, as "3-8 percentage points"."""
    return tr("table.estimate.percent_points", count=ends[1], span=span(ends))
