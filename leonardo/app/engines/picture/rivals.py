"""The panels of the others: who they are, points and florins, what they have on the map, what they would score."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.engines.picture import pieces
from leonardo.app.engines.picture.layout import EnginesLayout
from leonardo.app.engines.picture.signs import Sign, draw_sign
from leonardo.app.engines.spots import LeonardoSpot, PurseSpot
from leonardo.app.engines.standing import gain, holdings, in_turn, others
from leonardo.app.kit import seats, shapes
from leonardo.app.kit.brush import LITTLE, NARROW, Brush, Style
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import DARK, INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks import ornaments
from leonardo.app.table.looks.colours import ACT, BLOOD, BROWN, GAIN, LOSS
from leonardo.app.table.motion.counting import Count, signed
from leonardo.app.table.panels.keepsakes import keepsakes
from leonardo.app.table.panels.panel import Board, Part, Placed, always
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.engines.constants import Face as DieFace
from leonardo.engine.engines.view import View

_TITLE: Final = Style(Face.TITLE_BOLD, 18, NARROW)
_POINTS: Final = Style(Face.BOLD, 32)
_SUM: Final = Style(Face.BOLD, 25)
_COUNT: Final = Style(Face.BOLD, 19)
_ASIDE: Final = Style(Face.ITALIC, 16)
_MEANING: Final = Style(Face.ITALIC, 14.5)
_ROWS, _HEAD_ROWS = 5.6, 3.7
"""Lines of text that a panel needs in its height, and a head."""
_HIGHEST: Final = 262
_PORTRAIT, _LITTLE_PORTRAIT = 0.34, 0.3
"""The width of a portrait in widths of the panel, at most, and where the window is small."""
_LARGE: Final = 0.9
"""Pixels of a unit from which names have room beside a larger portrait."""
_FIGURE: Final = 0.4  # the share of the room of a sign that a die with its number takes
_BAND: Final = 84
"""How much of the colour of a seat lies behind its name, of 255."""


@frozen
class Held:
    """What a seat has of something: its sign, how much, whether it counts, and what it means in words.

    Where words have no room, `figures` say the same by dice: a man for hits, a blank one for dice that are rolled.
    """

    sign: Sign
    much: str
    there: bool
    meaning: str
    figures: tuple[tuple[DieFace, int], ...] = ()


class Rivals(Board):
    """All panels, each the taller the fewer they are; heads in a row or two where the window is narrow."""

    def __init__(self, brush: Brush, layout: EnginesLayout, home: int | None = None) -> None:
        self.layout = layout
        self._home = home
        self.rect = layout.rivals
        self.count = len(brush.looks) - 1
        rows = _HEAD_ROWS * self._abreast[1] if layout.heads else _ROWS * self.count
        self.brush = brush.yielding(lambda larger: rows * larger.line(LITTLE) <= self.rect.height)

    @property
    def parts(self) -> Sequence[Part]:
        return [part for number in range(self.count) for part in self._parts_of(number)]

    def _parts_of(self, number: int) -> list[Part]:
        """Return who it is on the ground of a panel, and upon that by itself whatever changes by itself."""
        rows = self._rows(self.place(number))
        row, purse = rows["sums"], self._purse(rows["sums"])
        beside = Rect(purse.left - 12, row.top - 3, purse.width + 12, row.height + 6)
        told: list[tuple[Rect, Callable[..., Hashable], Callable[..., None]]] = [
            (self._region(number), self._who, self._draw_ground),
            (self._laurel(row).inflate(4, 4), self._scored, self._points),
            (beside, self._paid, self._florins),
        ]
        if self.layout.heads:
            told.append((rows["counts"].inflate(6, 2), self._had_briefly, self._counts_briefly))
        else:
            told += [
                (rows["counts"].inflate(6, 6), self._had, self._counts),
                (rows["machines"].inflate(6, 6), self._made, self._works),
                (rows["gain"], self._gained, self._gain),
            ]
        return [Part(always(region), partial(content, number), partial(draw, number)) for region, content, draw in told]

    def lay_ground(self, surface: Surface) -> None:
        """Lay the shadows of the panels."""
        for number in range(self.count):
            self.brush.shadow(surface, self.place(number))

    def content(self, view: View, marks: Marks) -> Hashable:  # noqa: ARG002 - spots show no marks
        """Return who is there, and who is Leonardo."""
        return self._others(view), view.leonardo

    def _others(self, view: View) -> tuple[int, ...]:
        """Return who has a panel, in their order."""
        return others(view, self._home)

    def place(self, number: int) -> Rect:
        """Return where a panel lies."""
        gap = max(4, self.brush.px(8))
        if self.layout.heads:
            abreast, rows = self._abreast
            wide = (self.rect.width - gap * (abreast - 1)) // abreast
            high = (self.rect.height - gap * (rows - 1)) // rows
            down, across = divmod(number, abreast)
            return Rect(self.rect.left + across * (wide + gap), self.rect.top + down * (high + gap), wide, high)
        high = min((self.rect.height - gap * (self.count - 1)) // self.count, self.brush.px(_HIGHEST))
        return Rect(self.rect.left, self.rect.top + number * (high + gap), self.rect.width, high)

    @property
    def _abreast(self) -> tuple[int, int]:
        """How many heads stand side by side, and in how many rows."""
        most = self.layout.heads
        return (max(2, min(most, self.count)), 1) if most > 2 else (2, 2)

    def _region(self, number: int) -> Rect:
        """All pixels of a panel: they meet those of no other."""
        return self.place(number).inflate(4, 4)

    # what is shown on a panel

    def _who(self, number: int, view: View, _marks: Marks) -> Hashable:
        seat = self._others(view)[number]
        return seat, view.leonardo == seat, view.turn is not None and view.turn.seat == seat

    def _scored(self, number: int, view: View, _marks: Marks) -> Hashable:
        return view.players[self._others(view)[number]].points

    def _paid(self, number: int, view: View, marks: Marks) -> Count:
        seat = self._others(view)[number]
        return marks.count(PurseSpot(seat), view.players[seat].florins)

    def _had(self, number: int, view: View, _marks: Marks) -> Hashable:
        seat = self._others(view)[number]
        return holdings(view, seat), view.players[seat].cards

    def _had_briefly(self, number: int, view: View, _marks: Marks) -> Hashable:
        return self._counted_briefly(view, self._others(view)[number])

    def _made(self, number: int, view: View, _marks: Marks) -> Hashable:
        seat = self._others(view)[number]
        player = view.players[seat]
        return holdings(view, seat), player.tank, player.plane, player.archive, player.tank_hits, player.check_dice

    def _gained(self, number: int, view: View, _marks: Marks) -> Hashable:
        seat = self._others(view)[number]
        return gain(view, seat), in_turn(view, seat), bool(view.round)

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:  # noqa: ARG002
        """Yield the panels, each with the purse on it, and Leonardo on that of his holder."""
        for number, seat in enumerate(self._others(view)):
            place = self.place(number)
            yield SeatSpot(seat), place
            rows = self._rows(place)
            yield PurseSpot(seat), self._purse(rows["sums"])
            if seat == view.leonardo:
                yield LeonardoSpot(), self._leonardo(place)

    # where things are on a panel

    def name_place(self, view: View, seat: int) -> Rect | None:
        """Return where the name of a seat begins, in its row; nothing if it has no panel."""
        seats = self._others(view)
        return self._rows(self.place(seats.index(seat)))["head"] if seat in seats else None

    def _rows(self, place: Rect) -> dict[str, Rect]:
        """Return the rows of a panel: the portrait at the left of the upper ones."""
        return self.brush.once(("rows of a rival", tuple(place)), lambda: self._find_rows(place))

    def _find_rows(self, place: Rect) -> dict[str, Rect]:
        brush = self.brush
        pad = max(4, brush.px(8))
        inner = place.inflate(-2 * pad, -pad)
        names = ["head", "sums", "counts"] if self.layout.heads else ["head", "sums", "counts", "machines", "gain"]
        weights = {"head": 1.0, "sums": 1.6, "counts": 1.3, "machines": 1.3, "gain": 1.0}
        whole = sum(weights[name] for name in names)
        rows, top = {}, float(inner.top)
        for name in names:
            high = inner.height * weights[name] / whole
            rows[name] = Rect(inner.left, round(top), inner.width, round(high))
            top += high
        for name in names[2 if self.layout.heads else 3 :]:
            rows[name] = Rect(inner.left + pad // 2, rows[name].top, inner.width - pad // 2, rows[name].height)
        upper = names[:2] if self.layout.heads else names[:3]
        tall = rows[upper[-1]].bottom - rows["head"].top
        share = _PORTRAIT if brush.layout.k >= _LARGE else _LITTLE_PORTRAIT
        wide = min(round(inner.width * share), round(tall * 0.8))
        rows["portrait"] = Rect(inner.left + pad // 2, rows["head"].top, wide, tall)
        for name in upper:
            cut = wide + pad + pad // 2
            rows[name] = Rect(inner.left + cut, rows[name].top, inner.width - cut, rows[name].height)
        return rows

    def _purse(self, row: Rect) -> Rect:
        left = row.left + row.width * 44 // 100
        return Rect(left, row.top, row.right - left, row.height)

    def _leonardo(self, place: Rect) -> Rect:
        """Return where Leonardo stands: above the florins."""
        sums = self._rows(place)["sums"]
        side = max(24, min(place.height // 3, self.brush.px(56), sums.top + sums.height // 5 - place.top - 2))
        return Rect(place.right - side * 3 // 4, place.top + 2, side * 3 // 4 - 2, side)

    # drawing

    def _draw_ground(self, number: int, surface: Surface, view: View, _marks: Marks) -> None:
        seat = self._others(view)[number]
        key = "rival", number, seat, view.leonardo == seat
        draw = partial(self._draw_who, number, view=view)
        keepsakes(self.brush).lay(surface, self._region(number), key, draw)
        if view.turn is not None and view.turn.seat == seat:
            ornaments.light_panel(self.brush, surface, self.place(number))

    def _counts(self, number: int, surface: Surface, view: View, _marks: Marks) -> None:
        self._keep_row(surface, number, "counts", self._counted(view, self._others(view)[number]))

    def _counts_briefly(self, number: int, surface: Surface, view: View, _marks: Marks) -> None:
        self._keep_row(surface, number, "counts", self._counted_briefly(view, self._others(view)[number]))

    def _works(self, number: int, surface: Surface, view: View, _marks: Marks) -> None:
        self._keep_row(surface, number, "machines", self._machines(view, self._others(view)[number]))

    def _keep_row(self, surface: Surface, number: int, name: str, told: tuple[Held, ...]) -> None:
        row = self._rows(self.place(number))[name]
        draw = partial(self._row_of, told=told, row=row)
        keepsakes(self.brush).lay(surface, row.inflate(6, 6), (name, number, told), draw)

    def _laurel(self, row: Rect) -> Rect:
        side = min(row.height, row.width * 2 // 5)
        laurel = Rect(row.left, 0, side, side)
        laurel.centery = row.centery
        return laurel

    def _draw_who(self, number: int, surface: Surface, view: View) -> None:
        """Draw the ground of a panel with who that is."""
        seat, place = self._others(view)[number], self.place(number)
        brush, rows = self.brush, self._rows(place)
        ornaments.seat_panel(brush, surface, place, seat, lit=False)
        if not self.layout.heads:
            self._draw_band(surface, place, rows["head"], seat)
        ornaments.portrait(brush, surface, rows["portrait"], seat)
        head, side = rows["head"], self._leonardo(place)
        if view.leonardo == seat:
            brush.stamp(surface, "leonardo", side.center, side.height)
        room = side.left - head.left - 2
        style = brush.alike(((look.name, room) for look in brush.looks), _TITLE)
        brush.write(surface, brush.looks[seat].name, (head.left, head.centery), style, INK, room=room)

    def _draw_band(self, surface: Surface, place: Rect, head: Rect, seat: int) -> None:
        """The colour of the seat behind its name, thin enough for the name to be read."""
        left, line = place.left + max(6, self.brush.px(10)), max(1.0, self.brush.layout.k)
        band = Rect(left, place.top + 4, place.right - 4 - left, head.bottom - place.top - 4)
        paint = seats.PAINT[self.brush.looks[seat].colour]
        shapes.lay(
            surface,
            shapes.plate(band.size, max(3, self.brush.px(6)), (*paint, _BAND), (*paint, 200), line),
            band.topleft,
        )

    def _points(self, number: int, surface: Surface, view: View, _marks: Marks) -> None:
        """The points in their laurel."""
        brush, points = self.brush, view.players[self._others(view)[number]].points
        laurel = self._laurel(self._rows(self.place(number))["sums"])
        brush.stamp(surface, "laurel", laurel.center, laurel.width)
        style = Style(Face.BOLD, min(_POINTS.units, laurel.width * 0.5 / brush.layout.k / brush.painter.scale))
        brush.write(surface, str(points), laurel.center, style, BLOOD, align="centre", room=laurel.width)

    def _florins(self, number: int, surface: Surface, view: View, marks: Marks) -> None:
        """The florins, and what they have just changed by, for which the coin makes room where it must."""
        brush, row, count = self.brush, self._rows(self.place(number))["sums"], self._paid(number, view, marks)
        purse = self._purse(row)
        sum_of, told = str(count.shown), signed(count.change) if count.change else ""
        coin, gap, more = min(round(purse.height * 0.7), brush.px(32)), brush.px(3), count.change > 0
        chip = brush.width(told, _COUNT) + brush.px(10) if told else 0
        beside, after_coin = brush.width(sum_of, _SUM) + gap + chip, coin + brush.px(5)
        gives_way = bool(told) and after_coin + beside > purse.width >= beside
        left = purse.left + (0 if gives_way else after_coin)
        if not gives_way:
            brush.stamp(surface, "florin_blank", (purse.left + coin // 2, purse.centery), coin)
        room = purse.right - left
        if not told or beside <= room:
            end = brush.write(surface, sum_of, (left, purse.centery), _SUM, INK, room=room).right
            if told:
                self._change(surface, told, more, (end + gap, row.centery))
            return
        lower = row.centery + row.height // 4  # there is no room beside the sum, so the change comes below it
        brush.write(surface, sum_of, (left, row.centery - row.height // 4), _SUM, INK, room=room)
        self._change(surface, told, more, (min(left, purse.right - chip), lower))

    def _change(self, surface: Surface, told: str, more: bool, at: tuple[int, int]) -> None:
        """What a sum has just changed by, on a dark slip beside it."""
        brush = self.brush
        wide, high = brush.width(told, _COUNT) + brush.px(10), round(brush.type(_COUNT) * 1.24)
        pill = Rect(at[0], 0, wide, high)
        pill.centery = at[1]
        shapes.lay(surface, shapes.plate(pill.size, high // 2, (*DARK, 255)), pill.topleft)
        brush.write(surface, told, pill.center, _COUNT, GAIN if more else LOSS, align="centre")

    def _row_of(self, surface: Surface, told: Sequence[Held], row: Rect) -> None:
        """Draw signs with what there is of each, side by side; below them in words what they mean, if there is room."""
        brush = self.brush
        side, said = min(row.height, brush.px(30)), self._is_said(told, row)
        middle = row.top + side // 2 if said else row.centery
        figures = [() if said else each.figures for each in told]
        share = row.width / (len(told) + _FIGURE * sum(map(len, figures)))
        style = brush.alike([(each.much, round(share) - side - 4) for each in told], _COUNT)
        below = brush.alike([(each.meaning, round(share) - 4) for each in told], _MEANING)
        left = float(row.left)
        for each, dice in zip(told, figures, strict=True):
            at = round(left)
            draw_sign(brush, surface, each.sign, Rect(at, middle - side // 2, side, side), there=each.there)
            ink = INK if each.there else ACT
            end = brush.write(surface, each.much, (at + side + 3, middle), style, ink).right
            left += share * (1 + _FIGURE * len(dice))
            self._figures(surface, dice, Rect(end, row.top, round(left) - end - 2, row.height), style)
            if said:
                under = at, row.top + side + brush.line(below) // 2
                room = round(share) - 2
                brush.write(surface, each.meaning, under, below, BROWN if each.there else ACT, room=room)

    def _figures(self, surface: Surface, figures: Sequence[tuple[DieFace, int]], room: Rect, style: Style) -> None:
        """Draw dice with their numbers side by side."""
        brush, gap = self.brush, max(2, self.brush.px(4))
        die, left = min(room.height, round(brush.line(style) * 0.62)), room.left + 2 * gap
        for face, number in figures:
            pieces.die(brush, surface, face, (left + die // 2, room.centery), die)
            written = brush.write(surface, str(number), (left + die + gap // 2, room.centery), style, INK)
            left = written.right + gap

    def _is_said(self, told: Sequence[Held], row: Rect) -> bool:
        """Tell whether there is room for the meaning of each sign below it."""
        brush, step = self.brush, row.width // len(told)
        high = min(row.height, brush.px(30)) + brush.line(_MEANING) <= row.height
        narrow = brush.alike([(each.meaning, step - 4) for each in told], _MEANING)
        return high and all(brush.width(each.meaning, narrow) <= step - 2 for each in told)

    def _counted(self, view: View, seat: int) -> tuple[Held, ...]:
        """What a seat has on the map, and its cards."""
        held = holdings(view, seat)
        counts = {"lands": held.lands, "castles": held.castles, "cards": view.players[seat].cards}
        return tuple(
            Held(sign, str(count), count > 0, tr(f"engines.picture.caption.{name}", count=count))
            for sign, (name, count) in zip((Sign.LANDS, Sign.CASTLES, Sign.CARDS), counts.items(), strict=True)
        )

    def _counted_briefly(self, view: View, seat: int) -> tuple[Held, ...]:
        """What a seat has on the map, its cards, and what it would score: all that a head has room for."""
        scored = gain(view, seat)
        told = tr("table.change.more", count=scored)
        return *self._counted(view, seat), Held(Sign.GAIN, told, scored > 0, tr("engines.picture.gain", count=scored))

    def _machines(self, view: View, seat: int) -> tuple[Held, ...]:
        """Its machines with what they can do, and its archive."""
        held, player = holdings(view, seat), view.players[seat]
        tank, figures = "", tuple[tuple[DieFace, int], ...]()
        if player.tank is not None:
            hits, dice = player.tank_hits, player.check_dice
            figures = (DieFace.MAN, hits), (DieFace.BLANK, dice)
            tank = tr(
                "engines.picture.caption.tank",
                hits=tr("engines.picture.caption.hits", count=hits),
                dice=tr("engines.picture.caption.dice", count=dice),
            )
        return (
            Held(Sign.TANK, str(held.tanks), player.tank is not None, tank, figures),
            Held(Sign.PLANE, str(held.planes), player.plane is not None, ""),
            Held(Sign.ARCHIVE, str(len(player.archive)), bool(player.archive), tr("engines.picture.caption.archive")),
        )

    def _gain(self, number: int, surface: Surface, view: View, _marks: Marks) -> None:
        """What a seat would score now, and when it has its turn, if there is room to say so."""
        if not view.round:
            return
        seat, row = self._others(view)[number], self._rows(self.place(number))["gain"]
        brush, when = self.brush, in_turn(view, seat)
        end = brush.write(
            surface,
            tr("engines.picture.gain", count=gain(view, seat)),
            (row.left + 4, row.centery),
            _ASIDE,
            BROWN,
            room=row.width - 8,
        ).right
        told = tr(f"engines.picture.turn_{when.value}") if when is not None else ""
        room = row.right - 4 - end - brush.px(8)
        if told and brush.width(told, _ASIDE) <= room:
            brush.write(surface, told, (row.right - 4, row.centery), _ASIDE, BLOOD, align="right", room=room)
