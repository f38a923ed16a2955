"""Which built-in players there are for each game: their names on the command line and in the new-game screen.

The counterpart of the registry of games: the only place in this folder where the players of a game are named. Nothing
of a game is loaded before it is asked for.
"""

from collections.abc import Mapping
from functools import partial
from typing import Final

from leonardo.ai.advice import AnyAdviser
from leonardo.ai.estimate import Estimating
from leonardo.ai.game_players import NOBODY, At, BuiltInPlayer, GamePlayers, NamedTemper
from leonardo.ai.player import AnyPlayer, AnySeer


class UnknownPlayerError(ValueError):
    """A name that no built-in player of the game has; the message lists those there are."""


RANDOM: Final = BuiltInPlayer("random", "players.random", At("leonardo.ai.random_player", "choose"))

GAMES: Final = {game: At(f"leonardo.ai.{game}", "PLAYERS") for game in ("davinci", "citta", "engines")}
"""Where the players of each game are."""


def players_in(game: str) -> GamePlayers:
    """Return all that there is of a game's players; nobody for one that has none of its own."""
    return GAMES[game]() if game in GAMES else NOBODY


def players_of(game: str) -> tuple[BuiltInPlayer, ...]:
    """Return the built-in players of a game, the easiest first, the random one last, which every game has."""
    return (*players_in(game).levels, RANDOM)


def tempers_of(game: str) -> tuple[NamedTemper, ...]:
    """Return the tempers that the levels of a game can have; none is needed."""
    return players_in(game).tempers


def tempers_for(game: str, name: str) -> tuple[NamedTemper, ...]:
    """Return the tempers that a built-in player of a game can have; none for one without weights of its own.

    Raises:
        UnknownPlayerError: if there is no such player.
    """
    return tempers_of(game) if built_in(game, name).has_tempers else ()


def with_temper(name: str, temper: str) -> str:
    """Return the name of a level with a temper: `master:builder`; without one its own."""
    return f"{name}:{temper}" if temper else name


def parted(name: str) -> tuple[str, str]:
    """Return level and temper of a name, as `with_temper` puts them together; the temper is empty if it has none."""
    level, _, temper = name.partition(":")
    return level, temper


def seers_of(game: str) -> Mapping[str, AnySeer]:
    """Return the players of a game that are shown everything, by their names: for matches in the arena only."""
    return {name: load() for name, load in players_in(game).seers.items()}


def is_advised(game: str) -> bool:
    """Return whether anybody gives advice on a game."""
    return players_in(game).adviser is not None


def adviser_of(game: str) -> AnyAdviser | None:
    """Return who gives advice on a game, if anybody does."""
    load = players_in(game).adviser
    return load() if load is not None else None


def judges_of(game: str) -> tuple[AnyAdviser, ...]:
    """Return who weigh decisions of a game in reviews, in turns: who advises, or who take more time for it."""
    loads = players_in(game).judges
    adviser = adviser_of(game)
    return tuple(load() for load in loads) or ((adviser,) if adviser is not None else ())


def estimator_of(game: str) -> Estimating | None:
    """Return who estimates how the seats of a game stand, if anybody does."""
    load = players_in(game).estimator
    return load() if load is not None else None


def built_in(game: str, name: str) -> BuiltInPlayer:
    """Return the built-in player of a game by its name, a level with or without a temper: `master:builder`.

    Raises:
        UnknownPlayerError: if there is none; the message lists the names that there are.
    """
    level, temper = parted(name)
    for player in (*players_of(game), *players_in(game).unlisted):
        if player.name == level:
            return _tempered(game, player, temper) if temper else player
    names = ", ".join(player.name for player in players_of(game))
    raise UnknownPlayerError(f"unknown player {name!r} for this game; there are: {names}")


def _tempered(game: str, player: BuiltInPlayer, name: str) -> BuiltInPlayer:
    players = players_in(game)
    if players.with_temper is not None and player.has_tempers and name in (temper.name for temper in players.tempers):
        load = partial(_load_tempered, game, player, name)
        return BuiltInPlayer(with_temper(player.name, name), player.text, load, has_tempers=True)
    names = ", ".join(temper.name for temper in players.tempers)
    raise UnknownPlayerError(f"{player.name!r} has no temper {name!r}; there are: {names}")


def _load_tempered(game: str, player: BuiltInPlayer, name: str) -> AnyPlayer:
    give = players_in(game).with_temper
    return player.choose if give is None else give()(player.choose, name)


def obvious_to(game: str) -> AnyPlayer:
    """Return the player of a game that does what is obvious to anybody: what reviews compare decisions with."""
    return chooser(game, players_in(game).obvious)


def chooser(game: str, name: str) -> AnyPlayer:
    """Return what chooses for the built-in player of this name.

    Raises:
        UnknownPlayerError: if there is none.
    """
    return built_in(game, name).choose
