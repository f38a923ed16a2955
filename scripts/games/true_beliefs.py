"""Play many games and check that what seats believe of each other never rules the truth out (rule 13.2).

`python3 scripts/games/true_beliefs.py --games 10000 --workers 2` plays all kinds of games in turn; in some all seats
choose at random, in others some or all play well. At a part of the moments, drawn by chance, it asks what a seat
believes of every rival's hidden work: no belief may be empty, the truth must be in it with a weight above 0, and a
world that is dealt by it must show the seat what it saw. It ends with the figures, or with the first game that went
wrong.
"""

import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from attrs import frozen

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from leonardo.ai.davinci import beliefs
from leonardo.ai.davinci.personalities import EVEN
from leonardo.ai.davinci.rollouts.player import Rollout
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.determinize import Assignment, Dealer
from leonardo.engine.davinci.state import Seat, State
from scripts.games.game_kinds import KINDS
from scripts.games.many_games import GameWentWrongError, Style, choose, parser_of

WELL: Final = (*(0.0,) * 5, 0.5, *(0.0,) * 5, 1.0)
"""How likely a seat plays well instead of at random: mostly not, because chance is quick and comes everywhere."""


@frozen
class Found:
    """What the beliefs of some moments were like, where more than one thing was possible.

    `truth` and `alike` are sums over them: the part of its weight that a belief gives to the truth, and the part that
    the truth has if all that is possible is alike; `least` is the smallest such part of the truth.
    """

    moments: int = 0
    beliefs: int = 0
    truth: float = 0.0
    alike: float = 0.0
    least: float = 1.0

    def __add__(self, other: "Found") -> "Found":
        return Found(
            self.moments + other.moments,
            self.beliefs + other.beliefs,
            self.truth + other.truth,
            self.alike + other.alike,
            min(self.least, other.least),
        )


def states(number: int, seed: int) -> Iterator[State]:
    """Play game `number` and yield each state; kind, style and how many seats play well follow from the number."""
    kind = KINDS[number % len(KINDS)]
    style = tuple(Style)[number // len(KINDS) % len(Style)]
    well = WELL[number // len(KINDS) // len(Style) % len(WELL)]
    random = Random(seed)
    rollout = Rollout(EVEN.rates, random)
    play_well = [random.random() < well for _ in range(kind.seats)]
    state = GAME.begin(GAME.deal(kind.options, random)).state
    yield state
    while (seat := GAME.decider(state)) is not None:
        legal = GAME.legal(state)
        action = rollout.choose(state, tuple(legal)) if play_well[seat] else choose(legal, random, style)
        state = GAME.apply(state, action).state
        yield state


def look(state: State, viewer: int | None, random: Random) -> Found:
    """Check what a seat believes at a moment.

    Raises:
        GameWentWrongError: if it rules the truth out, believes nothing, or imagines what it knows to be otherwise.
    """
    view = GAME.view(state, viewer)
    dealer = Dealer(view, beliefs.weigh)
    found = Found(moments=1)
    for number, seat in enumerate(view.seats):
        if seat.hand is None:
            found += _belief(dealer.reckoned(number), state.seats[number])
    if GAME.view(dealer.deal(random), viewer) != view:
        raise GameWentWrongError(f"seat {viewer} imagines another table than it sees")
    return found


def _belief(reckoned: Sequence[tuple[Assignment, float]], seat: Seat) -> Found:
    truth = [laboratory.invention if laboratory else None for laboratory in seat.laboratories]
    weight = next((weight for each, weight in reckoned if each == truth), 0.0)
    if weight <= 0 or any(weight <= 0 for _, weight in reckoned):
        raise GameWentWrongError(f"that somebody works on {truth} is held for impossible: {reckoned}")
    part = weight / sum(weight for _, weight in reckoned)
    return Found(0, 1, part, 1 / len(reckoned), part) if len(reckoned) > 1 else Found()


def check(number: int, first_seed: int, often: float) -> Found:
    """Play game `number` and look at its beliefs at a part of the moments; `often` is how large a part.

    Raises:
        GameWentWrongError: if something is wrong with them; its note says in which game.
    """
    seed = first_seed + number
    random = Random(seed)
    found = Found()
    try:
        for state in states(number, seed):
            if random.random() < often:
                found += look(state, random.choice([None, *range(len(state.seats))]), random)
    except GameWentWrongError as error:
        error.add_note(f"states({number}, {seed}) in round {state.round}")
        raise
    return found


def check_many(numbers: Sequence[int], first_seed: int, often: float, workers: int = 1) -> Found:
    """Play the games of these numbers and return what was found in all.

    Raises:
        GameWentWrongError: if something is wrong in one of them.
    """
    one = partial(check, first_seed=first_seed, often=often)
    if workers == 1:
        return sum(map(one, numbers), Found())
    with ProcessPoolExecutor(workers) as pool:
        return sum(pool.map(one, numbers, chunksize=16), Found())


def main(arguments: Sequence[str] | None = None) -> int:
    """Play as the command line says; return 1 if something is wrong with a belief."""
    parser = parser_of("Play many games and check that no belief rules the truth out.")
    parser.add_argument("--often", type=float, default=0.1, help="at which part of the moments (default: 0.1)")
    wishes = parser.parse_args(arguments)
    begun = time.perf_counter()
    try:
        found = check_many(range(wishes.games), wishes.seed, wishes.often, wishes.workers)
    except GameWentWrongError as error:
        print(f"{error}: {', '.join(error.__notes__)}", file=sys.stderr)
        return 1
    seconds, count = time.perf_counter() - begun, max(1, found.beliefs)
    print(f"{wishes.games} games, {found.moments} moments, {found.beliefs} beliefs, {seconds:.1f} seconds")
    print(f"the truth has {found.truth / count:.1%} of the weight, {found.alike / count:.1%} if all were alike")
    print(f"at the least it has one part in {1 / found.least:,.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
