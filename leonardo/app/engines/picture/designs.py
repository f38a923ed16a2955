"""What the viewer has drawn and bought: the notebook pages of its designs, its archive, and its cards in play."""

from collections.abc import Hashable, Iterator, Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from leonardo.app.engines.picture import cards
from leonardo.app.engines.picture.layout import EnginesLayout
from leonardo.app.engines.picture.listing import listing
from leonardo.app.engines.spots import ArchiveSpot, DesignSpot, PlaySpot
from leonardo.app.engines.standing import hanging, loose, own_seat, project_price
from leonardo.app.engines.words.designs import page_of
from leonardo.app.engines.words.phrases import card_effect, card_name, effect_briefly, hooked_effect, machine_name
from leonardo.app.kit.brush import NARROW, PLAIN, Brush, Style
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import BROWN, FAINT_LIGHT, LIGHT, WARM
from leonardo.app.table.panels.panel import Board, Part, Placed, always
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.engines.cards import PROJECTS, Card
from leonardo.engine.engines.constants import Machine
from leonardo.engine.engines.view import View

_TITLE: Final = Style(Face.TITLE_BOLD, 19, NARROW)
_HEADING: Final = Style(Face.TITLE_BOLD, 17, NARROW)
_LINE: Final = Style(Face.MEDIUM, 16.5, (Face.TEXT,))
_STRONG: Final = Style(Face.BOLD, 16.5, (Face.STRONG, Face.TEXT))
_ASIDE: Final = Style(Face.ITALIC, 16)
_ROWS: Final = 22.0
_APART: Final = 4
"""Pixels between cards."""
_LEAF: Final = 1.3
"""The height of a card whose drawing stands over its words, in widths of it, at most."""
_PAGE: Final = 0.28
_PAGE_ALONE: Final = 0.36
"""The height of a page in heights of the column, and while there are no cards but designs."""


