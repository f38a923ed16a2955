"""Whether those who sit at the seats of a save are here: built-in players by name, programs if they are offered."""

from collections.abc import Mapping
from pathlib import Path

from attrs import evolve

from leonardo.ai.players import UnknownPlayerError, built_in, players_of
from leonardo.ai.programs import is_program
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.schema import Person, Seated


def with_stand_ins(
    seated: Seated, game: str, programs: Mapping[str, str], path: Path, stand_in: bool, *, over: bool = False
) -> Seated:
    """Return who sits at a seat of a save, if that player is here.

    With `stand_in` the strongest built-in player takes the place of a program that is not among `programs`; in a game
    that is `over` none is needed, and it stays as it was. `path` is the file of the save.

    Raises:
        SaveError: if it is not.
    """
    if isinstance(seated, Person) or seated.player in programs:
        return seated
    if is_program(seated.player):
        if over:
            return seated
        if not stand_in:
            raise SaveError(path, Fault.OUTSIDE_PLAYER, f"{seated.name}: {seated.player}")
        *levels, chance = players_of(game)
        return evolve(seated, player=(levels[-1] if levels else chance).name)
    try:
        built_in(game, seated.player)
    except UnknownPlayerError as error:
        raise SaveError(path, Fault.UNKNOWN_PLAYER, seated.player) from error
    return seated
