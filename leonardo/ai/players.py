"""Which built-in players there are for each game: their names on the command line and in the new-game screen.

The counterpart of the registry of games: the only place in this folder where the players of a game are named.
"""

from collections.abc import Mapping
from typing import Final

from attrs import frozen

from leonardo.ai import random_player
from leonardo.ai.advice import AnyAdviser
from leonardo.ai.davinci import advice, levels, seeing, styles, tempers, thumb
from leonardo.ai.omniscient import AnySeer
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
    "davinci": (
        BuiltIn("apprentice", "davinci.players.apprentice", levels.APPRENTICE),
        BuiltIn("journeyman", "davinci.players.journeyman", levels.JOURNEYMAN),
        BuiltIn("master", "davinci.players.master", levels.MASTER),
        BuiltIn("leonardo", "davinci.players.leonardo", levels.LEONARDO),
    ),
}

_UNLISTED: Final[Mapping[str, tuple[BuiltIn, ...]]] = {
    "davinci": (
        BuiltIn("thumb", "davinci.players.thumb", thumb.choose),
        *(BuiltIn(name, "davinci.players.thumb", style) for name, style in styles.STYLES.items()),
    ),
}
"""Players that matches and earlier saves name, and that no person is offered: rules of thumb, plain and in styles."""

_OBVIOUS: Final[Mapping[str, str]] = {"davinci": "journeyman"}

_SEERS: Final[Mapping[str, Mapping[str, AnySeer]]] = {"davinci": {"seeing": seeing.SEEING}}

_ADVISERS: Final[Mapping[str, AnyAdviser]] = {"davinci": advice.advise}


@frozen
class Temper:
    """A temper under its name, which goes after the level: `master:builder`.

    `text` is the key in the text catalogue of what people call it, with `.about` for one sentence that describes it.
    """

    name: str
    text: str


_TEMPERS: Final[Mapping[str, tuple[tempers.Temper, ...]]] = {"davinci": tempers.TEMPERS}


def players_of(game: str) -> tuple[BuiltIn, ...]:
    """Return the built-in players of a game, the easiest first, the random one last, which every game has."""
    return (*_OF_GAMES.get(game, ()), RANDOM)


def tempers_of(game: str) -> tuple[Temper, ...]:
    """Return the tempers that the levels of a game can have; none is needed."""
    return tuple(Temper(temper.name, temper.text) for temper in _TEMPERS.get(game, ()))


def tempers_for(game: str, name: str) -> tuple[Temper, ...]:
    """Return the tempers that a built-in player of a game can have; none for one without a taste of its own.

    Raises:
        UnknownPlayerError: if there is no such player.
    """
    return tempers_of(game) if isinstance(built_in(game, name).choose, levels.Level) else ()


def with_temper(name: str, temper: str) -> str:
    """Return the name of a level with a temper: `master:builder`; without one its own."""
    return f"{name}:{temper}" if temper else name


def parted(name: str) -> tuple[str, str]:
    """Return level and temper of a name, as `with_temper` puts them together; the temper is empty if it has none."""
    level, _, temper = name.partition(":")
    return level, temper


def seers_of(game: str) -> Mapping[str, AnySeer]:
    """Return the players of a game that are shown everything, by their names: for matches in the arena only."""
    return _SEERS.get(game, {})


def adviser_of(game: str) -> AnyAdviser | None:
    """Return who gives advice on a game, if anybody does."""
    return _ADVISERS.get(game)


def built_in(game: str, name: str) -> BuiltIn:
    """Return the built-in player of a game by its name, a level with or without a temper: `master:builder`.

    Raises:
        UnknownPlayerError: if there is none; the message lists the names that there are.
    """
    level, temper = parted(name)
    for player in (*players_of(game), *_UNLISTED.get(game, ())):
        if player.name == level:
            return _tempered(game, player, temper) if temper else player
    names = ", ".join(player.name for player in players_of(game))
    raise UnknownPlayerError(f"there is no built-in player {name!r} for this game; there are: {names}")


def _tempered(game: str, player: BuiltIn, name: str) -> BuiltIn:
    level = player.choose
    for temper in _TEMPERS.get(game, ()):
        if temper.name == name and isinstance(level, levels.Level):
            return BuiltIn(with_temper(player.name, name), player.text, levels.tempered(level, temper))
    names = ", ".join(temper.name for temper in _TEMPERS.get(game, ()))
    raise UnknownPlayerError(f"{player.name!r} has no temper {name!r}; there are: {names}")


def obvious_to(game: str) -> AnyPlayer:
    """Return the player of a game that does what is obvious to anybody: what reviews compare decisions with."""
    return chooser(game, _OBVIOUS.get(game, RANDOM.name))


def chooser(game: str, name: str) -> AnyPlayer:
    """Return what chooses for the built-in player of this name.

    Raises:
        UnknownPlayerError: if there is none.
    """
    return built_in(game, name).choose
