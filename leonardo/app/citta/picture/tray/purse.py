"""Who one is, the purse with its sum, the piles of coins for bids and stakes, and the capital by kind."""

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from pygame import Rect, Surface

from leonardo.app.citta.moves.choices import liftable
from leonardo.app.citta.moves.in_hand import PILES
from leonardo.app.citta.picture import figures
from leonardo.app.citta.picture.rivals import party_name
from leonardo.app.citta.spots import CapitalSpot, CoinSpot, PurseSpot
from leonardo.app.citta.standing import shown_face, shown_party, standings
from leonardo.app.citta.words.phrases import capital_word, place_name, side_name
from leonardo.app.kit import shapes
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, Colour
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks import ornaments
from leonardo.app.table.looks.brush import NARROW, Brush, Style
from leonardo.app.table.looks.colours import ENGRAVED, GAIN, LIGHT, LOSS, RICHES, WARM
from leonardo.app.table.panels.panel import Part, Placed, always
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.citta import actions
from leonardo.engine.citta.state import Party
from leonardo.engine.citta.view import View

_NAME: Final = Style(Face.TITLE_BOLD, 21, NARROW)
_ASIDE: Final = Style(Face.ITALIC, 17)
_SUM: Final = Style(Face.BOLD, 56)
_SMALL: Final = Style(Face.BOLD, 19)
_OUT: Final = Style(Face.STRONG, 28, (Face.TEXT,))
_CAPITAL: Final = Style(Face.BOLD, 23)
_PART: Final = Style(Face.BOLD, 16.5)
_LEAST_SIGN: Final = 9
"""Pixels across under which a sign cannot be told from another."""
_PALE: Final = 195
"""What remains, of 255, of a coin that cannot be taken."""
_KINDS: Final[tuple[tuple[str, Colour], ...]] = (
    ("florins", (232, 190, 92)),
    ("palaces", (218, 132, 98)),
    ("works", (132, 168, 142)),
    ("offices", (168, 140, 196)),
)
"""What a capital is made of, and the colour of each kind."""


