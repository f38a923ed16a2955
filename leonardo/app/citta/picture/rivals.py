"""The panels of the others: who they are, what they have in hand, what of each quarter is theirs, and their capital."""

from collections.abc import Hashable, Iterator, Sequence
from functools import partial
from typing import Final

from attrs import frozen
from pygame import SRCALPHA, Rect, Surface

from leonardo.app.citta.picture import figures
from leonardo.app.citta.picture.layout import CittaLayout
from leonardo.app.citta.spots import CapitalSpot, MenSpot, PurseSpot
from leonardo.app.citta.standing import Standing, holdings, others, standings, works_of
from leonardo.app.citta.words.phrases import capital_word, place_name, side_name
from leonardo.app.kit import shapes
from leonardo.app.kit.seats import PAINT
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks import ornaments
from leonardo.app.table.looks.brush import LITTLE, NARROW, Brush, Style
from leonardo.app.table.looks.colours import ACT, BROWN, DARK, GAIN, LOSS
from leonardo.app.table.panels.keepsakes import keepsakes
from leonardo.app.table.panels.panel import Board, Part, Placed
from leonardo.app.table.shown.kept import kept_for_view
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.citta.board import IS_BRIDGE
from leonardo.engine.citta.constants import MEN_A_PARTY, Side
from leonardo.engine.citta.state import Party, properties
from leonardo.engine.citta.view import View

_MOST: Final = 6
_TITLE: Final = Style(Face.TITLE_BOLD, 18, NARROW)
_SIDE: Final = 0.52
"""The share of a row of its name that the word for a party's side may take."""
_SUM: Final = Style(Face.BOLD, 30)
_COUNT: Final = Style(Face.BOLD, 19)
_ASIDE: Final = Style(Face.ITALIC, 16)
_SMALL: Final = Style(Face.BOLD, 17)
_ROWS, _HEAD_ROWS = 6.4, 3.4
"""Lines of text that a panel needs in its height, and a head."""
_BESIDE: Final = ("head", "cash", "counts")
"""The rows beside the portrait, where a panel is more than a head."""
_LEAST_SIGN: Final = 9
"""Pixels across under which a sign cannot be told from another."""
_LOW: Final = 4.4
"""Lines under which a panel has three rows only: its capital stands beside its name."""
_HOUSES: Final = 9
"""Pixels of a row that the least houses under a sign need, with what is free around them."""
_PALE: Final = 120
"""How opaque the panel of a player who is out is, up to 255."""
_SHARE: Final = 0.3
"""The width of a portrait in widths of the panel, at most."""


@frozen
class _Told:
    """What the panel of a `seat` tells, but for a sum that runs."""

    seat: int
    who: Hashable
    owns: Hashable
    works: int
    standing: Standing
    moves: bool
    most: int


@kept_for_view
def _told(view: View, seats: tuple[int, ...]) -> tuple[_Told | None, ...]:
    """Return what each panel tells, in their order; nothing of a player who is out."""
    stand = standings(view)
    most = max(each.capital.share for each in stand.values())
    return tuple(
        None
        if (party := view.parties[seat]) is None
        else _Told(
            seat,
            (party.members, party.side, party.men, len(party.offices)),
            (tuple(properties(view.owners, seat)), holdings(view, seat)),
            works_of(view, seat),
            stand[seat],
            view.turn == seat,
            most,
        )
        for seat in seats
    )


