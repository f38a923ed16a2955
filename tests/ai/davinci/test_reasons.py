"""Why a choice is good: each reason is shown by a position, and those of rivals and of the future by whole games."""

from random import Random
from typing import Any

import pytest

from leonardo.ai.davinci.reasons import Grounds, reason
from leonardo.ai.davinci.reasons.grounds import NEVER
from leonardo.ai.player import UNLIMITED, stream
from leonardo.ai.players import chooser
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import (
    Action,
    Bid,
    Buy,
    ChooseFavour,
    Decline,
    Done,
    GiveLeonardo,
    Interrupt,
    Move,
    Pass,
    PlaceApprentices,
    PlaceMaster,
    Reorder,
    SaveFlorin,
    Start,
    Stay,
    Take,
    TakeBox,
    Withdraw,
)
from leonardo.engine.davinci.constants import Box, Component, Favour, Place, Upgrade
from leonardo.engine.davinci.events import InventionCompleted, RoundBegan
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import Group, Seat, State, covers, plus
from tests.engine.davinci.build import (
    ANNA,
    BIANCA,
    Game,
    completing,
    experts,
    group,
    lab,
    placing,
    resolving,
    seat,
    start_of_work,
    stock,
    table,
)

Told = tuple[str, dict[str, Any]] | None
"""The end of the key of a sentence, and its values; nothing where nothing in particular speaks for an action."""

SMALL = Place.SMALL
WORKSHOP, ACADEMY, KILN = Place.WORKSHOP, Place.ACADEMY, Place.KILN
BRICK = Component.BRICK
LIFT, GOLD, HIDDEN = 8, 16, 25
"""The stage lift (rope and brick, 7 weeks for 8 florins), a gold one (15 weeks), and one that lies in the deck."""
SHOWN = [LIFT, 16, 22]


def told(game: Game, action: Action) -> Told:
    assert game.decider == ANNA
    found = reason(Grounds(GAME.view(game.state, ANNA)), action)
    if found is None:
        return None
    assert found.key.startswith("davinci.advice.")
    return found.key.removeprefix("davinci.advice."), found.values


def at_the_council(
    anna: Seat, *boxes: Action, deck: list[int] | None = None, strong: bool = False, **queues: list[Group]
) -> Game:
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


# ---- starting work, and giving it up


def beginning(anna: Seat, bianca: Seat | None = None, round_: int = 3, display: list[int] | None = None) -> Game:
    return start_of_work(table(anna, bianca or seat(), round=round_, display=display or SHOWN, deck=[HIDDEN]))


WORK = [
    (
        beginning(seat(hand="rope"), display=[3, 16, 22]),
        Start(SMALL, 3),
        ("start_ready", {"invention": 3, "florins": 4}),
    ),
    (beginning(seat(hand="rope brick")), Start(SMALL, LIFT), ("start_alone", {"invention": LIFT})),
    (
        beginning(seat(hand="rope brick", owned=[1, 2]), seat(hand="rope brick")),
        Start(SMALL, LIFT),
        ("start_type", {"ordinal": 3, "florins": 8}),
    ),
    (
        beginning(seat(hand="rope brick"), seat(hand="rope brick")),
        Start(SMALL, LIFT),
        ("start_pays", {"weeks": 7, "florins": 8}),
    ),
    (
        beginning(seat(hand="rope brick", owned=[3]), seat(hand="rope brick")),
        Start(SMALL, LIFT),
        ("start_pays", {"weeks": 5, "florins": 8}),
    ),
    (
        beginning(seat(hand="glass glass wood wood")),
        Start(SMALL, HIDDEN),
        ("start_deck", {"invention": HIDDEN}),
    ),
    (beginning(seat(small=lab(on=GOLD, weeks=1)), round_=9), Interrupt(SMALL), ("interrupt_late", {"invention": GOLD})),
    (
        beginning(seat(small=lab(on=HIDDEN, weeks=9)), round_=8),
        Interrupt(SMALL),
        ("interrupt_unpaid", {"invention": HIDDEN}),
    ),
    (
        beginning(seat(small=lab(on=LIFT, weeks=2))),
        Interrupt(SMALL),
        ("interrupt_frees", {"components": stock("rope brick")}),
    ),
    (beginning(seat(small=lab(on=LIFT, weeks=2))), Done(), ("done_goes_on", {})),
    (beginning(seat(hand="iron iron wood wood"), round_=8), Done(), ("done_in_vain", {})),
    (beginning(seat(hand="rope brick")), Done(), ("done_keeps", {"florins": 8})),
    (beginning(seat(hand="rope brick"), display=[3, 8]), Done(), None),
]


