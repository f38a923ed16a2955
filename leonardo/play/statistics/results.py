"""Making the result of a finished game, to be kept."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from leonardo.engine.game import Standing
from leonardo.engine.record import Played
from leonardo.play import daily
from leonardo.play.statistics.game import NONE, Deeds, GameStatistics
from leonardo.saves.composing import USUAL, Circumstances
from leonardo.saves.schema import BuiltIn, Seated
from leonardo.saves.statistics import Result, SeatResult


def result_of(
    played: Played,
    seats: Sequence[Seated],
    seed: int,
    now: datetime,
    *,
    tells: GameStatistics = NONE,
    beside: Circumstances = USUAL,
) -> Result:
    """Return the result of a finished game; `tells` is what the game adds, `beside` what stands in its saves."""
    standing = played.game.standing(played.state)
    deeds = tells.deeds(played) if tells.deeds else [Deeds()] * len(seats)
    places = places_of(standing)
    none = (0,) * len(seats)
    told = tuple(
        SeatResult(
            name=seat.name,
            player=seat.player if isinstance(seat, BuiltIn) else None,
            score=standing.scores[number],
            place=places[number],
            hints=(beside.hints or none)[number],
            changed=(beside.changed or none)[number],
            things=deeds[number].things,
            counts=dict(deeds[number].counts),
        )
        for number, seat in enumerate(seats)
    )
    setup = tells.setup_of(played.setup) if tells.setup_of else None
    at = now.astimezone(UTC)
    return Result(
        identity=identity_of(played, seats, seed),
        game=played.game.name,
        at=f"{at.year:04}-{at:%m-%dT%H:%M:%S}.{at.microsecond // 1000:03}Z",
        seats=told,
        setup=setup,
        day=day_of(beside.table),
        undone=beside.undone,
        retaken=beside.retaken,
    )


def places_of(standing: Standing) -> list[int]:
    """Return the place of each seat: the winners are first, equals share a place, and who win together take one."""
    first = set(standing.winners)

    def before(seat: int, other: int) -> bool:
        if seat in first or other in first:
            return other in first and seat not in first
        return standing.scores[other] > standing.scores[seat]

    seats = range(len(standing.scores))
    return [1 + len({standing.side(other) for other in seats if before(seat, other)}) for seat in seats]


def identity_of(played: Played, seats: Sequence[Seated], seed: int) -> str:
    """Return what a game is known by: the same deal with the same names is the same game."""
    known = [played.game.name, played.game.write_setup(played.setup), str(seed), [seat.name for seat in seats]]
    text = json.dumps(known, sort_keys=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:16]


def day_of(agreed: Mapping[str, str]) -> str | None:
    """Return the date of which a game is the game of the day, if it is one: the word is `d20261120`."""
    day = daily.day_of(agreed.get(daily.AGREED, ""))
    return day.isoformat() if day else None
