"""Why one goes to the city, takes what it offers or leaves it: each reason is shown by a position."""

import pytest

from leonardo.engine.davinci.actions import Action, ChooseFavour, PlaceApprentices, PlaceMaster, Take, Withdraw
from leonardo.engine.davinci.constants import Favour, Place, Upgrade
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.state import Group, Seat, covers, plus
from tests.ai.davinci.reasons.telling import ACADEMY, BRICK, HIDDEN, KILN, LIFT, SHOWN, SMALL, WORKSHOP, Told, told
from tests.engine.davinci.build import ANNA, BIANCA, Game, experts, group, lab, placing, resolving, seat, stock, table

# ---- going to the city


def in_town(
    anna: Seat, *, display: list[int] | None = None, round_: int = 3, seats: int = 2, **queues: list[Group]
) -> Game:
    there = {Place[name.upper()]: groups for name, groups in queues.items()}
    others = [seat() for _ in range(seats - 1)]
    state = table(anna, *others, round=round_, display=display or SHOWN, deck=[HIDDEN], treasury=3, queues=there)
    return placing(state)


TOWN = [
    (in_town(seat()), PlaceMaster(Place.COUNCIL), ("council_first", {"florins": 3})),
    (
        in_town(seat(), seats=3, council=[group(BIANCA, 2)]),
        PlaceApprentices(1, Place.COUNCIL),
        ("council_box", {"count": 3}),
    ),
    (
        in_town(seat(), seats=3, council=[group(BIANCA, 2), group(2, 2)]),
        PlaceApprentices(1, Place.COUNCIL),
        None,
    ),
    (
        in_town(seat(hand="rope")),
        PlaceApprentices(1, Place.KILN),
        ("shop_last", {"component": BRICK, "invention": LIFT, "price": 0}),
    ),
    (
        in_town(seat(), kiln=[group(BIANCA, 2)]),
        PlaceApprentices(1, Place.KILN),
        ("shop_lacks", {"component": BRICK, "invention": LIFT, "price": 2}),
    ),
    (in_town(seat()), PlaceApprentices(1, Place.ACADEMY), ("academy", {"count": 6, "price": 0})),
    (in_town(seat()), PlaceApprentices(1, Place.WORKSHOP), ("workshop_large", {"price": 0})),
    (in_town(seat(large=lab(4))), PlaceApprentices(1, Place.WORKSHOP), ("workshop", {"price": 0})),
    (
        in_town(seat(), display=[3, 1, 2], kiln=[group(BIANCA, 2)]),
        PlaceApprentices(1, Place.KILN),
        ("rank", {"ordinal": 2, "count": 2, "price": 2}),
    ),
    (
        in_town(seat(florins=1), display=[3, 1, 2], kiln=[group(BIANCA, 2)]),
        PlaceApprentices(1, Place.KILN),
        None,
    ),
    (
        in_town(seat(), display=[3, 1, 2], kiln=[group(BIANCA, 2)]),
        PlaceApprentices(3, Place.KILN),
        ("rank", {"ordinal": 1, "count": 2, "price": 0}),
    ),
    (in_town(seat(), display=[3, 1, 2]), PlaceApprentices(1, Place.KILN), ("rank_alone", {"price": 0})),
]


@pytest.mark.parametrize(("game", "action", "expected"), TOWN, ids=lambda value: str(value)[:30])
def test_why_to_go_to_town(game: Game, action: Action, expected: Told) -> None:
    assert told(game, action) == expected


# ---- taking and leaving


def offered(
    anna: Seat, district: Place, *, second: bool = False, display: list[int] | None = None, round_: int = 4
) -> Game:
    """Anna is asked in a district: first, or after Bianca has taken what costs nothing."""
    queues = {district: [group(ANNA, 1), group(BIANCA, 2)] if second else [group(ANNA, 2), group(BIANCA, 1)]}
    game = resolving(table(anna, seat(florins=9), round=round_, display=display or SHOWN, deck=[], queues=queues))
    return game.does(BIANCA, next(action for action in game.legal if isinstance(action, Take))) if second else game


OFFERS = [
    (offered(seat(hand="rope"), KILN), Take(), ("take_last", {"component": BRICK, "invention": LIFT})),
    (offered(seat(), KILN), Take(), ("take_lacks", {"component": BRICK, "invention": LIFT})),
    (offered(seat(), KILN, display=[3, 1, 2]), Take(), ("take_free", {})),
    (offered(seat(), KILN, second=True, display=[3, 1, 2]), Take(), None),
    (offered(seat(), ACADEMY), Take(), ("apprentice", {"count": 5})),
    (offered(seat(), WORKSHOP), Take(Upgrade.LARGE4), ("second_laboratory", {})),
    (offered(seat(), WORKSHOP), Take(Upgrade.SMALL5), ("more_room", {})),
    (offered(seat(small=lab(5)), WORKSHOP), Take(Upgrade.AUTOMATON, SMALL), ("automaton", {})),
    (offered(seat(), KILN, second=True, display=[3, 1, 2]), Withdraw(), ("withdraw_useless", {"component": BRICK})),
    (offered(seat(), KILN, second=True), Withdraw(), ("withdraw_saves", {"florins": 2})),
    (offered(seat(), KILN), Withdraw(), None),
]


@pytest.mark.parametrize(("game", "action", "expected"), OFFERS, ids=lambda value: str(value)[:30])
def test_why_to_take_or_to_leave(game: Game, action: Action, expected: Told) -> None:
    assert told(game, action) == expected


def test_why_to_choose_a_favour() -> None:
    game = experts(2)
    assert told(game, ChooseFavour(Favour.APPRENTICE)) == ("apprentice", {"count": 9})
    assert told(game, ChooseFavour(Favour.LARGE4, stock("iron"))) == ("second_laboratory", {})
    assert told(game, ChooseFavour(Favour.FLORINS)) is None
    hand = game.hand(ANNA)
    for action in game.options(ChooseFavour):
        if action.favour is Favour.COMPONENTS and action.components is not None:
            together = plus(hand, action.components)
            ready = {number for number in game.displayed() if covers(together, INVENTIONS[number].components)}
            found = told(game, action)
            assert (found is not None and found[1]["invention"] in ready) if ready else found is None
