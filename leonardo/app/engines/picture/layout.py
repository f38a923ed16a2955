"""Where the parts of the table lie in a window: strip, rivals, the chart with its scale, and one's own walnut.

Measures are in units of a 1920x1080 table; `k` is how many pixels a unit has. Where the window is narrow the rivals are
heads: in one row over the chart if that leaves so much height, else in two rows over the designs. The chart keeps its
shape; what it leaves at the right is for designs and archive. In a window much higher than wide all lie below each
other: rivals, chart, designs and tray.
"""

from typing import Final

from attrs import frozen
from pygame import Rect

from leonardo.app.engines.picture.chart.places import SIZE
from leonardo.app.kit.brush import rows_high
from leonardo.app.kit.layout import Page
from leonardo.app.table.panels.page import lay_desk

_DESIGNS, _LEAST_DESIGNS = 380, 252
"""Units and least pixels of the width of what lies at the right."""
_SCALE, _LEAST_SCALE = 38, 28
"""Units and least pixels of the height of the scale of points."""
_HEADS: Final = 148
"""Least pixels of the height of two rows of heads."""
_IN_ROW: Final = 2
"""How many heads are in one row over the designs."""
_ABREAST: Final = 4
"""How many heads are in one row: all rivals of a game of five."""
_SHAPE: Final = SIZE[0] / SIZE[1]
_LEAST_BELOW: Final = 260
"""Pixels of the height of the designs, at least, where they lie below the chart."""
_DESIGNS_SHAPE: Final = 0.55
"""Their height by their width there, at most."""
TRAY_ROWS: Final = 6.0
"""Rows of text that the tray has in its height, however large the text is."""
_HIGHEST_TRAY: Final = 2.4
"""How many times as high as usual the tray is at most, where the chart leaves room: the rest is the bare table."""


@frozen(kw_only=True)
class EnginesLayout(Page):
    """The rectangles of the parts, in pixels of the window; `heads`: how many rivals are abreast as heads, if any."""

    strip: Rect
    rivals: Rect
    track: Rect
    chart: Rect
    designs: Rect
    tray: Rect
    heads: int

    @property
    def sea(self) -> Rect:
        """The chart with its scale."""
        return self.chart.union(self.track)


def lay_out(size: tuple[int, int], text_scale: float = 1.0, *, bare: bool = False, rivals: int = 4) -> EnginesLayout:
    """Lay the table out for a window of `size` pixels, and text `text_scale` times as large.

    Where nothing is decided at a `bare` table, the tray is narrow: in a small window it lies below the designs, and a
    row of heads for so many `rivals` above them, so that the chart is as large as can be.
    """
    desk, height = lay_desk(size, text_scale, 12), size[1]
    k, margin, gap, frame, strip, heads = desk.k, desk.margin, desk.gap, desk.frame, desk.strip, desk.heads
    larger = 1 + (text_scale - 1) * 0.3
    tray_height = max(round(max(112 if heads else 126, 168 * k) * larger), rows_high(TRAY_ROWS, k, text_scale))
    scale = round(max(_LEAST_SCALE, _SCALE * k))
    top = strip.bottom + gap
    left = frame.left
    panels = Rect(left, top, round(max(196, 272 * k) * larger), 0)
    if not heads:
        left = panels.right + gap
    designs = round(max(_LEAST_DESIGNS, _DESIGNS * k) * larger)
    room = Rect(left, top + scale, frame.right - gap - designs - left, 0)
    aside = bare and bool(heads) and size[0] > size[1]
    room.height = height - margin - room.top - (0 if aside else tray_height + gap)
    wide = min(room.width, round(room.height * _SHAPE))
    chart = Rect(left, top + scale, wide, round(wide / _SHAPE))
    foot = chart.bottom if heads or chart.height < room.height * 0.92 else room.bottom
    chart.height = min(room.height, foot - chart.top)
    tray = Rect(frame.left, foot + gap, frame.width, height - margin - foot - gap)
    tray.height = min(tray.height, round(tray_height * _HIGHEST_TRAY))
    column = Rect(chart.right + gap, top, frame.right - chart.right - gap, foot - top)
    panels.height = foot - panels.top
    in_rows = Rect(left, top, frame.width, round(max(_HEADS, 220 * k) * larger))
    in_row = Rect(left, top, wide, (in_rows.height - gap) // 2)
    whole = Rect(left, in_rows.bottom + gap + scale, frame.width, round(frame.width / _SHAPE))
    spare = height - margin - tray_height - 2 * gap - whole.bottom
    abreast = 2 if heads else 0
    over_designs = Rect(column.left, top, column.width, (in_row if rivals <= _IN_ROW else in_rows).height)
    if aside:
        panels, abreast = over_designs, _IN_ROW + (rivals <= _IN_ROW)
        tray = Rect(column.left, frame.bottom - tray_height, column.width, tray_height)
        column = Rect(column.left, panels.bottom + gap, column.width, tray.top - panels.bottom - 2 * gap)
    elif heads and spare >= _LEAST_BELOW * larger:
        panels, chart, top = in_rows, whole, in_rows.bottom + gap
        column = Rect(left, chart.bottom + gap, frame.width, min(spare, round(frame.width * _DESIGNS_SHAPE)))
        tray.top = column.bottom + gap
        tray.height = min(height - margin - tray.top, round(tray_height * _HIGHEST_TRAY))
    elif heads and room.height - chart.height >= in_row.height + gap:
        panels, abreast = in_row, _ABREAST
        moved = in_row.height + gap
        top, chart.top, tray.top, column.height = (
            top + moved,
            chart.top + moved,
            tray.top + moved,
            column.height + moved,
        )
        tray.height = min(tray.height, height - margin - tray.top)
    elif heads:
        panels, abreast = over_designs, _IN_ROW + (rivals <= _IN_ROW)
        column = Rect(column.left, panels.bottom + gap, column.width, foot - panels.bottom - gap)
    return EnginesLayout(
        size=size,
        k=k,
        text_scale=text_scale,
        strip=strip,
        rivals=panels,
        track=Rect(left, top, chart.width, scale),
        chart=chart,
        designs=column,
        tray=tray,
        heads=abreast,
    )
