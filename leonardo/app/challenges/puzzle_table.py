"""A puzzle at the real table: the answer is given as any decision is, and judged instead of carried out."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.ai.players import players_in
from leonardo.app.challenges.given import challenges_of
from leonardo.app.challenges.telling import goal_text, judged, title_of
from leonardo.app.challenges.way import keep_answer, other_names
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.seats import SEAT_COLOURS
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, SEPIA, VERMILION
from leonardo.app.kit.widgets.basic import Button, Label, Widget
from leonardo.app.kit.words import words
from leonardo.app.scenes.menu import OverlayScene
from leonardo.app.scenes.pause import PauseScene
from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.kinds import Action
from leonardo.app.table.scene import TableScene
from leonardo.play.puzzles import Judgement, Puzzle, PuzzleSession
from leonardo.saves.schema import BuiltIn, Person, Seated

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

_SHEET: Final = (980, 560)
_BUTTON: Final = 68


class PuzzleTable(TableScene):
    """The table of a puzzle, one of several; it begins by saying what is sought."""

    def __init__(
        self, host: "Host", game: AnyTableGame, session: PuzzleSession, puzzles: Sequence[Puzzle], number: int
    ) -> None:
        super().__init__(host, game, session)
        self.puzzle = session.puzzle
        self.puzzles, self.number = puzzles, number
        self._results_shown = True
        self._said = False

    def update(self, milliseconds: float) -> None:
        """Say what is sought, once, before anything can be done."""
        if not self._said and self.kit.stack.top is self:
            self._said = True
            self.show_goal()
        super().update(milliseconds)

    def submit(self, action: Action, dropped: bool = False) -> None:  # noqa: ARG002 - nothing is carried out
        """Judge an answer."""
        self.hands.let_go()
        self.carrying.forget()
        self._staging.clear()
        self.dialogs.close()
        judgement = self.puzzle.judge(action)
        keep_answer(self.host, self.puzzle, judgement)
        self._changed()
        self.kit.stack.push(BestScene(self, judgement) if judgement.right else VerdictScene(self, judgement))

    def pause_game(self) -> None:
        """Put the pause of a puzzle over the table."""
        self.kit.stack.push(PuzzlePause(self))

    # ---- where one can go from here

    def show_goal(self) -> None:
        """Say what is sought."""
        self.kit.stack.push(GoalScene(self))

    def show_answer(self) -> None:
        """Tell the best answer, and why it is good."""
        best = self.puzzle.answers[0]
        self.kit.stack.push(BestScene(self, self.puzzle.judge(best.action), told=True))

    def play(self, number: int) -> None:
        """Lay out another puzzle."""
        play_puzzle(self.host, self.puzzle.game.name, self.puzzles, number)

    def show_list(self) -> None:
        """Go back to the list of puzzles."""
        self.host.show_title()
        self.host.show_challenges()

    def choice(self, action: Action) -> str:
        """Return what an answer is called."""
        return self.game.choice(self.session.view(self.puzzle.seat), action, self.names)

    def why(self, action: Action) -> str:
        """Return what speaks for an answer, if the game can say it."""
        given = challenges_of(self.host.games[self.puzzle.game.name]).why
        advised = given(self.session.view(self.puzzle.seat), action) if given else None
        return self.game.why(advised, self.names) if advised else ""


def play_puzzle(host: "Host", game: str, puzzles: Sequence[Puzzle], number: int) -> None:
    """Lay out the position of a puzzle on the table of its game, and say what is sought."""
    table = host.games[game].learning.table
    if table is None:
        raise ValueError(f"there is no table for puzzles of {game!r}")
    puzzle = puzzles[number]
    session = PuzzleSession(puzzle, _at_puzzle(host, puzzle))
    made = table()
    host.sit_down(session, lambda: PuzzleTable(host, made, session, puzzles, number))


def _at_puzzle(host: "Host", puzzle: Puzzle) -> tuple[Seated, ...]:
    """Return the person at the seat that decides, and built-in players at the others, whom nobody asks."""
    played = puzzle.played
    person = host.person(puzzle.game.name)
    seats = played.game.seats(played.state)
    names = iter(other_names(person.name, seats))
    colours = [person.colour, *(colour for colour in SEAT_COLOURS if colour != person.colour)]
    player = players_in(puzzle.game.name).obvious
    others = iter(colours[1:])
    return tuple(
        Person(person.name, person.colour, person.portrait)
        if seat == puzzle.seat
        else BuiltIn(next(names), next(others), player)
        for seat in range(seats)
    )


class _Sheet(OverlayScene):
    """A sheet over the table of a puzzle."""

    upright = True
    crest = "scroll"

    def __init__(self, table: PuzzleTable) -> None:
        super().__init__(table.kit)
        self.table = table

    def sheet(self, layout: Layout) -> pygame.Rect:
        """Return where the sheet lies."""
        return layout.centred(*_SHEET)

    def _written(self, layout: Layout, title: str, paragraphs: Sequence[tuple[str, Face, bool]]) -> list[Widget]:
        """Return a title and paragraphs below it, each as high as it needs."""
        sheet, px, painter = self.sheet(layout), layout.px, self.page.painter
        inner = sheet.inflate(-px(140), 0)
        head = pygame.Rect(inner.left, sheet.top + px(52), inner.width, px(60))
        found: list[Widget] = [Label(head, title, face=Face.TITLE_STRONG, size=36, align="centre")]
        room = pygame.Rect(inner.left, head.bottom + px(16), inner.width, 0)
        end = sheet.bottom - px(_BUTTON + 70)
        for number, (text, face, strong) in enumerate(paragraphs):
            left = len(paragraphs) - number
            most = (end - room.top) // left if left > 1 else end - room.top
            room.height = min(most, painter.height_of(text, face, 29, room.width))
            colour = VERMILION if strong else INK if face is Face.TEXT else SEPIA
            place = room.copy()
            found.append(Label(place, text, face=face, size=29, colour=colour, align="centre", wrapped=True))
            room.top = room.bottom + px(14)
        return found

    def _in_a_row(self, layout: Layout, entries: Sequence[tuple[str, str, Callable[[], None]]]) -> list[Widget]:
        """Return buttons side by side at the foot, the last one strong."""
        sheet, px = self.sheet(layout), layout.px
        gap, inner = px(20), sheet.inflate(-px(90), 0)
        wide = (inner.width - gap * (len(entries) - 1)) // len(entries)
        top = sheet.bottom - px(_BUTTON + 40)
        return [
            Button(
                name,
                pygame.Rect(inner.left + number * (wide + gap), top, wide, px(_BUTTON)),
                text,
                action,
                strong=number == len(entries) - 1,
                size=25,
            )
            for number, (name, text, action) in enumerate(entries)
        ]

    def _close(self) -> None:
        self.kit.stack.remove(self)


class GoalScene(_Sheet):
    """What is sought in a puzzle."""

    first_focus = "begin"

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return what is sought, and the ways on."""
        puzzle = self.table.puzzle
        title = title_of(self.table.puzzles, self.table.number)
        told = [(goal_text(puzzle), Face.MEDIUM, True), (words("challenges.how"), Face.ITALIC, False)]
        entries = (
            ("list", words("challenges.list"), self.table.show_list),
            ("begin", words("challenges.begin"), self._close),
        )
        return [*self._written(layout, title, told), *self._in_a_row(layout, entries)]


