"""What a game gives so that puzzles can be looked for in the games of its strongest players."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from attrs import frozen

from leonardo.ai.sequential_halving import Rated
from leonardo.engine.game import AnyGame
from leonardo.play.puzzles import Goal
from scripts.puzzles.plans import Plans
from scripts.puzzles.weighing import Begun


@frozen
class Hunt:
    """How puzzles of a game are looked for.

    `options` are the wishes for the game of a number; `sensible` leaves out what nobody should do. Where a puzzle
    `asks` for it, `rated` is the search of the strongest level and `played_on` what it then does; elsewhere it does the
    `usual`. `course` plays answers on, `tries` of them for one puzzle, and after `looks` worlds it is seen whether
    there is any point in going on. `goals` may be sought in a view, by `margins` and without a loss of more than
    `no_loss` at the end, where it is `worth_asking` for an answer. There must be `least_answers` that are sensible.
    Where many answers are one plan in other numbers, `plans` says how these are weighed.
    """

    game: AnyGame
    options: Callable[[int], Any]
    sensible: Callable[[Any, Sequence[Any]], Sequence[Any]]
    rated: Callable[[Any, Sequence[Any], Random], list[Rated[Any]]]
    played_on: Callable[[Any, Sequence[Any], Sequence[Rated[Any]]], Any]
    asks: Callable[[Any], bool]
    usual: Callable[[Any, Sequence[Any], Random], Any]
    course: Begun
    goals: Callable[[Any], tuple[Goal, ...]]
    worth_asking: Callable[[Goal, Any], bool]
    tries: int
    looks: tuple[int, ...]
    margins: Mapping[Goal, float]
    no_loss: float
    least_answers: int
    plans: Plans | None = None
