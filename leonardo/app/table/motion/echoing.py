"""Draws what answers for a moment over the table, and makes its pictures ahead."""

from collections.abc import Iterator, Mapping, Sequence

from pygame import Rect, Surface

from leonardo.app.kit.areas import Area, bounds
from leonardo.app.table.kinds import Spot, View
from leonardo.app.table.looks import echoes as looks
from leonardo.app.table.motion.echoes import Echo, Form
from leonardo.app.table.motion.heralds import Stands
from leonardo.app.table.panels.stroke import lay_within
from leonardo.app.table.picture import TablePicture


def draw_echoes(
    surface: Surface,
    picture: TablePicture,
    view: View,
    areas: Mapping[Spot, Area],
    now: Sequence[tuple[Echo, float]],
    stands: Stands,
) -> list[Rect]:
    """Draw what answers, each as far as it has come, below what `stands` there if it lies behind that; return where."""
    behind = [each for each in now if each[0].behind]
    drawn = [_draw(surface, picture, view, areas, echo, share) for echo, share in behind]
    if behind:
        lay_within(surface, stands(frozenset(echo.spot for echo, _ in behind)), drawn)
    before = [each for each in now if not each[0].behind]
    return drawn + [_draw(surface, picture, view, areas, echo, share) for echo, share in before]


def make_ready(picture: TablePicture, view: View, areas: Mapping[Spot, Area], echoes: Sequence[Echo]) -> Iterator[None]:
    """Make the pictures of what will answer, a few at a time with a pause after them."""
    nowhere = Surface((1, 1))
    for echo in echoes:
        for step in range(looks.STEPS):
            known = picture.pictures.made_so_far
            _draw(nowhere, picture, view, areas, echo, step / looks.STEPS)
            if picture.pictures.made_so_far > known:
                yield


def _draw(
    surface: Surface, picture: TablePicture, view: View, areas: Mapping[Spot, Area], echo: Echo, share: float
) -> Rect:
    pictures, spot = picture.pictures, echo.spot
    if echo.form in (Form.GLOW, Form.SWEEP):
        area = areas.get(spot)
        if area is None:
            return Rect(0, 0, 0, 0)
        draw = looks.glow if echo.form is Form.GLOW else looks.sweep
        return draw(pictures, surface, bounds(area), echo.colour, share)
    middle = picture.target(view, spot)
    if echo.form is Form.SPRING:
        standing = picture.springs(spot)
        if standing is None:
            return Rect(0, 0, 0, 0)
        return looks.spring(pictures, surface, standing, middle, spot, share)
    draw_round = looks.flash if echo.form is Form.FLASH else looks.puff
    return draw_round(pictures, surface, middle, max(8, picture.brush.px(echo.across)), echo.colour, share)
