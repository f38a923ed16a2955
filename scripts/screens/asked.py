"""Positions in which each kind of thing is asked, found by playing games; for games whose scenes are found so."""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any, Final

from attrs import frozen

from leonardo.ai.player import stream
from leonardo.engine.game import NATURE, AnyGame
from leonardo.engine.record import Played
from leonardo.saves.schema import BuiltIn, Person, Seated
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
