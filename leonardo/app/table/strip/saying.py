"""How a prompt is said on its sheet: in the largest type, and with as many words, as fit; in one line, or in two."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.brush import Brush, Style
from leonardo.app.kit.text.painter import Face, Run
from leonardo.app.kit.theme import INK
from leonardo.app.table.looks.colours import BLOOD
from leonardo.app.table.shown.marks import Prompt

_SIZES: Final = (26, 24.5, 23, 21.5, 20, 18.5, 17, 15.5, 14)  # type sizes of a prompt in units, the largest first
_AT_EASE: Final = 20  # units of the type that is read at a glance: fewer words come before a smaller one
_ANY_HEIGHT: Final = 1 << 16
_LONG_NAMES: Final = (99, 24)
_CLOSE: Final = 0.84  # of the height of a line, how far the second of two lies below the first
_LONGEST_NAMES: Final = (*_LONG_NAMES, 14, 8)  # letters of people's names within a prompt


@frozen(eq=False)
class Saying:
    """A line in `units` of a brush: a lead, which is set in bold, and what follows it, perhaps `below` it.

    Without a lead, what is partly `below` is said in two lines.
    """

    brush: Brush
    units: float
    lead: str
    words: str
    below: bool = False

    @classmethod
    def fitting(cls, brush: Brush, prompt: Prompt, room: int, height: int = _ANY_HEIGHT) -> "Saying":
        """Return how it is said in `room` pixels, in a line no higher than `height` if there is a type so small.

        Larger text gives way first, as long as it is read at a glance, then the ends of people's names; then it is
        said briefly. Where that does not do, all of it is smaller, and then in two lines. At last it is said without
        its lead, for the shield says whose turn it is, too, in one line or two. Who wishes larger text has that much of
        it before words are left out.
        """
        for (lead, told), units in product(_ways(brush, prompt, _LONG_NAMES), _SIZES):
            saying = cls(brush, units, lead, told)
            kept = lead or not prompt.lead
            if kept and units * brush.painter.scale >= _AT_EASE and saying.width <= room and saying.height <= height:
                return saying
        for lead, told, below in _last_ways(brush, prompt):
            for larger, units in product(brush.sizes(), _SIZES):
                saying = cls(larger, units, lead, told, below)
                if saying.width <= room and saying.height <= height:
                    return saying
        return saying

    @property
    def height(self) -> int:
        """How many pixels it takes down; two lines lie closer than that, so that they keep off both edges."""
        return self._line * len(self._lines)

    @property
    def _line(self) -> int:
        return self.brush.line(Style(Face.MEDIUM, self.units))

    @property
    def _apart(self) -> int:
        """How many pixels a line lies below the one before."""
        return round(self._line * _CLOSE)

    @property
    def width(self) -> int:
        """How many pixels it takes."""
        return max(sum(self.brush.width(run.text, Style(run.face, self.units)) for run in line) for line in self._lines)

    @property
    def _lines(self) -> list[list[Run]]:
        if not self.lead:
            lines = _halves(self.words) if self.below else [self.words]
            return [[Run(line, Face.MEDIUM, INK)] for line in lines]
        lead = Run(self.lead, Face.BOLD, BLOOD)
        if self.below:
            return [[lead], [Run(self.words, Face.MEDIUM, INK)]]
        return [[lead, Run(f" {self.words}", Face.MEDIUM, INK)]]

    def draw(self, surface: Surface, room: Rect) -> None:
        """Draw it in the middle of a place; words for which there is no room at all end in an ellipsis."""
        painter, lines = self.brush.painter, self._lines
        top = room.centery - (self._line + self._apart * (len(lines) - 1) + len(lines)) // 2
        for number, line in enumerate(lines):
            row = Rect(room.left, top + number * self._apart, room.width, self._line)
            if len(line) == 1:
                (run,) = line
                painter.draw(surface, run.text, row, run.face, self.units, run.colour or INK)
            else:
                painter.draw_runs(surface, line, row, self.units)


def _ways(brush: Brush, prompt: Prompt, names: Sequence[int]) -> Iterator[tuple[str, str]]:
    """Yield lead and words in ever fewer letters, `names` in so many at most."""
    for told in (prompt.words, prompt.briefly or prompt.words):
        for longest in names:
            yield _with_names(brush, prompt.lead, longest), _with_names(brush, told, longest)


def _last_ways(brush: Brush, prompt: Prompt) -> Iterator[tuple[str, str, bool]]:
    """Yield them once more with shorter names: in one line, then in two, and then without the lead."""
    ways = list(_ways(brush, prompt, _LONGEST_NAMES))
    yield from ((*way, False) for way in ways)
    if prompt.lead:
        yield from ((*way, True) for way in ways)
    yield "", ways[-1][1], False
    yield "", ways[-1][1], True
    yield "", ways[-1][1], False


def _halves(words: str) -> list[str]:
    """Return words in two lines, as equal as can be; a single word in one."""
    spaces = [at for at, letter in enumerate(words) if letter == " "]
    if not spaces:
        return [words]
    middle = min(spaces, key=lambda at: abs(2 * at + 1 - len(words)))
    return [words[:middle], words[middle + 1 :]]


def _with_names(brush: Brush, text: str, longest: int) -> str:
    for look in brush.looks:
        if len(look.name) > longest:
            text = text.replace(look.name, f"{look.name[:longest].rstrip()}…")
    return text