class VerdictScene(_Sheet):
    """What an answer brings beside the best one; `told` if the answer was asked for and not given."""

    first_focus = "again"

    def __init__(self, table: PuzzleTable, judgement: Judgement, *, told: bool = False) -> None:
        super().__init__(table)
        self.judgement, self.told = judgement, told

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return the judgement, and the ways on."""
        table, judgement = self.table, self.judgement
        right = judgement.right
        title = words("challenges.answer" if self.told else "challenges.right" if right else "challenges.wrong")
        told = [(table.choice(judgement.given.action), Face.STRONG, right)]
        told.append((judged(table.puzzle, judgement, table.host), Face.TEXT, False))
        why = table.why(judgement.best.action) if right else ""
        if why:
            told.append((why, Face.ITALIC, False))
        entries = [("list", words("challenges.list"), table.show_list)]
        if not right:
            entries.append(("answer", words("challenges.show_answer"), self._show_answer))
        entries.append(("again", words("challenges.back_to_it" if right else "challenges.again"), self._close))
        if right and table.number + 1 < len(table.puzzles):
            entries.append(("next", words("challenges.next"), lambda: table.play(table.number + 1)))
        return [*self._written(layout, title, told), *self._in_a_row(layout, entries)]

    def _show_answer(self) -> None:
        self._close()
        self.table.show_answer()


class BestScene(VerdictScene):
    """The best answer, and what speaks for it."""

    crest = "laurel"
    first_focus = "next"


class PuzzlePause(PauseScene):
    """A rest in a puzzle."""

    def __init__(self, table: PuzzleTable) -> None:
        super().__init__(table.host)
        self._table = table

    def entries(self) -> Sequence[tuple[str, str, Callable[[], None]]]:
        """Return the buttons: their names, their words and what they do."""
        table, host = self._table, self.host
        return (
            ("resume", words("challenges.back_to_it"), self.back),
            ("goal", words("challenges.goal"), self._goal),
            ("list", words("challenges.list"), table.show_list),
            ("settings", words("title.settings"), host.show_settings),
            ("keys", words("settings.keys"), host.show_keys),
            ("title", words("pause.to_title"), host.show_title),
        )

    def _goal(self) -> None:
        self.back()
        self._table.show_goal()
