"""The rules on one page: set in two columns with pictures, shown on the screen, and kept as a picture to print.

A chapter has its picture at the right of its first paragraphs, which are narrower as long as they are beside it. All
is set first, with letters as large as the page has room for; a chapter goes on in the next column where it must.
"""

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.text.painter import Face, Painter
from leonardo.app.kit.theme import INK, SEPIA, VERMILION
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Button, Widget, WidgetState
from leonardo.app.rulebook.book import Chapter, Paragraph, RuleBook, Spread
from leonardo.app.rulebook.pen import Pen
from leonardo.app.scenes.menu import SheetScene
from leonardo.app.statistics.export import write_picture
from leonardo.saves.faults import SaveError
from leonardo.user_folders import pictures_folder

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


_NEAR: Final = 0.55  # pixels of the screen for one of the page at which its smallest letters can be read with ease
_STEP: Final = 0.14  # the share of the place by which an arrow key or a turn of the wheel moves
_LEAF: Final = 0.9  # the share by which a page key does
_STEPS: Final = {
    pygame.K_UP: (0, -_STEP),
    pygame.K_DOWN: (0, _STEP),
    pygame.K_LEFT: (-_STEP, 0),
    pygame.K_RIGHT: (_STEP, 0),
    pygame.K_PAGEUP: (0, -_LEAF),
    pygame.K_PAGEDOWN: (0, _LEAF),
    pygame.K_HOME: (0, -1000),
    pygame.K_END: (0, 1000),
}
_NEARNESS_KEYS: Final = {
    pygame.K_PLUS: 1,
    pygame.K_KP_PLUS: 1,
    pygame.K_EQUALS: 1,
    pygame.K_MINUS: -1,
    pygame.K_KP_MINUS: -1,
}


