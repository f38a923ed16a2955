"""The title: the plates of the games, the game to continue, and one line for each of its other entries."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame
from attrs import frozen

from leonardo.app.kit.keymap import PRESSING
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import TABLE, Layout
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, SEPIA
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.scenes.dates import date_and_time, round_of
from leonardo.app.scenes.desk import lay_crest, lay_spread
from leonardo.app.scenes.game_plates import MOST_IN_A_ROW, GamePlate, name_of, places
from leonardo.app.scenes.menu import UPRIGHT_WIDTH, MenuScene, draw_ornament
from leonardo.app.scenes.saves.save_index import AGAIN
from leonardo.saves.folder import Entry

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


GREAT: Final = 68
SMALL: Final = 62  # units of height of a great button, and of a small one
_ENTRY_GAP: Final = 14
_ENTRY_APART: Final = 24  # units between two rows, and between the great buttons and the small ones
_BETWEEN: Final = 14  # units between two buttons side by side


@frozen
class TitleEntry:
    """A button of the title.

    `name` is that of its button, `text` the key of its words, `action` what it does. `great` ones have a row of their
    own above the others, which lie in pairs. It is there while it is `offered`; where it `leads`, it comes first.
    """

    name: str
    text: str
    action: "Callable[[Host], None]"
    great: bool = False
    offered: "Callable[[Host], bool]" = lambda _: True
    leads: "Callable[[Host], bool]" = lambda _: False


def new_here(host: "Host") -> bool:
    """Tell whether nobody has played or learnt anything here yet."""
    if host.shelf.last is not None or any(host.progress.of(game).done for game in host.taught):
        return False
    return not host.played_before


def _challenging(host: "Host") -> bool:
    return any(game.learning.challenges is not None for game in host.games.values())


def plated(host: "Host") -> bool:
    """Tell whether the games stand on the title as plates, each of which leads to a new game of it."""
    return 1 < len(host.games) <= MOST_IN_A_ROW


ENTRIES: Final = (
    TitleEntry(
        "lessons",
        "title.lessons",
        lambda host: host.choose(host.taught, host.show_lessons),
        great=True,
        offered=lambda host: bool(host.taught),
        leads=new_here,
    ),
    TitleEntry(
        "new game",
        "title.new_game",
        lambda host: host.show_new_game(),
        great=True,
        offered=lambda host: not plated(host),
    ),
    TitleEntry("load", "title.load", lambda host: host.show_saves()),
    TitleEntry("played", "title.played", lambda host: host.show_played()),
    TitleEntry("challenges", "title.challenges", lambda host: host.show_challenges(), offered=_challenging),
    TitleEntry("statistics", "title.statistics", lambda host: host.show_statistics()),
    TitleEntry(
        "rules",
        "rulebook.title",
        lambda host: host.choose(host.ruled, lambda game: host.show_rules(game=game)),
        offered=lambda host: bool(host.ruled),
    ),
    TitleEntry("settings", "title.settings", lambda host: host.show_settings()),
    TitleEntry("about", "title.about", lambda host: host.show_about()),
    TitleEntry("quit", "title.quit", lambda host: host.quit()),
)
"""All entries in reading order, besides the game to continue."""


def offered(host: "Host") -> tuple[list[TitleEntry], list[TitleEntry]]:
    """Return the entries that come before everything, and the others, great ones first."""
    shown = sorted((entry for entry in ENTRIES if entry.offered(host)), key=lambda entry: not entry.great)
    leading = [entry for entry in shown if entry.leads(host)]
    return leading, [entry for entry in shown if entry not in leading]


def entry_places(layout: Layout, column: pygame.Rect, entries: Sequence[TitleEntry]) -> list[pygame.Rect]:
    """Return where the buttons of entries, great ones first, lie from the top of a column on."""
    px, found = layout.px, []
    for top, row in _rows(entries):
        wide = (column.width - px(_BETWEEN) * (len(row) - 1)) // len(row)
        high = px(GREAT if row[0].great else SMALL)
        lefts = (column.left, column.right - wide)
        found += [pygame.Rect(left, column.top + px(top), wide, high) for left, _ in zip(lefts, row, strict=False)]
    return found


def height(entries: Sequence[TitleEntry]) -> float:
    """Return the units that the buttons of entries take up."""
    return max((top + (GREAT if row[0].great else SMALL) for top, row in _rows(entries)), default=0)


def _rows(entries: Sequence[TitleEntry]) -> Iterator[tuple[float, Sequence[TitleEntry]]]:
    """Yield rows of entries and how many units below the first each begins: a great one alone, others in pairs."""
    top = 0.0
    great = [entry for entry in entries if entry.great]
    for entry in great:
        yield top, (entry,)
        top += GREAT + _ENTRY_GAP
    small = entries[len(great) :]
    top += _ENTRY_APART - _ENTRY_GAP if great else 0
    for first in range(0, len(small), 2):
        yield top, small[first : first + 2]
        top += SMALL + _ENTRY_GAP


PAGE: Final = (1310, 90, 490, 890)
"""Where the empty page lies on the title picture: left, top, width and height in units."""
_CONTINUE: Final = 124
_GAP: Final = 16  # units of the button to continue, and from it to the others
_TOP: Final = 246
_LOWER: Final = 84
_LEFT_FREE: Final = 40
_UPRIGHT_TOP: Final = 206
_FOOT: Final = 70
"""Units from the top of the page to the buttons, by how many these lie lower at most where there are few of them, how
many are left free below them, and from the last one to the foot of the sheet of an upright one."""
_PLATES: Final = (92, 838, 1118, 212)
"""Where the plates of the games lie on the title picture: left, top, width and height in units."""
_UPRIGHT_PLATES: Final = 196  # units of height of the plates on the sheet of an upright one
_UPRIGHT_MOST: Final = 3  # so many plates lie side by side there
_APART: Final = 22  # units between two plates
_OVER_PLATES: Final = 38
_BELOW_PLATES: Final = 28
"""Units of height of what is written over the plates, and from those of an upright title to its buttons."""
_PATIENCE: Final = 1_000  # milliseconds for which Enter waits for the game to continue, if that is not found at once
_TOWN_MIDDLE: Final = 0.345
_TOWN_WIDTH: Final = 0.62
"""Where the middle of the town is in the title picture, and the share of its width that belongs to it."""


class TitleScene(MenuScene):
    """What one sees first."""

    upright = True

    def __init__(self, host: "Host") -> None:
        super().__init__(host.kit)
        self.host = host
        self._bare = not all(host.kit.pictures.is_read(game.plate) for game in host.games.values())
        """Whether the plates have no pictures yet: the first title of a start does not wait for them."""
        self._seen = False
        self._first = ""
        """What the keyboard begins at among the widgets that were made last."""
        self._wanted = ""
        """Where the person went with the keyboard or pressed; nothing as long as it is where it began."""
        self._looked = 0.0
        """Milliseconds for which the game to continue has been looked for."""

    def enter(self) -> None:
        """Look for the game to continue, and say what was wrong with settings and keys, once."""
        self.host.shelf.look()
        self.kit.audio.play_music("lute")
        for title, text in self.host.troubles.take():
            self.host.say(title, text, came=True)

    def resume(self) -> None:
        """Look again: saves may have been deleted meanwhile."""
        self.host.shelf.look()
        self.rebuild()

    def update(self, milliseconds: float) -> None:
        """Offer the game to continue once it is found."""
        super().update(milliseconds)
        self._looked = self._looked + milliseconds if self.host.shelf.looking else 0.0
        found = self.host.shelf.poll()
        shown = self._bare and self._seen
        self._bare = self._bare and not shown
        if found or shown:
            self.rebuild()

    def rest(self) -> int:
        """Return for how many milliseconds nothing will change by itself."""
        if self._bare and self._seen:
            return 0
        return min(super().rest(), AGAIN) if self.host.shelf.waiting else super().rest()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the title; the pictures of the plates come with the next frame, if they were not read before."""
        super().draw(surface)
        self._seen = True

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return buttons and plates in reading order, "continue" only if there is a game to continue."""
        column, px = self._column(layout), layout.px
        leading, others = offered(self.host)
        self._first = self._beginning(leading, others)
        buttons = self._buttons(leading, entry_places(layout, column, leading), strong=True)
        column.top = max((button.rect.bottom + px(_GAP) for button in buttons), default=column.top)
        last = self.host.shelf.last
        if last is not None:
            place = pygame.Rect(column.left, column.top, column.width, px(_CONTINUE))
            text, about = tr("title.continue"), self._about(last)
            action = partial(self.host.open, last.path)
            buttons.append(Button("continue", place, text, action, strong=not buttons, aside=about))
            column.top += px(_CONTINUE + _GAP)
        first = not buttons and not plated(self.host)
        rest = self._buttons(others, entry_places(layout, column, others), strong=first)
        plates = self._game_plates(layout)
        return plates + buttons + rest if layout.upright else buttons + rest + plates

    def arrange(self, layout: Layout) -> None:
        """Make the widgets; be where the person went, or else where one most likely goes on, whenever that is known."""
        super().arrange(layout)
        there = {widget.name for widget in self.form.widgets if widget.focusable and widget.enabled}
        first = self._wanted if self._wanted in there else self._first
        if first:
            self.form.set_focus(first)

    def handle(self, event: pygame.Event) -> bool:
        """Answer to an event; before it is known whether there is a game to continue, nothing else is begun instead."""
        pressed = event.type == pygame.KEYDOWN and event.key in PRESSING
        if pressed and not self._wanted and self.host.shelf.looking and self._looked < _PATIENCE:
            return True
        before = self.form.focus
        handled = super().handle(event)
        if self.form.focus != before or event.type == pygame.MOUSEBUTTONDOWN:
            self._wanted = self.form.focus
        return handled

    def _beginning(self, leading: Sequence[TitleEntry], others: Sequence[TitleEntry]) -> str:
        """Return the name of the widget that the keyboard begins at: where one most likely goes on."""
        shelf = self.host.shelf
        if leading:
            return leading[0].name
        if shelf.last is not None:
            return "continue"
        return others[0].name if shelf.looking or not plated(self.host) else name_of(self.host.last_played)

    def _game_plates(self, layout: Layout) -> list[Widget]:
        if not plated(self.host):
            return []
        games = self.host.games
        others = tuple(games.values())
        return [
            GamePlate(name, rect, game, self._begin, in_play=self._in_play(name), beside=others, bare=self._bare)
            for (name, game), rect in zip(games.items(), self._plates(layout), strict=True)
        ]

    def _begin(self, game: str) -> None:
        """Let a new game be agreed on; where one is in play, ask whether to go on with that."""
        entry = self.host.shelf.last_of(game, "")
        save = entry.head if entry else None
        if entry is None or save is None:
            self.host.agree_on(game)
            return
        kind = "title.in_play_asked" if save.round else "title.in_play_asked_plain"
        about = tr(kind, round=round_of(save), when=date_and_time(save.saved_at))
        begin, go_on = partial(self.host.agree_on, game), partial(self.host.open, entry.path)
        self.host.ask_way(self.host.title_of(game), about, {"title.another": begin, "title.continue": go_on})

    def _in_play(self, game: str) -> str:
        """Return how far a game of this name is that can be continued, or nothing if there is none."""
        entry = self.host.shelf.last_of(game, "")
        if entry is None or entry.head is None:
            return ""
        round_ = round_of(entry.head)
        return tr("title.in_play_round", round=round_) if round_ else tr("title.in_play")

    def _buttons(self, entries: Sequence[TitleEntry], rects: Sequence[pygame.Rect], *, strong: bool) -> list[Widget]:
        """Return a button for each of these entries, the first one red if it is to be `strong`."""
        return [
            Button(
                entry.name,
                rect,
                tr(entry.text),
                partial(entry.action, self.host),
                strong=strong and number == 0,
                face=Face.TITLE_STRONG if entry.great else Face.STRONG,
            )
            for number, (entry, rect) in enumerate(zip(entries, rects, strict=True))
        ]

    def _about(self, entry: Entry) -> str:
        """Return game, round and date of the game to continue, in two lines."""
        save = entry.head
        if save is None:
            return ""
        when = date_and_time(save.saved_at)
        at = tr("title.continue_about", round=round_of(save), when=when) if save.round else when
        called = tr("challenges.day.heading") if save.kind else self.host.title_of(save.game)
        return f"{called}\n{at}"

    def back(self) -> None:
        """Stay: there is nothing behind the title."""

    def backdrop(self, surface: pygame.Surface) -> None:
        if self.page.layout.upright:
            self._draw_upright(surface)
            return
        kit, layout = self.kit, self.kit.layout
        lay_spread(surface, kit.pictures, layout, "title")
        page, px = self._page(layout), layout.px
        if plated(self.host):
            self._draw_over_plates(surface)
        name = pygame.Rect(page.left, page.top + px(48), page.width, px(120))
        kit.painter.draw(surface, tr("window.title"), name, Face.TITLE_BOLD, 82, INK, "centre")
        line = pygame.Rect(page.left, name.bottom, page.width, px(44))
        kit.painter.draw(surface, tr("title.subtitle"), line, Face.FLOURISH_STRONG, 32, SEPIA, "centre")

    def _draw_upright(self, surface: pygame.Surface) -> None:
        """Draw the town above and a sheet with the name below it."""
        kit, layout, px = self.page, self.page.layout, self.page.layout.px
        page = self._page(layout)
        town = kit.pictures.made(("town", layout.size), lambda: _town(kit, page.top + px(60)))
        surface.blit(town, (0, 0))
        skins.lay_panel(surface, kit.pictures, page, layout.k, "panel_gilt")
        lay_crest(kit, surface, (page.centerx, page.top - px(6)), "seal_lily")
        name = pygame.Rect(page.left + px(40), page.top + px(48), page.width - px(80), px(90))
        kit.painter.draw(surface, tr("window.title"), name, Face.TITLE_BOLD, 74, INK, "centre")
        line = pygame.Rect(name.left, name.bottom, name.width, px(44))
        kit.painter.draw(surface, tr("title.subtitle"), line, Face.FLOURISH_STRONG, 32, SEPIA, "centre")
        if plated(self.host):
            self._draw_over_plates(surface)

    def _draw_over_plates(self, surface: pygame.Surface) -> None:
        kit, px, plates = self.page, self.page.layout.px, self._plates(self.page.layout)
        line = pygame.Rect(plates[0].left, plates[0].top - px(_OVER_PLATES), 0, px(_OVER_PLATES - 10))
        line.width = plates[-1].right - line.left
        written = kit.painter.draw(surface, tr("title.new_game"), line, Face.TITLE_STRONG, 27, INK, "centre")
        draw_ornament(kit, surface, (written.left - px(30), written.centery), -1)
        draw_ornament(kit, surface, (written.right + px(30), written.centery), 1)

    def _plates(self, layout: Layout) -> list[pygame.Rect]:
        if layout.upright:
            column, px = self._column(layout), layout.px
            high = self._upright_plates()
            top = column.top - px(high - _OVER_PLATES)
            room = pygame.Rect(column.left, top, column.width, px(high - _OVER_PLATES - _BELOW_PLATES))
        else:
            room = layout.rect(*_PLATES).move(layout.centred(*TABLE).topleft)
        most = _UPRIGHT_MOST if layout.upright else MOST_IN_A_ROW
        return places(room, len(self.host.games), most, layout.px(_APART))

    def _upright_plates(self) -> float:
        if not plated(self.host):
            return 0
        rows = 1 if len(self.host.games) <= _UPRIGHT_MOST else 2
        return _OVER_PLATES + rows * (_UPRIGHT_PLATES + _APART) - _APART + _BELOW_PLATES

    def _page(self, layout: Layout) -> pygame.Rect:
        """Return the empty page of the title picture, within its frame, or the sheet below the town."""
        if layout.upright:
            high = _UPRIGHT_TOP + self._upright_plates() + self._buttons_height() + _FOOT
            return layout.rect((layout.width - UPRIGHT_WIDTH) / 2, layout.height - high - 44, UPRIGHT_WIDTH, high)
        whole = layout.centred(*TABLE)
        page = layout.rect(*PAGE)
        return page.move(whole.topleft)

    def _buttons_height(self) -> float:
        leading, others = offered(self.host)
        return _CONTINUE + _GAP * (2 if leading else 1) + height(leading) + height(others)

    def _column(self, layout: Layout) -> pygame.Rect:
        page, px = self._page(layout), layout.px
        column = page.inflate(-px(160 if layout.upright else 50), 0)
        if layout.upright:
            column.top += px(_UPRIGHT_TOP + self._upright_plates())
        else:
            going_on = self.host.shelf.last is not None or self.host.shelf.looking
            spare = PAGE[3] - _TOP - _LEFT_FREE - self._buttons_height() + (0 if going_on else _CONTINUE + _GAP)
            column.top += px(_TOP + min(_LOWER, max(0.0, spare / 2)))
        return column


def _town(kit: Kit, high: int) -> pygame.Surface:
    """Return the town of the title picture over the whole width, `high` pixels of it at least, and wood below."""
    wide = kit.layout.size[0]
    ground = kit.pictures.tiled("wood_dark", kit.layout.size, kit.layout.k).copy()
    picture_high = max(high, round(wide / _TOWN_WIDTH * TABLE[1] / TABLE[0]))
    picture = kit.pictures.get("title", (round(picture_high * TABLE[0] / TABLE[1]), picture_high))
    left = max(0, round(picture.get_width() * _TOWN_MIDDLE) - wide // 2)
    ground.blit(picture, (0, 0), pygame.Rect(left, 0, wide, picture_high))
    return ground


_SIZE: Final = 34  # units of height of the words


class OpeningScene(TitleScene):
    """The title without its entries; once it is seen, the file is opened over the title."""

    def __init__(self, host: "Host", path: Path) -> None:
        super().__init__(host)
        self._path = path

    def enter(self) -> None:
        """Do nothing: what there is to say is said at the title."""

    def widgets(self, layout: Layout) -> Sequence[Widget]:  # noqa: ARG002 - there are none at any size
        return ()

    def update(self, milliseconds: float) -> None:  # noqa: ARG002 - it takes one frame, however long
        if self._seen:
            self.host.show_title()
            self.host.open_file(self._path)

    def rest(self) -> int:
        return 0

    def backdrop(self, surface: pygame.Surface) -> None:
        super().backdrop(surface)
        kit = self.page
        kit.painter.draw(surface, tr("load.opening"), self._page(kit.layout), Face.TITLE_STRONG, _SIZE, INK, "centre")

    def _draw_over_plates(self, surface: pygame.Surface) -> None:
        """Draw nothing: there are no plates."""
