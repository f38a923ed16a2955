"""How a seat stands in an imagined game: how likely it ends first, what it is ahead by, and with what it ends.

What tells who will win was learned from games (`scripts/training/train_city.py`), and is kept in `outlook.json`.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any, Final

from attrs import frozen

from leonardo.ai.citta import worth
from leonardo.ai.citta.worth import Seen
from leonardo.engine.citta.board import LAST_SQUARE
from leonardo.engine.citta.state import capitals, speaker_of

TRAITS: Final = ("capital", "earns", "owes", "next")
"""What tells how likely a party wins, for each of its members, in florins: its capital with what it will get for coming
round, the rents that it is likely to get and to pay to the end, and what the next numbers bring it in rents."""
Traits = tuple[float, ...]  # a party by these names
_SPREAD_AT_END: Final = 20.0
"""A lead by less than this may be lost as well: a choice that leads to it is not told apart by single florins."""


@frozen
class Weights:
    """What each trait counts, for a florin, and how much less sure it all is for each round that is left."""

    traits: tuple[float, ...]
    later: float


def read(document: Mapping[str, Any]) -> Weights:
    """Return the weights of a document in the form of `outlook.json`.

    Raises:
        ValueError: if they were fitted to other things than parties are judged by now.
    """
    if tuple(document["traits"]) != TRAITS:
        raise ValueError("the outlook was fitted to other things: scripts/training/train_city.py makes it anew")
    return Weights(tuple(float(each) for each in document["traits"].values()), float(document["later"]))


@cache
def fitted() -> Weights:
    return read(json.loads(files(__package__).joinpath("outlook.json").read_text(encoding="utf-8")))


def judged(seen: Seen, seat: int, *, over: bool) -> tuple[float, float, float]:
    """Return a seat's share of the first place, what it is ahead by of the best rival, and its florins of capital."""
    standing = _standing(seen, over=over)
    speaker = speaker_of(seen.parties, seat)
    if speaker is None:
        return 0.0, -max(standing.values()), 0.0
    own = standing[speaker]
    if len(standing) == 1:
        return 1.0, own, own
    rival = max([value for other, value in standing.items() if other != speaker])
    return _shares(seen, standing, over=over)[speaker], own - rival, own


def sums(seen: Seen, *, over: bool) -> tuple[list[float], list[float]]:
    """Return each seat's share of the first place and its florins of capital, nothing for those that are out."""
    standing = _standing(seen, over=over)
    found = _shares(seen, standing, over=over)
    speakers = [speaker_of(seen.parties, seat) for seat in range(seen.table.seats)]
    return (
        [0.0 if speaker is None else found[speaker] for speaker in speakers],
        [0.0 if speaker is None else standing[speaker] for speaker in speakers],
    )


def shares(seen: Seen) -> dict[int, float]:
    """Return how likely each party wins, by its speaker, as far as what lies open tells."""
    return chances(traits(seen), worth.rounds_left(seen), fitted())


def chances(parties: Mapping[int, Traits], left: float, weights: Weights) -> dict[int, float]:
    """Return how likely each party wins, by its speaker, when so many rounds are left."""
    sure = 1 / (1 + weights.later * left)
    return _softmax(
        {
            speaker: sure * sum([weight * each for weight, each in zip(weights.traits, traits, strict=True)])
            for speaker, traits in parties.items()
        }
    )


def traits(seen: Seen) -> dict[int, Traits]:
    """Return what tells how likely each party wins, by its speaker."""
    left, stands = worth.rounds_left(seen), worth.incomes(seen)
    every, others = sum([each.rents for each in stands.values()]), len(stands) - 1
    return {
        speaker: (
            (each.capital + each.lap) / each.members,
            each.rents * others * left / LAST_SQUARE / each.members,
            (every - each.rents) * left / LAST_SQUARE / each.members,
            each.next / each.members,
        )
        for speaker, each in stands.items()
    }


def _shares(seen: Seen, standing: dict[int, float], *, over: bool) -> dict[int, float]:
    if over:
        return _softmax({speaker: florins / _SPREAD_AT_END for speaker, florins in standing.items()})
    return shares(seen)


def _softmax(sums_: Mapping[int, float]) -> dict[int, float]:
    """Return the share of the first place that each party has, by its speaker."""
    best = max(sums_.values())
    odds = {speaker: exp(value - best) for speaker, value in sums_.items()}
    whole = sum(odds.values())
    return {speaker: each / whole for speaker, each in odds.items()}


def _standing(seen: Seen, *, over: bool) -> dict[int, float]:
    """Return what each member of a party can be expected to end with, by its speaker."""
    if not over:
        return worth.prospects(seen)
    found = {}
    for each in capitals(seen.parties, seen.owners, seen.works):
        speaker = speaker_of(seen.parties, each.members[0])
        if speaker is not None:
            found[speaker] = float(each.share)
    return found
