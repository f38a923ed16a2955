"""Who can sit at a seat besides a person: built-in players with their tempers, programs of others, in words."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from attrs import frozen

from leonardo.ai.players import UnknownPlayerError, built_in, parted, players_of, tempers_for
from leonardo.ai.programs import PREFIX, is_program, title
from leonardo.app.kit.words import words

ANY: Final = "any"
"""The temper of a seat that nobody chose one for: it is drawn when the game begins."""
EVEN: Final = "even"
"""No temper: such a player goes by the name of its level alone."""


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
    found = _tempers(game, player)
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
    called, about = words(found.text), words(f"{found.text}.about")
    known = _tempers(game, level)
    if not known or level not in (offered.name for offered in players_of(game)):
        return Opponent(player, called, about)
    text = known.get(temper, "tempers.even")
    both = words("tempers.with_level", level=called, temper=words(f"{text}.aside"))
    return Opponent(player, both, f"{about} {words(f'{text}.about')}")


def drawn_tempers(game: str, seats: Sequence[tuple[str | None, str]], seed: int) -> list[str]:
    """Return the temper of each seat, of which `seats` has the player and the temper chosen; none is empty.

    Those that nobody chose are drawn from the game's seed, no two alike as long as there are others.
    """
    random = Random(f"{seed}/tempers")
    taken = [temper for player, temper in seats if temper in _tempers(game, player)]
    drawn: list[str] = []
    for player, chosen in seats:
        names = list(_tempers(game, player))
        if chosen != ANY or not names:
            drawn.append(chosen if chosen in names else "")
            continue
        fewest = min(taken.count(name) for name in names)
        drawn.append(random.choice([name for name in names if taken.count(name) == fewest]))
        taken.append(drawn[-1])
    return drawn


def _tempers(game: str, player: str | None) -> dict[str, str]:
    """Return the tempers that a player can have, and their keys in the text catalogue."""
    if player is None or is_program(player):
        return {}
    try:
        return {temper.name: temper.text for temper in tempers_for(game, player)}
    except UnknownPlayerError:
        return {}


def _in_words(name: str, text: str) -> Opponent:
    return Opponent(name, words(text), words(f"{text}.about"))


def _program(name: str, called: str) -> Opponent:
    return Opponent(name, called, words("players.program.about", program=called))
