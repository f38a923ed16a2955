"""Who can sit at a seat besides a person: built-in players with their tempers, as far as no words are needed."""

from collections.abc import Mapping, Sequence
from typing import Final

from leonardo.ai.players import UnknownPlayerError, tempers_for
from leonardo.ai.programs import is_program
from leonardo.engine.seeds import Part, key_of, stream

ANY: Final = "any"
"""The temper of a seat that nobody chose one for: it is drawn when the game begins."""
EVEN: Final = "even"
"""No temper: such a player goes by the name of its level alone."""


def known_tempers(game: str, player: str | None) -> Mapping[str, str]:
    """Return the tempers that a player can have, and their keys in the text catalogue; none for persons, programs."""
    if player is None or is_program(player):
        return {}
    try:
        return {temper.name: temper.text for temper in tempers_for(game, player)}
    except UnknownPlayerError:
        return {}


def drawn_tempers(game: str, seats: Sequence[tuple[str | None, str]], seed: int) -> list[str]:
    """Return the temper of each seat, of which `seats` has the player and the temper chosen; none is empty.

    Those that nobody chose are drawn from the game's seed, no two alike as long as there are others.
    """
    random = stream(key_of(seed, Part.STYLES), "tempers")
    taken = [temper for player, temper in seats if temper in known_tempers(game, player)]
    drawn: list[str] = []
    for player, chosen in seats:
        names = list(known_tempers(game, player))
        if chosen != ANY or not names:
            drawn.append(chosen if chosen in names else "")
            continue
        fewest = min(taken.count(name) for name in names)
        drawn.append(random.choice([name for name in names if taken.count(name) == fewest]))
        taken.append(drawn[-1])
    return drawn
