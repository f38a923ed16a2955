"""The contract by which a game shows itself: its name, what is agreed before it begins, its table and its results.

The scenes around the table (title, new game, load, pause, hand-over) serve every game through it.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from attrs import frozen

from leonardo.app.kit.keymap import Command
from leonardo.app.kit.scene import Scene
from leonardo.engine.game import AnyGame
from leonardo.play.session import Session

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


@frozen
class Option:
    """Something the players agree on before a game: one of some `values`, the first unless they choose.

    `text` is the key of its name in the text catalogue; below it stand `.<value>`, what the value is called, and
    `.<value>_about`, a sentence on what it means. One `of_table` is not for the rules: it is about how the game is
    shown, and is kept with the session.
    """

    name: str
    text: str
    values: tuple[str, ...]
    of_table: bool = False


class Presentation(Protocol):
    """A game as the app shows it."""

    @property
    def game(self) -> AnyGame:
        """The rules."""

    @property
    def title(self) -> str:
        """The key of the game's name in the text catalogue."""

    @property
    def about(self) -> str:
        """The key of the text about the game: whose it is, and what in it is not certain."""

    @property
    def options(self) -> Sequence[Option]:
        """What is agreed before a game, besides seats, who starts and seed."""

    @property
    def commands(self) -> Sequence[Command]:
        """What keys do at its table, besides those of every scene; their scope is the name of the game."""

    def wishes(self, seats: int, start: int | None, chosen: Mapping[str, str]) -> Any:  # noqa: ANN401 - each game has its own
        """Return the wishes for `Game.deal`.

        `start` is the seat that starts, drawn if none; `chosen` has a value for the name of each option.
        """

    def table(self, host: "Host", session: Session) -> Scene:
        """Return the scene in which the game is played. It shows the results when the game is over."""

    def results(self, host: "Host", session: Session) -> Scene:
        """Return the scene that shows how a finished game ended."""
