"""A position in which each kind of decision is asked for, of every game: found by playing games, always the same."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Final, get_args

from attrs import evolve, frozen

from leonardo.ai.player import UNLIMITED
from leonardo.ai.players import chooser
from leonardo.engine.citta import questions as of_citta
from leonardo.engine.citta.constants import GUILDS
from leonardo.engine.davinci import GAME as DAVINCI
from leonardo.engine.davinci import questions as of_davinci
from leonardo.engine.davinci.constants import EXPERT
from leonardo.engine.davinci.setup import Options as DavinciOptions
from leonardo.engine.engines import questions as of_engines
from leonardo.engine.engines.setup import Options as EnginesOptions
from leonardo.engine.game import NATURE
from leonardo.engine.record import Played
from leonardo.saves.schema import BuiltIn, Person, Seated
from scripts.screens import citta, engines
from scripts.screens.asked import Company
from scripts.screens.theatre import Still, Theatre

_SEEDS: Final = range(3, 15)
"""The games that are played until all kinds were asked; from the `_LATE` ones on, in any round."""
_LATE: Final = 6
_ROUND: Final = 2
"""The round from which a kind is looked for before."""
_WANDERS: Final = 0.12
"""How often somebody does anything, so that all comes up that may."""
_SEATS: Final = (("Lisa", "red"), ("Salaì", "blue"), ("Melzi", "green"), ("Verrocchio", "yellow"))


@frozen
class Asked:
    """A game at a decision of some kind: who sits there, and its seed. Who decides is the only person."""

    kind: str
    played: Played
    seats: tuple[Seated, ...]
    seed: int

    def sit_down(self, theatre: Theatre) -> None:
        """Sit down at it."""
        theatre.host.play(Still(self.played, self.seats, self.seed, None, "picture"))
        theatre.turn(40)


@frozen
class _Table:
    """Who plays, what was agreed on in the games that are tried, and all kinds of questions there are."""

    company: Company
    agreed: Sequence[object]
    kinds: frozenset[type]


@cache
def _tables() -> Mapping[str, _Table]:
    quick = chooser(DAVINCI.name, "thumb")
    first = Company(DAVINCI, _SEATS, "thumb", lambda view, legal, random: quick(view, legal, random, UNLIMITED), 0)
    guilds = evolve(citta.USUAL, variants=(GUILDS,))
    return {
        "davinci": _Table(first, (DavinciOptions(len(_SEATS), EXPERT),), frozenset(get_args(of_davinci.Question))),
        "citta": _Table(citta.COMPANY, (citta.USUAL, guilds), frozenset(get_args(of_citta.Question))),
        "engines": _Table(engines.COMPANY, (EnginesOptions(len(_SEATS)),), frozenset(get_args(of_engines.Question))),
    }


GAMES: Final = ("davinci", "citta", "engines")
"""The games of which there are decisions."""


@cache
def decisions(game: str) -> Mapping[str, Asked]:
    """Return a position for each kind of decision of a game, by the names of the questions."""
    table = _tables()[game]
    found: dict[str, Asked] = {}
    for agreed in table.agreed:
        for seed in _SEEDS:
            if len(found) < len(table.kinds):
                _look(table, agreed, seed, found)
    return found


def _look(table: _Table, agreed: object, seed: int, found: dict[str, Asked]) -> None:
    """Note what is asked for the first time in a game, unless it has one answer only."""
    for played in _course(table.company, agreed, seed):
        question = played.state.question
        kind = type(question).__name__.removesuffix("Question").lower()
        wanted = played.state.round >= _ROUND or seed >= _LATE
        if wanted and kind not in found and len(table.company.game.legal(played.state)) > 1:
            seats = tuple(
                Person(name, colour) if seat == question.seat else BuiltIn(name, colour, table.company.level)
                for seat, (name, colour) in enumerate(table.company.names)
            )
            found[kind] = Asked(kind, played, seats, seed)


def _course(company: Company, agreed: object, seed: int) -> Iterator[Played]:
    """Yield a game before each decision of a seat."""
    game = company.game
    played, _ = Played.begin(game, game.deal(agreed, Random(seed)))
    while (decider := game.decider(played.state)) is not None:
        random = company.stream(played, seed, decider)
        if decider == NATURE:
            action = game.chance(played.state, random)
        else:
            yield played
            legal = game.legal(played.state)
            if random.random() < _WANDERS:
                action = random.choice(legal)
            else:
                action = company.choose(game.view(played.state, decider), legal, random)
        played, _ = played.play(action)
