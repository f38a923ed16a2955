"""The machine of fate: ready to be turned, at rest, or with the ball that counts in its bowl."""

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from pygame import Rect, Surface

from leonardo.app.citta.picture.steps import in_bowl
from leonardo.app.citta.spots import MachineSpot
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.brush import NARROW, Brush, Style
from leonardo.app.table.looks.colours import LIGHT, WARM
from leonardo.app.table.looks.plates import draw_button
from leonardo.app.table.panels.panel import Part, Placed, always
from leonardo.app.table.shown.marks import Marks, PromptButton
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.citta.events import BallTaken, NumberDrawn
from leonardo.engine.citta.questions import MachineQuestion
from leonardo.engine.citta.view import View

_TITLE: Final = Style(Face.TITLE_BOLD, 17, NARROW)
_ASIDE: Final = Style(Face.ITALIC, 16.5)
_BOWL: Final = (0.5, 0.82)
"""Where a drawn ball lies, in shares of the picture."""
_BALL: Final = 0.25
"""The height of the ball in heights of the machine."""


class Machine:
    """The last field of the tray."""

    def __init__(self, brush: Brush, rect: Rect) -> None:
        self.brush, self.rect = brush, rect
        pad = max(3, brush.px(6))
        inner = rect.inflate(-2 * pad, -2 * pad)
        beside = inner.width > 1.5 * inner.height
        high = min(inner.height, round(inner.width * (0.7 if beside else 1.0) * 232 / 256))
        if not beside:
            high = min(high, inner.height - max(34, brush.px(44)))
        wide = round(high * 256 / 232)
        self.place = Rect(inner.left if beside else inner.centerx - wide // 2, inner.top, wide, high)
        if beside:
            left = self.place.right + brush.px(4)
            self._text = Rect(left, inner.top, inner.right - left, inner.height)
        else:
            self._text = Rect(inner.left, self.place.bottom, inner.width, inner.bottom - self.place.bottom)

    @property
    def ball(self) -> Rect:
        """Where a drawn ball lies in the bowl."""
        side = max(18, round(self.place.height * _BALL))
        ball = Rect(0, 0, side, side)
        ball.center = (
            self.place.left + round(self.place.width * _BOWL[0]),
            self.place.top + round(self.place.height * _BOWL[1]) - side // 4,
        )
        return ball

    def _button(self, marks: Marks) -> PromptButton | None:
        if marks.prompt is None:
            return None
        return next((button for button in marks.prompt.buttons if button.key == "chance"), None)

    def _button_place(self) -> Rect:
        text, high = self._text, max(34, self.brush.px(46))
        place = Rect(text.left, 0, text.width, min(high, text.height))
        place.centery = text.centery if text.height < 3 * high else text.bottom - round(text.height * 0.3)
        return place

    def content(self, view: View, marks: Marks) -> Hashable:
        """Return all that it shows."""
        turns = isinstance(view.question, MachineQuestion)
        return turns, self._button(marks), MachineSpot() in marks.absent, in_bowl(marks)

    @property
    def parts(self) -> Sequence[Part]:
        """All of it as one."""
        return (Part(always(self.rect), self.content, self.draw),)

    def placed(self, view: View, marks: Marks) -> Hashable:  # noqa: ARG002
        """Return all that its spots depend on."""
        return self._button(marks) is not None

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:  # noqa: ARG002
        """Yield the machine, all of which is pressed where it may be turned."""
        yield MachineSpot(), self.place
        if self._button(marks) is not None:
            yield ButtonSpot("chance"), self.place.union(self._button_place())

    def draw(self, surface: Surface, view: View, marks: Marks) -> None:
        """Draw it; while it turns it is drawn in the air."""
        brush = self.brush
        if MachineSpot() not in marks.absent:
            surface.blit(brush.pictures.get("machine_0", self.place.size), self.place)
            self._draw_ball(surface, marks)
        button = self._button(marks)
        if button is not None:
            draw_button(brush, surface, self._button_place(), button)
            return
        self._write(surface, self._told(view, marks))

    def _write(self, surface: Surface, ways: Sequence[str]) -> None:
        """Write its name and what it does, or the latter alone where there is little room, the shortest if need be."""
        brush, text = self.brush, self._text
        upper = Rect(text.left, text.top, text.width, text.height // 2)
        below = Rect(text.left, upper.bottom, text.width, text.bottom - upper.bottom)
        title = tr("citta.picture.machine")
        style = brush.alike(((word, text.width) for word in title.split()), _TITLE)
        if brush.painter.holds(title, style.face, style.units, upper) and _holds(brush, ways[0], below):
            brush.painter.draw_wrapped(surface, title, upper, style.face, style.units, LIGHT, "centre", "middle")
        else:
            below = text
        told = next((way for way in ways if _holds(brush, way, below)), None)
        if told is not None:  # else its tip tells
            brush.painter.draw_wrapped(surface, told, below, _ASIDE.face, _ASIDE.units, WARM, "centre", "middle")

    def _told(self, view: View, marks: Marks) -> Sequence[str]:
        """Return what the machine does, or whose the last number was, in several ways, the longest first."""
        if isinstance(view.question, MachineQuestion):
            return (tr("citta.picture.machine_waits"),)
        match in_bowl(marks):
            case NumberDrawn(seat=seat, number=number):
                return (tr("citta.picture.machine_gave", name=self.brush.looks[seat].name, count=number),)
            case BallTaken(party=party, number=number):
                return (tr("citta.picture.machine_took", name=self.brush.looks[party].name, count=number),)
        return tr("citta.picture.machine_rests"), tr("citta.picture.machine_rests_short")

    def _draw_ball(self, surface: Surface, marks: Marks) -> None:
        """Lay the ball that counts in the bowl, where it stays in sight until the machine turns again."""
        ball = in_bowl(marks)
        if ball is not None:
            self.brush.stamp(surface, f"ball_{ball.number}", self.ball.center, self.ball.height)


def _holds(brush: Brush, told: str, place: Rect) -> bool:
    return brush.painter.holds(told, _ASIDE.face, _ASIDE.units, place)
