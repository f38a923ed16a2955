"""The strip along the top of any table: the track of its game, the prompt with its buttons, the log and the menu."""

from collections.abc import Hashable, Iterator, Sequence
from functools import lru_cache, partial
from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit.brush import BOLD, Brush
from leonardo.app.kit.translations import tr
from leonardo.app.table.kinds import View
from leonardo.app.table.looks.ornaments import room_taken
from leonardo.app.table.panels.panel import Part, Placed
from leonardo.app.table.shown.marks import Marks, Prompt
from leonardo.app.table.spots import ButtonSpot, PromptSpot
from leonardo.app.table.strip.button_row import ButtonRow, Places
from leonardo.app.table.strip.corner import Corner
from leonardo.app.table.strip.saying import Saying
from leonardo.app.table.strip.track import Track, Way
from leonardo.app.table.strip.urging import FORECAST, NEWS, URGENT, Urging

_ONE_ROW: Final = 0.07  # the height of a strip of one row in its widths, at most
_LEAST_PROMPT: Final = 43
_LEAST_IN_TWO_ROWS: Final = 6
"""Heights of a line that are left to prompt and buttons, or beside the track, before less is told in words."""
_HIGHER: Final = 0.6
"""How much of the growth of its text the sheet of the prompt grows, where the strip does: two lines have room on it."""
_RIM: Final = 3  # units at the upper and the lower edge of the prompt's sheet that nothing is written on
_EDGE: Final = 15  # units of the same at its ends
_BELOW: Final = 0.48  # the height of what is urgent in heights of the sheet, at most
_SET: Final = 32
"""Prompts and rows of buttons that are kept as they were set: what is told changes often, and comes again."""