@pytest.mark.parametrize(("game", "action", "expected"), WORK, ids=lambda value: str(value)[:30])
def test_why_to_begin_or_to_give_up(game: Game, action: Action, expected: Told) -> None:
    assert told(game, action) == expected


# ---- workers at home


def at_home(weeks: int, *, on: int = LIFT, round_: int = 3, bianca: Seat | None = None) -> Game:
    anna = seat(small=lab(on=on, weeks=weeks))
    return placing(table(anna, bianca or seat(), round=round_, display=SHOWN, deck=[HIDDEN]))


FAST = seat(hand="rope", small=lab(on=3, weeks=0))  # Bianca's covered laboratory may hold what takes a rope only
SLOW = seat(apprentices=0, small=lab(3, on=LIFT, weeks=0))  # Hers may hold the lift, of which nothing is done yet


HOME = [
    (at_home(6), PlaceApprentices(1, SMALL), ("finishes", {"invention": LIFT, "florins": 8})),
    (at_home(14, on=HIDDEN), PlaceApprentices(1, SMALL), ("finishes_work", {"invention": HIDDEN})),
    (at_home(14, on=HIDDEN, round_=8), PlaceApprentices(1, SMALL), ("ready_alone", {"invention": HIDDEN, "round": 8})),
    (at_home(4), PlaceApprentices(1, SMALL), ("nearly_finishes", {"invention": LIFT, "weeks": 2, "florins": 8})),
    (at_home(4), PlaceMaster(SMALL), ("nearly_finishes", {"invention": LIFT, "weeks": 1, "florins": 8})),
    (at_home(1), PlaceMaster(SMALL), ("ready_alone", {"invention": LIFT, "round": 5})),
    (at_home(1, bianca=SLOW), PlaceMaster(SMALL), ("ready_in", {"invention": LIFT, "round": 5})),
    (at_home(1, bianca=SLOW), PlaceApprentices(3, SMALL), ("ready_first", {"invention": LIFT, "round": 4})),
    (at_home(1, bianca=FAST), PlaceMaster(SMALL), ("ready_alone", {"invention": LIFT, "round": 5})),
    (at_home(0, on=GOLD), PlaceApprentices(1, SMALL), ("gets_on", {"invention": GOLD, "done": 1, "needed": 15})),
    (at_home(15, on=HIDDEN, round_=9), Pass(), ("pass_done", {})),
    (at_home(1), Pass(), None),
]


@pytest.mark.parametrize(("game", "action", "expected"), HOME, ids=lambda value: str(value)[:30])
def test_why_to_work_at_home(game: Game, action: Action, expected: Told) -> None:
    assert told(game, action) == expected


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


def auction(anna: Seat, bianca: Seat) -> Game:
    return completing(table(anna, bianca, round=9, display=[LIFT, 23, 24], deck=[HIDDEN]))


