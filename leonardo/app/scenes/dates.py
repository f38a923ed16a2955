"""Dates as people write them, and rounds as their games call them."""

from datetime import datetime

from leonardo.app.kit.translations import tr, tr_of
from leonardo.saves.schema import Head


def date_and_time(saved_at: str) -> str:
    """Return the local day and time of a moment in UTC such as `2026-11-20T13:35:58.000Z`."""
    moment = local_time(datetime.fromisoformat(saved_at))
    month = tr(f"months.{moment.month}")
    return tr("date", count=moment.day, month=month, year=moment.year, time=f"{moment:%H:%M}")


def date_only(moment: str) -> str:
    """Return the local day of a moment in UTC, or a day such as `2026-11-20` as it is."""
    found = datetime.fromisoformat(moment)
    day = found if found.tzinfo is None else local_time(found)
    return tr("day", count=day.day, month=tr(f"months.{day.month}"), year=day.year)


def local_time(moment: datetime) -> datetime:
    """Return a moment by the clock of this place, or as it is where no clock knows it: in the years 1 and 9999."""
    try:
        return moment.astimezone()
    except (OverflowError, OSError, ValueError):
        return moment


def round_of(save: Head) -> str:
    """Return the round that a save stands in, as its game calls a round, or nothing before the first one."""
    return tr_of(save.game, "load.round", round=save.round) if save.round else ""
