"""In which place each seat came in, and what decided between those who had as many florins (rule 11.2)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from leonardo.app.davinci.results.accounts import Account
from leonardo.engine.davinci.constants import Tier
from leonardo.engine.davinci.inventions import INVENTIONS


def _of(tier: Tier) -> Callable[[Account], int]:
    return lambda account: sum(INVENTIONS[card].tier is tier for card in account.owned)


_DECIDES: Final[Mapping[str, Callable[[Account], int]]] = {
    "owned": lambda account: len(account.owned),
    **{tier.name.lower(): _of(tier) for tier in sorted(Tier, reverse=True)},
}
"""What decides a tie, by the words for it, and how much of it a seat has; what comes first counts first."""


def _rank(account: Account) -> tuple[int, ...]:
    return account.total, *(had(account) for had in _DECIDES.values())


def order_of(accounts: Sequence[Account]) -> list[int]:
    """Return the seats from the best to the worst."""
    return sorted(range(len(accounts)), key=lambda seat: (tuple(-part for part in _rank(accounts[seat])), seat))


def places_of(accounts: Sequence[Account]) -> list[int]:
    """Return the place of each seat, 1 for the first; equals share one."""
    ranks = [_rank(account) for account in accounts]
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def tied_for_first(accounts: Sequence[Account]) -> list[int]:
    """Return the seats that have the most florins."""
    most = max(account.total for account in accounts)
    return [seat for seat, account in enumerate(accounts) if account.total == most]


def decided_by(accounts: Sequence[Account]) -> str:
    """Return the word for what decided between those with the most florins; nothing if nothing did, or need not."""
    tied = [accounts[seat] for seat in tied_for_first(accounts)]
    for word, had in _DECIDES.items():
        most = max(had(account) for account in tied)
        remaining = [account for account in tied if had(account) == most]
        if len(remaining) == 1 < len(tied):
            return word
        tied = remaining
    return ""
