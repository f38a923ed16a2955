"""Which built-in players there are for each game: their names on the command line and in the new-game screen.

The counterpart of the registry of games: the only place in this folder where the players of a game are named.
"""

from collections.abc import Mapping
from typing import Final

from attrs import frozen

from leonardo.ai import random_player
from leonardo.ai.davinci import thumb
from leonardo.ai.player import AnyPlayer


@frozen
class BuiltIn:
    """A built-in player under its name.

    `name` is the word for it on the command line, in saves and in summaries; `text` the key in the text catalogue of
    what people call it, with `.about` for one sentence that describes it.
    """

    name: str
    text: str
    choose: AnyPlayer


class UnknownPlayerError(ValueError):
    """A name that no built-in player of the game has; the message lists those there are."""


RANDOM: Final = BuiltIn("random", "players.random", random_player.choose)

_OF_GAMES: Final[Mapping[str, tuple[BuiltIn, ...]]] = {
    "davinci": (BuiltIn("thumb", "players.thumb", thumb.choose),),
}


def players_of(game: str) -> tuple[BuiltIn, ...]:
    """Return the built-in players of a game, the best first; every game has at least the random one."""
    return (*_OF_GAMES.get(game, ()), RANDOM)


def built_in(game: str, name: str) -> BuiltIn:
    """Return the built-in player of a game by its name.

    Raises:
        UnknownPlayerError: if there is none; the message lists the names that there are.
    """
    for player in players_of(game):
        if player.name == name:
            return player
    names = ", ".join(player.name for player in players_of(game))
    raise UnknownPlayerError(f"there is no built-in player {name!r} for this game; there are: {names}")


def chooser(game: str, name: str) -> AnyPlayer:
    """Return what chooses for the built-in player of this name.

    Raises:
        UnknownPlayerError: if there is none.
    """
    return built_in(game, name).choose
