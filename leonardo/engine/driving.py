"""The one loop that drives a game: whoever decides is asked, chance takes its turns, and watchers look on.

`turns` hands out the game turn by turn, for who wants to stop or to look at it on the way; `drive` plays it to its end
before watchers, which keep what is wanted of it: figures, a record, pictures.
"""

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, Final

from leonardo.engine.game import NATURE, AnyGame, Event
from leonardo.engine.record import Played

Decide = Callable[[Played, int], Any]  # what the seat does that must decide in the game as it stands
Chance = Callable[[Played], Random]  # the random stream of the turn of chance that comes now
Events = tuple[Event, ...]


MOST_ROUNDS: Final = 500
"""More rounds than any game has for which a limit was agreed on; careful players may go on without one for ever."""
MOST_TURNS: Final = 50_000  # so many turns break a game off that counts no rounds, or comes to no end of one


class Watcher:
    """Somebody who looks on; what a watcher of a kind does not care for, it leaves as it is here.

    It meets the whole game with all secrets, and changes nothing in it.
    """

    def before(self, played: Played, events: Events) -> None:
        """Look at the game before its first turn, and at what happened on the way there."""

    def step(self, before: Played, after: Played, events: Events) -> None:
        """Look at a turn, the last one of `after`, and at what happened by it."""

    def after(self, played: Played) -> None:
        """Look at the game when it is over, or broken off."""


def turns(game: AnyGame, setup: object, decide: Decide, chance: Chance) -> Iterator[tuple[Played, Events]]:
    """Yield a game before its first turn and after each, to its end, every time with what happened since.

    Raises:
        ValueError: if the set-up is not possible by the rules.
        IllegalActionError: if somebody decides what is not legal.
    """
    played, events = Played.begin(game, setup)
    yield played, events
    while (decider := played.decider) is not None:
        if decider == NATURE:
            played, events = played.play_nature(chance(played))
        else:
            played, events = played.play(decide(played, decider))
        yield played, events


def why_broken_off(played: Played, most_rounds: int = MOST_ROUNDS) -> str | None:
    """Return in words why a game goes no further though it is not over, or nothing if it is over or may go on."""
    if played.over:
        return None
    if (played.game.round_of(played.state) or 0) > most_rounds:
        return f"after {most_rounds} rounds"
    return f"after {MOST_TURNS} turns" if len(played.turns) >= MOST_TURNS else None


def drive(
    game: AnyGame,
    setup: object,
    decide: Decide,
    chance: Chance,
    watchers: Iterable[Watcher] = (),
    most_rounds: int = MOST_ROUNDS,
) -> Played:
    """Return a game played to its end before watchers, or as far as it went when it was broken off.

    Raises:
        ValueError: if the set-up is not possible by the rules.
        IllegalActionError: if somebody decides what is not legal.
    """
    looking = tuple(watchers)
    course = turns(game, setup, decide, chance)
    played, events = next(course)
    for watcher in looking:
        watcher.before(played, events)
    for after, events in course:
        for watcher in looking:
            watcher.step(played, after, events)
        played = after
        if why_broken_off(played, most_rounds) is not None:
            break
    for watcher in looking:
        watcher.after(played)
    return played


def wander(game: AnyGame, setup: object, random: Random) -> Iterator[tuple[Played, Events]]:
    """Yield a game turn by turn, as `turns` does, in which everybody does anything; all chance is of one stream."""
    return turns(game, setup, lambda played, _: random.choice(game.legal(played.state)), lambda _: random)
