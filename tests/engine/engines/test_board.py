"""What is in the box, and the map (rules 1, 2)."""

import json
from importlib.resources import files
from itertools import chain

import pytest

from leonardo.engine.engines.actions import Attack, Invade, Roll
from leonardo.engine.engines.board import BY_ID, BY_LAND, BY_SEA, NAMES, REACH, SEAS, Sea, Territory
from leonardo.engine.engines.cards import ARTS, DESIGNS, DESIGNS_OF, PROJECT_CARDS, PROJECTS, Card
from leonardo.engine.engines.constants import (
    CASTLES,
    DATA,
    DIE,
    INFANTRY,
    PLANES,
    SEATS,
    TANKS,
    TARGETS,
    TOWERS,
    Face,
    Machine,
    Throw,
)
from leonardo.engine.engines.state import State, reserve
from tests.engine.engines.build import (
    ANNA,
    BIANCA,
    DENMARK,
    IRELAND,
    MILAN,
    NAPLES,
    ROME,
    SCOTLAND,
    SICILY,
    SWEDEN,
    VENICE,
    attack,
    europe,
    land,
    new_game,
    rule,
    seat,
    turn,
)

EXPECTED = json.loads(files("leonardo.engine.engines").joinpath("data.json").read_text(encoding="utf-8"))


@rule("1.1")
def test_three_to_five_seats_play_clockwise() -> None:
    assert SEATS == (3, 4, 5)
    assert new_game(4).state.table.seats_from(2) == (2, 3, 0, 1)


@rule("1.2", "1.4")
def test_the_pieces() -> None:
    assert (INFANTRY, TANKS, PLANES, CASTLES, TOWERS) == (40, 20, 20, 16, 40)
    assert TARGETS == (30, 40)


@rule("1.3")
def test_infantry_that_is_lost_goes_back_to_the_reserve() -> None:
    game = attack(3, against=land(4))

    def left(state: State, who: int) -> int:
        return reserve(state.owners, state.infantry, state.war, who)

    assert (left(game.state, ANNA), left(game.state, BIANCA)) == (36, 35)
    game.does(ANNA, game.legal[-1])
    game.throws("MMX")
    assert (left(game.state, ANNA), left(game.state, BIANCA)) == (37, 37)


@rule("1.5")
def test_all_sums_are_tens() -> None:
    costs = [project.cost for project in PROJECTS.values()]
    sums = [*costs, *EXPECTED["costs"].values(), *EXPECTED["money"]["coins"], *EXPECTED["income"].values()]
    assert all(amount % 10 == 0 for amount in sums)


@rule("1.6")
def test_there_are_60_cards_leonardo_included() -> None:
    assert len(DESIGNS) + len(PROJECT_CARDS) + 1 == 60
    assert [len(DESIGNS_OF[machine]) for machine in Machine] == [5, 5]
    assert {card: project.copies for card, project in PROJECTS.items() if project.copies == 8} == {Card.GEARBOX: 8}
    assert len(ARTS) == 4
    assert set(Card) == {*DESIGNS, *PROJECTS}


@rule("1.7")
def test_a_die_has_two_faces_of_each_symbol_and_only_dice_decide() -> None:
    assert sorted(DIE, key=list(Face).index) == [face for face in Face for _ in range(2)]
    game = attack(1, against=land(1))
    assert game.nature
    assert game.legal == [Roll(ANNA, Throw.INFANTRY, (face,)) for face in Face]
    assert game.objection(Roll(BIANCA, Throw.INFANTRY, (Face.MAN,))).rule == "1.7"
    assert game.objection(Roll(ANNA, Throw.INFANTRY, (Face.MAN, Face.MAN))).rule == "1.7"


@rule("2.1", "2.3")
def test_there_are_32_territories_and_neighbours_are_mutual() -> None:
    assert [each["id"] for each in DATA["territories"]] == list(BY_ID) == [each.name.lower() for each in Territory]
    assert (len(Territory), len(set(NAMES)), len(Sea)) == (32, 32, 4)
    for one in Territory:
        assert one not in BY_LAND[one]
        assert all(one in BY_LAND[other] for other in BY_LAND[one])
        assert all(one in BY_SEA[other] for other in BY_SEA[one])


@rule("2.4")
def test_all_coasts_of_a_sea_reach_each_other() -> None:
    coasts = {sea: {at for at in Territory if sea in SEAS[at]} for sea in Sea}
    assert {sea.value: len(coast) for sea, coast in coasts.items()} == {
        "atlantic": 7,
        "northern": 10,
        "western": 8,
        "eastern": 8,
    }
    assert {each["id"]: {BY_ID[at] for at in each["coast"]} for each in DATA["seas"]} == {
        sea.value: coast for sea, coast in coasts.items()
    }
    assert SEAS[ROME] == {Sea.WESTERN, Sea.EASTERN}
    assert Territory.ANATOLIA in BY_SEA[ROME]
    assert Territory.CASTILE in BY_SEA[ROME]
    assert Territory.CASTILE not in BY_SEA[Territory.ANATOLIA]


@rule("2.5")
@pytest.mark.parametrize(("one", "other"), [(SCOTLAND, IRELAND), (DENMARK, SWEDEN), (NAPLES, SICILY)])
def test_a_strait_is_a_land_border(one: Territory, other: Territory) -> None:
    assert one in BY_LAND[other]
    assert sum(len(each["straits"]) for each in DATA["territories"]) == 6


@rule("2.6")
def test_nothing_crosses_the_helvetic_confederation() -> None:
    assert [each["id"] for each in DATA["impassable"]] == ["helvetia"]
    assert "helvetia" not in {*BY_ID, *chain.from_iterable(each["land"] for each in DATA["territories"])}
    assert Territory.BAVARIA not in REACH[MILAN]


@rule("2.7")
def test_thrace_and_anatolia_are_neighbours_by_land() -> None:
    assert Territory.ANATOLIA in BY_LAND[Territory.THRACE]
    assert len(Sea) == 4


@rule("2.2")
def test_a_territory_belongs_to_whose_infantry_stands_there() -> None:
    game = turn(seat(milan=land(3)), seat(venice=land(1), hungary=land(1)), seat(norway=land()))
    assert game.owner(ROME) is None
    game.does(ANNA, Invade(MILAN, ROME, 1, 0, 0))
    assert game.owner(ROME) == ANNA
    game.does(ANNA, Attack(MILAN, VENICE, 1, 0, 0))
    game.throws("M")
    assert game.owner(VENICE) == ANNA
    assert all(owner >= 0 for owner in (game.state.owners[at] for at in (MILAN, ROME, VENICE)))
    assert europe(seat(rome=land()), seat(), seat()).owners.count(ANNA) == 1