class Rivals(Board):
    """All panels, each the taller the fewer they are; in a row of heads where the window is narrow."""

    def __init__(self, brush: Brush, layout: CittaLayout, home: int | None = None) -> None:
        self.layout = layout
        self._home = home
        self.rect = layout.rivals
        rows = _HEAD_ROWS if layout.heads else _ROWS * (len(brush.looks) - 1)
        self.brush = brush.yielding(lambda larger: rows * larger.line(LITTLE) <= self.rect.height)

    @property
    def parts(self) -> Sequence[Part]:
        """A part for each panel that there may be."""
        return [
            Part(partial(self._region, number), partial(self._shown, number), partial(self._draw, number))
            for number in range(_MOST)
        ]

    def lay_ground(self, surface: Surface) -> None:
        """Leave the desk bare: members of a guild leave their places to the others."""

    def content(self, view: View, marks: Marks) -> Hashable:  # noqa: ARG002 - spots show no marks
        """Return who is there."""
        return self._others(view)

    def _others(self, view: View) -> tuple[int, ...]:
        """Return who has a panel, in their order."""
        return others(view, self._home, out=True)

    def place(self, view: View, number: int) -> Rect:
        """Return where a panel lies; nothing if there are not so many."""
        count = len(self._others(view))
        if number >= count:
            return Rect(0, 0, 0, 0)
        gap = max(4, self.brush.px(8))
        if self.layout.heads:
            wide = (self.rect.width - gap * (count - 1)) // count
            return Rect(self.rect.left + number * (wide + gap), self.rect.top, wide, self.rect.height)
        high = min((self.rect.height - gap * (count - 1)) // count, self.brush.px(240))
        return Rect(self.rect.left, self.rect.top + number * (high + gap), self.rect.width, high)

    def _region(self, number: int, view: View, _marks: Marks) -> Rect:
        place = self.place(view, number)
        return place.inflate(4, 4) if place.width else place

    def _shown(self, number: int, view: View, marks: Marks) -> Hashable:
        """All that a panel shows."""
        seats = self._others(view)
        if number >= len(seats):
            return None
        told = _told(view, seats)[number]
        if told is None:
            return seats[number], len(seats)
        return told, len(seats), marks.count(PurseSpot(told.seat), told.standing.capital.florins)

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:  # noqa: ARG002
        """Yield the panels, each with the purse and the men on it."""
        for number, seat in enumerate(self._others(view)):
            place = self.place(view, number)
            yield SeatSpot(seat), place
            if view.parties[seat] is None:
                continue
            rows = self._rows(place)
            yield PurseSpot(seat), self._purse(rows["cash"])
            yield MenSpot(seat), self._men(rows["cash"])
            if "capital" in rows:
                yield CapitalSpot(seat), rows["capital"]

    # where things are on a panel

    def name_place(self, view: View, seat: int) -> Rect | None:
        """Return where the name of a seat begins, in its row; nothing if it has no panel."""
        seats = self._others(view)
        return self._rows(self.place(view, seats.index(seat)))["head"] if seat in seats else None

    def _rows(self, place: Rect) -> dict[str, Rect]:
        """Return the rows of a panel: the portrait at the left of the upper ones."""
        return self.brush.once(("rows of a rival", tuple(place)), lambda: self._find_rows(place))

    def _find_rows(self, place: Rect) -> dict[str, Rect]:
        brush = self.brush
        pad = max(4, brush.px(8))
        line = max(17, brush.line(LITTLE))
        inner = place.inflate(-2 * pad, -pad)
        sparse = place.height < 5.4 * line
        names = ["head", "cash", "counts"] if sparse and self.layout.heads else ["head", "cash", "counts", "capital"]
        if not self.layout.heads:
            names = ["head", "cash", "counts", "quarters", "capital"]
            if sparse:
                names.remove("counts")
            if place.height < _LOW * line:
                names.remove("capital")
        weights = {"head": 1.0, "cash": 1.5, "counts": 1.15, "quarters": 1.75, "capital": 1.0}
        whole = sum(weights[name] for name in names)
        rows, top = {}, float(inner.top)
        for name in names:
            high = inner.height * weights[name] / whole
            rows[name] = Rect(inner.left, round(top), inner.width, round(high))
            top += high
        upper = names if self.layout.heads else [name for name in names if name in _BESIDE]
        tall = rows[upper[-1]].bottom - rows["head"].top
        wide = min(round(inner.width * _SHARE), round(tall * 0.8))
        rows["portrait"] = Rect(inner.left + pad // 2, rows["head"].top, wide, tall)
        for name in upper:
            cut = wide + pad + pad // 2
            rows[name] = Rect(inner.left + cut, rows[name].top, inner.width - cut, rows[name].height)
        return rows

    def _purse(self, row: Rect) -> Rect:
        return Rect(row.left, row.top, round(row.width * 0.62), row.height)

    def _men(self, row: Rect) -> Rect:
        left = row.left + round(row.width * 0.64)
        return Rect(left, row.top, row.right - left, row.height)

    # drawing

    def _draw(self, number: int, surface: Surface, view: View, marks: Marks) -> None:
        seats = self._others(view)
        if number >= len(seats):
            return
        seat, place = seats[number], self.place(view, number)
        party = view.parties[seat]
        if party is None:
            self._draw_out(surface, seat, place)
            return
        rows = self._rows(place)
        if self.layout.heads:
            self._draw_head(surface, view, (party, seat), place, marks)
            return
        keep = partial(keepsakes(self.brush).lay, surface)
        share = None if "capital" in rows else standings(view)[seat].capital.share
        who = "rival", tuple(place), seat, party.members, party.side, share
        draw = partial(self._draw_who, party=party, seat=seat, place=place, share=share)
        keep(self._region(number, view, marks), who, draw)
        if view.turn == seat:
            ornaments.light_panel(self.brush, surface, place)
        if "counts" in rows:
            self._counts(surface, view, party, seat, rows["counts"])
        quarters = "quarters", tuple(place), seat, holdings(view, seat)
        keep(
            rows["quarters"].inflate(8, 8),
            quarters,
            partial(self._quarters, view=view, seat=seat, row=rows["quarters"]),
        )
        self._cash(surface, party, seat, rows["cash"], marks)
        if share is None:
            self._capital(surface, view, seat, rows["capital"])

    def _draw_out(self, surface: Surface, seat: int, place: Rect) -> None:
        """Draw the panel of a player who is bankrupt: paler, with nothing but the portrait and the name."""
        brush, rows = self.brush, self._rows(place)
        ground = Surface(place.size, SRCALPHA)
        ornaments.seat_panel(brush, ground, Rect((0, 0), place.size), seat, lit=False)
        ornaments.portrait(brush, ground, seat, rows["portrait"].move(-place.left, -place.top))
        ground.set_alpha(_PALE)
        surface.blit(ground, place)
        head, cash = rows["head"], rows["cash"]
        style = brush.alike(((look.name, head.width) for look in brush.looks), _TITLE)
        brush.write(surface, brush.looks[seat].name, (head.left, head.centery), style, BROWN, room=head.width)
        told = tr("citta.picture.bankrupt")
        brush.write(surface, told, (cash.left, cash.centery), _ASIDE, BROWN, room=cash.width)

    def _draw_head(self, surface: Surface, view: View, whose: tuple[Party, int], place: Rect, marks: Marks) -> None:
        """Draw a panel that is but a head."""
        rows, (party, seat) = self._rows(place), whose
        ornaments.seat_panel(self.brush, surface, place, seat, lit=view.turn == seat)
        self._portraits(surface, party, seat, rows["portrait"])
        self._head_with_sum(surface, party, rows["head"], standings(view)[seat].capital.share)
        end = self._cash(surface, party, seat, rows["cash"], marks)
        if end is not None:
            self._quarters_held(surface, view, seat, end)
        self._counts(surface, view, party, seat, rows["counts"])
        if "capital" in rows:
            self._capital(surface, view, seat, rows["capital"])

    def _draw_who(self, surface: Surface, party: Party, seat: int, place: Rect, share: int | None) -> None:
        """Draw the ground of a panel with who that is; in a low one its `share` of the capital, instead of its side."""
        brush, rows = self.brush, self._rows(place)
        ornaments.seat_panel(brush, surface, place, seat, lit=False)
        self._portraits(surface, party, seat, rows["portrait"])
        head = rows["head"]
        if share is not None:
            self._head_with_sum(surface, party, head, share)
            return
        sides = {side: tr("citta.picture.in_brackets", told=side_name(side)) for side in Side}
        wide = max(brush.width(told, _ASIDE) for told in sides.values())
        beside = wide + brush.px(6) if wide < head.width * _SIDE else 0
        if party.guild and brush.width(party_name(brush, party), _TITLE) > head.width - beside:
            beside = 0
        if beside and party.side is not None:
            brush.write(surface, sides[party.side], (head.right, head.centery), _ASIDE, BROWN, align="right")
        room = head.width - beside
        style = self._letters(party, room)
        name = party_name(brush, party, style, room)
        brush.write(surface, name, (head.left, head.centery), style, INK, room=room)

    def _head_with_sum(self, surface: Surface, party: Party, head: Rect, share: int) -> None:
        """Write the name of a party and its share of the capital in a row."""
        brush = self.brush
        right = brush.write(surface, str(share), (head.right, head.centery), _SMALL, BROWN, align="right").left
        room = right - brush.px(6) - head.left
        style = self._letters(party, head.width - brush.width("000", _SMALL) - brush.px(6))
        called = party_name(brush, party, style, room)
        name = brush.write(surface, called, (head.left, head.centery), style, INK, room=room)
        side = tr("citta.picture.in_brackets", told=side_name(party.side)) if party.side is not None else ""
        if side and brush.width(side, _ASIDE) <= right - name.right - brush.px(24):
            brush.write(surface, side, (right - brush.px(12), head.centery), _ASIDE, BROWN, align="right")

    def _letters(self, party: Party, room: int) -> Style:
        """Return letters in which the names of all seats find room, so that panels are alike; guilds need narrower."""
        if len(party.members) > 1:
            return _TITLE
        return self.brush.alike(((look.name, room) for look in self.brush.looks), _TITLE)

    def _portraits(self, surface: Surface, party: Party, seat: int, place: Rect) -> None:
        """The portrait, or those of a guild one before the other, its speaker in front."""
        brush = self.brush
        behind = [member for member in party.members if member != seat][:3]
        small = Rect(place)
        for number, member in enumerate(reversed(behind)):
            shrunk = Rect(place.left, place.top, round(place.width * 0.72), round(place.height * 0.62))
            shrunk.right = place.right - number * place.width // 8
            ornaments.portrait(brush, surface, member, shrunk)
        if behind:
            small = Rect(
                place.left, place.top + place.height * 3 // 10, round(place.width * 0.8), round(place.height * 0.7)
            )
        ornaments.portrait(brush, surface, seat, small)

    def _cash(self, surface: Surface, party: Party, seat: int, row: Rect, marks: Marks) -> Rect | None:
        """Draw the purse and the men-at-arms; return the room between them, if nothing has just changed."""
        brush = self.brush
        count = marks.count(PurseSpot(seat), party.florins)
        side = min(round(row.height * 0.84), brush.px(34))
        figures.coin(brush, surface, (row.left + side // 2, row.centery), side)
        style = brush.alike([("0000", round(row.width * 0.5) - side)], _SUM)
        end = brush.write(surface, str(count.shown), (row.left + side + brush.px(6), row.centery), style, INK).right
        if count.change:
            self._change(surface, count.change, (end + brush.px(4), row.centery), row.right)
            return None
        men = self._men(row)
        high = min(men.height, brush.px(36), men.width // MEN_A_PARTY * 12 // 9)
        for number in range(MEN_A_PARTY):
            at = men.right - high // 2 - (MEN_A_PARTY - 1 - number) * round(high * 0.74), men.centery
            figures.sign(brush, surface, "man", at, high, there=number < party.men)
        first = men.right - high // 2 - (MEN_A_PARTY - 1) * round(high * 0.74) - high // 2
        return Rect(end + 4, row.top, max(0, first - end - 6), row.height)

    def _quarters_held(self, surface: Surface, view: View, seat: int, room: Rect) -> None:
        """The signs of the quarters of which a party has something, as on a panel, where a panel is but a head."""
        held = [holding for holding in holdings(view, seat) if holding.own]
        step = min(room.width // max(1, len(held)), round(room.height * 0.8))
        if step < _LEAST_SIGN:
            return
        side = min(step - 1, round(room.height * 0.62))
        for number, holding in enumerate(held):
            at = room.left + step * number + step // 2, room.top + side // 2 + 1
            draw_holding(self.brush, surface, seat, holding.quarter, (holding.own, holding.all), at, side)

    def _change(self, surface: Surface, change: int, at: tuple[int, int], right: int) -> None:
        """What a sum has just changed by, on a dark slip beside it."""
        brush = self.brush
        told = tr("table.change.more" if change > 0 else "table.change.less", count=abs(change))
        wide, high = brush.width(told, _COUNT) + brush.px(12), round(brush.type(_COUNT) * 1.24)
        pill = Rect(min(at[0], right - wide), 0, wide, high)
        pill.centery = at[1]
        shapes.lay(surface, shapes.plate(pill.size, high // 2, (*DARK, 255)), pill.topleft)
        brush.write(surface, told, pill.center, _COUNT, GAIN if change > 0 else LOSS, align="centre")

    def _counts(self, surface: Surface, view: View, party: Party, seat: int, row: Rect) -> None:
        """Palaces, bridges, works and offices."""
        brush = self.brush
        owned = properties(view.owners, seat)
        bridges = sum(IS_BRIDGE[square] for square in owned)
        told = (
            ("", len(owned) - bridges),
            ("bridge", bridges),
            ("work", works_of(view, seat)),
            ("office", len(party.offices)),
        )
        step, side = row.width / len(told), min(row.height, brush.px(30))
        widest = max(brush.width(str(count), _COUNT) for _, count in told)
        side = max(_LEAST_SIGN, min(side, int(step) - widest - 2 * max(1, brush.px(3))))
        for number, (name, count) in enumerate(told):
            left = row.left + round(step * number)
            at = left + side // 2, row.centery
            if name:
                drawn = figures.sign(brush, surface, name, at, round(side * 0.84), there=count > 0)
            else:
                drawn = figures.house(brush, surface, seat, (at[0], row.centery + side // 2), side)
            brush.write(
                surface, str(count), (drawn.right + max(1, brush.px(3)), row.centery), _COUNT, INK if count else ACT
            )

    def _quarters(self, surface: Surface, view: View, seat: int, row: Rect) -> None:
        """Each quarter's sign with a little house for each palace; a light where one is missing, a crown if none."""
        found = holdings(view, seat)
        step = row.width / len(found)
        side = min(round(row.height * 0.62), row.height - _HOUSES, round(step * 0.8))
        for number, holding in enumerate(found):
            x, y = row.left + round(step * (number + 0.5)), row.top + side // 2 + 2
            draw_holding(self.brush, surface, seat, holding.quarter, (holding.own, holding.all), (x, y), side)

    def _capital(self, surface: Surface, view: View, seat: int, row: Rect) -> None:
        brush, standing = self.brush, standings(view)[seat]
        most = max(each.capital.share for each in standings(view).values())
        place = place_name(standing.place)
        right = row.right
        if not self.layout.heads:
            right = brush.write(surface, place, (row.right, row.centery), _ASIDE, BROWN, align="right").left - brush.px(
                8
            )
        told = str(standing.capital.share)
        left = brush.write(surface, told, (right, row.centery), _COUNT, INK, align="right").left - brush.px(6)
        start = row.left + brush.px(4)
        heading = capital_word(len(standing.capital.members))
        if brush.width(heading, _ASIDE) < (left - start) * 0.45:
            start = brush.write(surface, heading, (start, row.centery), _ASIDE, BROWN).right + brush.px(6)
        if left - start > brush.px(24):
            high = max(6, min(row.height // 2, brush.px(12)))
            bar = Rect(start, row.centery - high // 2, left - start, high)
            ornaments.bar(surface, bar, standing.capital.share / max(1, most), PAINT[brush.looks[seat].colour])


def draw_holding(
    brush: Brush, surface: Surface, seat: int, quarter: str, share: tuple[int, int], centre: tuple[int, int], side: int
) -> None:
    """Draw what a seat has of a quarter: its sign, under it a little house for each palace."""
    own, whole = share
    if own and own >= whole - 1:
        around = Rect(0, 0, side, side)
        around.center = centre
        ornaments.halo(surface, around, max(2, side // 5), 255 if own == whole else 190)
    figures.quarter(brush, surface, quarter, centre, side, lit=own > 0)
    if own == whole:
        figures.crown(brush, surface, (centre[0] + side // 2, centre[1] - side // 2 + 1), round(side * 0.56))
    if not own:
        return
    wide = max(5, min(round(side * 0.3), round(side * 1.1) // whole - 1))
    paint = PAINT[brush.looks[seat].colour]
    for number in range(whole):
        x = centre[0] + round((number - (whole - 1) / 2) * (wide + 1))
        box = Rect(x - wide // 2, centre[1] + side // 2 + 2, wide, wide)
        fill = (*paint, 255) if number < own else (255, 246, 220, 255)
        corners = (
            (0.0, wide * 0.42),
            (wide / 2, 0.0),
            (float(wide), wide * 0.42),
            (float(wide), float(wide)),
            (0.0, float(wide)),
        )
        shapes.lay(surface, shapes.polygon((wide + 1, wide + 1), corners, fill, (*INK, 255), 1.2), box.topleft)


def party_name(brush: Brush, party: Party, style: Style | None = None, room: int = 0) -> str:
    """Return what a party is called: its player, or its members joined, cut alike where there is too little `room`."""
    names = [brush.looks[member].name for member in party.members]
    whole = tr("citta.picture.and").join(names)
    if style is None or not party.guild or brush.fits(whole, style, room):
        return whole
    cut = (
        tr("citta.picture.and").join(name if len(name) <= left + 1 else f"{name[:left].rstrip()}." for name in names)
        for left in range(max(map(len, names)), 0, -1)
    )
    return next((name for name in cut if brush.fits(name, style, room)), whole)
