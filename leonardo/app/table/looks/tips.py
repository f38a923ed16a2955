"""Hints as small tags: beside what they tell of, never over it, and where they hide least of everything else."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.text.painter import Face, Run
from leonardo.app.kit.theme import GOLD, IVORY, Colour
from leonardo.app.table.kinds import Spot
from leonardo.app.table.looks.brush import Brush, Style
from leonardo.app.table.looks.colours import LEAD, WARNING
from leonardo.app.table.marks import Tip, Tone

_UNITS: Final = 19
_GROUND: Final[dict[Tone, Colour]] = {
    Tone.GOOD: (62, 34, 14),
    Tone.PLAIN: (62, 34, 14),
    Tone.BARRED: (92, 20, 12),
}
_WIDTHS: Final = (0.42, 0.28, 0.2)
"""Shares of the window's width that a tag may have; narrower ones have more lines."""
_COVERED: Final = 1000
"""How many times worse it is to hide what is told of, what is held, or another tag."""
_ALONG: Final = tuple(step / 24 for step in range(3, 22))
"""Where along a side a tag may stand: 0 is before its beginning, 1 after its end; off a corner it would mislead."""
_FAR: Final = 6
"""Pixels hidden that are as bad as a pixel farther from the middle of what is told of."""


@frozen
class Tag:
    """A hint set in lines, and how large it is."""

    lines: tuple[tuple[Run, ...], ...]
    size: tuple[int, int]


class Tags:
    """Draws hints; `dear` tells how many times worse it is to hide a kind of spots than anything else."""

    def __init__(self, brush: Brush, dear: Mapping[type, int]) -> None:
        self.brush = brush
        self.dear = dear

    def draw(self, surface: Surface, hints: Sequence[Tip], places: Mapping[Spot, Rect], clear: Sequence[Rect]) -> None:
        """Draw the tags of hints, none of them over `clear` places if it can be helped."""
        bounds = surface.get_rect().inflate(-8, -8)
        taken = list(clear)
        for hint in hints:
            tags = self.set_in_lines(hint, bounds.width)
            about = places.get(hint.spot) if hint.spot is not None else None
            if hint.at is not None:
                about = Rect(hint.at, (1, 1))
            if about is not None:
                tag, rect = self.place(tags, about, places, taken, bounds)
                self._draw(surface, tag, rect, hint.tone)
                taken.append(rect)

    def set_in_lines(self, hint: Tip, width: int) -> list[Tag]:
        """Return a hint as tags of several widths, the widest first, for a window so many pixels wide."""
        lead = Run(hint.lead, Face.BOLD, LEAD if hint.tone is not Tone.BARRED else WARNING)
        runs = [lead] if hint.lead else []
        if hint.words:
            runs.append(Run(f" · {hint.words}" if hint.lead else hint.words, Face.MEDIUM, IVORY))
        tags = [self._tag(self._lines(runs, round(width * share))) for share in _WIDTHS]
        return list(dict.fromkeys(tags))

    def place(
        self, tags: Sequence[Tag], about: Rect, places: Mapping[Spot, Rect], taken: Iterable[Rect], bounds: Rect
    ) -> tuple[Tag, Rect]:
        """Return the tag that hides least, and where: at one of the sides of `about`, within `bounds`."""
        shunned = [about, *taken]
        others = {spot: rect for spot, rect in places.items() if rect != about and not rect.contains(about)}
        rects, dear = list(others.values()), [self.dear.get(type(spot), 1) for spot in others]

        best: tuple[float, Tag, Rect] | None = None
        for tag in tags:
            for rect in self._sides(tag, about, bounds):
                far = abs(rect.centerx - about.centerx) + abs(rect.centery - about.centery)
                cost: float = far * _FAR + sum(_area(rect.clip(place)) for place in shunned) * _COVERED
                if best is not None and cost >= best[0]:
                    continue  # whatever else it hides, it is worse
                cost += sum(_area(rect.clip(rects[number])) * dear[number] for number in rect.collidelistall(rects))
                if best is None or cost < best[0]:
                    best = cost, tag, rect
        if best is None:
            raise ValueError("there is no tag to be placed")
        return best[1:]

    def _sides(self, tag: Tag, about: Rect, bounds: Rect) -> list[Rect]:
        """Return where a tag could stand: along each side, from one corner to the other."""
        gap = max(6, self.brush.px(12))
        (width, height), found = tag.size, []
        for share in _ALONG:
            left = round(about.left - width + (about.width + width) * share)
            found += [Rect(left, top, width, height) for top in (about.bottom + gap, about.top - gap - height)]
            top = round(about.top - height + (about.height + height) * share)
            found += [Rect(left, top, width, height) for left in (about.right + gap, about.left - gap - width)]
        return [rect.clamp(bounds) for rect in found]

    def _lines(self, runs: list[Run], room: int) -> list[list[Run]]:
        """One line if it is short enough, else the lead and then its words below, wrapped."""
        brush = self.brush
        if sum(self._width(run) for run in runs) <= room or not runs:
            return [runs]
        lines = []
        for run in runs:
            text = run.text.removeprefix(" · ")
            lines += [[Run(part, run.face, run.colour)] for part in brush.painter.wrap(text, run.face, _UNITS, room)]
        return lines

    def _tag(self, lines: list[list[Run]]) -> Tag:
        width = max((sum(self._width(run) for run in line) for line in lines), default=0)
        pad = self._pad()
        height = self._line() * len(lines) + round(pad * 0.9)
        return Tag(tuple(tuple(line) for line in lines), (width + 2 * pad, height))

    def _draw(self, surface: Surface, tag: Tag, rect: Rect, tone: Tone) -> None:
        brush, radius = self.brush, max(4, self.brush.px(8))
        shade = shapes.plate(rect.size, radius, (30, 12, 4, 90))
        shapes.lay(surface, shade, rect.move(1, brush.px(4)).topleft)
        plate = shapes.plate(rect.size, radius, (*_GROUND[tone], 246), (*GOLD, 255), max(1, brush.px(1.4)))
        shapes.lay(surface, plate, rect.topleft)
        height = self._line()
        top = rect.top + (rect.height - height * len(tag.lines)) // 2
        for number, line in enumerate(tag.lines):
            row = Rect(rect.left + self._pad(), top + number * height, rect.width - 2 * self._pad() + 2, height)
            brush.painter.draw_runs(surface, line, row, _UNITS)

    def _pad(self) -> int:
        return max(7, self.brush.px(14))

    def _line(self) -> int:
        return self.brush.line(Style(Face.BOLD, _UNITS))

    def _width(self, run: Run) -> int:
        return self.brush.width(run.text, Style(run.face, _UNITS))


def _area(rect: Rect) -> int:
    return rect.width * rect.height
