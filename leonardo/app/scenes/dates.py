"""Dates as people write them."""

from datetime import datetime

from leonardo.app.kit.words import words


def date_and_time(saved_at: str) -> str:
    """Return the local day and time of a moment in UTC such as `2026-11-20T13:35:58.000Z`."""
    moment = datetime.fromisoformat(saved_at).astimezone()
    month = words(f"months.{moment.month}")
    return words("date", count=moment.day, month=month, year=moment.year, time=f"{moment:%H:%M}")
