"""Positions in which each kind of thing is asked, found by playing games, always the same ones.

`CITTA_SCENES` and `ENGINES_SCENES` are pictures of them; `decisions` has one for each kind of question of a game.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import product
from random import Random
from typing import Any, Final, get_args

from attrs import frozen

from leonardo.ai.citta.heuristics import decide as decide_citta
from leonardo.ai.engines.heuristics import decide as decide_engines
from leonardo.ai.engines.personality import Personality
from leonardo.ai.player import UNLIMITED, stream
from leonardo.ai.players import chooser
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.citta import GAME as CITTA
from leonardo.engine.citta import questions as of_citta
from leonardo.engine.citta.actions import Decline
from leonardo.engine.citta.constants import GUILDS, STANDARD
from leonardo.engine.citta.setup import Options as CittaOptions
from leonardo.engine.davinci import GAME as DAVINCI
from leonardo.engine.davinci import questions as of_davinci
from leonardo.engine.davinci.constants import EXPERT
from leonardo.engine.davinci.setup import Options as DavinciOptions
from leonardo.engine.engines import GAME as ENGINES
from leonardo.engine.engines import questions as of_engines
from leonardo.engine.engines.actions import EndTurn
from leonardo.engine.engines.setup import Options as EnginesOptions
from leonardo.engine.frozen import evolve
from leonardo.engine.game import NATURE, AnyGame
from leonardo.engine.record import Played
from leonardo.saves.schema import BuiltIn, Person, Seated
from scripts.screens import learning
from scripts.screens.theatre import Still, Theatre

_TRIES: Final = range(3, 30)


@frozen
class Company:
    """Who plays until something is asked: names and colours, their level, and how they choose.

    `choose` is given a view, the legal actions and a random stream; `wanders` is how often somebody does anything
    instead, so that more comes up.
    """

    game: AnyGame
    names: tuple[tuple[str, str], ...]
    level: str
    choose: Callable[[Any, Sequence[Any], Random], Any]
    wanders: float

    def sit_down(self, kind: type, earliest: int, options: object, theatre: Theatre) -> None:
        """Sit down where something is asked from a round on, in the place of who is asked.

        Raises:
            LookupError: if no game comes to it.
        """
        played, seats, seed = self.reached(kind, earliest, options)
        theatre.host.play(Still(played, seats, seed, None, "picture"))
        theatre.turn(40)

    @staticmethod
    def stream(played: Played, seed: int, seat: int) -> Random:
        """Return the chance by which a seat decides next in the game of a seed."""
        return stream(seed, seat, len(played.turns))

    def reached(self, kind: type, earliest: int, options: object) -> tuple[Played, tuple[Seated, ...], int]:
        """Return a game in which something is asked from a round on, who sits at it, and its seed.

        Raises:
            LookupError: if no game comes to it.
        """
        played, seed = _reached(self, kind, earliest, options)
        question = played.state.question
        own = question.seat if question is not None else 0
        seats: tuple[Seated, ...] = tuple(
            Person(name, colour) if seat == own else BuiltIn(name, colour, self.level)
            for seat, (name, colour) in enumerate(self.names)
        )
        return played, seats, seed


@cache
def _reached(company: Company, kind: type, earliest: int, options: object) -> tuple[Played, int]:
    """Return the first game in which something is asked from a round on, and its seed."""
    game = company.game
    for seed in _TRIES:
        played, _ = Played.begin(game, game.deal(options, Random(seed)))
        while (decider := game.decider(played.state)) is not None:
            if isinstance(played.state.question, kind) and played.state.round >= earliest:
                return played, seed
            random = company.stream(played, seed, decider)
            if decider == NATURE:
                action = game.chance(played.state, random)
            elif random.random() < company.wanders:
                action = random.choice(game.legal(played.state))
            else:
                action = company.choose(game.view(played.state, decider), game.legal(played.state), random)
            played, _ = played.play(action)
    raise LookupError(f"no game asks a {kind.__name__}")


CITTA_COMPANY: Final = Company(
    CITTA,
    (("Lisa", "red"), ("Salaì", "blue"), ("Melzi", "green"), ("Donato", "bone"), ("Verrocchio", "yellow")),
    "journeyman",
    decide_citta,
    wanders=0.15,
)
"""Who sits at its table in pictures."""
CITTA_OPTIONS: Final = CittaOptions(len(CITTA_COMPANY.names), 20, STANDARD)  # what they play


def _ask_in_citta(kind: type, earliest: int, theatre: Theatre, variants: tuple[str, ...] = STANDARD) -> None:
    CITTA_COMPANY.sit_down(kind, earliest, evolve(CITTA_OPTIONS, variants=variants), theatre)


def _union(theatre: Theatre) -> None:
    """The terms of a guild are being chosen."""
    _ask_in_citta(of_citta.ProposalQuestion, 2, theatre, (GUILDS,))
    theatre.press(ButtonSpot("propose"))
    theatre.turn(4)


CITTA_SCENES: Final[Mapping[str, Callable[[Theatre], None]]] = {
    "citta_side": partial(_ask_in_citta, of_citta.SideQuestion, 0),
    "citta_works": partial(_ask_in_citta, of_citta.WorkQuestion, 8),
    "citta_offer": partial(_ask_in_citta, of_citta.OptionQuestion, 7),
    "citta_auction": partial(_ask_in_citta, of_citta.AuctionQuestion, 5),
    "citta_market": partial(_ask_in_citta, of_citta.BetQuestion, 5),
    "citta_office": partial(_ask_in_citta, of_citta.OfficeQuestion, 3),
    "citta_debt": partial(_ask_in_citta, of_citta.SaleQuestion, 2),
    "citta_union": _union,
    "citta_answer": partial(_ask_in_citta, of_citta.AnswerQuestion, 2, variants=(GUILDS,)),
    "citta_rescue": partial(_ask_in_citta, of_citta.RescueQuestion, 2, variants=(GUILDS,)),
    **learning.scenes(CITTA.name, partial(_ask_in_citta, of_citta.WorkQuestion, 8), "9.2", "quarters", Decline()),
}
"""How a script comes to each of them."""


ENGINES_COMPANY: Final = Company(
    ENGINES,
    (("Lisa", "red"), ("Salaì", "blue"), ("Melzi", "green"), ("Verrocchio", "yellow")),
    "journeyman",
    lambda view, legal, random: decide_engines(view, legal, random, Personality()),
    wanders=0.0,
)
"""Who sits at its table in pictures."""


def _ask_in_engines(kind: type, earliest: int, theatre: Theatre) -> None:
    ENGINES_COMPANY.sit_down(kind, earliest, EnginesOptions(len(ENGINES_COMPANY.names)), theatre)


ENGINES_SCENES: Final[Mapping[str, Callable[[Theatre], None]]] = {
    "engines_settle": partial(_ask_in_engines, of_engines.SettleQuestion, 0),
    "engines_bid": partial(_ask_in_engines, of_engines.BidQuestion, 4),
    "engines_choose": partial(_ask_in_engines, of_engines.ChooseQuestion, 4),
    "engines_turn": partial(_ask_in_engines, of_engines.TurnQuestion, 5),
    "engines_assault": partial(_ask_in_engines, of_engines.AssaultQuestion, 4),
    **learning.scenes(ENGINES.name, partial(_ask_in_engines, of_engines.TurnQuestion, 5), "11.22", "turn", EndTurn()),
}
"""How a script comes to each of them."""


_SEEDS: Final = range(3, 15)
"""The games that are played until all kinds were asked; from the `_LATE` ones on, in any round."""
_LATE: Final = 6
_ROUND: Final = 2  # the round from which a kind is looked for before
_WANDERS: Final = 0.12  # how often somebody does anything, so that all comes up that may
_SEATS: Final = (("Lisa", "red"), ("Salaì", "blue"), ("Melzi", "green"), ("Verrocchio", "yellow"))


@frozen
class Asked:
    """A game at a decision of some kind: who sits there, and its seed. Who decides is the only person."""

    kind: str
    played: Played
    seats: tuple[Seated, ...]
    seed: int

    def sit_down(self, theatre: Theatre) -> None:
        theatre.host.play(Still(self.played, self.seats, self.seed, None, "picture"))
        theatre.turn(40)


@frozen
class _Table:
    """Who plays, what was agreed on in the games that are tried, and all kinds of questions that seats are asked.

    The `first` ones tried are those that brought up something new when all were: what was agreed on, and the seed.
    """

    company: Company
    agreed: Sequence[object]
    kinds: frozenset[type]
    first: Sequence[tuple[int, int]]


@cache
def _tables() -> Mapping[str, _Table]:
    quick = chooser(DAVINCI.name, "thumb")
    first = Company(DAVINCI, _SEATS, "thumb", lambda view, legal, random: quick(view, legal, random, UNLIMITED), 0)
    guilds = evolve(CITTA_OPTIONS, variants=(GUILDS,))
    return {
        "davinci": _Table(
            first, (DavinciOptions(len(_SEATS), EXPERT),), frozenset(get_args(of_davinci.Question)), ((0, 3), (0, 6))
        ),
        "citta": _Table(
            CITTA_COMPANY,
            (CITTA_OPTIONS, guilds),
            frozenset(get_args(of_citta.Question)) - {of_citta.MachineQuestion},
            ((0, 3), (0, 6), (1, 3)),
        ),
        "engines": _Table(
            ENGINES_COMPANY,
            (EnginesOptions(len(_SEATS)),),
            frozenset(get_args(of_engines.Question)) - {of_engines.DiceQuestion},
            ((0, 3), (0, 4), (0, 6)),
        ),
    }


GAMES: Final = ("davinci", "citta", "engines")  # the games of which there are decisions


def kinds(game: str) -> tuple[str, ...]:
    """Return the names of the questions that `decisions` has a position for, without playing."""
    return tuple(sorted(map(_name, _tables()[game].kinds)))


def _name(question: type) -> str:
    return question.__name__.removesuffix("Question").lower()


@cache
def decisions(game: str) -> Mapping[str, Asked]:
    """Return a position for each kind of decision of a game, by the names of the questions."""
    table = _tables()[game]
    found: dict[str, Asked] = {}
    for agreed, seed in dict.fromkeys((*table.first, *product(range(len(table.agreed)), _SEEDS))):
        if len(found) < len(table.kinds):
            _look(table, table.agreed[agreed], seed, found)
    return found


def _look(table: _Table, agreed: object, seed: int, found: dict[str, Asked]) -> None:
    """Note what is asked for the first time in a game, unless it has one answer only."""
    for played in _course(table.company, agreed, seed):
        if len(found) == len(table.kinds):
            return
        question = played.state.question
        kind = _name(type(question))
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
