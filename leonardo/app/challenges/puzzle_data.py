"""What a game gives for challenges, and where its puzzles lie."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from typing import TYPE_CHECKING, Any

from attrs import frozen

from leonardo.ai.advice import Advised
from leonardo.app.kit.asset_files import AssetsMissingError, assets_folder
from leonardo.play.daily import DayGame
from leonardo.play.puzzles import Puzzle, PuzzleBook, PuzzleError

if TYPE_CHECKING:
    from leonardo.app.presentation import Presentation

Why = Callable[[Any, Any], Advised | None]
"""Says what speaks for an action, given the view of who decides; nothing where nothing in particular does."""


@frozen
class Challenges:
    """What a game gives: what is played on a day, and why the answer of a puzzle is good, where that can be said."""

    day: Callable[[date], DayGame] | None = None
    why: Why | None = None


NONE = Challenges()


def challenges_of(presentation: "Presentation") -> Challenges:
    found = presentation.learning.challenges
    return found() if found else NONE


def puzzles_of(presentation: "Presentation") -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, the easiest first; none if it has none.

    Raises:
        AssetsMissingError: if they are damaged.
    """
    if presentation.learning.challenges is None:
        return ()
    with damaged_puzzles():
        return PuzzleBook(presentation.game, assets_folder() / "puzzles" / presentation.game.name).puzzles


@contextmanager
def damaged_puzzles() -> Iterator[None]:
    """Let a puzzle that cannot be read be a damaged file of the program.

    Raises:
        AssetsMissingError: if one cannot be.
    """
    try:
        yield
    except PuzzleError as error:
        raise AssetsMissingError(f"The file “{error}”", damaged=True) from error
