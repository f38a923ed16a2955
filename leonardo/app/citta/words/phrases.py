"""Names and small phrases of this game in the language that is spoken."""

from collections.abc import Sequence

from leonardo.app.kit.words import words
from leonardo.engine.citta.terms import Cause, Good, Side


def square_name(square: int) -> str:
    """Return the name of a square."""
    return words(f"citta.square.{square}")


def square_short(square: int) -> str:
    """Return its name in as few words as it is known by."""
    return words(f"citta.short.{square}")


def square_names(square: int) -> tuple[str, str, str]:
    """Return its name, the longest way to say it first; the last may be an abbreviation."""
    return square_name(square), square_short(square), words(f"citta.least.{square}")


def quarter_name(quarter: str) -> str:
    """Return the name of a quarter."""
    return words(f"citta.quarter.{quarter}")


def office_name(square: int) -> str:
    """Return the name of the office of a square."""
    return words(f"citta.office.{square}")


def office_names(square: int) -> tuple[str, str]:
    """Return its name, and the word by which it is known where there is less room."""
    return office_name(square), words(f"citta.office_short.{square}")


def capital_word(members: int) -> str:
    """Return the word for what is compared of a party: its capital, or a member's share of a guild's (rule 16.12)."""
    return words("citta.picture.share" if members > 1 else "citta.picture.capital")


def work_name(work: int) -> str:
    """Return the title of a work of art."""
    return words(f"citta.work.{work}")


def good_name(good: Good) -> str:
    """Return the name of a good."""
    return words(f"citta.good.{good.value}")


def side_name(side: Side) -> str:
    """Return whom a player holds with."""
    return words(f"citta.side.{side.value}")


def cause_name(cause: Cause) -> str:
    """Return why something is owed."""
    return words(f"citta.cause.{cause.value}")


def florins(count: int) -> str:
    """Return a sum with its coin."""
    return words("citta.florins", count=count)


def place_name(place: int) -> str:
    """Return the place in which one is, such as "2nd"."""
    return words(f"citta.place.{place}")


def of_seats(names: Sequence[str], seats: Sequence[int]) -> str:
    """Return the names of some seats, joined."""
    named = [names[seat] for seat in seats]
    if len(named) < 2:
        return "".join(named)
    return words("citta.seats.last", first=words("citta.seats.join").join(named[:-1]), last=named[-1])


def creditor_name(seat: int | None, names: Sequence[str]) -> str:
    """Return to whom something is owed."""
    return words("citta.bank") if seat is None else names[seat]
