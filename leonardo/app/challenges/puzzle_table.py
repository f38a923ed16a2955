"""A puzzle at the real table: its words, the sheets that tell of it, and the answer.

The answer is given as any decision is, and judged instead of carried out.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from leonardo.ai.estimate import percent
from leonardo.ai.players import players_in
from leonardo.app.challenges.day import other_names
from leonardo.app.challenges.puzzle_data import challenges_of, damaged_puzzles
from leonardo.app.challenges.told_sheet import Entry, Row, Told, ToldSheet
from leonardo.app.kit.seats import SEAT_COLOURS
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.translations import tr
from leonardo.app.scenes.pause import PauseEntry, PauseScene
from leonardo.app.statistics.person_statistics import told_by
from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.kinds import Action
from leonardo.app.table.scene import TableScene
from leonardo.engine.record import Played
from leonardo.play.puzzle_course import Courses
from leonardo.play.puzzles import Answer, Goal, Judgement, Puzzle, PuzzleSession
from leonardo.play.replay import Station
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn, Person, Seated
from leonardo.saves.statistics import Tried

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


def title_of(puzzle: Puzzle) -> str:
    return tr(f"{puzzle.game.name}.puzzles.{puzzle.name}")


def heading_of(puzzle: Puzzle) -> str:
    """Return the title of a puzzle, and how hard it is."""
    return tr("challenges.puzzle", title=title_of(puzzle), grade=tr(f"challenges.grade.{puzzle.grade.value}"))


def goal_text(puzzle: Puzzle) -> str:
    return tr(f"challenges.goals.{puzzle.goal.name.lower()}")


def lost_by(puzzle: Puzzle, judgement: Judgement, host: "Host") -> str:
    """Return by how much an answer falls behind the best one."""
    given, best = judgement.given.value, judgement.best.value
    if puzzle.goal in TOLD_WHOLE:
        say = TOLD_WHOLE[puzzle.goal]
        return tr(f"challenges.loses.{puzzle.goal.name.lower()}", value=say(given), best=say(best))
    return tr(f"challenges.loses.{puzzle.goal.name.lower()}", lost=_points(puzzle, best - given, host))


def beside_text(puzzle: Puzzle) -> str:
    """Return what is told of the best answers beside each other."""
    return tr(f"challenges.beside.{puzzle.goal.name.lower()}")


def brought_by(puzzle: Puzzle, answer: Answer, host: "Host") -> str:
    """Return what an answer brings: the chance to win, the points, or by how much less than the best."""
    if puzzle.goal in TOLD_WHOLE:
        return TOLD_WHOLE[puzzle.goal](answer.value)
    return tr("challenges.less", amount=_points(puzzle, puzzle.answers[0].value - answer.value, host))


def _chance(value: float) -> str:
    return tr("settings.percent", number=percent(max(0.0, min(1.0, value))))


def _with_tenth(value: float) -> str:
    whole, tenth = divmod(round(10 * value), 10)
    return tr("statistics.decimal", whole=whole, tenth=tenth)


TOLD_WHOLE: Final[Mapping[Goal, Callable[[float], str]]] = {Goal.FIRST: _chance, Goal.POINTS: _with_tenth}
"""How it is said what an answer brings, where that is told of the best one, too."""


def _points(puzzle: Puzzle, value: float, host: "Host") -> str:
    return tr(told_by(host.games[puzzle.game.name]).points, count=round(value))


SHOWN: Final = 4  # how many answers are told of besides the best one
A_FRAME: Final = 4  # so many decisions of what would come of an answer are played in one frame


class PuzzleTable(TableScene):
    """The table of a puzzle, one of several; it begins by saying what is sought."""

    forecasts = False  # it would tell too much
    on_request = False  # what is asked is the puzzle

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
        self.kit.stack.push(PuzzlePause(self))

    # ---- where one can go from here

    def show_goal(self) -> None:
        self.kit.stack.push(GoalScene(self))

    def show_answer(self) -> None:
        """Tell the best answer, and why it is good."""
        self.kit.stack.push(BestScene(self, asked_for=True))

    def show_course(self, course: Played, begins: int) -> None:
        """Show how the game might go on after an answer, from the puzzle on; one comes back to where one is now."""
        shown = Session(course, self.session.seats, 0, None, "")
        viewer = self.host.games[self.puzzle.game.name].viewer(self.host, shown, begins)
        if viewer is not None:
            viewer.begins, viewer.leaves = Station(begins), "message.back"
            self.kit.stack.push(viewer)
            viewer.play()

    def play(self, number: int) -> None:
        play_puzzle(self.host, self.puzzle.game.name, self.puzzles, number)

    def show_list(self) -> None:
        self.host.show_title()
        self.host.show_challenges(self.puzzle.game.name, self.puzzle.name)

    def choice(self, action: Action) -> str:
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
        return "list", tr("challenges.list"), self.table.show_list


class AnsweredSheet(PuzzleSheet):
    """What is told of an answer that is not the best: another may be tried."""

    first_focus = "again"

    def __init__(self, table: PuzzleTable, judgement: Judgement) -> None:
        super().__init__(table)
        self.judgement = judgement

    def entries(self) -> Sequence[Entry]:
        return self.to_list(), ("again", tr("challenges.again"), self.close)


class GoalScene(PuzzleSheet):
    """What is sought in a puzzle."""

    first_focus = "begin"

    def title(self) -> str:
        return title_of(self.table.puzzle)

    def told(self) -> Sequence[Told]:
        goal = Told(goal_text(self.table.puzzle), Face.MEDIUM, strong=True)
        return goal, Told(tr("challenges.how"), Face.ITALIC)

    def entries(self) -> Sequence[Entry]:
        return (
            self.to_list(),
            ("begin", tr("challenges.begin"), self.close),
        )


class VerdictScene(AnsweredSheet):
    """By how much an answer falls behind the best one, which is not told, and what would come of it."""

    def __init__(self, table: PuzzleTable, judgement: Judgement) -> None:
        super().__init__(table, judgement)
        self._courses = Courses(table.puzzle, judgement.given)
        self._awaited = False

    def title(self) -> str:
        return tr("challenges.wrong")

    def told(self) -> Sequence[Told]:
        table = self.table
        lost = lost_by(table.puzzle, self.judgement, table.host)
        return Told(table.choice(self.judgement.given.action), Face.STRONG), Told(lost)

    def entries(self) -> Sequence[Entry]:
        back, again = super().entries()
        course = "course", tr("challenges.show_course"), self._show_course
        return course, ("answer", tr("challenges.show_answer"), self._show_answer), back, again

    def update(self, milliseconds: float) -> None:
        """Play on what would come of the answer, and show it if that is waited for."""
        super().update(milliseconds)
        self._courses.go_on(A_FRAME)
        course = self._courses.typical
        if self._awaited and course is not None and self.kit.stack.top is self:
            self._awaited = False
            self.table.show_course(course, self._courses.begins)

    def rest(self) -> int:
        """Return for how many milliseconds nothing will change by itself."""
        return 0 if self._courses.typical is None else super().rest()

    def _show_course(self) -> None:
        self._awaited = True

    def _show_answer(self) -> None:
        self.close()
        self.table.show_answer()


class OpenScene(AnsweredSheet):
    """An answer after which the best one is still open: it counts neither way, and what matters is asked again."""

    def title(self) -> str:
        return tr("challenges.open")

    def told(self) -> Sequence[Told]:
        return Told(self.table.choice(self.judgement.given.action), Face.STRONG), Told(tr("challenges.open_told"))


class BestScene(PuzzleSheet):
    """The best answer, why it is good, and what the others bring; `told` if it was asked for and not given."""

    crest = "laurel"
    first_focus = "next"

    def __init__(self, table: PuzzleTable, *, asked_for: bool = False) -> None:
        super().__init__(table)
        self.asked_for = asked_for

    def title(self) -> str:
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
        table, puzzle = self.table, self.table.puzzle
        shown = puzzle.ranked[: SHOWN + 1]
        return [
            Row(table.choice(each.action), brought_by(puzzle, each, table.host), strong=each is shown[0])
            for each in (shown if puzzle.goal in TOLD_WHOLE else shown[1:])
        ]

    def entries(self) -> Sequence[Entry]:
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


def keep_answer(host: "Host", puzzle: Puzzle, judgement: Judgement) -> None:
    """Keep that a puzzle was tried; one that was solved once stays so."""
    name, game = host.person(puzzle.game.name).name, puzzle.game.name
    before = tried(host, puzzle)
    tries = before.tries + (not before.solved) if before else 1
    solved = judgement.right or bool(before and before.solved)
    host.statistics.tried(Tried(game, puzzle.name, name, tries, solved))


def tried(host: "Host", puzzle: Puzzle) -> Tried | None:
    """Return how the person who sits down here fared with a puzzle, if they have tried it."""
    key = puzzle.game.name, puzzle.name, host.person(puzzle.game.name).name
    return next((each for each in host.statistics.read().puzzles if each.key == key), None)
