"""Puzzles: a position of a game, what is sought in it, and what each answer brings.

They lie as open records up to a decision, with a file of answers beside them (`ANSWERS`). Nothing in here knows any one
game; what an answer brings was found by weighing it, far more deeply than a player thinks.
"""

from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from attrs import frozen

from leonardo.engine.game import AnyGame, NotationError
from leonardo.engine.record import RECORD_ENDING, Played, RecordError, read_record
from leonardo.engine.strict_json import parse
from leonardo.play.hints import HintService
from leonardo.play.session import Session
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.files import read_file
from leonardo.saves.schema import Seated

ANSWERS: Final = "answers.json"  # the file of answers beside the records
FORMAT: Final = "leonardo-puzzles"
VERSION: Final = 1


class PuzzleError(ValueError):
    """Puzzles that cannot be read; the message says which and why."""


class Goal(Enum):
    """What is sought; the value is the measure of an answer that counts."""

    ROUND = "purse"  # the most money in hand when the present round is over
    POINTS = "points"  # the most points when the present round is over, in a game that is won by these
    END = "score"  # the most of what the game is won by, at its end
    FIRST = "chance"  # the best chance to end first


class Grade(Enum):
    """How hard a puzzle is, by how often weaker players find the answer."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


@frozen
class Answer:
    """A decision, and what it brings by the measure that counts; those of one `plan` differ by numbers only."""

    action: Any
    value: float
    plan: int


@frozen
class Judgement:
    """What an answer brings beside the best one, by the measure that counts."""

    given: Answer
    best: Answer
    right: bool  # whether it was the best answer, or one that is as good: the same plan in other numbers
    open: bool = False
    """Whether the best answer can still be given after it, and brings as much: nothing is said of it either way."""


class Puzzle:
    """A puzzle of a game: `name` is that of its record in `folder`, `fields` are what the answers say of it."""

    def __init__(self, game: AnyGame, folder: Path, name: str, fields: Mapping[str, Any]) -> None:
        self.game = game
        self.name = name
        self._folder = folder
        try:
            self.grade = Grade(fields["grade"])
            self.goal = Goal(fields["goal"])
            self.seat = int(fields["seat"])
            self._answers: Sequence[Mapping[str, Any]] = list(fields["answers"])
            self._right = max(1, int(fields.get("right", 1)))
            self._open = max(0, int(fields.get("open", 0)))
        except (KeyError, TypeError, ValueError) as error:
            raise PuzzleError(f"{name}: {error}") from error

    @cached_property
    def played(self) -> Played:
        """The game up to the decision.

        Raises:
            PuzzleError: if its record cannot be read.
        """
        path = self._folder / f"{self.name}{RECORD_ENDING}"
        try:
            played = read_record(read_file(path).decode("utf-8"), self._game_named)
        except (SaveError, UnicodeDecodeError, RecordError) as error:
            raise PuzzleError(f"{path.name}: {error}") from error
        if played.over:
            raise PuzzleError(f"{path.name}: nobody decides at its end")
        return played

    def _game_named(self, name: str) -> AnyGame | None:
        return self.game if name == self.game.name else None

    @cached_property
    def answers(self) -> tuple[Answer, ...]:
        """All answers, the best first, then those that are as good.

        Raises:
            PuzzleError: if one of them cannot be read.
        """
        try:
            found = tuple(
                Answer(
                    self.game.read_action(dict(each["answer"])),
                    float(each[self.goal.value]),
                    int(each.get("plan", number)),
                )
                for number, each in enumerate(self._answers)
            )
        except (KeyError, TypeError, ValueError, OverflowError, NotationError) as error:
            raise PuzzleError(f"{self.name}: {error}") from error
        if not found:
            raise PuzzleError(f"{self.name}: no answer is known")
        return found

    @property
    def right(self) -> tuple[Answer, ...]:
        """The answers that count as right: the best, and those that are the same plan in other numbers."""
        return self.answers[: self._right]

    @property
    def open(self) -> tuple[Answer, ...]:
        """The answers after which the best can still be given, and brings as much."""
        return self.answers[len(self.answers) - self._open :]

    @property
    def wrong(self) -> tuple[Answer, ...]:
        return self.answers[self._right : len(self.answers) - self._open]

    @cached_property
    def ranked(self) -> tuple[Answer, ...]:
        """The best answer, then what is wrong, in the order of the measure that counts, the best of each plan."""
        plans = {self.answers[0].plan}
        found = [self.answers[0]]
        for each in sorted(self.wrong, key=lambda each: -each.value):
            if each.plan not in plans:
                plans.add(each.plan)
                found.append(each)
        return tuple(found)

    def judge(self, action: Any) -> Judgement:  # noqa: ANN401 - of any game
        """Return what an answer brings beside the best one.

        Raises:
            ValueError: if it is none.
        """
        given = next((each for each in self.answers if each.action == action), None)
        if given is None:
            raise ValueError(f"{action} is no answer of {self.name}")
        return Judgement(given, self.answers[0], given in self.right, given in self.open)


class PuzzleBook:
    """The puzzles of a game in a folder, the easiest first; none where the folder has none.

    Raises:
        PuzzleError: if the file of answers cannot be read.
    """

    def __init__(self, game: AnyGame, folder: Path) -> None:
        self.puzzles: tuple[Puzzle, ...] = ()
        path = folder / ANSWERS
        try:
            document = parse(read_file(path))
        except SaveError as error:
            if error.fault is Fault.MISSING:
                return
            raise PuzzleError(f"{path.name}: {error}") from error
        except ValueError as error:
            raise PuzzleError(f"{path.name}: {error}") from error
        if document.get("format") != FORMAT or document.get("version") != VERSION or document.get("game") != game.name:
            raise PuzzleError(f"{path.name}: these are no puzzles of {game.name}")
        found = document.get("puzzles")
        if not isinstance(found, dict):
            raise PuzzleError(f"{path.name}: the puzzles are missing")
        self.puzzles = tuple(Puzzle(game, folder, name, fields) for name, fields in found.items())


class _NoHints(HintService):
    """No advice: to find the answer is the puzzle."""

    @property
    def offered(self) -> bool:
        return False


class PuzzleSession(Session):
    """The position of a puzzle as a session: kept nowhere, and nothing before it can be taken back."""

    def __init__(self, puzzle: Puzzle, seats: Sequence[Seated]) -> None:
        super().__init__(puzzle.played, seats, 0, None, "")
        self.puzzle = puzzle
        self.hint_service = _NoHints(puzzle.game.name, 0, (0,) * len(self.seats))
        self._taking_back.begins = len(puzzle.played.turns)

    def prepare(self) -> None:
        """Do nothing: nobody else decides."""
