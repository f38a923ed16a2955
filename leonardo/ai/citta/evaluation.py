"""How a seat stands in an imagined game: how likely it ends first, what it is ahead by, and with what it ends."""

from math import exp
from typing import Final

from leonardo.ai.citta import worth
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.state import capitals, speaker_of

_SPREAD: Final = 60.0
"""How far off a difference of capital at the end may be when the last round begins, in florins."""
_SPREAD_A_ROUND: Final = 45.0
"""How much farther off it may be for each round that is left: simulated games differ by about as much."""
_SPREAD_AT_END: Final = 20.0
"""A lead by less than this may be lost as well: a choice that leads to it is not told apart by single florins."""


def judged(draft: Draft, seat: int, *, over: bool) -> tuple[float, float, float]:
    """Return a seat's share of the first place, what it is ahead by of the best rival, and its florins of capital."""
    standing, spread = _standing(draft, over=over)
    speaker = speaker_of(draft.parties, seat)
    if speaker is None:
        return 0.0, -max(standing.values()), 0.0
    own = standing[speaker]
    if len(standing) == 1:
        return 1.0, own, own
    rival = max([value for other, value in standing.items() if other != speaker])
    return _shares(standing, spread)[speaker], own - rival, own


def sums(draft: Draft, *, over: bool) -> tuple[list[float], list[float]]:
    """Return each seat's share of the first place and its florins of capital, nothing for those that are out."""
    standing, spread = _standing(draft, over=over)
    shares = _shares(standing, spread)
    speakers = [speaker_of(draft.parties, seat) for seat in range(draft.table.seats)]
    return (
        [0.0 if speaker is None else shares[speaker] for speaker in speakers],
        [0.0 if speaker is None else standing[speaker] for speaker in speakers],
    )


def _shares(standing: dict[int, float], spread: float) -> dict[int, float]:
    """Return the share of the first place that each party has, by its speaker."""
    best = max(standing.values())
    odds = {speaker: exp((value - best) / spread) for speaker, value in standing.items()}
    whole = sum(odds.values())
    return {speaker: each / whole for speaker, each in odds.items()}


def _standing(draft: Draft, *, over: bool) -> tuple[dict[int, float], float]:
    """Return what each member of a party can be expected to end with, by speaker, and how far off that may be."""
    if not over:
        return worth.prospects(draft), _SPREAD + _SPREAD_A_ROUND * worth.rounds_left(draft)
    found = {}
    for each in capitals(draft.parties, draft.owners, draft.works):
        speaker = speaker_of(draft.parties, each.members[0])
        if speaker is not None:
            found[speaker] = float(each.share)
    return found, _SPREAD_AT_END
