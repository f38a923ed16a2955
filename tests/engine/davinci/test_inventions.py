"""The 25 inventions: every published fact, and the pattern that completes them (rule 1.6)."""

from itertools import combinations

import pytest

from leonardo.engine.davinci.constants import Component, Tier
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.setup import FIRST_GAME_DISPLAY
from tests.engine.davinci.build import rule, stock

NUMBERS = tuple(range(1, 26))
NAMES = """
    Automatic Hammer, Locking Pulley, Calibrated Sling, Fortified House, Viewing Eyepiece, Impregnable Dome,
    Underwater Chariot, Stage Lift, Glass Palace, Reflecting Window, Human Catapult, Bellows Machine, Sighted Crossbow,
    Braking Ramp, Illuminating Lens, Double Bombard, Digging Engine, Flying Machine, Lifting Tower, Burning Mirror,
    Automatic Drill, Impassable Wall, Invisible Boat, Steam Furnace, Camouflaged Eyepiece
"""


@rule("1.6")
def test_there_are_25_with_the_published_names_and_numbers() -> None:
    assert tuple(INVENTIONS) == NUMBERS
    assert [INVENTIONS[number].name for number in NUMBERS] == [name.strip() for name in NAMES.split(",")]


@rule("1.6")
@pytest.mark.parametrize("number", NUMBERS)
def test_each_is_found_by_its_number(number: int) -> None:
    assert INVENTIONS[number].number == number


@rule("1.6")
@pytest.mark.parametrize("number", range(16, 26))
def test_16_to_25_are_gold(number: int) -> None:
    assert INVENTIONS[number].tier is Tier.GOLD


@rule("1.6")
@pytest.mark.parametrize("number", NUMBERS)
def test_weeks_are_4_7_11_or_15(number: int) -> None:
    assert INVENTIONS[number].weeks in (4, 7, 11, 15)


@rule("1.6")
@pytest.mark.parametrize("number", NUMBERS)
def test_the_tiers_need_1_2_3_and_4_components(number: int) -> None:
    needed = {Tier.BRONZE: 1, Tier.COPPER: 2, Tier.SILVER: 3, Tier.GOLD: 4}
    assert sum(INVENTIONS[number].components) == needed[INVENTIONS[number].tier]


def test_number_2_needs_wood_only_and_4_weeks() -> None:
    assert INVENTIONS[2].components == stock("wood")
    assert INVENTIONS[2].weeks == 4


def test_number_7_needs_wood_and_rope() -> None:
    assert INVENTIONS[7].components == stock("wood rope")


def test_number_25_needs_2_glass_and_2_wood() -> None:
    assert INVENTIONS[25].components == stock("glass glass wood wood")


def test_number_13_needs_7_weeks_and_pays_8_first() -> None:
    assert INVENTIONS[13].weeks == 7
    assert INVENTIONS[13].first_reward == 8


def test_number_13_is_of_the_type_of_number_8() -> None:
    assert INVENTIONS[13].type is INVENTIONS[8].type


def test_one_silver_card_is_as_printed() -> None:
    like_it = [
        invention
        for invention in INVENTIONS.values()
        if (invention.tier, invention.weeks, invention.components) == (Tier.SILVER, 11, stock("wood wood glass"))
        if (invention.first_reward, invention.later_reward) == (13, 10)
    ]
    assert len(like_it) == 1


@pytest.mark.parametrize("number", range(16, 26))
def test_late_cards_pay_20(number: int) -> None:
    assert INVENTIONS[number].first_reward == 20


@pytest.mark.parametrize("number", NUMBERS)
def test_none_needs_more_than_two_kinds_or_two_of_a_kind(number: int) -> None:
    components = INVENTIONS[number].components
    assert sum(count > 0 for count in components) <= 2
    assert max(components) <= 2


@rule("3.6")
def test_there_are_enough_cards_of_each_tier_for_the_deck() -> None:
    tiers = [INVENTIONS[number].tier for number in NUMBERS if number not in FIRST_GAME_DISPLAY]
    assert tiers.count(Tier.BRONZE) >= 1
    assert tiers.count(Tier.COPPER) >= 2
    assert tiers.count(Tier.SILVER) >= 3


@rule("1.6")
@pytest.mark.parametrize("number", NUMBERS)
def test_the_first_reward_is_the_larger(number: int) -> None:
    assert INVENTIONS[number].first_reward > INVENTIONS[number].later_reward > 0


@rule("6.8")
def test_different_inventions_need_different_components() -> None:
    assert len({invention.components for invention in INVENTIONS.values()}) == 25


def test_the_types_follow_the_numbers_five_by_five() -> None:
    assert [INVENTIONS[number].type for number in NUMBERS] == list(Component) * 5


def test_the_ten_golds_are_the_ten_pairs_of_components() -> None:
    golds = {INVENTIONS[number].components for number in range(16, 26)}
    pairs = {
        stock(f"{one} {one} {other} {other}")
        for one, other in combinations(["iron", "wood", "rope", "brick", "glass"], 2)
    }
    assert golds == pairs


@pytest.mark.parametrize(
    ("tier", "weeks", "rewards"),
    [(Tier.BRONZE, 4, (4, 3)), (Tier.COPPER, 7, (8, 6)), (Tier.SILVER, 11, (13, 10)), (Tier.GOLD, 15, (20, 15))],
)
def test_weeks_and_rewards_by_tier(tier: Tier, weeks: int, rewards: tuple[int, int]) -> None:
    cards = [invention for invention in INVENTIONS.values() if invention.tier is tier]
    assert {(card.weeks, card.first_reward, card.later_reward) for card in cards} == {(weeks, *rewards)}
