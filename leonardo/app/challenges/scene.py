"""The page of challenges: the game of the day with a code to compare results, and the puzzles by grade."""

from collections import Counter
from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.ai.players import built_in
from leonardo.app.challenges.day import begun as day_begun
from leonardo.app.challenges.day import day_game, day_told, last_result, play_day, result_on
from leonardo.app.challenges.puzzle_data import challenges_of, puzzles_of
from leonardo.app.challenges.puzzle_table import goal_text, heading_of, play_puzzle, tried
from leonardo.app.kit.clipboard import copy
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, IVORY, SEPIA, SHADE, VERMILION
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Button, Heading, Label, Stepper, Widget
from leonardo.app.kit.widgets.gui import TextField
from leonardo.app.kit.widgets.rows import RowList
from leonardo.app.scenes.dates import date_only, round_of
from leonardo.app.scenes.desk import lay_drawing
from leonardo.app.scenes.menu import MARGIN, SheetScene
from leonardo.app.scenes.saves.save_index import AGAIN
from leonardo.app.statistics.person_statistics import told_by
from leonardo.play.daily import DayGame, DayResult, code_of, day_of, read_code, word_of
from leonardo.play.puzzles import Puzzle
from leonardo.saves.statistics import Tried

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

_TOP: Final = 124
_FOOT: Final = 140
_LEFT: Final = 700
_GAP: Final = 60
_HEADING: Final = 50
_LINE: Final = 64
_ROW: Final = 82
_LONGEST: Final = 120  # letters of a code, with what people put between them


class PuzzleList(RowList):
    """Puzzles with what is sought in each, and whether it was solved."""

    def __init__(
        self,
        rect: pygame.Rect,
        puzzles: Sequence[Puzzle],
        known: Sequence[Tried | None],
        chosen: int,
        row: int,
        changed: Callable[[int], None],
        opened: Callable[[], None],
    ) -> None:
        self._puzzles, self._known = puzzles, known
        super().__init__("puzzles", rect, len(puzzles), chosen, row, changed, opened)

    def draw_row(self, surface: pygame.Surface, kit: Kit, number: int, inner: pygame.Rect, *, chosen: bool) -> None:
        px, known = kit.layout.px, self._known[number]
        side = min(inner.height - px(8), px(56))
        sign = pygame.Rect(inner.right - side - px(14), 0, side, side)
        sign.centery = inner.centery
        if known is not None and known.solved:
            surface.blit(kit.pictures.get("laurel", sign.size), sign)
        elif known is not None:
            tries = tr("challenges.tries", count=known.tries)
            kit.painter.draw(
                surface, tries, (sign.right, sign.centery), Face.ITALIC, 22, SHADE if chosen else SEPIA, "right"
            )
        text = inner.inflate(-px(40), -px(4))
        text.width = sign.left - text.left - px(60 if known and not known.solved else 8)
        head, below = text.copy(), text.copy()
        head.height = text.height // 2
        below.top, below.height = head.bottom, text.height - head.height
        kit.painter.draw(surface, heading_of(self._puzzles[number]), head, Face.STRONG, 26, IVORY if chosen else INK)
        about = goal_text(self._puzzles[number])
        kit.painter.draw(surface, about, below, Face.ITALIC, 22, SHADE if chosen else SEPIA)


