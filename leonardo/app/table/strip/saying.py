"""How a prompt is said in the room that there is: in the largest type that fits."""

from itertools import product
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.text.painter import Face, Run
from leonardo.app.kit.theme import INK
from leonardo.app.table.looks.brush import Brush, Style
from leonardo.app.table.looks.colours import BLOOD

_SIZES: Final = ((23, 1), (21.5, 1), (20, 1), (20, 3), (18, 3), (16, 3), (14, 3))
"""Type sizes of a prompt in units, each with the lines that it may take, the largest first."""
_LONGEST_NAMES: Final = (99, 24, 14, 8, 5)
"""Letters of people's names within a prompt."""


@frozen(eq=False)
class Saying:
    """A prompt set in lines of `units`, each `line` pixels high, beginning with its lead."""

    brush: Brush
    units: float
    line: int
    lead: str
    lines: list[str]

    @classmethod
    def fitting(cls, brush: Brush, lead: str, told: str, room: tuple[int, int]) -> "Saying":
        """Return the largest way to say it in `room` pixels; names of people alone are cut short, and that last."""
        for longest, larger in product(_LONGEST_NAMES, brush.sizes()):
            known = [_with_names(brush, text, longest) for text in (lead, told)]
            for units, most in _SIZES:
                saying = cls._of(larger, units, known[0], known[1], room[0])
                if len(saying.lines) <= most and saying.line * len(saying.lines) <= room[1] - brush.px(4):
                    return saying
        return saying

    @classmethod
    def _of(cls, brush: Brush, units: float, lead: str, told: str, width: int) -> "Saying":
        bold = Style(Face.BOLD, units)
        bolder = max(0, brush.width(lead, bold) - brush.width(lead, Style(Face.MEDIUM, units)))
        lines = brush.painter.wrap(f"{lead} {told}".strip(), Face.MEDIUM, units, width - bolder)
        return cls(brush, units, round(brush.type(bold) * 1.14), lead, lines)

    def draw(self, surface: Surface, room: Rect) -> None:
        """Draw the lead in bold, and the words."""
        top = room.centery - self.line * len(self.lines) // 2
        for number, line in enumerate(self.lines):
            runs = [Run(line, Face.MEDIUM, INK)]
            if number == 0 and line.startswith(self.lead):
                runs = [Run(self.lead, Face.BOLD, BLOOD), Run(line[len(self.lead) :], Face.MEDIUM, INK)]
            row = Rect(room.left, top + self.line * number, room.width, self.line)
            self.brush.painter.draw_runs(surface, runs, row, self.units)


def _with_names(brush: Brush, text: str, longest: int) -> str:
    for look in brush.looks:
        if len(look.name) > longest:
            text = text.replace(look.name, f"{look.name[:longest].rstrip()}…")
    return text
