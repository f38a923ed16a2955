"""Why one does what one does at the Council: each reason is shown by a position."""

import pytest

from leonardo.engine.davinci.actions import Action, Buy, Decline, GiveLeonardo, Move, Reorder, SaveFlorin, Stay, TakeBox
from leonardo.engine.davinci.constants import Box, Component, Place
from leonardo.engine.davinci.state import Group, Seat
from tests.ai.davinci.reasons.telling import ACADEMY, BRICK, HIDDEN, KILN, LIFT, SHOWN, Told, told
from tests.engine.davinci.build import ANNA, BIANCA, Game, group, lab, resolving, seat, table


def at_the_council(
    anna: Seat, *boxes: Action, deck: list[int] | None = None, strong: bool = False, **queues: list[Group]
) -> Game:
    """Anna alone is at the Council, has taken Leonardo and then does this."""
    there = {Place.COUNCIL: [group(ANNA, 1)], **{Place[name.upper()]: groups for name, groups in queues.items()}}
    cards = [HIDDEN, 24] if deck is None else deck
    state = table(anna, seat(), round=4, treasury=5, display=SHOWN, deck=cards, queues=there, strong_council=strong)
    return resolving(state).does(ANNA, *boxes)


KEPT = GiveLeonardo(ANNA)
COUNCIL = [
    (at_the_council(seat()), GiveLeonardo(ANNA), ("leonardo", {})),
    (at_the_council(seat()), GiveLeonardo(BIANCA), None),
    (at_the_council(seat(), KEPT), TakeBox(Box.TREASURY), ("box_treasury", {"florins": 5})),
    (at_the_council(seat(), KEPT), TakeBox(Box.FORESIGHT), ("box_foresight", {})),
    (at_the_council(seat(), KEPT, deck=[]), TakeBox(Box.FORESIGHT), None),
    (
        at_the_council(seat(hand="rope"), KEPT),
        TakeBox(Box.PURCHASE),
        ("box_purchase", {"component": BRICK, "invention": LIFT}),
    ),
    (at_the_council(seat(0, hand="rope"), KEPT), TakeBox(Box.PURCHASE), None),
    (at_the_council(seat(), KEPT), TakeBox(Box.MOVE), None),
    (at_the_council(seat(), KEPT), Decline(), None),
    (
        at_the_council(seat(hand="rope"), KEPT, TakeBox(Box.PURCHASE)),
        Buy(BRICK),
        ("take_last", {"component": BRICK, "invention": LIFT}),
    ),
    (at_the_council(seat(), KEPT, TakeBox(Box.PURCHASE)), Buy(Component.GLASS), None),
    (at_the_council(seat(hand="rope"), KEPT, TakeBox(Box.PURCHASE)), SaveFlorin(), ("save_florin", {})),
    (
        at_the_council(seat(hand="rope"), KEPT, TakeBox(Box.MOVE)),
        Move(Place.COUNCIL, KILN),
        ("shop_last", {"component": BRICK, "invention": LIFT, "price": 0}),
    ),
    (
        at_the_council(seat(), KEPT, TakeBox(Box.MOVE), academy=[group(BIANCA, 2)]),
        Move(Place.COUNCIL, ACADEMY),
        ("rank", {"ordinal": 2, "count": 2, "price": 2}),
    ),
    (at_the_council(seat(), KEPT, TakeBox(Box.MOVE)), Stay(), None),
    (
        at_the_council(seat(), KEPT, TakeBox(Box.MOVE), strong=True, kiln=[group(ANNA, 1), group(BIANCA, 2)]),
        Move(KILN, Place.ROPERY, BIANCA),
        ("move_rival", {"seat": BIANCA, "ordinal": 1, "place": KILN}),
    ),
    (
        at_the_council(seat(), KEPT, TakeBox(Box.MOVE), strong=True, kiln=[group(BIANCA, 2), group(ANNA, 1)]),
        Move(KILN, Place.ROPERY, BIANCA),
        None,
    ),
    (
        at_the_council(seat(), KEPT, TakeBox(Box.MOVE), strong=True, kiln=[group(BIANCA, 1), group(ANNA, 1)]),
        Move(KILN, Place.ROPERY, BIANCA),
        ("move_rival", {"seat": BIANCA, "ordinal": 1, "place": KILN}),
    ),
    (
        at_the_council(seat(small=lab(on=24)), KEPT, TakeBox(Box.FORESIGHT)),
        Reorder((24, HIDDEN)),
        ("reorder_own", {"invention": 24}),
    ),
    (
        at_the_council(seat(hand="glass glass wood wood"), KEPT, TakeBox(Box.FORESIGHT)),
        Reorder((HIDDEN, 24)),
        ("reorder_ready", {"invention": HIDDEN}),
    ),
    (at_the_council(seat(), KEPT, TakeBox(Box.FORESIGHT)), Reorder((HIDDEN, 24)), None),
]


@pytest.mark.parametrize(("game", "action", "expected"), COUNCIL, ids=lambda value: str(value)[:30])
def test_why_at_the_council(game: Game, action: Action, expected: Told) -> None:
    assert told(game, action) == expected
