"""The game of the day: the same deal and opponents for everybody on a date, and a short code to compare results with.

The code is made of the date and the result alone, so that two people need nothing but a word to each other; its last
characters tell whether it was copied well.
"""

import hashlib
import re
import unicodedata
from collections.abc import Iterator, Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Final

from attrs import field, frozen

from leonardo.saves.statistics import Result, SeatResult

AGREED: Final = "day"
"""Under this name stands, in what was agreed on about the table, of which day a game is the game of the day."""
LOOKED: Final = "looked"
AGAIN: Final = "again"
EARLIER: Final = "earlier"
RETAKEN: Final = "retaken"
CHANGED: Final = "changed"
"""Why a game of a day is not compared: one of that day was looked back at before it was finished, or it was begun more
than once, or gone on with from an earlier save; what others had decided was taken back, or a seat was taken over."""
_FIRST: Final = date(2026, 1, 1)
_SEEDS: Final = 1_000_000_000
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and letters without those that are mistaken for each other."""
_MISREAD: Final = str.maketrans("ILO", "110")
_NO_LETTER: Final = re.compile(r"[\W_]+")
_GROUPS: Final = re.compile(r"(?<![^\W_])(?=([0-9A-Z]{3})[\W_]{0,3}([0-9A-Z]{3})[\W_]{0,3}([0-9A-Z]{3})(?![^\W_]))")
"""Three groups of letters and digits, with signs between them, among other words."""
_LONGEST_TEXT: Final = 1000  # characters of a text in which a code is looked for
_LENGTH: Final = 9
_PART: Final = 3
_BITS: Final = {"day": 14, "score": 10, "place": 3, "margin": 9, "proof": 9}
_SCORES: Final = 200
_MARGINS: Final = 256  # what is added to scores and leads, which may be less than nothing


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


def has_game(day: date) -> bool:
    """Return whether there is a game of this day, and a code for its results: a clock may tell any date."""
    return 0 <= (day - _FIRST).days < 1 << _BITS["day"]


def seed_of(game: str, day: date) -> int:
    """Return the seed of the game of a day, from which deal and opponents follow."""
    digest = hashlib.sha256(f"{game}/{day.isoformat()}".encode("ascii")).digest()
    return int.from_bytes(digest[:8], "big") % _SEEDS


def word_of(day: date) -> str:
    """Return the word that stands in what was agreed on at the table: `d20261120`."""
    return f"d{day:%Y%m%d}"


def day_of(word: str) -> date | None:
    """Return the day of such a word; nothing if it is none, or one of which there is no game."""
    try:
        day = datetime.strptime(word, "d%Y%m%d").replace(tzinfo=UTC).date()
    except ValueError:
        return None
    return day if has_game(day) else None


def day_result(result: Result, seat: SeatResult) -> DayResult | None:
    """Return how a seat did, if the result is of the game of a day and is compared with others."""
    if result.day is None or why_uncounted(result) is not None or not has_game(date.fromisoformat(result.day)):
        return None
    best = max((other.score for other in result.seats if other is not seat), default=0)
    return DayResult(date.fromisoformat(result.day), seat.score, seat.place, seat.score - best)


def why_uncounted(result: Result) -> str | None:
    """Return a word for why the result of the game of a day is not compared with others, or nothing if it is."""
    if result.noted is not None:
        return result.noted
    if result.retaken:
        return RETAKEN
    return CHANGED if any(seat.changed for seat in result.seats) else None


def code_of(game: str, told: DayResult, step: int = 1) -> str:
    """Return the code of a result, such as `0A3-K7Q-9ZT`; what does not fit into it is cut to the largest that does.

    All results of the game are multiples of `step`. The day must be one that `has_game`.
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
    found = (_told_by(game, letters, step) for letters in _possible_codes(text))
    return next((told for told in found if told is not None), None)


def _possible_codes(text: str) -> Iterator[str]:
    """Yield the letters that may be meant as a code: all that there are, or those of three groups among other words.

    What stands between them does not count: programs to chat with make long dashes, quotes and stars of their own.
    """
    plain = unicodedata.normalize("NFKC", text[:_LONGEST_TEXT]).upper()
    yield _NO_LETTER.sub("", plain)
    for groups in _GROUPS.finditer(plain):
        yield "".join(groups.groups())


def _told_by(game: str, letters: str, step: int) -> DayResult | None:
    letters = letters.translate(_MISREAD)
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
