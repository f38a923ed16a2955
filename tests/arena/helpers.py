"""Tasks, outcomes and commands that the tests of the arena share."""

from collections.abc import Sequence

from leonardo.ai.player import UNLIMITED, Budget
from leonardo.arena.plan import Task
from leonardo.arena.playing import GameResult
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options


def task(*players: str, number: int = 0, budget: Budget = UNLIMITED) -> Task:
    """A game of Leonardo da Vinci between these players."""
    return Task(GAME, Options(len(players)), number, f"5/{number}", number, players, budget)


def outcome(players: str, scores: Sequence[int], *, game: int = 0, deal: int | None = None) -> GameResult:
    """A finished game between players named by single letters, the highest score winning."""
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return GameResult(
        game=game,
        deal=game if deal is None else deal,
        players=tuple(players),
        scores=tuple(scores),
        winners=winners,
        milliseconds=tuple((1.0, 2.0, 3.0) for _ in scores),
        fallbacks=(0,) * len(scores),
        troubles=(None,) * len(scores),
    )
