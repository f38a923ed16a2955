"""The game of the day: the same deal and opponents for everybody on a date, and a short code to compare results with.

The code is made of the date and the result alone, so that two people need nothing but a word to each other; its last
characters tell whether it was copied well.
"""

import hashlib
from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Final

from attrs import field, frozen

from leonardo.saves.statistics.schema import Result, SeatResult

_FIRST: Final = date(2026, 1, 1)
_SEEDS: Final = 1_000_000_000
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and letters without those that are mistaken for each other."""
_MISREAD: Final = str.maketrans("ILO", "110")
_LENGTH: Final = 9
_PART: Final = 3
_BITS: Final = {"day": 14, "score": 10, "place": 3, "margin": 9, "proof": 9}
_SCORES: Final = 200
_MARGINS: Final = 256
"""What is added to scores and leads, which may be less than nothing."""


@frozen
class DayGame:
    """What is agreed on for the game of a day: who plays against the person, and the choices of the game by name."""

    players: tuple[str, ...]
    chosen: Mapping[str, str | bool | int] = field(factory=dict)


@frozen
class DayResult:
    """How somebody did in the game of a day: points, place, and by how much they were ahead of the best other."""

    day: date
    score: int
    place: int
    margin: int


def seed_of(game: str, day: date) -> int:
    """Return the seed of the game of a day, from which deal and opponents follow."""
    digest = hashlib.sha256(f"{game}/{day.isoformat()}".encode("ascii")).digest()
    return int.from_bytes(digest[:8], "big") % _SEEDS


def word_of(day: date) -> str:
    """Return the word that stands in what was agreed on at the table: `d20261120`."""
    return f"d{day:%Y%m%d}"


def day_of(word: str) -> date | None:
    """Return the day of such a word; nothing if it is none."""
    try:
        return datetime.strptime(word, "d%Y%m%d").replace(tzinfo=UTC).date()
    except ValueError:
        return None


def day_result(result: Result, seat: SeatResult) -> DayResult | None:
    """Return how a seat did, if the result is of the game of a day."""
    if result.day is None:
        return None
    best = max((other.score for other in result.seats if other is not seat), default=0)
    return DayResult(date.fromisoformat(result.day), seat.score, seat.place, seat.score - best)


def code_of(game: str, told: DayResult, step: int = 1) -> str:
    """Return the code of a result, such as `0A3-K7Q-9ZT`; what does not fit into it is cut to the largest that does.

    All results of the game are multiples of `step`.
    """
    values = {
        "day": (told.day - _FIRST).days,
        "score": told.score // step + _SCORES,
        "place": told.place,
        "margin": told.margin // step + _MARGINS,
    }
    number = 0
    for name, value in values.items():
        number = number << _BITS[name] | max(0, min(value, (1 << _BITS[name]) - 1))
    number = number << _BITS["proof"] | _proof(game, number)
    letters = "".join(_LETTERS[number >> 5 * place & 31] for place in reversed(range(_LENGTH)))
    return "-".join(letters[first : first + _PART] for first in range(0, _LENGTH, _PART))


def read_code(game: str, text: str, step: int = 1) -> DayResult | None:
    """Return what a code tells, or nothing if it is not a code of this game, whose results are multiples of `step`."""
    letters = "".join(text.upper().split()).replace("-", "").translate(_MISREAD)
    if len(letters) != _LENGTH or any(letter not in _LETTERS for letter in letters):
        return None
    number = 0
    for letter in letters:
        number = number << 5 | _LETTERS.index(letter)
    number, proof = number >> _BITS["proof"], number & (1 << _BITS["proof"]) - 1
    if proof != _proof(game, number):
        return None
    values: dict[str, int] = {}
    for name in ("margin", "place", "score", "day"):
        values[name] = number & (1 << _BITS[name]) - 1
        number >>= _BITS[name]
    day = _FIRST + timedelta(days=values["day"])
    score, margin = (values["score"] - _SCORES) * step, (values["margin"] - _MARGINS) * step
    return DayResult(day, score, values["place"], margin)


def _proof(game: str, number: int) -> int:
    digest = hashlib.sha256(f"{game}/{number}".encode("ascii")).digest()
    return int.from_bytes(digest[:2], "big") & (1 << _BITS["proof"]) - 1
