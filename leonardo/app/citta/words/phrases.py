"""Names and small phrases of this game in the language that is spoken."""

from collections.abc import Sequence

from leonardo.app.kit.translations import tr
from leonardo.engine.citta.constants import EVENT_FLORINS, Cause, Good, InternationalEvent, Side


def square_name(square: int) -> str:
    return tr(f"citta.square.{square}")


def square_short(square: int) -> str:
    """Return its name in as few words as it is known by."""
    return tr(f"citta.short.{square}")


def square_names(square: int) -> tuple[str, str]:
    """Return its name, and the word of it by which it is known where there is less room."""
    return square_name(square), square_short(square)


def market_word(square: int) -> str:
    """Return the word that tells a market from the others, where it stands over the word for a market."""
    return tr(f"citta.which_market.{square}")


def quarter_name(quarter: str) -> str:
    return tr(f"citta.quarter.{quarter}")


def office_name(square: int) -> str:
    return tr(f"citta.office.{square}")


def office_names(square: int) -> tuple[str, str]:
    """Return its name, and the word by which it is known where there is less room."""
    return office_name(square), tr(f"citta.office_short.{square}")


def capital_word(members: int) -> str:
    """Return the word for what is compared of a party: its capital, or a member's share of a guild's (rule 16.12)."""
    return tr("citta.picture.share" if members > 1 else "citta.picture.capital")


def work_name(work: int) -> str:
    return tr(f"citta.work.{work}")


def good_name(good: Good) -> str:
    return tr(f"citta.good.{good.value}")


def side_name(side: Side) -> str:
    return tr(f"citta.side.{side.value}")


def event_briefly(event: InternationalEvent) -> str:
    """Return what an event card gives to whom, in as few words as possible."""
    if event is InternationalEvent.NOTHING:
        return tr("citta.log.event_none")
    return tr("citta.log.event_gift", name=side_name(Side(event.value)), count=EVENT_FLORINS)


def cause_name(cause: Cause) -> str:
    return tr(f"citta.cause.{cause.value}")


def florins(count: int) -> str:
    return tr("citta.florins", count=count)


def signed(count: int) -> str:
    return f"+{count}" if count > 0 else f"\N{MINUS SIGN}{-count}" if count else "0"


def place_name(place: int) -> str:
    """Return the place in which one is, such as "2nd"."""
    return tr(f"citta.place.{place}")


def of_seats(names: Sequence[str], seats: Sequence[int]) -> str:
    named = [names[seat] for seat in seats]
    if len(named) < 2:
        return "".join(named)
    return tr("citta.seats.last", first=tr("citta.seats.join").join(named[:-1]), last=named[-1])


def creditor_name(seat: int | None, names: Sequence[str]) -> str:
    return tr("citta.bank") if seat is None else names[seat]
