"""Places, and what decides between those who have as many florins (rule 11.2)."""

import pytest

from leonardo.app.davinci.results.accounts import Account
from leonardo.app.davinci.results.scene import decided_by, order_of, places_of, tied_for_first
from leonardo.engine.davinci.constants import Tier
from leonardo.engine.davinci.inventions import INVENTIONS


def card(tier: Tier, number: int = 0) -> int:
    """An invention of a tier: the first, or one after that."""
    return [invention for invention, about in INVENTIONS.items() if about.tier is tier][number]


GOLD, SILVER, BRONZE = (card(tier) for tier in (Tier.GOLD, Tier.SILVER, Tier.BRONZE))


@pytest.mark.parametrize(
    ("first", "second", "reason"),
    [
        ((GOLD, BRONZE), (GOLD,), "owned"),
        ((GOLD, BRONZE), (SILVER, BRONZE), "gold"),
        ((SILVER, BRONZE), (BRONZE, card(Tier.BRONZE, 1)), "silver"),
        ((GOLD,), (card(Tier.GOLD, 1),), ""),
    ],
)
def test_between_equals_inventions_decide_then_the_highest_tier(
    first: tuple[int, ...], second: tuple[int, ...], reason: str
) -> None:
    accounts = [Account(12, owned=second), Account(3), Account(12, owned=first)]
    assert tied_for_first(accounts) == [0, 2]
    assert decided_by(accounts) == reason
    assert order_of(accounts) == ([2, 0, 1] if reason else [0, 2, 1])
    assert places_of(accounts) == ([2, 3, 1] if reason else [1, 3, 1])


def test_nothing_need_decide_where_one_has_most() -> None:
    assert decided_by([Account(12), Account(13)]) == ""
