"""The scenes of the second game: a position in which each kind of thing is asked, found by playing games."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from random import Random
from typing import Final

from leonardo.ai.citta import thumb
from leonardo.ai.player import UNLIMITED, stream
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.citta import GAME, questions
from leonardo.engine.citta.setup import Options
from leonardo.engine.citta.terms import GUILDS, STANDARD
from leonardo.engine.game import NATURE
from leonardo.engine.record import Played
from leonardo.saves.schema import BuiltIn, Person, Seated
from scripts.screens.theatre import Still, Theatre

_NAMES: Final = (
    ("Lisa", "red"),
    ("Salaì", "blue"),
    ("Melzi", "green"),
    ("Bianca", "bone"),
    ("Verrocchio", "yellow"),
    ("Francesco", "purple"),
)
_TRIES: Final = range(3, 30)
_SEATS: Final = 5
_WANDERS: Final = 0.15
"""How often somebody does not do what the rules of thumb say, so that more comes up."""


@cache
def _reached(kind: type, earliest: int, variants: tuple[str, ...]) -> tuple[Played, int]:
    """Return the first game in which something is asked from a round on, and its seed.

    Raises:
        LookupError: if no game comes to it.
    """
    for seed in _TRIES:
        played, _ = Played.begin(GAME, GAME.deal(Options(_SEATS, 20, variants), Random(seed)))
        while (decider := GAME.decider(played.state)) is not None:
            if isinstance(played.state.question, kind) and played.state.round >= earliest:
                return played, seed
            random = stream(seed, decider, len(played.turns))
            if decider == NATURE:
                action = GAME.chance(played.state, random)
            elif random.random() < _WANDERS:
                action = random.choice(GAME.legal(played.state))
            else:
                action = thumb.choose(GAME.view(played.state, decider), GAME.legal(played.state), random, UNLIMITED)
            played, _ = played.play(action)
    raise LookupError(f"no game asks a {kind.__name__}")


def _asked(kind: type, earliest: int, theatre: Theatre, variants: tuple[str, ...] = STANDARD) -> None:
    """Sit down where something is asked, in the place of who is asked."""
    played, seed = _reached(kind, earliest, variants)
    question = played.state.question
    own = question.seat if question is not None else 0
    seats: tuple[Seated, ...] = tuple(
        Person(name, colour) if seat == own else BuiltIn(name, colour, "journeyman")
        for seat, (name, colour) in enumerate(_NAMES[:_SEATS])
    )
    theatre.host.play(Still(played, seats, seed, None, "picture"))
    theatre.turn(40)


def _union(theatre: Theatre) -> None:
    """The terms of a guild are being chosen."""
    _asked(questions.ProposalQuestion, 2, theatre, (GUILDS,))
    theatre.press(theatre.at(ButtonSpot("propose")))
    theatre.turn(4)


SCENES: Final[Mapping[str, Callable[[Theatre], None]]] = {
    "citta_side": partial(_asked, questions.SideQuestion, 0),
    "citta_works": partial(_asked, questions.WorkQuestion, 8),
    "citta_offer": partial(_asked, questions.OptionQuestion, 7),
    "citta_auction": partial(_asked, questions.AuctionQuestion, 5),
    "citta_market": partial(_asked, questions.BetQuestion, 5),
    "citta_office": partial(_asked, questions.OfficeQuestion, 3),
    "citta_debt": partial(_asked, questions.SaleQuestion, 2),
    "citta_union": _union,
}
"""How a script comes to each of them."""
