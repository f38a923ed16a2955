"""Who can sit at a seat besides a person, in words: built-in players with their tempers, programs of others."""

from collections.abc import Mapping

from attrs import frozen

from leonardo.ai.players import UnknownPlayerError, built_in, parted, players_of
from leonardo.ai.programs import PREFIX, title
from leonardo.app.kit.translations import tr
from leonardo.play.players import ANY, EVEN, known_tempers


@frozen
class Opponent:
    """A player who is not a person, or a temper: the word for it in plans, what people call it, and a sentence."""

    name: str
    title: str
    about: str


def opponents(game: str, programs: Mapping[str, str]) -> tuple[Opponent, ...]:
    """Return the built-in players of a game, the easiest first, then the programs of others that may play."""
    built_in = tuple(_in_words(player.name, player.text) for player in players_of(game))
    return built_in + tuple(_program(name, title(command)) for name, command in programs.items())


def tempers(game: str, player: str | None) -> tuple[Opponent, ...]:
    """Return the tempers that a player can be given; none for a person, a program, or one without a taste."""
    found = known_tempers(game, player)
    if not found:
        return ()
    offered = ((ANY, "tempers.any"), (EVEN, "tempers.even"), *((name, text) for name, text in found.items()))
    return tuple(_in_words(name, text) for name, text in offered)


def described(game: str, player: str, programs: Mapping[str, str]) -> Opponent:
    """Return what people call the player of a save or a session, with level and temper, and what it is like.

    One that this version does not know goes by its own word, and nothing is known of it.
    """
    level, temper = parted(player)
    try:
        found = built_in(game, player)
    except UnknownPlayerError:
        if player in programs:
            return _program(player, title(programs[player]))
        return Opponent(player, player.removeprefix(PREFIX), "")
    called, about = tr(found.text), tr(f"{found.text}.about")
    known = known_tempers(game, level)
    if not known or level not in (offered.name for offered in players_of(game)):
        return Opponent(player, called, about)
    text = known.get(temper, "tempers.even")
    both = tr("tempers.with_level", level=called, temper=tr(f"{text}.aside"))
    return Opponent(player, both, f"{about} {tr(f'{text}.about')}")


def _in_words(name: str, text: str) -> Opponent:
    return Opponent(name, tr(text), tr(f"{text}.about"))


def _program(name: str, called: str) -> Opponent:
    return Opponent(name, called, tr("players.program.about", program=called))
