"""The plates of games: framed pictures by which a game is chosen, on the title and on a page of their own."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, SEPIA
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Button, Widget, WidgetState
from leonardo.app.presentation import Presentation
from leonardo.app.scenes.desk import lay_bookmark
from leonardo.app.scenes.menu import MARGIN, SheetScene

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


MOST_IN_A_ROW: Final = 4  # so many plates have room side by side in a window that is wider than high
_PROPORTION: Final = 2.5  # how much wider than high the picture of a game is
_RIM: Final = 9  # units between the edge of a plate and its picture
_ASIDE: Final = 14
_LARGE_ASIDE: Final = 26
"""Units between the edge of a plate and what is written on it, the latter where it tells what the game is about."""
_NAME: Final = 27
_TEXT: Final = 22
_LARGE_NAME: Final = 36
_LARGE_TEXT: Final = 28
"""Sizes of what is written on a small plate, and on one that tells what the game is about, in units."""
_PARTED: Final = 22  # units between what is written on a plate that tells what the game is about


def name_of(game: str) -> str:
    return f"game {game}"


def places(room: pygame.Rect, count: int, most: int, apart: int) -> list[pygame.Rect]:
    """Return where so many plates lie in a room, at `most` so many in a row, and so many pixels apart."""
    rows = -(-count // most)
    columns = -(-count // rows)
    wide, high = (room.width - apart * (columns - 1)) // columns, (room.height - apart * (rows - 1)) // rows
    left = room.left + (room.width - columns * wide - apart * (columns - 1)) // 2
    return [
        pygame.Rect(left + column * (wide + apart), room.top + row * (high + apart), wide, high)
        for row, column in (divmod(number, columns) for number in range(count))
    ]


class GamePlate(Button):
    """A framed picture of the game of a `name`; below it what the game is called, of what kind it is, and for how many.

    One that `tells` says what one does in the game as well. `in_play` says how far a game of it is, if one is, in place
    of how many can play. Its name is written no larger than those `beside` it. A `bare` one has no picture yet.
    """

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        game: Presentation,
        chosen: Callable[[str], None],
        *,
        in_play: str = "",
        tells: bool = False,
        beside: Sequence[Presentation] = (),
        bare: bool = False,
    ) -> None:
        super().__init__(name_of(name), rect, tr(game.title), lambda: chosen(name))
        self.in_play = in_play
        self.bare = bare
        self._picture = game.plate
        self._names = [tr(other.title) for other in beside]
        self._feet = (in_play, in_play) if in_play else (_sort_of(game), _players_of(game))
        self._sorts = [_sort_of(other) for other in beside]
        self._tagline = tr(game.tagline) if tells else ""

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        px, pictures = kit.layout.px, kit.pictures
        skins.lay_shadow(surface, pictures, self.rect, kit.layout.k, drop=2 if look.held else 5)
        rect = self.rect.move(0, max(1, px(2))) if look.held else self.rect
        surface.blit(skins.plate(pictures, rect.size, kit.layout.k, self._skin(look)), rect)
        place = self.picture_place(kit).move(0, rect.top - self.rect.top)
        (self._write_all if self._tagline else self._write)(surface, kit, rect, place.bottom)
        if not self.bare:
            _lay_picture(surface, kit, self._picture, place)
        if self.in_play:
            lay_bookmark(kit, surface, (place.right - px(16), rect.top - px(6)))

    def picture_place(self, kit: Kit) -> pygame.Rect:
        """Return where the picture lies, or as much of its middle as what is written leaves room for."""
        place = _picture_place(self.rect, kit.layout)
        room = self.rect.bottom - self._words_height(kit) - place.top
        place.height = min(place.height, max(self.rect.height // 3, room))
        return place

    def height(self, kit: Kit) -> int:
        """Return the pixels of height that it needs to show its whole picture and all that is written on it."""
        return _picture_place(self.rect, kit.layout).bottom - self.rect.top + self._words_height(kit)

    def _words_height(self, kit: Kit) -> int:
        painter, px = kit.painter, kit.layout.px
        if not self._tagline:
            return painter.line(Face.TITLE_STRONG, _NAME) + painter.line(Face.MEDIUM, _TEXT) + px(_RIM)
        wide = self.rect.width - 2 * px(_LARGE_ASIDE)
        told = painter.height_of(self._tagline, Face.ITALIC, _LARGE_TEXT, wide)
        lines = painter.line(Face.TITLE_STRONG, _LARGE_NAME) + painter.line(Face.MEDIUM, _LARGE_TEXT)
        return lines + told + px(4 * _PARTED)

    def _write(self, surface: pygame.Surface, kit: Kit, rect: pygame.Rect, top: int) -> None:
        """Write name and foot in two lines below the picture."""
        painter, px = kit.painter, kit.layout.px
        name, foot = painter.line(Face.TITLE_STRONG, _NAME), painter.line(Face.MEDIUM, _TEXT)
        spare = max(0, rect.bottom - top - name - foot)
        place = pygame.Rect(rect.left + px(_ASIDE), top + spare // 3, rect.width - 2 * px(_ASIDE), name)
        fits = all(painter.fits(name, Face.TITLE_STRONG, _NAME, place.width) for name in (self.text, *self._names))
        face = Face.TITLE_STRONG if fits else Face.STRONG  # narrower
        painter.draw(surface, self.text, place, face, _NAME, INK, "centre", beside=self._names)
        place = pygame.Rect(place.left, place.bottom, place.width, foot)
        alike = (self._feet[0], *self._sorts)
        short = not all(painter.fits(each, Face.MEDIUM, _TEXT, place.width) for each in alike)
        painter.draw(surface, self._feet[short], place, Face.MEDIUM, _TEXT, SEPIA, "centre")

    def _write_all(self, surface: pygame.Surface, kit: Kit, rect: pygame.Rect, top: int) -> None:
        painter, px = kit.painter, kit.layout.px
        inner = pygame.Rect(rect.left + px(_LARGE_ASIDE), top + px(_PARTED), rect.width - 2 * px(_LARGE_ASIDE), 0)
        inner.height = painter.line(Face.TITLE_STRONG, _LARGE_NAME)
        painter.draw(surface, self.text, inner, Face.TITLE_STRONG, _LARGE_NAME, INK, "centre", beside=self._names)
        foot = inner.copy()
        foot.height = painter.line(Face.MEDIUM, _LARGE_TEXT)
        foot.bottom = rect.bottom - px(_PARTED)
        painter.draw(surface, self._feet[0], foot, Face.MEDIUM, _LARGE_TEXT, SEPIA, "centre")
        told = pygame.Rect(inner.left, inner.bottom + px(_PARTED), inner.width, 0)
        told.height = foot.top - told.top
        painter.draw_wrapped(surface, self._tagline, told, Face.ITALIC, _LARGE_TEXT, INK, "centre")


def _players_of(game: Presentation) -> str:
    least, most = game.players
    return tr("new_game.players", least=least, most=most)


def _sort_of(game: Presentation) -> str:
    least, most = game.players
    return tr("new_game.sort", kind=tr(game.kind), least=least, most=most, minutes=game.minutes)


def _picture_place(rect: pygame.Rect, layout: Layout) -> pygame.Rect:
    """Return where the whole picture lies on a plate; where there is less height, its middle is shown."""
    rim = max(2, layout.px(_RIM))
    wide = rect.width - 2 * rim
    return pygame.Rect((rect.left + rim, rect.top + rim), _whole(wide))


def _whole(wide: int) -> tuple[int, int]:
    return wide, round(wide / _PROPORTION)


def _lay_picture(surface: pygame.Surface, kit: Kit, name: str, place: pygame.Rect) -> None:
    """Draw the picture of a game with a line around it: the middle of it, if the place is too low for all."""
    picture = kit.pictures.get(name, _whole(place.width))
    above = (picture.get_height() - place.height) // 2
    surface.blit(picture, place, pygame.Rect(0, above, place.width, place.height))
    pygame.draw.rect(surface, INK, place, max(1, kit.layout.px(1.6)))


_TOP: Final = 150
_FOOT: Final = 156  # units from the top of the sheet to the plates, and from these to the foot
_GAP: Final = 32  # units between the plates
_LISTED: Final = 3  # so many lie one below another where the window is higher than wide


class ChooseGameScene(SheetScene):
    """Games by their plates, side by side; the keyboard begins at the one that was played last.

    The one that is `chosen` is handed on.
    """

    upright = True

    def __init__(self, host: "Host", games: Sequence[str], chosen: Callable[[str], None]) -> None:
        super().__init__(host.kit)
        self.host = host
        self._games = tuple(games)
        self._chosen = chosen

    def heading(self) -> str:
        return tr("new_game.which_game")

    def arrange(self, layout: Layout) -> None:
        """Make the widgets; begin at the game that was played last."""
        begun = self.form.focus
        super().arrange(layout)
        if not begun and self.host.last_played in self._games:
            self.form.set_focus(name_of(self.host.last_played))

    def _plates(self, layout: Layout, room: pygame.Rect) -> list[GamePlate]:
        games, count, apart = self.host.games, len(self._games), layout.px(_GAP)
        most = MOST_IN_A_ROW if not layout.upright else 2 if count > _LISTED else 1
        return [
            GamePlate(name, rect, games[name], self._chosen, tells=True, beside=[games[other] for other in self._games])
            for name, rect in zip(self._games, places(room, count, most, apart), strict=True)
        ]

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        sheet, px = self.sheet(layout), layout.px
        most = sheet.height - px(_TOP + _FOOT)
        room = pygame.Rect(sheet.left + px(MARGIN), sheet.top + px(_TOP), sheet.width - px(2 * MARGIN), 0)
        room.height = most
        plates = self._plates(layout, room)
        rows = len({plate.rect.top for plate in plates})
        spare = most - rows * max(plate.height(self.page) for plate in plates) - px(_GAP) * (rows - 1)
        if spare > 0:
            plates = self._plates(layout, room.inflate(0, -spare).move(0, -spare // 12))
        return [*plates, Button("back", self.at_foot(layout, 0, 270), tr("message.back"), self.back)]
