"""Games to learn from: all kinds of each game, players of all levels, and positions in them as seats saw them."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from attrs import frozen

from leonardo.ai.estimate import Estimating, Imagined, imagined
from leonardo.ai.player import Budget, stream
from leonardo.ai.players import chooser, players_in
from leonardo.engine.citta import constants as of_citta
from leonardo.engine.citta import setup as citta
from leonardo.engine.davinci import constants as of_davinci
from leonardo.engine.davinci import setup as davinci
from leonardo.engine.driving import turns
from leonardo.engine.engines import constants as of_engines
from leonardo.engine.engines import setup as engines
from leonardo.engine.game import AnyGame
from leonardo.games import GAMES
from leonardo.simulate import nature

TRIES: Final = 8
"""What a player that looks ahead tries for a decision: games of such players differ enough, and are played soon."""
PAIRS: Final = 3  # so many decisions of a game are looked at, each with the next one of its seat in the same round


@frozen
class Position:
    """A position as `viewer` saw it, and what was imagined of it; those of one move have the same `pair`."""

    viewer: int
    pair: int
    found: Imagined


@frozen
class Case:
    """A game that was played: who won, what each seat ended with, and positions of it.

    The first place was parted among so many `sides`; where that is not known, each winner was one.
    """

    number: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    positions: tuple[Position, ...]
    sides: int | None = None

    @property
    def part(self) -> float:
        return 1 / (self.sides or len(self.winners) or 1)


def _davinci(random: Random) -> davinci.Options:
    seats = random.choice(davinci.SEATS)
    setup = random.choice((of_davinci.BEGINNER, of_davinci.EXPERT))
    return davinci.Options(seats, setup, random.choice(((), (of_davinci.CODEX_LEONARDI_1,))))


def _citta(random: Random) -> citta.Options:
    seats, rounds = random.choice(of_citta.SEATS), random.choice(tuple(of_citta.ROUNDS.values()))
    agreed = _some(of_citta.VARIANTS, random)
    if seats < of_citta.GUILD_SEATS:
        agreed = tuple(each for each in agreed if each != of_citta.GUILDS)
    return citta.Options(seats, rounds, random.choice((of_citta.STANDARD, agreed)))


def _engines(random: Random) -> engines.Options:
    seats, target = random.choice(of_engines.SEATS), random.choice(of_engines.TARGETS)
    return engines.Options(seats, target, random.choice(((), _some(of_engines.VARIANTS, random))))


def _some(variants: Sequence[str], random: Random) -> tuple[str, ...]:
    return tuple(each for each in variants if random.random() < 1 / 2)


_KINDS: Final[Mapping[str, Callable[[Random], Any]]] = {"davinci": _davinci, "citta": _citta, "engines": _engines}
"""What is agreed on in a game, drawn; games without an end are left out."""


def play(name: str, seed: str, number: int) -> Case:
    game, random = GAMES[name], Random(f"{seed}/{number}/kind")
    setup = game.deal(_KINDS[name](random), Random(f"{seed}/{number}"))
    levels = [random.choice(players_in(name).levels).name for _ in range(setup.seats)]
    players = [chooser(name, level) for level in levels]
    course = f"{seed}/{number}"

    def decide(played: Any, seat: int) -> Any:  # noqa: ANN401 - of any game
        own = stream(course, seat, len(played.turns))
        return players[seat](game.view(played.state, seat), game.legal(played.state), own, Budget(tries=TRIES))

    states = [played.state for played, _ in turns(game, setup, decide, nature(course))]
    end = game.standing(states[-1])
    estimating = _estimating(name)
    sides = _sides(game, estimating, states[-1])
    won = len({sides[seat] for seat in end.winners})
    return Case(number, end.winners, end.scores, tuple(_looked_at(game, estimating, states, random)), won)


def _estimating(name: str) -> Estimating:
    estimator = players_in(name).estimator
    if estimator is None:
        raise ValueError(f"nobody estimates {name!r}")
    return estimator()


def _sides(game: AnyGame, estimating: Estimating, state: Any) -> tuple[int | None, ...]:  # noqa: ANN401 - of any game
    return estimating.prospect(game.view(state, None)).sides


def _unite(before: Sequence[int | None], after: Sequence[int | None]) -> bool:
    both = [(one, two) for one, two in zip(before, after, strict=True) if two is not None]
    return len({two for _, two in both}) < len({one for one, _ in both})


def _looked_at(game: AnyGame, estimating: Estimating, states: Sequence[Any], random: Random) -> list[Position]:
    """Return some positions in which a seat decides, each with the next one of that seat in the same round.

    An estimate counts on no unions to come, so none is looked at before the last one.
    """
    decided = [(state, game.decider(state)) for state in states]
    end = _sides(game, estimating, states[-1])
    asked = [
        (state, seat)
        for state, seat in decided
        if seat is not None and seat >= 0 and not _unite(_sides(game, estimating, state), end)
    ]
    found = []
    for pair, at in enumerate(sorted(random.sample(range(len(asked)), min(PAIRS, len(asked))))):
        state, seat = asked[at]
        later = (each for each, who in asked[at + 1 :] if who == seat and each.round == state.round)
        for each in (state, next(later, None)):
            if each is not None:
                view = game.view(each, seat)
                budget = Budget(tries=estimating.tries)
                found.append(Position(seat, pair, imagined(estimating.prospect(view), estimating.tries, budget)))
    return found
