"""What everything on the table says of itself, and when."""

from collections.abc import Iterator

import pygame
import pytest

from leonardo.app.davinci.buttons import FROM_DECK, REVEAL, TAKE
from leonardo.app.davinci.commands import COMMANDS
from leonardo.app.davinci.spots import BoxSpot, CardSpot, DeckSpot, DistrictSpot, PhaseSpot, RoundSpot, Spot, StockSpot
from leonardo.app.kit.keymap import Keymap
from leonardo.app.kit.settings import Settings
from leonardo.app.opponents import Opponent
from leonardo.app.table import commands
from leonardo.app.table.buttons import CONFIRM, PUT_BACK, RESULTS, SKIP, UNDO
from leonardo.app.table.shown.marks import Tone
from leonardo.app.table.spots import ButtonSpot, PromptSpot, SeatSpot
from leonardo.app.table.timing import PATIENCE, Patience
from leonardo.engine.davinci.constants import DISTRICTS, Box, Phase
from tests.app.davinci.play_by_hand import BUTTONS
from tests.app.davinci.words.said import explanation

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


def test_of_a_seat_it_is_told_who_plays_there() -> None:
    builder = Opponent("master:builder", "Master, a builder", "Weighs everything.")
    told, plain = explanation(SeatSpot(2), who={2: builder}.get), explanation(SeatSpot(1), who={2: builder}.get)
    assert told is not None
    assert plain is not None
    assert told.lead == "Master, a builder"
    assert told.words == f"Weighs everything. {plain.words}"
    assert plain.lead == ""


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


def test_the_prompt_tells_what_a_press_on_it_shows() -> None:
    prompt = explanation(PromptSpot())
    assert prompt is not None
    assert "since your last move" in prompt.words


@pytest.mark.parametrize(
    "key",
    [*BUTTONS.values(), TAKE, UNDO, SKIP, CONFIRM, PUT_BACK, FROM_DECK, RESULTS, REVEAL],
)
def test_every_button_is_explained(key: str) -> None:
    assert explanation(ButtonSpot(key)) is not None


@pytest.fixture
def screen() -> Iterator[None]:
    pygame.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.quit()


@pytest.mark.usefixtures("screen")
def test_the_key_that_does_the_same_is_named_as_it_is_now() -> None:
    keys = Keymap(Settings())
    keys.add(COMMANDS)
    keys.change(commands.UNDO, pygame.K_x)
    told = explanation(ButtonSpot(UNDO), keys)
    assert told is not None
    assert told.words.endswith("Key: X")


def test_an_explanation_comes_late_and_goes_with_the_mouse() -> None:
    patience = Patience()
    deck: tuple[Spot, ...] = (DeckSpot(),)
    assert not patience.update(16, deck)
    assert patience.rest(10_000) < PATIENCE / 10
    assert not patience.update(PATIENCE - 1, deck)
    assert not patience.over
    assert patience.update(1, deck)
    assert patience.over
    assert patience.rest(10_000) == 10_000
    card: tuple[Spot, ...] = (CardSpot(1),)
    assert not patience.over_at(card), "in the very frame in which the mouse comes there from what explained itself"
    assert patience.update(16, card)
    assert not patience.over


def test_nothing_is_waited_for_where_nothing_is_pointed_at() -> None:
    patience = Patience()
    assert not patience.update(5 * PATIENCE, ())
    assert not patience.update(5 * PATIENCE, ())
    assert not patience.over
    assert patience.rest(10_000) == 10_000