class PaperView(Widget):
    """A page of so many pixels, made by `draw_page` for a `key` of pictures that are kept.

    `nearness` is 0 where all of it is seen, 1 where it is as wide as its place, 2 where it is nearer still; `at` is the
    pixel of the page, at that size, in the upper left corner. `changed` is told of another nearness.
    """

    def __init__(
        self,
        rect: Rect,
        size: tuple[int, int],
        key: tuple[object, ...],
        draw_page: Callable[[], Surface],
        changed: Callable[[], None],
    ) -> None:
        super().__init__("page", rect)
        self._size, self._key, self._draw_page, self._changed = size, key, draw_page, changed
        self.nearness = 1
        self.at = (0, 0)
        self._grip: tuple[int, int] | None = None

    @property
    def scales(self) -> tuple[float, float, float]:
        """Pixels of the screen for one of the page, at each nearness."""
        wide, high = self.rect.width / self._size[0], self.rect.height / self._size[1]
        across = min(1.0, max(wide, high))
        return min(wide, high), across, min(1.0, max(_NEAR, across * 1.4))

    def come(self, by: int) -> None:
        """Come nearer, or go away if negative, as far as that can be; what is in the middle stays there."""
        then = max(0, min(len(self.scales) - 1, self.nearness + by))
        if then == self.nearness:
            return
        before, after = self.scales[self.nearness], self.scales[then]
        middle = [(at + side / 2) / before for at, side in zip(self.at, self.rect.size, strict=True)]
        self.nearness = then
        self._move_to(middle[0] * after - self.rect.width / 2, middle[1] * after - self.rect.height / 2)
        self._changed()

    def move(self, right: float, down: float) -> bool:
        """Move by so many pixels; tell whether anything moved."""
        before = self.at
        self._move_to(before[0] + right, before[1] + down)
        return self.at != before

    def let_go(self) -> None:
        self._grip = None

    def gripped(self) -> Callable[[], object]:
        return partial(self._put_back, self.at)

    def _put_back(self, at: tuple[int, int]) -> None:
        self._grip, self.at = None, at

    def drag(self, point: tuple[int, int]) -> bool:
        before, self._grip = self._grip or point, point
        return self.move(before[0] - point[0], before[1] - point[1])

    def click(self, point: tuple[int, int]) -> None:
        """Do nothing: it was moved."""

    def key(self, key: int) -> bool:
        """Move about by arrows and page keys, come nearer and go away by plus and minus; at an edge arrows leave."""
        if key in _NEARNESS_KEYS:
            self.come(_NEARNESS_KEYS[key])
            return True
        if key not in _STEPS:
            return False
        right, down = _STEPS[key]
        return self.move(right * self.rect.width, down * self.rect.height)

    def wheel(self, turns: int) -> bool:
        self.move(0, -turns * _STEP * self.rect.height)
        return True

    def draw(self, surface: Surface, kit: Kit, look: WidgetState) -> None:  # noqa: ARG002 - the form draws the ring
        page = self._scaled(kit)
        seen = Rect(self.at, self.rect.size).clip(page.get_rect())
        place = seen.copy()
        place.centerx, place.top = self.rect.centerx, self.rect.top
        surface.blit(page, place, seen)
        pygame.draw.rect(surface, SEPIA, place, max(1, kit.layout.px(1.5)))
        if page.get_height() > self.rect.height:
            self._draw_position(surface, kit, page.get_height())

    def _draw_position(self, surface: Surface, kit: Kit, high: int) -> None:
        wide = max(6, kit.layout.px(10))
        track = Rect(self.rect.right - wide, self.rect.top, wide, self.rect.height)
        bar = Rect(track.left, 0, wide, max(2 * wide, track.height * track.height // high))
        bar.top = track.top + (track.height - bar.height) * self.at[1] // (high - track.height)
        surface.blit(skins.plate(kit.pictures, track.size, kit.layout.k, skins.TRACK), track)
        surface.blit(skins.plate(kit.pictures, bar.size, kit.layout.k, skins.FILLED), bar)

    def _pixels(self) -> tuple[int, int]:
        scale = self.scales[self.nearness]
        return max(1, round(self._size[0] * scale)), max(1, round(self._size[1] * scale))

    def _scaled(self, kit: Kit) -> Surface:
        size = self._pixels()
        whole = kit.pictures.made(self._key, self._draw_page)
        return kit.pictures.made((*self._key, size), lambda: pygame.transform.smoothscale(whole, size))

    def _move_to(self, left: float, top: float) -> None:
        wide, high = self._pixels()
        self.at = (
            round(max(0, min(left, wide - self.rect.width))),
            round(max(0, min(top, high - self.rect.height))),
        )


PAGE: Final = (2480, 3508)  # pixels of A4 at 300 dots an inch
LARGEST: Final = 44
SMALLEST: Final = 26  # pixels of type
_WHITE: Final = (255, 255, 255)
_MARGIN: Final = 140
_BETWEEN: Final = 90
_HEAD: Final = 300  # pixels at the edges, between the columns, and down to them
_PICTURE: Final = 300
_BESIDE: Final = 24  # pixels of a picture, and between it and what is written beside it
_RULE: Final = 100
_TITLE: Final = 50
_TITLE_HIGH: Final = 84
_PARTED: Final = 26
"""Pixels of the column of rules' numbers, of a chapter's title and its line, and between two chapters."""


@frozen
class _Piece:
    """Something that is set, in the column of a number: a chapter's title, its picture or a paragraph."""

    column: int
    rect: Rect
    what: Chapter | Spread | Paragraph


def draw_summary(kit: Kit, book: RuleBook, title: str) -> Surface:
    """Return the page, with letters as large as it has room for."""
    page = Surface(PAGE)
    page.fill(_WHITE)
    painter = Painter(1.0)
    head = Rect(_MARGIN, 70, PAGE[0] - 2 * _MARGIN, 130)
    painter.draw(page, title, head, Face.TITLE_BOLD, 96, INK, "centre")
    below = Rect(head.left, head.bottom - 10, head.width, 70)
    painter.draw(page, tr("rulebook.summary"), below, Face.FLOURISH_STRONG, 56, SEPIA, "centre")
    size = size_of_type(painter, book)
    for piece in _set(painter, book, size):
        _draw(kit, painter, page, piece, size)
    return page


def size_of_type(painter: Painter, book: RuleBook) -> int:
    """Return the pixels of the largest letters with which all finds room; the smallest where even these find none."""
    return next((each for each in range(LARGEST, SMALLEST, -1) if fits(painter, book, each)), SMALLEST)


def fits(painter: Painter, book: RuleBook, size: int) -> bool:
    """Tell whether all finds room with letters of so many pixels."""
    return all(piece.column < len(_columns()) for piece in _set(painter, book, size))


def _columns() -> list[Rect]:
    wide = (PAGE[0] - 2 * _MARGIN - _BETWEEN) // 2
    lefts = _MARGIN, PAGE[0] - _MARGIN - wide
    return [Rect(left, _HEAD, wide, PAGE[1] - _HEAD - _MARGIN) for left in lefts]


def _chosen(book: RuleBook) -> Iterator[tuple[Chapter, Spread, list[Paragraph]]]:
    for chapter in book.chapters:
        told = [(spread, each) for spread in chapter.spreads for each in spread.paragraphs]
        on_it = [(spread, each) for spread, each in told if not set(book.summary).isdisjoint(each.rules)]
        if on_it:
            yield chapter, on_it[0][0], [each for _, each in on_it]


def _set(painter: Painter, book: RuleBook, size: int) -> list[_Piece]:
    """Return everything in its place, columns that are not there included where the page is too small."""
    columns, pieces = _columns(), []
    wide, bottom = columns[0].width, columns[0].bottom
    column, top = 0, _HEAD
    for chapter, spread, paragraphs in _chosen(book):
        first = _height(painter, paragraphs[0], size, _beside(wide))
        if top + _TITLE_HIGH + max(first, _PICTURE) > bottom:
            column, top = column + 1, _HEAD
        left = columns[column % len(columns)].left
        pieces.append(_Piece(column, Rect(left, top, wide, _TITLE_HIGH), chapter))
        picture = Rect(left + wide - _PICTURE, top + _TITLE_HIGH // 2, _PICTURE, _PICTURE)
        pieces.append(_Piece(column, picture, spread))
        top += _TITLE_HIGH
        for paragraph in paragraphs:
            room = _beside(wide) if top < picture.bottom and picture.left - left < wide else wide
            high = _height(painter, paragraph, size, room)
            if top + high > bottom:
                column, top, picture = column + 1, _HEAD, Rect(0, 0, 0, 0)
                left, high = columns[column % len(columns)].left, _height(painter, paragraph, size, wide)
                room = wide
            pieces.append(_Piece(column, Rect(left, top, room, high), paragraph))
            top += high + size // 2
        top = max(top, picture.bottom) + _PARTED
    return pieces


def _beside(wide: int) -> int:
    return wide - _PICTURE - _BESIDE


def _height(painter: Painter, paragraph: Paragraph, size: int, wide: int) -> int:
    return painter.height_of(tr(paragraph.text), Face.TEXT, size, wide - _RULE)


def _draw(kit: Kit, painter: Painter, page: Surface, piece: _Piece, size: int) -> None:
    """Draw a picture, the title of a chapter, or a paragraph with the number of its rule."""
    if piece.column >= len(_columns()):
        return
    place, what = piece.rect, piece.what
    if isinstance(what, Spread):
        what.picture(Pen(kit, page, place))
        return
    if isinstance(what, Chapter):
        line = Rect(place.left, place.top, place.width - _PICTURE - _BESIDE, _TITLE + 10)
        painter.draw(page, tr(what.title), line, Face.TITLE_STRONG, _TITLE, VERMILION)
        return
    rule = Rect(place.left, place.top, _RULE - 10, painter.line(Face.TEXT, size))
    painter.draw(page, what.rules[0], rule, Face.BOLD, size * 0.86, VERMILION)
    room = Rect(place.left + _RULE, place.top, place.width - _RULE, place.height)
    painter.draw_wrapped(page, tr(what.text), room, Face.TEXT, size, INK)


_TOP: Final = 112
_FOOT: Final = 134
_SIDE: Final = 64  # units of the sheet above the page, below it and beside it
_KEEP: Final = {False: 400, True: 290}
_NEARNESS: Final = 84
_BUTTONS_PARTED: Final = 16
"""Units of width of the button to print (less in upright windows) and of those that come nearer, and between them."""


class SummaryScene(SheetScene):
    """Shows the page that `draw` makes in pixels for printing; its file is called after the game."""

    upright = True
    first_focus = "page"

    def __init__(self, host: "Host", draw: Callable[[], pygame.Surface], name: str) -> None:
        super().__init__(host.kit)
        self._host, self._draw_page, self._name = host, draw, name
        self.paper: PaperView | None = None

    def heading(self) -> str:
        return tr("rulebook.summary")

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        before, sheet, px = self.paper, self.sheet(layout), layout.px
        place = sheet.inflate(-2 * px(_SIDE), 0)
        place.top, place.height = sheet.top + px(_TOP), sheet.height - px(_TOP + _FOOT)
        key = "summary", self._name, tr("rulebook.summary"), self.kit.settings.text_size
        self.paper = PaperView(place, PAGE, key, self._draw_page, self.rebuild)
        if before is not None:
            self.paper.nearness = before.nearness
            self.paper.move(*before.at)
        last = len(self.paper.scales) - 1
        wide = _KEEP[layout.upright]
        away = self.at_foot(layout, wide + _BUTTONS_PARTED, _NEARNESS)
        nearer = self.at_foot(layout, wide + _NEARNESS + 2 * _BUTTONS_PARTED, _NEARNESS)
        return [
            self.paper,
            Button("print", self.at_foot(layout, 0, wide), tr("rulebook.keep"), self._keep, size=25),
            Button(
                "away",
                away,
                "\N{MINUS SIGN}",
                partial(self.paper.come, -1),
                face=Face.STRONG,
                hint=tr("rulebook.away"),
                enabled=self.paper.nearness > 0,
            ),
            Button(
                "nearer",
                nearer,
                "+",
                partial(self.paper.come, 1),
                face=Face.STRONG,
                hint=tr("rulebook.nearer"),
                enabled=self.paper.nearness < last,
            ),
            Button("back", self.at_foot(layout, -300, 300), tr("message.back"), self.back, strong=True),
        ]

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP and self.paper is not None:
            self.paper.let_go()
        return super().handle(event)

    def _keep(self) -> None:
        title = tr("rulebook.keep")
        try:
            path = write_picture(self._draw_page(), pictures_folder(), self._name, datetime.now().astimezone())
        except SaveError as error:
            self._host.say(title, tr("statistics.keep.failed", detail=error.detail))
            return
        self._host.say(title, tr("rulebook.kept", file=path))