class Strip:
    """The strip in `rect`: all in one row, or prompt and buttons in a row of their own below the rest.

    `ways` are those in which the game tells its course, most of it in words first: the first is taken that leaves
    enough room. `ends` are keys of the words on buttons that often end something: they all have one place. A `bare`
    strip has neither log nor help nor menu.
    """

    def __init__(
        self, brush: Brush, rect: Rect, ways: Sequence[Way], *, ends: Sequence[str] = (), bare: bool = False
    ) -> None:
        self.brush = brush
        self.rect = rect
        self.in_two_rows = rect.height > _ONE_ROW * rect.width
        self.upper, self.lower = Rect(rect), Rect(rect)
        if self.in_two_rows:
            self.upper.height = self.lower.height = (rect.height - max(3, brush.px(7))) // 2
            self.lower.bottom = rect.bottom
        self.track, corner, self._worded = self._choose(ways)
        self.corner = None if bare else corner
        told = [tr(key) for key in ends]
        self._row = lru_cache(_SET)(Places(brush, self.lower, self._end, self._worded, told).of)
        self._saying = lru_cache(_SET)(partial(Saying.fitting, brush))
        self._urging = lru_cache(_SET)(partial(Urging.fitting, brush))

    def _choose(self, ways: Sequence[Way]) -> tuple[Track, Corner, bool]:
        """Return the wordiest way that leaves enough room to prompt and buttons, or the last one.

        That of the fewest words but for the corner's comes before a track of fewer words.
        """
        heights = _LEAST_IN_TWO_ROWS if self.in_two_rows else _LEAST_PROMPT
        least = self.brush.type(BOLD) * heights
        for way, worded in [(ways[0], True), *((way, False) for way in ways)]:
            track, corner = way(self.upper), Corner(self.brush, self.upper, worded=worded)
            if corner.left - self.upper.left - track.width >= least:
                break
        return track, corner, worded

    @property
    def parts(self) -> Sequence[Part]:
        """The track of the game, the sheet of the prompt, what is said on it, the buttons, and the corner."""
        sheet = Part(self._sheet_region, self._sheet_content, self._sheet)
        said = Part(self._prompt_place, self._said_content, self._said)
        row = Part(self._buttons_region, lambda _view, marks: self._buttons(marks.prompt).shown, self._row_of_buttons)
        return (*self.track.parts, sheet, said, row, *([self.corner.part] if self.corner is not None else []))

    def lay_ground(self, surface: Surface) -> None:
        """Leave the desk bare."""

    def content(self, view: View, marks: Marks) -> Hashable:
        """Return what the track shows, and the buttons."""
        return self.track.content(view), self._buttons(marks.prompt).shown

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:
        """Yield those of the track, the prompt, buttons, log, help and menu."""
        yield from self.track.spots(view)
        yield PromptSpot(), self._prompt_place(view, marks)
        for button, rect in sorted(self._buttons(marks.prompt).placed, key=lambda placed: placed[1].left):
            yield ButtonSpot(button.key), rect
        if self.corner is not None:
            yield from self.corner.spots()

    def _sheet_region(self, view: View, marks: Marks) -> Rect:
        reach = max(3, self.brush.px(15)) + max(1, self.brush.px(5))
        return self._prompt_place(view, marks).inflate(2 * reach, 2 * reach).clip(self._shaded)

    def _buttons_region(self, _view: View, marks: Marks) -> Rect:
        px, placed = self.brush.px, self._buttons(marks.prompt).placed
        rects = [rect.inflate(px(8), px(16)) for _, rect in placed]
        return rects[0].unionall(rects[1:]).clip(self._shaded) if rects else Rect(self._end, self.rect.top, 0, 0)

    @property
    def _shaded(self) -> Rect:
        bottom = self.rect.bottom + self.brush.px(9)
        return Rect(self.rect.left - self.brush.px(12), 0, self.rect.width + 2 * self.brush.px(12), bottom)

    @property
    def _end(self) -> int:
        if self.in_two_rows or self.corner is None:
            return self.lower.right
        return self.corner.left - self.brush.px(12)

    def _buttons(self, prompt: Prompt | None) -> ButtonRow:
        return self._row(tuple(each for each in prompt.buttons if not each.aside) if prompt is not None else ())

    def _prompt_place(self, view: View, marks: Marks) -> Rect:
        brush = self.brush
        left = self.lower.left if self.in_two_rows else self.track.end(view) + brush.px(16)
        buttons = self._buttons(marks.prompt)
        right = buttons.left - brush.px(2) if buttons.placed else self._end
        larger = 1 + (brush.painter.scale - 1) * _HIGHER
        height = min(self.lower.height, round(self._sheet_height * larger))
        return Rect(left, self.lower.centery - height // 2, max(10, right - left), height)

    @property
    def _sheet_height(self) -> int:
        return max(40, self.brush.px(54))

    def _sheet_content(self, view: View, marks: Marks) -> Hashable:
        return tuple(self._prompt_place(view, marks)) if marks.prompt is not None else None

    def _sheet(self, surface: Surface, view: View, marks: Marks) -> None:
        if marks.prompt is not None:
            self.brush.sheet(surface, self._prompt_place(view, marks))

    def _row_of_buttons(self, surface: Surface, _view: View, marks: Marks) -> None:
        self._buttons(marks.prompt).draw(surface)

    def _said_content(self, view: View, marks: Marks) -> Hashable:
        prompt = marks.prompt
        if prompt is None:
            return None
        said = prompt.seat, prompt.lead, prompt.words, prompt.briefly, prompt.urgent, prompt.news, prompt.forecast
        place = self._prompt_place(view, marks)
        return said, tuple(place), marks.thinking is not None, self._cut(place, marks)

    def _cut(self, place: Rect, marks: Marks) -> bool:
        """Whether a sheet hides a part of the words on the prompt: half of them would only look broken."""
        line = place.inflate(0, self.brush.type(BOLD) - place.height)
        return line.collidelist([Rect(hidden) for hidden in marks.hidden]) >= 0

    def _said(self, surface: Surface, view: View, marks: Marks) -> None:
        """Draw the shield of who is asked or told of, and write the prompt."""
        prompt, rect, brush = marks.prompt, self._prompt_place(view, marks), self.brush
        if prompt is None or self._cut(rect, marks):
            return
        left, right = rect.left + brush.px(_EDGE), rect.right - brush.px(_EDGE)
        if prompt.seat is not None:
            height = round(min(rect.height, self._sheet_height) * 0.74)
            shield = f"shield_{brush.colour(prompt.seat)}"
            left = brush.stamp(surface, shield, (left + height // 2, rect.centery), height).right + brush.px(10)
        if marks.thinking is not None:
            right -= room_taken(brush, rect)
        self._say(surface, prompt, Rect(left, rect.top, right - left, rect.height))

    def _say(self, surface: Surface, prompt: Prompt, room: Rect) -> None:
        """Write the prompt in one line, and in a small one below it what is urgent, the news and the forecast."""
        edge = max(1, self.brush.px(_RIM))
        inner = room.inflate(0, -2 * edge)
        both = (f"{urgent} · {news}" for urgent in prompt.urgent for news in prompt.news)
        told, sign = ((*both, *prompt.urgent), URGENT) if prompt.urgent else (prompt.news, NEWS)
        if prompt.forecast:
            behind = (f"{each} · {prompt.forecast[-1]}" for each in told)
            told, sign = ((*behind, *told), sign) if told else (prompt.forecast, FORECAST)
        urging = self._urging(told, room.width, round(inner.height * _BELOW), sign)
        if urging is None:
            self._saying(prompt, room.width, inner.height).draw(surface, room)
            return
        upper = Rect(inner.left, inner.top, inner.width, inner.height - urging.height)
        self._saying(prompt, room.width, upper.height).draw(surface, upper)
        urging.draw(surface, Rect(inner.left, upper.bottom, inner.width, urging.height))
