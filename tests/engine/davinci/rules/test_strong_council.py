"""The variant "A stronger Council" (rule 12)."""

from leonardo.engine.davinci.actions import GiveLeonardo, Move, Stay, TakeBox
from leonardo.engine.davinci.constants import Box, Place
from leonardo.engine.davinci.events import ApprenticeMoved
from leonardo.engine.davinci.state import Group
from tests.engine.davinci.build import ANNA, BIANCA, CARLO, Game, group, lab, resolving, rule, seat, table

COUNCIL, SMITHY, KILN, ROPERY = Place.COUNCIL, Place.SMITHY, Place.KILN, Place.ROPERY
CITY = list(Place)[1:8]


def anna_moves(**queues: list[Group]) -> Game:
    """Anna, alone at the Council, has box 1; the queues are given by the names of their districts."""
    groups = {Place[name.upper()]: standing for name, standing in queues.items()}
    state = table(seat(), seat(), seat(), queues={COUNCIL: [group(ANNA)], **groups}, strong_council=True)
    return resolving(state).does(ANNA, GiveLeonardo(ANNA), TakeBox(Box.MOVE))


def targets(game: Game, of_seat: int, source: Place) -> list[Place]:
    return [move.target for move in game.options(Move) if (move.of_seat, move.source) == (of_seat, source)]


@rule("12.1")
def test_any_apprentice_of_any_seat_can_be_moved_within_b_to_h() -> None:
    game = anna_moves(kiln=[group(BIANCA)], smithy=[group(ANNA)])
    assert targets(game, BIANCA, KILN) == [place for place in CITY if place is not KILN]
    assert targets(game, ANNA, SMITHY) == [place for place in CITY if place is not SMITHY]
    assert Stay() in game.legal
    game.does(ANNA, Move(KILN, SMITHY, BIANCA))
    assert game.happened(ApprenticeMoved) == [ApprenticeMoved(ANNA, BIANCA, KILN, SMITHY)]
    assert game.state.queues[SMITHY] == (group(ANNA), group(BIANCA)), "who has no group there stands last"


@rule("12.1")
def test_a_rival_apprentice_may_not_go_where_its_seat_is_first() -> None:
    game = anna_moves(kiln=[group(BIANCA)], smithy=[group(BIANCA, 1), group(ANNA, 1)])
    assert SMITHY not in targets(game, BIANCA, KILN)
    assert game.objection(Move(KILN, SMITHY, BIANCA)).rule == "12.1"


@rule("12.1")
def test_a_seat_alone_in_a_district_is_first_there() -> None:
    game = anna_moves(kiln=[group(BIANCA)], smithy=[group(BIANCA)])
    assert SMITHY not in targets(game, BIANCA, KILN)
    assert KILN not in targets(game, BIANCA, SMITHY)


@rule("12.1")
def test_a_rival_apprentice_may_go_where_its_seat_is_second() -> None:
    game = anna_moves(kiln=[group(BIANCA)], smithy=[group(CARLO, 2), group(BIANCA, 2)])
    assert SMITHY in targets(game, BIANCA, KILN)
    game.does(ANNA, Move(KILN, SMITHY, BIANCA))
    assert game.state.queues[SMITHY] == (group(CARLO, 2), group(BIANCA, 3))
    assert game.decider == BIANCA


@rule("12.1")
def test_it_may_go_where_its_seat_has_nobody() -> None:
    game = anna_moves(kiln=[group(BIANCA)], smithy=[group(CARLO)])
    assert SMITHY in targets(game, BIANCA, KILN)


@rule("12.1")
def test_ones_own_go_anywhere_also_where_one_is_first() -> None:
    game = anna_moves(kiln=[group(ANNA)], smithy=[group(ANNA, 2)])
    assert SMITHY in targets(game, ANNA, KILN)
    game.does(ANNA, Move(KILN, SMITHY, ANNA))
    assert game.state.queues[SMITHY] == (group(ANNA, 3),)
    assert game.state.queues[KILN] == ()


@rule("12.1")
def test_masters_are_not_moved() -> None:
    state = table(
        seat(),
        seat(master=False),
        queues={COUNCIL: [group(ANNA)], KILN: [group(BIANCA, 0, master=True)]},
        strong_council=True,
    )
    game = resolving(state).does(ANNA, GiveLeonardo(ANNA), TakeBox(Box.MOVE))
    assert game.options(Move) == []
    assert game.decider == BIANCA


@rule("12.2")
def test_apprentices_at_council_or_laboratory_cannot_be_moved() -> None:
    busy = lab(on=1, apprentices=1)
    queues = {COUNCIL: [group(ANNA)], KILN: [group(BIANCA)]}
    game = resolving(table(seat(small=busy), seat(), queues=queues, strong_council=True))
    game.does(ANNA, GiveLeonardo(ANNA), TakeBox(Box.MOVE))
    assert {move.source for move in game.options(Move)} == {KILN}
    assert game.objection(Move(COUNCIL, ROPERY, ANNA)).rule == "12.2"
    assert game.objection(Move(Place.SMALL, ROPERY, ANNA)).rule == "12.2"


@rule("12.1", "8.5")
def test_nobody_is_moved_to_the_council() -> None:
    game = anna_moves(kiln=[group(BIANCA)])
    assert COUNCIL not in targets(game, BIANCA, KILN)
    assert game.objection(Move(KILN, COUNCIL, BIANCA)).rule == "8.5"


@rule("12.1")
def test_without_the_variant_apprentices_of_others_stay() -> None:
    queues = {COUNCIL: [group(ANNA)], KILN: [group(BIANCA)]}
    game = resolving(table(seat(), seat(), queues=queues)).does(ANNA, GiveLeonardo(ANNA), TakeBox(Box.MOVE))
    assert {move.of_seat for move in game.options(Move)} == {None}
    assert game.objection(Move(KILN, SMITHY, BIANCA)).rule == "8.5"
