"""The state after an event: all that the event tells has changed, and nothing else has yet."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, Final

from attrs import fields

from leonardo.engine.davinci import GAME, events
from leonardo.engine.davinci.actions import Bid, Decline, GiveLeonardo, TakeBox, Withdraw
from leonardo.engine.davinci.constants import Box, Phase, Place
from leonardo.engine.davinci.questions import BidQuestion, BoxQuestion, BoxUseQuestion, LeonardoQuestion, OfferQuestion
from leonardo.engine.davinci.state import State
from leonardo.engine.game import Event
from scripts.games.game_kinds import KINDS
from scripts.games.many_games import Style, walk
from tests.engine.davinci.build import ANNA, BIANCA, CARLO, completing, group, lab, resolving, rule, seat, table

TOUCHES: Final[dict[type[Event], str]] = {
    events.FavourChosen: "seats question",
    events.RoundBegan: "round phase",
    events.PhaseBegan: "phase lord question",
    events.WorkInterrupted: "seats",
    events.WorkStarted: "seats",
    events.WorkDone: "question",
    events.WorkersPlaced: "seats queues question",
    events.PlacementPassed: "question",
    events.DistrictOpened: "lord question",
    events.SentHome: "seats queues question",
    events.LeonardoGiven: "leonardo question",
    events.BoxTaken: "question",
    events.BoxDeclined: "seats queues question",
    events.ApprenticeMoved: "seats queues question",
    events.MoveDeclined: "question",
    events.TreasuryTaken: "treasury seats question",
    events.DeckForeseen: "seats",
    events.DeckReordered: "deck seats question",
    events.ComponentBought: "seats question",
    events.PurchaseDeclined: "question",
    events.AdvantageTaken: "seats question",
    events.WorkersWithdrew: "seats queues question",
    events.DistrictClosed: "seats queues",
    events.WorkAdvanced: "seats",
    events.InventionCompleted: "seats",
    events.WorkShown: "seats",
    events.CardTaken: "seats display",
    events.AuctionOpened: "question",
    events.BidMade: "question",
    events.AuctionSettled: "seats display removed question",
    events.CouncilFilled: "treasury",
    events.InventionRequested: "display deck seats",
    events.GameEnded: "",
}
"""The parts of the state that an event of each kind may change."""

NAMES: Final = [field.name for field in fields(State) if field.eq]

Told = tuple[State, Event, State]  # the state before an event, the event, and the state after it


def told() -> Iterator[Told]:
    """Play random games of all kinds in all styles, and yield all that happens."""
    for number, kind in enumerate(KINDS):
        steps = walk(kind, number, tuple(Style)[number % len(Style)])
        for (_, before), (action, _) in pairwise(steps):
            assert action is not None
            step = GAME.apply(before.state, action, watched=True)
            states = (before.state, *step.states)
            yield from zip(states, step.events, step.states, strict=False)


def test_an_event_changes_what_it_tells_of_and_nothing_else() -> None:
    for before, event, after in told():
        changed = {name for name in NAMES if getattr(before, name) != getattr(after, name)}
        assert changed <= set(TOUCHES[type(event)].split()), f"{event} changes {changed}"


def home(state: State, number: int, place: Place) -> bool:
    return state.group(number, place) is None


# The values differ in the type of event that they accept, as the tables of the rules do.
TRUE_AFTER: Final[dict[type[Event], Callable[[Any, Any], bool]]] = {
    events.RoundBegan: lambda state, event: state.round == event.round,
    events.PhaseBegan: lambda state, event: state.phase is event.phase and state.lord is None,
    events.WorkStarted: lambda state, event: state.seats[event.seat].laboratory(event.laboratory).busy,
    events.WorkInterrupted: lambda state, event: not state.seats[event.seat].laboratory(event.laboratory).busy,
    events.DistrictOpened: lambda state, event: state.lord is event.district and state.question.seat == event.order[0],
    events.SentHome: lambda state, event: home(state, event.seat, Place.COUNCIL),
    events.LeonardoGiven: lambda state, event: state.leonardo == event.to,
    events.BoxDeclined: lambda state, event: home(state, event.seat, Place.COUNCIL),
    events.TreasuryTaken: lambda state, _: state.treasury == 0,
    events.WorkersWithdrew: lambda state, event: home(state, event.seat, event.district),
    events.DistrictClosed: lambda state, event: state.queues[event.district] == () and state.question is None,
    events.WorkAdvanced: lambda state, event: state.seats[event.seat].laboratory(event.laboratory).weeks == event.weeks,
    events.CardTaken: lambda state, event: event.invention in state.seats[event.seat].owned,
    events.InventionRequested: lambda state, event: (
        state.display[-1].invention == event.invention
        and not any(each.foresight and event.invention in each.foresight.cards for each in state.seats)
    ),
}
"""What is true right after an event of a kind."""


def test_what_an_event_tells_is_true_right_after_it() -> None:
    for _, event, after in told():
        true = TRUE_AFTER.get(type(event))
        assert true is None or true(after, event), event


def test_whoever_decided_is_not_asked_the_same_right_after_it() -> None:
    """The question has gone on when the answer is told; only who places after all others have passed is asked again."""
    answers = (events.PlacementPassed, events.WorkDone, events.AdvantageTaken, events.BoxTaken)
    for before, event, after in told():
        if isinstance(event, answers):
            assert after.question != before.question, event


@rule("8.2")
def test_at_the_council_the_last_goes_home_first() -> None:
    queues = {Place.COUNCIL: [group(ANNA, 2), group(BIANCA), group(CARLO)]}
    game = resolving(table(seat(), seat(), seat(), queues=queues))
    asked = {type(event): state.question for event, state in zip(game.events, game.states, strict=True)}
    assert asked[events.DistrictOpened] == LeonardoQuestion(ANNA, (ANNA, BIANCA, CARLO))
    assert asked[events.SentHome] == LeonardoQuestion(ANNA, (ANNA, BIANCA))


@rule("8.5")
def test_the_boxes_take_effect_one_after_the_other() -> None:
    queues = {Place.COUNCIL: [group(ANNA, 2), group(BIANCA)]}
    game = resolving(table(seat(), seat(), seat(), queues=queues, treasury=4))
    game.does(ANNA, GiveLeonardo(ANNA), TakeBox(Box.PURCHASE)).does(BIANCA, TakeBox(Box.TREASURY))
    asked = [(type(event), state.question) for event, state in zip(game.events, game.states, strict=True)][-3:]
    assert asked == [
        (events.BoxTaken, BoxQuestion(BIANCA, (), ((Box.PURCHASE, ANNA),))),
        (events.BoxTaken, BoxUseQuestion(BIANCA, Box.TREASURY, ((Box.PURCHASE, ANNA),))),
        (events.TreasuryTaken, BoxUseQuestion(ANNA, Box.PURCHASE, ())),
    ]
    assert [state.treasury for state in game.states[-2:]] == [4, 0]


@rule("8.5")
def test_a_look_at_a_deck_that_is_used_up_is_passed_over_at_once() -> None:
    queues = {Place.COUNCIL: [group(ANNA, 2), group(BIANCA)]}
    game = resolving(table(seat(), seat(), seat(), queues=queues, deck=()))
    game.does(ANNA, GiveLeonardo(ANNA), TakeBox(Box.FORESIGHT)).does(BIANCA, Decline())
    kinds = [type(event) for event in game.events]
    at = kinds.index(events.BoxDeclined)
    assert kinds[at + 1] is events.DistrictClosed
    assert game.states[at].question is None


@rule("8.9")
def test_the_marker_goes_on_with_the_advantage() -> None:
    game = resolving(table(seat(), seat(), queues={Place.KILN: [group(ANNA, 2), group(BIANCA)]}))
    game.does(ANNA, Withdraw())
    at = [type(event) for event in game.events].index(events.WorkersWithdrew)
    assert game.states[at].question == OfferQuestion(BIANCA, Place.KILN, (), 0)
    assert game.states[at].seats[ANNA].apprentices == 5


@rule("9.7")
def test_all_purses_lie_there_until_the_auction_is_settled() -> None:
    done = lab(on=8, weeks=9)
    game = completing(table(seat(small=done), seat(small=done))).does(ANNA, Bid(8, 1)).does(BIANCA, Bid(8, 2))
    asked = {type(event): state.question for event, state in zip(game.events, game.states, strict=True)}
    assert asked[events.AuctionOpened] == BidQuestion(ANNA, 8, (BIANCA,), (), ())
    assert asked[events.BidMade] == BidQuestion(BIANCA, 8, (), ((ANNA, 1), (BIANCA, 2)), ())
    assert asked[events.AuctionSettled] is None


@rule("8.15")
def test_the_lord_of_the_city_stays_until_all_work_has_advanced() -> None:
    busy = lab(on=25, apprentices=1)
    game = resolving(table(seat(), seat(small=busy), queues={Place.KILN: [group(ANNA)]})).does(ANNA, Withdraw())
    stood = {type(event): state.lord for event, state in zip(game.events, game.states, strict=True)}
    assert stood[events.WorkAdvanced] is Place.KILN
    assert game.states[game.events.index(events.PhaseBegan(Phase.COMPLETION))].lord is None


def test_every_kind_of_event_says_what_it_may_change() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    assert set(TOUCHES) == kinds


def test_a_round_begins_in_phase_a() -> None:
    rule("3.1")
    begun = [after for _, event, after in told() if isinstance(event, events.RoundBegan)]
    assert begun
    assert {state.phase for state in begun} == {Phase.START_WORK}