class Purse:
    """The first field of the tray."""

    def __init__(self, brush: Brush, rect: Rect) -> None:
        self.brush, self.rect = brush, rect
        pad = max(5, brush.px(10))
        self._inner = rect.inflate(-2 * pad, -2 * pad)
        self._capital_height = max(36, brush.px(62))

    @property
    def _upper(self) -> Rect:
        inner = self._inner
        return Rect(inner.left, inner.top, inner.width, inner.height - self._capital_height)

    @property
    def _portrait(self) -> Rect:
        upper = self._upper
        wide = min(round(upper.width * 0.3), round(upper.height * 0.78))
        return Rect(upper.left, upper.top, wide, upper.height)

    @property
    def _sum(self) -> Rect:
        """Where the sum stands, beside the portrait and under the name."""
        upper, portrait = self._upper, self._portrait
        head = self.brush.line(_NAME)
        left = portrait.right + self.brush.px(12)
        return Rect(left, upper.top + head, upper.right - left, upper.height - head)

    @property
    def named(self) -> Rect:
        """Where the name stands."""
        upper, place = self._upper, self._sum
        return Rect(place.left, upper.top, upper.right - place.left, place.top - upper.top)

    @property
    def parts(self) -> Sequence[Part]:
        """The portrait, the name, the sum, which runs while all else stays, and the capital or the piles of coins."""
        reach = 2 * (self._portrait.height // 8)  # of its shield
        return (
            Part(always(self._portrait.inflate(reach, 0)), lambda view, _marks: shown_face(view), self._draw_portrait),
            Part(always(self.named), self._named, self._draw_name),
            Part(always(self._sum.inflate(8, 0)), self._counted, self._draw_sum),
            Part(self._foot_region, self._stands, self._draw_foot),
        )

    def _foot_region(self, view: View, _marks: Marks) -> Rect:
        """All pixels of the capital, or of the piles, which reach higher."""
        return self._foot.inflate(8, 12 if self._stakes(view) else 0)

    def placed(self, view: View, marks: Marks) -> Hashable:  # noqa: ARG002
        """Return all that its spots depend on."""
        seat = shown_party(view)
        return seat, view.parties[seat] is None, self._stakes(view)

    def _named(self, view: View, _marks: Marks) -> Hashable:
        seat = shown_party(view)
        party = view.parties[seat]
        return shown_face(view), (party.members, party.side, party.guild) if party is not None else None

    def _counted(self, view: View, marks: Marks) -> Hashable:
        seat = shown_party(view)
        party = view.parties[seat]
        sums = marks.count(PurseSpot(seat), party.florins) if party is not None else None
        return sums, marks.cost, seat, shown_face(view)

    def _stands(self, view: View, marks: Marks) -> Hashable:
        found, seat = standings(view), shown_party(view)
        return seat, found.get(seat), len(found), self._stakes(view), self._pale(view, marks)

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:  # noqa: ARG002
        """Yield the purse, the piles of coins while something is staked, and the capital; nothing for who is out."""
        seat = shown_party(view)
        if view.parties[seat] is None:
            return
        yield PurseSpot(seat), self._sum
        if self._stakes(view):
            for florins, place in self._piles():
                yield CoinSpot(florins), place
        yield CapitalSpot(seat), self._foot

    @property
    def _foot(self) -> Rect:
        inner = self._inner
        return Rect(inner.left, inner.bottom - self._capital_height, inner.width, self._capital_height)

    def _stakes(self, view: View) -> bool:
        return any(isinstance(option, actions.Bet | actions.Raise) for option in view.options[:1])

    def _pale(self, view: View, marks: Marks) -> frozenset[int]:
        """Return the piles from which nothing can be taken; while coins are held, each of them adds to those."""
        taken = liftable(view) if self._stakes(view) and not marks.lifted else None
        return frozenset(florins for florins in PILES if taken is not None and CoinSpot(florins) not in taken)

    def _piles(self) -> Iterator[tuple[int, Rect]]:
        """The coins that bids and stakes are taken from, in the place of the capital."""
        foot = self._foot
        step = foot.width // len(PILES)
        side = min(foot.height, step - 4)
        for number, florins in enumerate(PILES):
            place = Rect(0, 0, side, side)
            place.center = foot.left + step * number + step // 2, foot.centery
            yield florins, place

    def _draw_portrait(self, surface: Surface, view: View, _marks: Marks) -> None:
        ornaments.portrait(self.brush, surface, shown_face(view), self._portrait)

    def _draw_name(self, surface: Surface, view: View, _marks: Marks) -> None:
        brush, party, place = self.brush, view.parties[shown_party(view)], self.named
        middle = place.top + brush.line(_NAME) // 2
        if party is None:
            name = brush.looks[shown_party(view)].name
            brush.write(surface, name, (place.left, middle), _NAME, LIGHT, room=place.width)
            return
        right = place.right
        if party.side is not None:
            side = side_name(party.side)
            if brush.width(side, _ASIDE) < place.width * 0.42:
                drawn = brush.write(surface, side, (place.right, middle), _ASIDE, WARM, align="right")
                right = drawn.left - brush.px(6)
        self._name(surface, party, shown_face(view), (place.left, middle), right - place.left)

    def _draw_sum(self, surface: Surface, view: View, marks: Marks) -> None:
        seat = shown_party(view)
        party = view.parties[seat]
        if party is not None:
            self._cash(surface, seat, party.florins, self._sum, marks)
            if seat != shown_face(view):
                self._tell_speaker(surface, seat, self._sum, marks)
            return
        told, place = tr("citta.picture.out_of_game"), self._sum
        self.brush.painter.draw_wrapped(surface, told, place, _OUT.face, _OUT.units, LIGHT, "left", "middle")

    def _draw_foot(self, surface: Surface, view: View, marks: Marks) -> None:
        if view.parties[shown_party(view)] is None:
            return
        if self._stakes(view):
            self._draw_piles(surface, self._pale(view, marks))
        else:
            self._capital(surface, view, shown_party(view))

    def _name(self, surface: Surface, party: Party, face: int, at: tuple[int, int], room: int) -> None:
        """Write who one is; the others of a guild whose names have no room are told by their shields."""
        brush, name = self.brush, party_name(self.brush, party)
        if not party.guild or brush.width(name, _NAME) <= room:
            brush.write(surface, name, at, _NAME, LIGHT, room=room)
            return
        side, rest = brush.line(_NAME), [member for member in party.members if member != face]
        step = min(side, room // (2 * len(rest)))
        own = brush.write(surface, brush.looks[face].name, at, _NAME, LIGHT, room=room - step * len(rest))
        for number, member in enumerate(rest):
            ornaments.shield(brush, surface, member, (own.right + step // 2 + number * step, at[1]), min(side, step))

    def _tell_speaker(self, surface: Surface, seat: int, place: Rect, marks: Marks) -> None:
        """Write who decides for the party of who looks, where no sum is told."""
        brush = self.brush
        if marks.cost or marks.count(PurseSpot(seat), 0).change:
            return
        told = tr("citta.picture.decides", name=brush.looks[seat].name)
        at = place.right, place.bottom - brush.line(_SMALL) // 2
        brush.write(surface, told, at, _ASIDE, WARM, align="right", room=place.width)

    def _cash(self, surface: Surface, seat: int, florins: int, place: Rect, marks: Marks) -> None:
        brush = self.brush
        count = marks.count(PurseSpot(seat), florins)
        foot = brush.line(_SMALL)
        row = Rect(place.left, place.top, place.width, place.height - foot)
        side = min(row.height, brush.px(66), round(place.width * 0.34))
        brush.stamp(surface, "purse_open", (row.left + side // 2, row.centery), round(side * count.swell))
        units = min(_SUM.units, row.height * 0.92 / brush.layout.k / brush.painter.scale)
        style = brush.alike([("0000", row.width - side - brush.px(8))], Style(Face.BOLD, units))
        at = row.left + side + brush.px(8), row.centery
        brush.write(surface, str(count.shown), at, style, RICHES, shade=True)
        at = place.right, place.bottom - foot // 2
        if marks.cost:
            told = tr("citta.picture.after", count=count.shown - marks.cost)
            colour = LIGHT if marks.cost <= count.shown else LOSS
            brush.write(surface, told, at, _SMALL, colour, align="right", room=place.width)
        elif count.change:
            told = tr("table.change.more" if count.change > 0 else "table.change.less", count=abs(count.change))
            brush.write(surface, told, at, _SMALL, GAIN if count.change > 0 else LOSS, align="right")

    def _draw_piles(self, surface: Surface, pale: frozenset[int]) -> None:
        brush = self.brush
        for florins, place in self._piles():
            coin = brush.pictures.get("florin_blank", place.size)
            if florins in pale:
                coin = coin.copy()
                coin.set_alpha(_PALE)
            for lift in (0,) if florins in pale else (2, 1, 0):
                surface.blit(coin, place.move(0, -lift * max(1, brush.px(3))))
            style = Style(Face.BOLD, place.height * 0.38 / brush.layout.k / brush.painter.scale)
            top = place.centery - 2 * max(1, brush.px(3)) // 2
            brush.write(
                surface, str(florins), (place.centerx, top), style, ENGRAVED, align="centre", room=place.width - 4
            )

    def _capital(self, surface: Surface, view: View, seat: int) -> None:
        """The capital, its place, and the bar of its kinds with their sums."""
        brush, foot = self.brush, self._foot
        standing = standings(view)[seat]
        row = foot.height // 2
        middle = foot.top + row // 2
        end = brush.write(surface, capital_word(len(standing.capital.members)), (foot.left, middle), _ASIDE, WARM).right
        brush.write(surface, str(standing.capital.share), (end + brush.px(8), middle), _CAPITAL, LIGHT)
        told = tr("citta.picture.place_of", place=place_name(standing.place), count=len(standings(view)))
        brush.write(surface, told, (foot.right, middle), _ASIDE, WARM, align="right")
        bar = Rect(foot.left, foot.top + row, foot.width, foot.height - row)
        self._kinds(surface, standing.capital, bar, seat)

    def _kinds(self, surface: Surface, capital: object, bar: Rect, seat: int) -> None:
        brush = self.brush
        sums = [(name, getattr(capital, name), colour) for name, colour in _KINDS]
        whole = max(1, sum(each for _, each, _ in sums))
        shapes.lay(
            surface, shapes.plate(bar.size, max(2, brush.px(4)), (30, 16, 6, 255), (*INK, 255), 1.2), bar.topleft
        )
        left = bar.left + 2
        for name, florins, colour in sums:
            wide = round((bar.width - 4) * florins / whole)
            if wide < 3:
                continue
            piece = Rect(left, bar.top + 2, wide, bar.height - 4)
            surface.fill(colour, piece)
            ways = [tr(f"citta.picture.of_{name}", count=florins), str(florins)]
            told = brush.first_fitting(ways, _PART, wide - 4)
            self._kind(surface, (name, seat), told, piece, worded=told == ways[0])
            left += wide

    def _kind(self, surface: Surface, kind: tuple[str, int], told: str, piece: Rect, *, worded: bool) -> None:
        """Write a sum on its piece of the bar, after the sign of its kind where there is no room for the word."""
        brush, (name, seat) = self.brush, kind
        wide, high = brush.width(told, _PART), piece.height
        if wide > piece.width - 2:
            return
        side = 0 if worded else min(high, piece.width - wide - 4)
        whole = wide + (side + 2 if side >= _LEAST_SIGN else 0)
        left = piece.centerx - whole // 2
        if whole > wide:
            place = left + side // 2, piece.centery
            if name == "palaces":
                figures.house(brush, surface, seat, (place[0], place[1] + side // 2), side)
            elif name == "florins":
                figures.coin(brush, surface, place, side - 2)
            else:
                figures.sign(brush, surface, name[:-1], place, side)
        brush.write(surface, told, (left + whole - wide, piece.centery), _PART, ENGRAVED, room=piece.width - 2)
