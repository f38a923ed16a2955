"""Saves to write into folders, made of the oldest fixture."""

from datetime import UTC, datetime, timedelta

import attrs

from leonardo.saves.schema import Save, read_save
from tests.saves.make_fixtures import WHOLE

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)


def save(name: str | None = None, run: str = "abc", minute: int = 0, over: bool = False) -> Save:
    time = NOON + timedelta(minutes=minute)
    whole = read_save(WHOLE.read_bytes(), WHOLE)
    return attrs.evolve(whole, name=name, run=run, saved_at=f"{time:%Y-%m-%dT%H:%M:%S}.000Z", over=over)
