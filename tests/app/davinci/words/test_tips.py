"""What tooltips say."""

from collections.abc import Iterator

import pygame
import pytest

from leonardo.app.davinci.buttons import FROM_DECK, REVEAL
from leonardo.app.davinci.commands import COMMANDS
from leonardo.app.davinci.spots import (
    TAKE,
    ApprenticesSpot,
    BoxSpot,
    CardSpot,
    ComponentSpot,
    DeckSpot,
    DistrictSpot,
    GroupSpot,
    LaboratorySpot,
    MasterSpot,
    PhaseSpot,
    RoundSpot,
    SecretSpot,
    Spot,
    StockSpot,
)
from leonardo.app.davinci.words.tips import of_another, of_closed, of_covered, of_groups, of_race, of_unrequested
from leonardo.app.kit.keymap import Keymap
from leonardo.app.kit.settings import Settings
from leonardo.app.kit.translations import tr
from leonardo.app.opponents import Opponent
from leonardo.app.table import commands
from leonardo.app.table.buttons import CONFIRM, PUT_BACK, RESULTS, SKIP, UNDO
from leonardo.app.table.shown.marks import Tone
from leonardo.app.table.spots import ButtonSpot, PromptSpot, SeatSpot
from leonardo.app.table.timing import PATIENCE, Patience
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import DISTRICTS, Box, Component, Phase, Place
from leonardo.engine.davinci.view import View
from leonardo.engine.frozen import evolve
from tests.app.davinci.hands import BUTTONS
from tests.app.davinci.words.said import explanation
from tests.app.kit.languages import LANGUAGES, spoken
from tests.engine.davinci.build import ANNA, BIANCA, group, lab, placing, seat, table

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


TANK = 7


def seen_by_anna() -> View:
    """What Anna sees while Bianca works on a covered tank in her small laboratory and has no large one."""
    bianca = seat(3, apprentices=2, small=lab(3, on=TANK, weeks=4))
    view: View = GAME.view(placing(table(seat(3, apprentices=2), bianca, seat())).state, ANNA)
    return view


def said(spot: Spot) -> str:
    told = of_another(seen_by_anna(), spot)
    assert told is not None
    return told.words


def test_of_covered_work_the_weeks_are_told_and_when_it_is_shown() -> None:
    for spot in (LaboratorySpot(BIANCA, Place.SMALL), SecretSpot(BIANCA, Place.SMALL)):
        assert said(spot).startswith("A covered invention, work done: 4 weeks; ")


def test_of_an_idle_laboratory_is_told_whether_it_is_there() -> None:
    assert said(LaboratorySpot(2, Place.SMALL)) == "Idle: nothing is being built here."
    assert said(LaboratorySpot(BIANCA, Place.LARGE)).startswith("No large laboratory yet")


@pytest.mark.parametrize("language", LANGUAGES)
def test_workers_of_others_are_told_without_ones_own_keys(language: str) -> None:
    with spoken(language):
        assert said(ApprenticesSpot(BIANCA)) == tr("davinci.explain.apprentices")
        assert said(MasterSpot(BIANCA)) == tr("davinci.explain.master")


def test_components_of_others_may_lie_in_hand_or_under_work() -> None:
    assert said(ComponentSpot(BIANCA, Component.IRON)).startswith("In hand or under covered work")


def test_ones_own_covered_components_count_covered_work() -> None:
    """At a shared screen one's stores show another number than once they are looked at."""
    iron, open_to_her = ComponentSpot(ANNA, Component.IRON), seen_by_anna()
    covered = evolve(GAME.view(placing(table(seat(3), seat(), seat())).state, None), viewer=ANNA)
    told = of_covered(covered, iron)
    assert told is not None
    assert "include covered work" in told.words
    assert of_covered(open_to_her, iron) is None
    assert of_covered(covered, ComponentSpot(BIANCA, Component.IRON)) is None


def test_ones_own_are_left_to_what_can_be_done_with_them() -> None:
    own = (LaboratorySpot(ANNA, Place.SMALL), SecretSpot(ANNA, Place.SMALL), ApprenticesSpot(ANNA), MasterSpot(ANNA))
    assert [of_another(seen_by_anna(), spot) for spot in own] == [None] * 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_district_that_is_dull_it_is_told_why(language: str) -> None:
    open_yet, kiln = seen_by_anna(), DistrictSpot(Place.KILN)
    assert of_closed(open_yet, kiln) is None
    done = evolve(open_yet, phase=Phase.RESOLUTION, lord=Place.ROPERY)
    with spoken(language):
        for view, why in ((done, "place_done"), (evolve(open_yet, round=8), "place_closed")):
            told = of_closed(view, kiln)
            assert told is not None
            assert (told.lead, told.words) == (tr(f"davinci.explain.{why}"), tr("davinci.explain.kiln"))
        assert of_closed(done, DistrictSpot(Place.ROPERY)) is None


def test_of_a_district_it_is_told_first_what_each_would_get() -> None:
    """Anna, who came later, is second, and cannot pay what is left for her; what others lack is not told."""
    names, kiln = ("Anna", "Bianca"), Place.KILN
    queues = {kiln: (group(BIANCA, 2), group(ANNA, 1))}
    view: View = GAME.view(placing(table(seat(florins=1), seat(florins=0), queues=queues)).state, ANNA)
    for spot, rule in ((DistrictSpot(kiln), "kiln"), (GroupSpot(kiln, BIANCA), "group")):
        told = of_groups(view, spot, names)
        assert told is not None
        assert told.lead == "2nd Anna: first one for 2 florins: you are 1 florin short"
        assert told.also == ("1st Bianca: first brick free",)
        assert told.rule == tr(f"davinci.explain.{rule}")
    assert of_groups(view, DistrictSpot(Place.ROPERY), names) is None


@pytest.mark.parametrize(
    ("round_", "word"), [(7, "is not requested yet"), (8, "nothing new is requested in rounds 8 and 9")]
)
def test_of_own_work_it_is_told_that_it_is_not_requested(round_: int, word: str) -> None:
    game = placing(table(seat(small=lab(on=TANK)), seat(), round=round_, display=(1, 12, 8)))
    told = of_unrequested(GAME.view(game.state, ANNA), LaboratorySpot(ANNA, Place.SMALL))
    assert told is not None
    assert word in told.words


def test_of_requested_work_nothing_more_is_told() -> None:
    game = placing(table(seat(small=lab(on=TANK)), seat(), display=(TANK, 12, 8)))
    assert of_unrequested(GAME.view(game.state, ANNA), LaboratorySpot(ANNA, Place.SMALL)) is None


@pytest.mark.parametrize(("weeks", "finishes"), [(4, True), (0, False)])
def test_a_card_explains_its_shields(weeks: int, finishes: bool) -> None:
    rival = seat(apprentices=0, small=lab(on=7, weeks=weeks, apprentices=1, master=True), master=False)
    state = placing(table(seat(), rival, round=3, display=(7, 12, 8))).state
    told = of_race(GAME.view(state, ANNA), CardSpot(7), ("Anna", "Bianca"))
    assert told is not None
    assert ("Bianca" in told.lead) is finishes
    assert told.also == (tr("davinci.explain.shields"),)
