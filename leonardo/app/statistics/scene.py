"""The statistics of a person: pages of figures and charts, to look at, to keep and, on request, to delete."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from leonardo import mods
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import SEPIA
from leonardo.app.kit.translations import tr, translations
from leonardo.app.kit.widgets.basic import Button, Choice, Label, Stepper, Widget
from leonardo.app.scenes.desk import lay_drawing
from leonardo.app.scenes.menu import MARGIN, SheetScene
from leonardo.app.scenes.new_game.page import play_against
from leonardo.app.statistics.export import ExportScene, of_outlook
from leonardo.app.statistics.pages import PAGES
from leonardo.app.statistics.person_statistics import PersonStatistics
from leonardo.app.statistics.record_result import trouble_with
from leonardo.play.statistics.figures import games_of, persons

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

_TOP: Final = 118
_ROW: Final = 62  # units from the top of the sheet to the fields, and their height
_CONTENT: Final = 204
_CONTENT_UPRIGHT: Final = 286  # units from the top of the sheet to what is shown
_PAGES: Final = 880
_PERSON: Final = 310
_GAP: Final = 20
_FOOT: Final = 134


class StatisticsScene(SheetScene):
    """What persons have done in all finished games, page by page."""

    first_focus = "page"
    upright = True

    def __init__(self, host: "Host") -> None:
        super().__init__(host.kit)
        self.host = host
        self.number = 0
        self._look()

    def _look(self) -> None:
        """Read what is kept, and begin with who played last."""
        self._kept = self.host.statistics.read()
        self.names = persons(self._kept)
        self._name = self.names[0] if self.names else ""
        self._begin_with_a_game()

    def _begin_with_a_game(self) -> None:
        known = [game for game in self.host.games if games_of(self._kept, self._name, game)]
        self.games = known or list(self.host.games)[:1]
        self._show(self.games[0])

    def _show(self, game: str) -> None:
        self.outlook = PersonStatistics(self._kept, self._name, self.host.games[game])

    def enter(self) -> None:
        trouble = trouble_with(self.host)
        if trouble is not None:
            self.host.say(*trouble, came=True)

    def heading(self) -> str:
        return tr("statistics.heading")

    # ---- what can be pressed

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return the choice of page, person and game, and the buttons at the foot."""
        found: list[Widget] = []
        if self.outlook.summary is not None:
            pages, person, game = self._fields(layout)
            texts = [tr(f"statistics.page.{name}") for name, _ in PAGES]
            found.append(Choice("page", pages, texts, self.number, self._turn, size=23))
            if len(self.names) > 1:
                found.append(Stepper("person", person, self.names, self.names.index(self._name), self._look_at))
            if len(self.games) > 1:
                titles = [self._title(each) for each in self.games]
                found.append(Stepper("game", game, titles, self.games.index(self.outlook.game), self._choose))
            else:
                title = self._title(self.outlook.game)
                found.append(Label(game, title, face=Face.STRONG, align="centre", valign="middle", wrapped=True))
        return [*found, *self._buttons(layout)]

    def _title(self, game: str) -> str:
        """Return what a game is called, with the house rules whose games alone are counted here."""
        mod, title = mods.in_use(), self.host.title_of(game)
        return title if mod is None or game not in mod.rules else f"{title}: {mod.title(translations().language)}"

    def _fields(self, layout: Layout) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        sheet, px = self.sheet(layout), layout.px
        left, wide, high = sheet.left + px(MARGIN), sheet.width - px(2 * MARGIN), px(_ROW)
        pages = pygame.Rect(left, sheet.top + px(_TOP), wide if layout.upright else px(_PAGES), high)
        if layout.upright:
            half = (wide - px(_GAP)) // 2
            person = pygame.Rect(left, pages.bottom + px(_GAP), half, high)
            return pages, person, person.move(half + px(_GAP), 0)
        person = pygame.Rect(pages.right + px(_GAP), pages.top, px(_PERSON), high)
        return pages, person, person.move(px(_PERSON + _GAP), 0)

    def _buttons(self, layout: Layout) -> list[Widget]:
        back = Button("back", self.at_foot(layout, 0, 190), tr("message.back"), self.back, size=26)
        if self.outlook.summary is None:
            return [back]
        found: list[Widget] = [back]
        delete = self.at_foot(layout, 210, 210)
        found.append(Button("delete", delete, tr("statistics.delete"), self._ask, size=26))
        keep = self.at_foot(layout, -230, 230)
        proposal = self.outlook.proposal
        if proposal is not None:
            place = keep.copy()
            place.left, place.width = delete.right + layout.px(20), keep.left - delete.right - layout.px(40)
            text = tr("statistics.play_against", level=tr(self.outlook.levels[proposal.level]))
            action = partial(play_against, self.host, self.outlook.game, proposal.level)
            found.append(Button("play", place, text, action, strong=True, size=24))
        found.append(Button("keep", keep, tr("statistics.keep.button"), self._keep, size=26))
        return found

    def _turn(self, number: int) -> None:
        self.number = number
        self.redraw()

    def _look_at(self, number: int) -> None:
        self._name = self.names[number]
        self._begin_with_a_game()
        self.rebuild()

    def _choose(self, number: int) -> None:
        self._show(self.games[number])
        self.rebuild()

    def _keep(self) -> None:
        self.kit.stack.push(ExportScene(self.host, self.picture, lambda: of_outlook(self.outlook), "statistics"))

    def _ask(self) -> None:
        text = tr("statistics.delete_text", name=self._name)
        self.host.ask(tr("statistics.delete_title"), text, tr("statistics.delete"), self._delete)

    def _delete(self) -> None:
        self.host.statistics.forget(self._name)
        self._look()
        self.enter()
        self.rebuild()

    # ---- what is seen

    def _content(self) -> pygame.Rect:
        layout = self.page.layout
        sheet, px = self.sheet(layout), layout.px
        top = sheet.top + px(_CONTENT_UPRIGHT if layout.upright else _CONTENT)
        foot = sheet.bottom - px(_FOOT)
        return pygame.Rect(sheet.left + px(MARGIN), top, sheet.width - px(2 * MARGIN), foot - top)

    def backdrop(self, surface: pygame.Surface) -> None:
        super().backdrop(surface)
        place = self._content()
        if self.outlook.summary is None:
            text, drawing = place.copy(), place.copy()
            text.height = place.height // 3
            drawing.top, drawing.height = text.bottom, place.height - text.height
            self.page.painter.draw_wrapped(
                surface, tr("statistics.nothing"), text, Face.ITALIC, 34, SEPIA, "centre", "middle"
            )
            lay_drawing(self.page, surface, "invention_13", drawing, 190)
            return
        _, draw = PAGES[self.number]
        draw(self.page, surface, place, self.outlook)

    def picture(self) -> pygame.Surface:
        """Return the sheet as a picture, without the buttons."""
        whole = pygame.Surface(self.kit.layout.size)
        self.backdrop(whole)
        sheet = self.sheet(self.page.layout).clip(whole.get_rect())
        return whole.subsurface(sheet).copy()
