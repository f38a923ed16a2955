"""Which places of a table are lit, for tests that look on."""

import pytest

from leonardo.app.kit.areas import Area
from leonardo.app.table.looks import glow


def lit_from_now(monkeypatch: pytest.MonkeyPatch) -> list[Area]:
    """Return a list that each place is added to when its light is made or taken from those that are kept."""
    lit: list[Area] = []
    real = glow.light

    def light(place: Area, k: float, strength: glow.Strength, share: float) -> glow.Light:
        lit.append(place)
        return real(place, k, strength, share)

    monkeypatch.setattr(glow, "light", light)
    return lit