class ChallengesScene(SheetScene):
    """The game of the day to the left or above, the puzzles to the right or below."""

    first_focus = "play"
    upright = True

    def __init__(self, host: "Host", game: str = "", puzzle: str = "") -> None:
        super().__init__(host.kit)
        self.host = host
        self.games = [name for name, each in host.games.items() if each.learning.challenges is not None]
        wished = game or host.last_played
        self.game = wished if wished in self.games else self.games[0]
        self._code = ""
        self._came_from = puzzle
        self._begin(puzzle)

    @property
    def _step(self) -> int:
        return told_by(self.host.games[self.game]).step

    def _begin(self, puzzle: str = "") -> None:
        """Look at the puzzles of a game; choose the one of this name, or else the first that is not solved."""
        self.puzzles = puzzles_of(self.host.games[self.game])
        self._known = [tried(self.host, each) for each in self.puzzles]
        named = [number for number, each in enumerate(self.puzzles) if each.name == puzzle]
        unsolved = [number for number, each in enumerate(self._known) if each is None or not each.solved]
        self.chosen = next(iter((*named, *unsolved)), 0)

    def heading(self) -> str:
        return tr("challenges.heading")

    def arrange(self, layout: Layout) -> None:
        """Make the widgets; the keyboard begins in the list where one comes back from a puzzle."""
        begun = self.form.focus
        super().arrange(layout)
        if not begun and self._came_from:
            self.form.set_focus("puzzles")

    def resume(self) -> None:
        self.rebuild()

    def update(self, milliseconds: float) -> None:
        """Offer to go on with the game of the day once its save is found."""
        super().update(milliseconds)
        if self.host.shelf.poll():
            self.rebuild()

    def rest(self) -> int:
        """Return for how many milliseconds nothing will change by itself."""
        return min(super().rest(), AGAIN) if self.host.shelf.waiting else super().rest()

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return what belongs to the day, the puzzles, and the buttons at the foot."""
        first, second = self._areas(layout)
        found = [*self._of_day(layout, first), *self._of_puzzles(layout, second)]
        back = Button("back", self.at_foot(layout, 0, 230), tr("message.back"), self.back)
        found.append(back)
        if len(self.games) > 1:
            titles = [self.host.title_of(each) for each in self.games]
            place = self.at_foot(layout, 250, 420)
            found.append(Stepper("game", place, titles, self.games.index(self.game), self._choose_game))
        if self.puzzles:
            place = self.at_foot(layout, -340, 340)
            found.append(Button("solve", place, tr("challenges.solve"), self._solve, strong=True))
        return found

    def hint_place(self, layout: Layout) -> pygame.Rect | None:  # noqa: ARG002 - nothing has a hint
        return None

    def _areas(self, layout: Layout) -> tuple[pygame.Rect, pygame.Rect]:
        sheet, px = self.sheet(layout), layout.px
        whole = pygame.Rect(sheet.left + px(MARGIN), sheet.top + px(_TOP), sheet.width - px(2 * MARGIN), 0)
        whole.height = sheet.bottom - px(_FOOT) - whole.top
        first, second = whole.copy(), whole.copy()
        if layout.upright:
            first.height = px(500)
            second.top, second.height = first.bottom + px(20), whole.height - first.height - px(20)
        else:
            first.width = px(_LEFT)
            second.left, second.width = first.right + px(_GAP), whole.width - first.width - px(_GAP)
        return first, second

    def backdrop(self, surface: pygame.Surface) -> None:
        super().backdrop(surface)
        first, _ = self._areas(self.page.layout)
        field = next((widget.rect.bottom for widget in self.form.widgets if widget.name == "code"), first.bottom)
        free = pygame.Rect(first.left, field, first.width, first.bottom - field)
        free = free.inflate(0, -self.page.layout.px(150))
        if free.height > self.page.layout.px(120):
            lay_drawing(self.page, surface, "invention_05", free, 150)

    # ---- the game of the day

    def _of_day(self, layout: Layout, area: pygame.Rect) -> list[Widget]:
        if challenges_of(self.host.games[self.game]).day is None:
            return []
        today = self.host.today()
        agreed = day_game(self.host, self.game, today)
        px, painter = layout.px, self.page.painter
        line = px(_LINE)
        found: list[Widget] = [self._heading(layout, area, tr("challenges.day.heading"))]
        top = area.top + px(_HEADING + 10)
        told = self._about_day(today, agreed)
        text = pygame.Rect(area.left, top, area.width, painter.height_of(told, Face.TEXT, 26, area.width))
        text.height = min(text.height, area.height // 3)
        found.append(Label(text, told, face=Face.TEXT, size=26, wrapped=True))
        result = result_on(self.host, self.game, today)
        left = self._left_behind(today)
        play = pygame.Rect(area.left, text.bottom + px(24), (area.width - px(20)) // 2 if left else px(420), line)
        if agreed is not None:
            found.append(self._way_into_day(play, today, agreed, counted=result is not None))
        found += [self._way_back(play.move(play.width + px(20), 0), *left)] if left else []
        top = play.bottom + px(18)
        result = result or last_result(self.host, self.game)
        if result is not None:
            own = pygame.Rect(area.left, top, area.width, line // 2 + px(8))
            found.append(Label(own, self._own_result(result, today), face=Face.STRONG, size=27))
            code = pygame.Rect(area.left, own.bottom, px(320), line)
            mine = code_of(self.game, result, self._step)
            found.append(Label(code, tr("challenges.day.code", code=mine), face=Face.MEDIUM, size=27))
            press = pygame.Rect(code.right + px(20), code.top, area.right - code.right - px(20), line)
            found.append(Button("copy", press, tr("challenges.day.copy"), partial(self._copy, mine), size=24))
            top = press.bottom + px(14)
        return [*found, *self._compared(layout, pygame.Rect(area.left, top, area.width, area.bottom - top))]

    def _about_day(self, today: date, agreed: DayGame | None) -> str:
        day = date_only(today.isoformat())
        if agreed is None:
            return tr("challenges.day.wrong_clock", day=day)
        return tr("challenges.day.about", day=day, players=self._opponents(agreed))

    def _own_result(self, result: DayResult, today: date) -> str:
        told = day_told(self.host, self.game, result)
        if result.day == today:
            return told
        return f"{tr('challenges.day.of_other', day=date_only(result.day.isoformat()))} {told}"

    def _way_into_day(self, place: pygame.Rect, today: date, agreed: DayGame, *, counted: bool) -> Widget:
        """Return the button that goes on with the game of the day, or begins it after a word about what it is."""
        begun = self.host.shelf.last_of(self.game, word_of(today))
        if begun is not None and begun.head is not None:
            round_ = round_of(begun.head)
            text = tr("challenges.day.resume", round=round_) if round_ else tr("challenges.day.resume_early")
            return Button("play", place, text, partial(self.host.open, begun.path), strong=True, size=26)
        play = partial(play_day, self.host, self.game, today)
        known = day_begun(self.host, self.game, today)
        if counted or known is not None:
            return Button("play", place, tr("challenges.day.again"), play, size=26)
        intro = tr("challenges.day.intro", players=self._opponents(agreed))
        heading, text = tr("challenges.day.heading"), tr("challenges.day.play")
        return Button(
            "play", place, text, lambda: self.host.ask(heading, intro, text, play, loses=False), strong=True, size=26
        )

    def _left_behind(self, today: date) -> tuple[date, Path] | None:
        """Return the day and the save of the last game of another day that was not played to its end.

        Which days are over is no matter: who travels has another date, and clocks go wrong.
        """
        entry = self.host.shelf.last_among(self.game, lambda kind: day_of(kind) not in (None, today))
        day = day_of(entry.head.kind) if entry and entry.head else None
        return (day, entry.path) if entry and day else None

    def _way_back(self, place: pygame.Rect, day: date, save: Path) -> Widget:
        text = tr("challenges.day.resume_former", count=day.day, month=tr(f"months.{day.month}"))
        return Button("former", place, text, partial(self.host.open, save), size=22)

    def _opponents(self, agreed: DayGame) -> str:
        called = Counter(tr(built_in(self.game, player).text) for player in agreed.players)
        told = [tr("challenges.day.players", player=player, count=count) for player, count in called.items()]
        return tr("challenges.day.join").join(told)

    def _compared(self, layout: Layout, area: pygame.Rect) -> list[Widget]:
        px = layout.px
        name = pygame.Rect(area.left, area.top, px(320), px(_LINE))
        field = pygame.Rect(name.right + px(20), area.top, area.right - name.right - px(20), px(_LINE))
        told = pygame.Rect(area.left, field.bottom + px(8), area.width, area.bottom - field.bottom - px(8))
        return [
            Label(name, tr("challenges.day.others_code"), face=Face.TEXT, size=26),
            TextField("code", field, self._code, self._enter, self.page, longest=_LONGEST),
            Label(told, self._of_other(), face=Face.ITALIC, size=26, colour=VERMILION, wrapped=True),
        ]

    def _of_other(self) -> str:
        if not self._code.strip():
            return ""
        other = read_code(self.game, self._code, self._step)
        if other is None:
            return tr("challenges.day.no_code") if len(self._code.strip()) >= 9 else ""
        told = tr("challenges.day.of_other", day=date_only(other.day.isoformat()))
        told = f"{told} {day_told(self.host, self.game, other)}"
        mine = result_on(self.host, self.game, other.day)
        return f"{told} {tr('challenges.day.mine', result=day_told(self.host, self.game, mine))}" if mine else told

    def _enter(self, text: str) -> None:
        before, self._code = self._of_other(), text
        if self._of_other() != before:
            told = next(each for each in self.form.widgets if isinstance(each, Label) and each.colour == VERMILION)
            told.text = self._of_other()
            self.redraw()

    def _copy(self, code: str) -> None:
        done = copy(code)
        self.host.say(tr("challenges.day.copy"), tr(f"challenges.day.{'copied' if done else 'not_copied'}"))

    # ---- puzzles

    def _of_puzzles(self, layout: Layout, area: pygame.Rect) -> list[Widget]:
        if not self.puzzles:
            place = pygame.Rect(area.left, area.top, area.width, layout.px(2 * _LINE))
            told = tr("challenges.no_puzzles")
            return [Label(place, told, face=Face.ITALIC, size=26, colour=SEPIA, wrapped=True)]
        solved = sum(each is not None and each.solved for each in self._known)
        text = tr("challenges.puzzles", count=solved, all=len(self.puzzles))
        top = area.top + layout.px(_HEADING + 10)
        place = pygame.Rect(area.left, top, area.width, area.bottom - top)
        least = max(layout.px(_ROW), 2 * self.page.painter.line(Face.STRONG, 26) + layout.px(8))
        row = place.height // max(1, place.height // least)
        return [
            self._heading(layout, area, text),
            PuzzleList(place, self.puzzles, self._known, self.chosen, row, self._choose, self._solve),
        ]

    def _heading(self, layout: Layout, area: pygame.Rect, text: str) -> Widget:
        return Heading(pygame.Rect(area.left, area.top, area.width, layout.px(_HEADING)), text)

    def _choose(self, number: int) -> None:
        self.chosen = number
        self.redraw()

    def _choose_game(self, number: int) -> None:
        self.game = self.games[number]
        self._begin()
        self.rebuild()

    def _solve(self) -> None:
        play_puzzle(self.host, self.game, self.puzzles, self.chosen)