class Designs(Board):
    """The column at the right of the chart."""

    def __init__(self, brush: Brush, layout: EnginesLayout) -> None:
        self.rect = layout.designs
        self.brush = brush.yielding(lambda larger: _ROWS * larger.line(PLAIN) <= self.rect.height)

    @property
    def parts(self) -> Sequence[Part]:
        """The wood, a page for each kind of machine, the archive and what is in play."""
        return (
            Part(always(self.rect), lambda _view, _marks: None, self._ground),
            *(
                Part(
                    partial(self._page_region, machine),
                    partial(self._page_content, machine),
                    partial(self._page, machine),
                )
                for machine in Machine
            ),
            Part(lambda view, _marks: self._archive_place(view), self._archive_content, self._archive),
            Part(lambda view, _marks: self._play_place(view), self._play_content, self._play),
        )

    def content(self, view: View, marks: Marks) -> Hashable:
        """Return how many cards there are of each kind, if any are to be seen."""
        if listing(view, marks) is not None:
            return None
        seat = own_seat(view)
        return seat, len(view.players[seat].archive), len(loose(view, seat)), self._archive_place(view).height

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:
        """Yield pages and cards, unless the list of lands lies over them."""
        if listing(view, marks) is not None:
            return
        seat = own_seat(view)
        for machine in Machine:
            yield DesignSpot(machine), self._page_place(machine, view)
        for number, place in enumerate(self._archived(view)):
            yield ArchiveSpot(number), place
        for number, place in enumerate(self._cards(self._play_place(view), len(loose(view, seat)), 1)):
            yield PlaySpot(number), place

    # where things lie

    @property
    def _pad(self) -> int:
        return max(4, self.brush.px(8))

    def _page_place(self, machine: Machine, view: View) -> Rect:
        """Return where a page lies: both are higher as long as nothing else lies in the column."""
        pad, seat = self._pad, own_seat(view)
        alone = not view.players[seat].archive and not loose(view, seat)
        high = round((self.rect.height - 3 * pad) * (_PAGE_ALONE if alone else _PAGE))
        top = self.rect.top + pad + (0 if machine is Machine.TANK else high + pad)
        return Rect(self.rect.left + pad, top, self.rect.width - 2 * pad, high)

    def _page_region(self, machine: Machine, view: View, _marks: Marks) -> Rect:
        return self._page_place(machine, view).inflate(6, 6)

    def _share(self, view: View) -> float:
        """Return how much of the room for both the archive gets: more where it holds more than is in play."""
        seat = own_seat(view)
        held, played = 2 * len(view.players[seat].archive) + 2, len(loose(view, seat)) + 2
        return min(0.76, max(0.34, held / (held + played)))

    def _archive_place(self, view: View) -> Rect:
        top = self._page_place(Machine.PLANE, view).bottom + self._pad
        room = self.rect.bottom - top - self._pad
        return Rect(self.rect.left + self._pad, top, self.rect.width - 2 * self._pad, round(room * self._share(view)))

    def _play_place(self, view: View) -> Rect:
        archive = self._archive_place(view)
        top = archive.bottom + 2
        return Rect(archive.left, top, archive.width, self.rect.bottom - self._pad - top)

    def _cards(self, room: Rect, count: int, lines: int) -> list[Rect]:
        """Return where so many cards lie: in columns of rows with so many lines of text, as high as there is room."""
        if not count:
            return []
        head = self.brush.line(_HEADING)
        inner = Rect(room.left, room.top + head, room.width, room.height - head)
        columns = 1
        wide = (inner.width - 4 * (columns - 1)) // columns
        least = round(lines * self.brush.line(_STRONG)) + 6
        rows = -(-count // columns)
        while rows * least > inner.height and columns < min(4, count) and wide > 120:
            columns += 1
            wide = (inner.width - 4 * (columns - 1)) // columns
            rows = -(-count // columns)
        high = max(16, min(inner.height // rows, least * 3 // 2)) - 3
        return [
            Rect(inner.left + (number % columns) * (wide + 4), inner.top + (number // columns) * (high + 3), wide, high)
            for number in range(count)
        ]

    def _archived(self, view: View) -> list[Rect]:
        """Return where the cards of the archive lie: as leaves with drawings where there is room, else in rows."""
        archive, room = view.players[own_seat(view)].archive, self._archive_place(view)
        head = self.brush.line(_HEADING)
        for columns in (2, 3):
            wide = (room.width - _APART * (columns - 1)) // columns
            rows = -(-len(archive) // columns)
            high = min((room.height - head) // max(1, rows) - _APART, round(wide * _LEAF))
            told = ((card_name(card), card_effect(card)) for card in archive)
            if archive and all(cards.stands_upright(self.brush, (wide, high), *each) for each in told):
                return [
                    Rect(
                        room.left + number % columns * (wide + _APART),
                        room.top + head + number // columns * (high + _APART),
                        wide,
                        high,
                    )
                    for number in range(len(archive))
                ]
        return self._cards(room, len(archive), 2)

    # drawing

    def _ground(self, surface: Surface, _view: View, _marks: Marks) -> None:
        surface.blit(self.brush.pictures.cover("workshop_wood", self.rect.size), self.rect)

    def _page_content(self, machine: Machine, view: View, _marks: Marks) -> Hashable:
        seat = own_seat(view)
        designs = tuple(map(view.players[seat].design, Machine))
        told = designs, hanging(view, seat, machine), view.table.double_explosion
        return told, self._page_place(machine, view).height

    def _page(self, machine: Machine, surface: Surface, view: View, _marks: Marks) -> None:
        brush, place, seat = self.brush, self._page_place(machine, view), own_seat(view)
        card = view.players[seat].design(machine)
        brush.sheet(surface, place, gilt=False)
        inner = place.inflate(-2 * self._pad, -self._pad)
        if card is None:
            lines = (machine_name(machine), tr("engines.picture.no_design"))
            for number, (text, style) in enumerate(zip(lines, (_TITLE, _ASIDE), strict=True)):
                y = inner.centery + (number * 2 - 1) * brush.line(style) // 2
                brush.write(surface, text, (inner.centerx, y), style, BROWN, align="centre", room=inner.width)
            return
        page = page_of(view.players[seat], machine, view.table.double_explosion)
        hung = [(each, card_name(each), hooked_effect(each)) if each is not None else None for each in page.hooks]
        free, title = tr("engines.picture.free_hook"), card_name(card)
        names = [card_name(each) for each in map(view.players[seat].design, Machine) if each is not None]
        cards.page(
            brush, surface, place, card, title=title, rows=page.rows, odds=page.odds, hooks=hung, free=free, names=names
        )

    def _archive_content(self, view: View, _marks: Marks) -> Hashable:
        seat = own_seat(view)
        player = view.players[seat]
        return seat, player.archive, player.florins, view.leonardo == seat, self._archive_place(view).height

    def _archive(self, surface: Surface, view: View, _marks: Marks) -> None:
        brush, room, seat = self.brush, self._archive_place(view), own_seat(view)
        player = view.players[seat]
        head = brush.line(_HEADING)
        title = brush.write(
            surface,
            tr("engines.picture.archive"),
            (room.left + 2, room.top + head // 2),
            _HEADING,
            LIGHT,
            room=room.width,
        )
        if not player.archive:
            self._say_empty(surface, room, title.right + 8)
        for card, place in zip(player.archive, self._archived(view), strict=True):
            self._project(surface, view, seat, card, place)

    def _say_empty(self, surface: Surface, room: Rect, beside: int) -> None:
        """Say that nothing waits in the archive: below its heading, or `beside` it where there is no second line."""
        brush, head, told = self.brush, self.brush.line(_HEADING), tr("engines.picture.empty_archive")
        if room.height >= 2 * head:
            brush.write(surface, told, (room.left + 2, room.top + head * 3 // 2), _ASIDE, FAINT_LIGHT, room=room.width)
            return
        at = room.right - 2, room.top + head // 2
        brush.write(surface, told, at, _ASIDE, FAINT_LIGHT, align="right", room=at[0] - beside)

    def _project(self, surface: Surface, view: View, seat: int, card: Card, place: Rect) -> None:
        """A card of the archive: its name, what it does, and its price, which Leonardo may lower."""
        brush, player = self.brush, view.players[seat]
        cost, usual = project_price(view, seat, card), PROJECTS[card].cost
        lacks = cost - player.florins
        cards.project(
            brush,
            surface,
            place,
            card,
            title=card_name(card),
            effect=card_effect(card),
            price=str(cost),
            before=str(usual) if cost != usual else "",
            pale=lacks > 0,
            lack=tr("engines.picture.lacks", count=lacks) if lacks > 0 else "",
            shorter=tr("table.change.less", count=lacks) if lacks > 0 else effect_briefly(card),
            names=[card_name(each) for each in player.archive],
        )

    def _play_content(self, view: View, _marks: Marks) -> Hashable:
        seat = own_seat(view)
        return loose(view, seat), view.players[seat].cards, self._play_place(view).top

    def _play(self, surface: Surface, view: View, _marks: Marks) -> None:
        brush, room, seat = self.brush, self._play_place(view), own_seat(view)
        head, found = brush.line(_HEADING), loose(view, seat)
        start = brush.write(
            surface,
            tr("engines.picture.in_play"),
            (room.left + 2, room.top + head // 2),
            _HEADING,
            LIGHT,
            room=room.width // 2,
        )
        told = tr("engines.picture.cards", count=view.players[seat].cards)
        left = start.right + 8
        brush.write(
            surface, told, (room.right - 2, room.top + head // 2), _ASIDE, WARM, align="right", room=room.right - left
        )
        for card, place in zip(found, self._cards(room, len(found), 1), strict=True):
            cards.chip(brush, surface, place, card, card_name(card), (card_effect(card), effect_briefly(card)))
