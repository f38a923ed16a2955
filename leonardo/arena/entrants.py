"""Who plays in an arena, by a name: a built-in or Python player or a seer, with a budget or not, or a program."""

from argparse import ArgumentTypeError
from typing import Final

from attrs import evolve, frozen

from leonardo.ai.player import Budget
from leonardo.ai.players import built_in, seers_of
from leonardo.ai.program_player import MARK, is_program, words_of
from leonardo.arena import python_player
from leonardo.arguments import count

TRIES: Final = "@"
"""What stands between the name of a player and the tries of its own: `leonardo@1280`."""


@frozen
class Entrant:
    """A player by its name, with the `tries` that it has for a decision whatever the others have, if it has its own."""

    player: str
    tries: int | None = None

    def budget(self, usual: Budget) -> Budget:
        """Return how much it may think where `usual` is for those without tries of their own."""
        return usual if self.tries is None else evolve(usual, tries=self.tries)


def entrant(name: str) -> Entrant:
    """Return who plays under a name.

    Raises:
        ValueError: if what follows the mark is not a number of tries.
    """
    player, mark, tries = name.partition(TRIES)
    if not mark or is_program(name):
        return Entrant(name)
    try:
        return Entrant(player, count(tries))
    except ArgumentTypeError as error:
        raise ValueError(f"{name!r}: after {TRIES} stands how much {player} may try for a decision; {error}") from None


def check(game: str, name: str) -> None:
    """See that a name can stand in an arena; whether a program can be started shows when it is.

    Raises:
        UnknownPlayerError: if there is no such player of the game.
        ValueError: if its budget is none, or the command line of a program, or if a Python player cannot be loaded.
    """
    if is_program(name):
        try:
            words_of(name.removeprefix(MARK))
        except ValueError as error:
            raise ValueError(f"{name!r}: after {MARK} stands the command line of a program; {error}") from None
        return
    player = entrant(name).player
    if python_player.is_python(player):
        python_player.load(player)
    elif player not in seers_of(game):
        built_in(game, player)
