"""Beside one's own purse stands why it has just changed: by how much, with whom, and where."""

import pytest

from leonardo.app.citta.words.purse_changes import CHANGES, purse_change
from leonardo.app.kit.translations import tr
from leonardo.engine.citta import events
from leonardo.engine.citta.constants import Cause, Good, InternationalEvent
from leonardo.engine.citta.state import capitals
from leonardo.engine.game import Event
from tests.app.citta.learn.games import played
from tests.engine.citta.build import ANNA, BIANCA

NAMES = ("Anna", "Bianca", "Carlo")
PALACE = 8


def told(event: Event, seat: int = ANNA) -> tuple[str, ...]:
    walked = events.PawnWalked(BIANCA, 1, PALACE, False)
    return purse_change((walked, event), seat, NAMES)


def test_a_rent_names_who_paid_it_and_the_palace() -> None:
    paid = events.Paid(BIANCA, ANNA, 25, Cause.RENT)
    short = tr(f"citta.short.{PALACE}")
    assert told(paid) == (f"+25 Bianca, {short}", "+25 Bianca", "+25")
    assert told(paid, BIANCA)[0] == f"\N{MINUS SIGN}25 Anna, {short}"
    assert told(paid, 2) == ()


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (events.Paid(BIANCA, ANNA, 5, Cause.TOLL), "+5 Bianca, toll"),
        (events.Paid(ANNA, None, 50, Cause.OFFICE), "\N{MINUS SIGN}50 office"),
        (events.IndemnityPaid(ANNA, 100), "+100 Bonus"),
        (events.EventDrawn(BIANCA, InternationalEvent.GUELPH, ((ANNA, 100),)), "+100 event"),
        (events.StakeLaid(ANNA, Good.GOLD, 30), "\N{MINUS SIGN}30 gold"),
        (events.MarketClosed(ANNA, 4, None, 60, ()), "+60 market"),
    ],
)
def test_each_kind_says_what_it_was(event: Event, words: str) -> None:
    assert told(event)[0].lower() == words.lower()


def test_several_changes_of_a_turn_are_told_by_their_sum() -> None:
    bonus, office = events.IndemnityPaid(ANNA, 100), events.Paid(ANNA, None, 50, Cause.OFFICE)
    before = events.TurnBegan(ANNA), events.Paid(ANNA, BIANCA, 30, Cause.TOLL)
    ways = purse_change((*before, events.TurnBegan(ANNA), bonus, office), ANNA, NAMES)
    assert ways == ("+50 (+100 Bonus, \N{MINUS SIGN}50 office)", "+50 Bonus, office", "+50")
    stays = purse_change((bonus, events.TurnBegan(BIANCA)), ANNA, NAMES)
    assert stays[-1] == "+100", "until another turn changes it"


def test_a_market_is_told_by_what_it_brought_in_all() -> None:
    """Who opened it takes what was lost, and pays who won."""
    closed = events.MarketClosed(ANNA, 4, Good.GOLD, 20, ((BIANCA, 10),))
    paid = events.Paid(ANNA, BIANCA, 30, Cause.STAKE)
    assert purse_change((events.TurnBegan(ANNA), closed, paid), ANNA, NAMES)[-1] == "\N{MINUS SIGN}10"
    staked = events.StakeLaid(BIANCA, Good.GOLD, 10)
    assert purse_change((events.TurnBegan(ANNA), staked, closed, paid), BIANCA, NAMES)[-1] == "+30"


def test_a_bankrupt_party_pays_nothing_that_the_bank_pays() -> None:
    assert told(events.Paid(ANNA, BIANCA, 90, Cause.RENT, by_bank=True)) == ()


def test_every_kind_of_event_that_changes_a_purse_is_among_them() -> None:
    """Returned stakes, bankruptcies and unions apart, which are told by a scene of their own."""
    apart = (events.GameBegan, events.WentBankrupt, events.UnionMade, events.OfficeDrawn)
    before: dict[int, int] = {}
    for _, step in played(4, 6, 3).steps(watched=True):
        for event, state in zip(step.events, step.states, strict=True):
            now = {each.members[0]: each.florins for each in capitals(state.parties, state.owners, state.works)}
            changed = {seat for seat in now if before and before.get(seat) != now[seat]}
            before = now
            assert not changed or isinstance(event, CHANGES + apart), event