DONE = lab(on=LIFT, weeks=7)
AUCTIONS = [
    (auction(seat(20, small=DONE), seat(1, small=DONE)), Bid(LIFT, 10), ("bid_certain", {"florins": 9})),
    (auction(seat(20, small=DONE), seat(1, small=DONE)), Bid(LIFT, 0), ("bid_nothing", {})),
    (auction(seat(20, small=DONE), seat(1, small=DONE)), Bid(LIFT, 1), None),
    (
        auction(seat(20, small=DONE, owned=[1, 2]), seat(20, small=DONE)),
        Bid(LIFT, 4),
        ("bid_worth", {"florins": 8, "seat": BIANCA, "theirs": 0}),
    ),
    (
        auction(seat(20, small=DONE, owned=[3]), seat(20, small=DONE, owned=[1, 2])),
        Bid(LIFT, 4),
        ("bid_theirs", {"seat": BIANCA, "theirs": 8}),
    ),
    (
        auction(seat(20, small=DONE, owned=[1, 2]), seat(20, small=DONE, owned=[4, 5])),
        Bid(LIFT, 0),
        ("bid_little", {"florins": 8, "seat": BIANCA, "theirs": 8}),
    ),
    (auction(seat(20, small=DONE, owned=[1, 2]), seat(20, small=DONE)), Bid(LIFT, 0), None),
    (auction(seat(20, small=DONE, owned=[1, 2]), seat(20, small=DONE)), Bid(LIFT, 9), None),
]


@pytest.mark.parametrize(("game", "action", "expected"), AUCTIONS, ids=lambda value: str(value)[:30])
def test_why_to_bid(game: Game, action: Action, expected: Told) -> None:
    assert told(game, action) == expected


@pytest.mark.parametrize("options", [Options(3, "expert"), Options(5, variants=("codex_leonardi_1",))], ids=str)
def test_no_rival_is_ready_sooner_than_it_can_be(options: Options) -> None:
    """Nobody who works on an invention at some moment completes it before the round that was said then."""
    decide = chooser(GAME.name, "journeyman")
    random = Random(9)
    state = GAME.begin(GAME.deal(options, random)).state
    number, round_ = 0, 1
    bounds: list[tuple[int, int, frozenset[int]]] = []
    while (decider := GAME.decider(state)) is not None:
        view = GAME.view(state, decider)
        if number % 5 == 0:
            grounds = Grounds(view)
            for invention in INVENTIONS:
                working = frozenset(
                    other
                    for other in grounds.rivals
                    for each in state.seats[other].laboratories
                    if each is not None and each.invention == invention
                )
                soonest = grounds.soonest(invention)
                assert soonest < NEVER or not working
                bounds.append((invention, soonest, working))
        step = GAME.apply(state, decide(view, view.options, stream(3, decider, number), UNLIMITED))
        for event in step.events:
            if isinstance(event, RoundBegan):
                round_ = event.round
            elif isinstance(event, InventionCompleted):
                for invention, soonest, working in bounds:
                    if invention == event.invention and event.seat in working:
                        assert round_ >= soonest
        state = step.state
        number += 1
    assert number > 50


@pytest.mark.slow
def test_what_finishes_work_does_so_whatever_the_others_do() -> None:
    """Played on with anybody's moves, the invention is completed in that round, for those florins."""
    shown = 0
    decide = chooser(GAME.name, "journeyman")
    random = Random(4)
    state = GAME.begin(GAME.deal(Options(4), random)).state
    number = 0
    while (decider := GAME.decider(state)) is not None:
        view = GAME.view(state, decider)
        grounds = Grounds(view)
        for action in view.options:
            found = reason(grounds, action)
            if found is None or found.key != "davinci.advice.finishes" or shown > 25:
                continue
            shown += 1
            completed = rest_of_round(GAME.apply(state, action).state, view.round, random, decider)
            assert (found.values["invention"], found.values["florins"]) in completed
        state = GAME.apply(state, decide(view, view.options, stream(3, decider, number), UNLIMITED)).state
        number += 1
    assert shown > 10


def rest_of_round(state: State, round_: int, random: Random, seat_: int) -> set[tuple[int, int]]:
    """What a seat completes when the round is played on at random, save that it moves nobody away from home."""
    completed = set()
    while GAME.decider(state) is not None and state.round == round_:
        choices = [each for each in GAME.legal(state) if not isinstance(each, Move)]
        step = GAME.apply(state, random.choice(choices or GAME.legal(state)))
        for event in step.events:
            if isinstance(event, InventionCompleted) and event.seat == seat_:
                completed.add((event.invention, event.reward))
        state = step.state
    return completed
