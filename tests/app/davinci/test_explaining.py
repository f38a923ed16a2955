import pytest

from leonardo.app.davinci.explaining import PATIENCE, Patience, explanation
from leonardo.app.davinci.marks import Tone
from leonardo.app.davinci.spots import (
    BoxSpot,
    ButtonSpot,
    CardSpot,
    DeckSpot,
    DistrictSpot,
    PhaseSpot,
    PromptSpot,
    RoundSpot,
    Spot,
    StockSpot,
)
from leonardo.engine.davinci.terms import DISTRICTS, Box, Phase

NAMED: tuple[Spot, ...] = (
    *(DistrictSpot(place) for place in DISTRICTS),
    *(BoxSpot(box) for box in Box),
    *(PhaseSpot(phase) for phase in Phase),
    RoundSpot(1),
    RoundSpot(8),
    CardSpot(3),
    DeckSpot(),
)


@pytest.mark.parametrize("spot", NAMED, ids=repr)
def test_a_thing_says_in_a_sentence_what_it_is_and_by_which_rule(spot: Spot) -> None:
    told = explanation(spot)
    assert told is not None
    assert told.spot == spot
    assert told.tone is Tone.PLAIN
    assert "rule" in told.words


def test_a_shop_and_its_cards_say_the_same() -> None:
    for place in DISTRICTS:
        shop, cards = explanation(DistrictSpot(place)), explanation(StockSpot(place))
        assert shop is not None
        assert cards is not None
        assert shop.words == cards.words


def test_the_last_rounds_are_explained_as_such() -> None:
    early, late = explanation(RoundSpot(7)), explanation(RoundSpot(8))
    assert early is not None
    assert late is not None
    assert early.words != late.words


def test_buttons_and_the_prompt_say_themselves_what_they_are() -> None:
    assert explanation(ButtonSpot("pass")) is None
    assert explanation(PromptSpot()) is None


def test_an_explanation_comes_after_a_while_and_goes_with_the_mouse() -> None:
    patience = Patience()
    deck: tuple[Spot, ...] = (DeckSpot(),)
    assert not patience.update(16, deck)
    assert patience.rest(10_000) < PATIENCE / 10
    assert not patience.update(PATIENCE - 1, deck)
    assert not patience.over
    assert patience.update(1, deck)
    assert patience.over
    assert patience.rest(10_000) == 10_000
    assert patience.update(16, (CardSpot(1),))
    assert not patience.over


def test_nothing_is_waited_for_where_nothing_is_pointed_at() -> None:
    patience = Patience()
    assert not patience.update(5 * PATIENCE, ())
    assert not patience.update(5 * PATIENCE, ())
    assert not patience.over
    assert patience.rest(10_000) == 10_000
