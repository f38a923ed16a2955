"""The strip along the top of any table: the track of its game, the prompt with its buttons, the log and the menu."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from pygame import Rect

from leonardo.app.kit.brush import BOLD, Brush, Style
from leonardo.app.kit.translations import tr
from leonardo.app.table.kinds import View
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.strip.buttons import button_row
from leonardo.app.table.strip.corner import corner
from leonardo.app.table.strip.sheet import prompt_sheet
from leonardo.app.table.strip.track import WORD, Track
from leonardo.ui.measure import LayoutContext, size_of
from leonardo.ui.node import Measured, Node, Spacer, component, row
from leonardo.ui.raster import RasterCache
from leonardo.ui.widgets import label_style

_ONE_ROW: Final = 0.07  # the height of a strip of one row in its widths, at most
_LEAST_PROMPT: Final = 43
_LEAST_IN_TWO_ROWS: Final = 6
"""Heights of a line that are left to prompt and buttons, or beside the track, before less is told in words."""
_BESIDE: Final = 16  # units between the track and the prompt
_APART: Final = 12  # units between the prompt and its buttons, and between these and the corner
_BETWEEN: Final = 7  # units between two rows


class Strip:
    """The strip in `rect`: all in one row, or prompt and buttons in a row of their own below the rest.

    `tracks` are the ways in which the game tells its course, most of it in words first: the first is taken that leaves
    enough room. `ends` are keys of the words on buttons that often end something: they all have one place. A `bare`
    strip has neither log nor help nor menu.
    """

    def __init__(
        self, brush: Brush, rect: Rect, tracks: Sequence[Track], *, ends: Sequence[str] = (), bare: bool = False
    ) -> None:
        self.rect = rect
        self.brush, self._bare = brush, bare
        self._ends = tuple(tr(key) for key in ends)
        self._in_two_rows = rect.height > _ONE_ROW * rect.width
        self._track, self._worded = self._choose(tracks)

    def _choose(self, tracks: Sequence[Track]) -> tuple[Track, bool]:
        """Return the wordiest track that leaves enough room to prompt and buttons, or the last one.

        That of the fewest words but for the corner's comes before a track of fewer words.
        """
        context, brush = LayoutContext(self.brush, RasterCache(0)), self.brush
        least = brush.type(BOLD) * (_LEAST_IN_TWO_ROWS if self._in_two_rows else _LEAST_PROMPT)

        def wide(node: Node) -> int:
            return size_of(context, context.components.node(node), *self.rect.size)[0]

        for track, worded in [(tracks[0], True), *((track, False) for track in tracks)]:
            if self.rect.width - wide(track(None)) - wide(self._corner(worded, unsaved=False)) >= least:
                break
        return track, worded

    def _corner(self, worded: bool, *, unsaved: bool) -> Node:
        word = Style(label_style(self.brush).face, WORD.units, WORD.narrow) if worded else None
        return corner(word, unsaved)

    def node(self, view: View, marks: Marks) -> Node:
        """Return the strip as a view is seen under marks; its ids are spots, in the order of the keyboard."""
        prompt, brush = marks.prompt, self.brush
        sheet = prompt_sheet(
            prompt, thinks=marks.thinking is not None, hidden=marks.hidden, text_scale=brush.painter.scale
        )
        buttons = tuple(each for each in prompt.buttons if not each.aside) if prompt is not None else ()
        beside = button_row(brush, self.rect.width, buttons, self._ends, worded=self._worded) if buttons else None
        at_the_end = None if self._bare else self._corner(self._worded, unsaved=marks.unsaved)
        return _strip(self._track(view), sheet, beside, at_the_end, self._in_two_rows)


@component
def _strip(track: Node, sheet: Node, buttons: Node | None, at_the_end: Node | None, in_two_rows: bool) -> Node:
    asked = row(sheet, buttons, gap=_APART, cross="centre")
    return Measured(kids=(track, asked, at_the_end or Spacer()), place=_placed, args=(in_two_rows,))


def _placed(
    brush: Brush, strip: Rect, measure: Callable[[int, int, int], tuple[int, int]], in_two_rows: bool
) -> Iterator[Rect]:
    """Yield where track, prompt with buttons, and corner lie."""
    upper, lower = Rect(strip), Rect(strip)
    if in_two_rows:
        upper.height = lower.height = (strip.height - max(3, brush.px(_BETWEEN))) // 2
        lower.bottom = strip.bottom
    track, corner_wide = (measure(kid, *upper.size)[0] for kid in (0, 2))
    yield Rect(upper.left, upper.top, track, upper.height)
    if not in_two_rows:
        lower.left, lower.width = lower.left + track + brush.px(_BESIDE), lower.width - track - brush.px(_BESIDE)
        lower.width -= corner_wide + brush.px(_APART) if corner_wide else 0
    yield lower
    yield Rect(upper.right - corner_wide, upper.top, corner_wide, upper.height)
