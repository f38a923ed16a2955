"""A puzzle at the real table: the answer is given as any decision is, and judged instead of carried out."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from leonardo.ai.players import players_in
from leonardo.app.challenges.challenge_text import TOLD_WHOLE, beside_text, brought_by, goal_text, lost_by, title_of
from leonardo.app.challenges.open_puzzle import keep_answer, other_names
from leonardo.app.challenges.puzzle_data import challenges_of, damaged_puzzles
from leonardo.app.challenges.sheet import Entry, Row, Told, ToldSheet
from leonardo.app.kit.seats import SEAT_COLOURS
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.translations import tr
from leonardo.app.scenes.pause import PauseEntry, PauseScene
from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.kinds import Action
from leonardo.app.table.scene import TableScene
from leonardo.play.puzzles import Judgement, Puzzle, PuzzleSession
from leonardo.saves.schema import BuiltIn, Person, Seated

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

SHOWN: Final = 4
"""How many answers are told of besides the best one."""


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
        self._changed()
        if judgement.open:
            self.kit.stack.push(OpenScene(self, judgement))
            return
        keep_answer(self.host, self.puzzle, judgement)
        self.kit.stack.push(BestScene(self) if judgement.right else VerdictScene(self, judgement))

    def pause_game(self) -> None:
        """Put the pause of a puzzle over the table."""
        self.kit.stack.push(PuzzlePause(self))

    # ---- where one can go from here

    def show_goal(self) -> None:
        """Say what is sought."""
        self.kit.stack.push(GoalScene(self))

    def show_answer(self) -> None:
        """Tell the best answer, and why it is good."""
        self.kit.stack.push(BestScene(self, asked_for=True))

    def play(self, number: int) -> None:
        """Lay out another puzzle."""
        play_puzzle(self.host, self.puzzle.game.name, self.puzzles, number)

    def show_list(self) -> None:
        """Go back to the list of puzzles, at this one."""
        self.host.show_title()
        self.host.show_challenges(self.puzzle.game.name, self.puzzle.name)

    def choice(self, action: Action) -> str:
        """Return what an answer is called."""
        return self.game.choice(self.session.view(self.puzzle.seat), action, self.names)

    def why(self, action: Action) -> str:
        """Return what speaks for an answer, if the game can say it."""
        given = challenges_of(self.host.games[self.puzzle.game.name]).why
        advised = given(self.session.view(self.puzzle.seat), action) if given else None
        return self.game.why(advised, self.names) if advised else ""


def play_puzzle(host: "Host", game: str, puzzles: Sequence[Puzzle], number: int) -> None:
    """Lay out the position of a puzzle on the table of its game, and say what is sought.

    Raises:
        AssetsMissingError: if it is damaged.
    """
    table = host.games[game].learning.table
    if table is None:
        raise ValueError(f"there is no table for puzzles of {game!r}")
    puzzle = puzzles[number]
    with damaged_puzzles():
        session = PuzzleSession(puzzle, _at_puzzle(host, puzzle))
    made = table()
    host.sit_down(
        session,
        lambda: PuzzleTable(host, made, session, puzzles, number),
        again=partial(play_puzzle, host, game, puzzles, number),
    )


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


class PuzzleSheet(ToldSheet):
    """A sheet over the table of a puzzle."""

    def __init__(self, table: PuzzleTable) -> None:
        super().__init__(table.kit)
        self.table = table

    def to_list(self) -> Entry:
        """Return the way back to the list of puzzles."""
        return "list", tr("challenges.list"), self.table.show_list


class AnsweredSheet(PuzzleSheet):
    """What is told of an answer that is not the best: another may be tried."""

    first_focus = "again"

    def __init__(self, table: PuzzleTable, judgement: Judgement) -> None:
        super().__init__(table)
        self.judgement = judgement

    def entries(self) -> Sequence[Entry]:
        """Return the ways on."""
        return self.to_list(), ("again", tr("challenges.again"), self.close)


class GoalScene(PuzzleSheet):
    """What is sought in a puzzle."""

    first_focus = "begin"

    def title(self) -> str:
        """Return the number of the puzzle."""
        return title_of(self.table.puzzles, self.table.number)

    def told(self) -> Sequence[Told]:
        """Return what is sought, and how one answers."""
        goal = Told(goal_text(self.table.puzzle), Face.MEDIUM, strong=True)
        return goal, Told(tr("challenges.how"), Face.ITALIC)

    def entries(self) -> Sequence[Entry]:
        """Return the ways on."""
        return (
            self.to_list(),
            ("begin", tr("challenges.begin"), self.close),
        )


class VerdictScene(AnsweredSheet):
    """By how much an answer falls behind the best one, which is not told."""

    def title(self) -> str:
        """Say that there is a better answer."""
        return tr("challenges.wrong")

    def told(self) -> Sequence[Told]:
        """Return the answer, and what it costs."""
        table = self.table
        lost = lost_by(table.puzzle, self.judgement, table.host)
        return Told(table.choice(self.judgement.given.action), Face.STRONG), Told(lost)

    def entries(self) -> Sequence[Entry]:
        """Return the ways on."""
        back, again = super().entries()
        return back, ("answer", tr("challenges.show_answer"), self._show_answer), again

    def _show_answer(self) -> None:
        self.close()
        self.table.show_answer()


class OpenScene(AnsweredSheet):
    """An answer after which the best one is still open: it counts neither way, and what matters is asked again."""

    def title(self) -> str:
        """Say that something else matters."""
        return tr("challenges.open")

    def told(self) -> Sequence[Told]:
        """Return the answer, and that it does no harm."""
        return Told(self.table.choice(self.judgement.given.action), Face.STRONG), Told(tr("challenges.open_told"))


class BestScene(PuzzleSheet):
    """The best answer, why it is good, and what the others bring; `told` if it was asked for and not given."""

    crest = "laurel"
    first_focus = "next"

    def __init__(self, table: PuzzleTable, *, asked_for: bool = False) -> None:
        super().__init__(table)
        self.asked_for = asked_for

    def title(self) -> str:
        """Say that it is the best answer."""
        return tr("challenges.answer" if self.asked_for else "challenges.right")

    def told(self) -> Sequence[Told]:
        """Return the answer, why it is good, and what the rows below tell."""
        table = self.table
        best = table.puzzle.answers[0].action
        why = table.why(best)
        reason = [Told(why)] if why else []
        return (
            Told(table.choice(best), Face.STRONG, strong=True),
            *reason,
            Told(beside_text(table.puzzle), Face.ITALIC),
        )

    def rows(self) -> Sequence[Row]:
        """Return what the answers bring that come next."""
        table, puzzle = self.table, self.table.puzzle
        shown = puzzle.ranked[: SHOWN + 1]
        return [
            Row(table.choice(each.action), brought_by(puzzle, each, table.host), strong=each is shown[0])
            for each in (shown if puzzle.goal in TOLD_WHOLE else shown[1:])
        ]

    def entries(self) -> Sequence[Entry]:
        """Return the ways on."""
        table = self.table
        entries = [
            self.to_list(),
            ("again", tr("challenges.back_to_it"), self.close),
        ]
        if table.number + 1 < len(table.puzzles):
            entries.append(("next", tr("challenges.next"), lambda: table.play(table.number + 1)))
        return entries


class PuzzlePause(PauseScene):
    """A rest in a puzzle."""

    def __init__(self, table: PuzzleTable) -> None:
        super().__init__(table.host)
        self._table = table

    def entries(self) -> Sequence[PauseEntry]:
        """Return the buttons: their names, their words and what they do."""
        table, host = self._table, self.host
        return (
            PauseEntry("resume", tr("challenges.back_to_it"), self.back),
            PauseEntry("goal", tr("challenges.goal"), self._goal),
            PauseEntry("list", tr("challenges.list"), table.show_list),
            PauseEntry("settings", tr("title.settings"), host.show_settings),
            PauseEntry("keys", tr("settings.keys"), host.show_keys),
            PauseEntry("title", tr("pause.to_title"), host.show_title),
        )

    def _goal(self) -> None:
        self.back()
        self._table.show_goal()
