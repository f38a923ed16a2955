"""The plates of those who bid: a portrait and a name, and what becomes of the bid once that is known (rule 9.7)."""

from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.davinci.picture.feasts import things
from leonardo.app.davinci.picture.feasts.columns import InColumns
from leonardo.app.kit.brush import Style
from leonardo.app.kit.text.painter import Align, Face
from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.looks.colours import BROWN, LEAF

_PLATE: Final = (236, 60, 383)
"""Units of a plate with a name, at most, and down to it: it stands clear of the bar of the frame."""
_NAME, _STATE, _SMALL = 22, 19, 17
"""Units of the type of a name, of what becomes of its bid, and of both where portraits stand above them."""
_BROAD: Final = 150
"""Units of the stage from which a seat has room for its portrait beside its name; else that stands above."""


@frozen
class NamePlates(InColumns):
    """The plates at the feet of the `columns` of a stage."""

    @property
    def _broad(self) -> bool:
        """Whether portraits have room beside the names."""
        return self.columns.across >= _BROAD

    @property
    def said(self) -> Style:
        """The style of what becomes of a bid."""
        return things.style(self.stage, Face.STRONG, _STATE if self._broad else _SMALL)

    def _plate_width(self, seat: int, verdict: str) -> int:
        """Return how wide a plate is: as its text needs."""
        brush = self.brush
        texts = [(brush.looks[seat].name, self._name_style), *([(verdict, self.said)] if verdict else [])]
        beside = self._most_width - self.room.width
        needed = max(brush.width(text, style) for text, style in texts) + beside + self.stage.px(12)
        return min(self._most_width, max(needed, self._face.width + self.stage.px(20)))

    @property
    def _name_style(self) -> Style:
        """The style of all names, in which the longest one has room."""
        names = [(look.name, self.room.width) for look in (self.brush.looks[each] for each in self.columns.seats)]
        return self.brush.alike(names, things.style(self.stage, Face.TITLE_BOLD, _NAME if self._broad else _SMALL))

    @property
    def _most_width(self) -> int:
        return min(self.stage.px(_PLATE[0]), self.columns.of(self.columns.seats[0]).width - self.stage.px(4))

    @property
    def _reach(self) -> int:
        """How far a portrait stands out above its plate, in pixels."""
        return self.stage.px(10 if self._broad else 30)

    @property
    def _face(self) -> Rect:
        px = self.stage.px
        return Rect(0, 0, px(54), px(68)) if self._broad else Rect(0, 0, px(40), px(48))

    @property
    def room(self) -> Rect:
        """Where a name and a verdict stand on a plate."""
        return self._room_on(self._most_width)

    def _room_on(self, wide: int) -> Rect:
        """Return the same on a plate so many pixels wide."""
        px, tall = self.stage.px, self.stage.px(_PLATE[1])
        if self._broad:
            left = self._face.width + px(4)
            return Rect(left, self._reach, wide - left, tall).inflate(-px(8), 0)
        top = self._face.height - px(4)
        return Rect(0, top, wide, tall + self._reach - top - px(2)).inflate(-px(8), 0)

    def plate(self, seat: int, verdict: str = "", *, wins: bool = False) -> Exhibit:
        """The portrait and name of a seat, and when that is known what becomes of its bid."""
        stage, column = self.stage, self.columns.of(seat)
        _, height, top = _PLATE
        wide, tall = self._plate_width(seat, verdict), stage.px(height)
        reach, face = self._reach, self._face
        surface = things.canvas((wide, tall + reach))
        surface.blit(things.slip(stage, (wide, tall), lit=wins), (0, reach))
        surface.blit(things.portrait(stage, seat, face).picture, (stage.px(3), 0))
        self._write_plate(surface, seat, verdict, self._room_on(wide), wins=wins)
        place = Rect(column.centerx - wide // 2, stage.at(0, top, 1, 1).top - reach, *surface.get_size())
        return Exhibit(surface, place)

    def _write_plate(self, surface: Surface, seat: int, verdict: str, room: Rect, *, wins: bool) -> None:
        """Write the name, and the verdict below, of all seats in one size: beside a portrait both begin at it."""
        brush, name = self.brush, self._name_style
        align: Align = "left" if self._broad else "centre"
        x = room.left if self._broad else room.centerx
        colour = things.named(brush, seat)
        at = x, room.top + round(room.height * (0.3 if verdict else 0.5))
        brush.write(surface, brush.looks[seat].name, at, name, colour, align=align, room=room.width)
        if verdict:
            said = self.said
            below = x, room.top + round(room.height * 0.71)
            colour = LEAF if wins else BROWN
            brush.write(surface, verdict, below, said, colour, align=align, room=room.width)
