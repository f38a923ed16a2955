"""Dealing out what a seat does not know, in agreement with what it knows (rules 13.2, 13.3)."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import GiveLeonardo, Reorder, TakeBox
from leonardo.engine.davinci.constants import BEGINNER, Box, Place
from leonardo.engine.davinci.determinize import assignments, sample_deck
from leonardo.engine.davinci.invariants import violations
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.questions import WorkQuestion
from leonardo.engine.davinci.setup import BOTTOM, MIDDLE_SIZE, MIDDLE_TIERS
from leonardo.engine.davinci.state import Group, State
from leonardo.engine.davinci.view import View
from scripts.games.game_kinds import KINDS, Kind
from scripts.games.many_games import Style, choose, walk
from tests.engine.davinci.build import ANNA, BIANCA, Game, group, lab, new_game, placing, resolving, rule, seat, table

kinds = st.sampled_from(KINDS)
styles = st.sampled_from(Style)
seeds = st.integers(0, 2**32 - 1)


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.table.seats)]


@given(kind=kinds, seed=seeds, style=styles)
def test_a_sample_is_a_possible_state_that_agrees_with_the_view(kind: Kind, seed: int, style: Style) -> None:
    random = Random(seed)
    for _, step in walk(kind, seed, style):
        if random.random() < 0.5:
            continue
        viewer = random.choice(viewers(step.state))
        view = GAME.view(step.state, viewer)
        sample = GAME.determinize(view, random)
        assert GAME.view(sample, viewer) == view
        assert GAME.decider(sample) == GAME.decider(step.state)
        assert set(violations(sample)) <= _forced(sample, viewer)


def _forced(sample: State, viewer: int | None) -> set[str]:
    """In a sample another seat may be asked in phase A although it can start nothing: nobody else can tell."""
    others_work = isinstance(sample.question, WorkQuestion) and sample.question.seat != viewer
    return {f"a forced decision is asked: {sample.options}"} if others_work else set()


@given(kind=kinds, seed=seeds, style=styles)
def test_the_decider_has_the_same_legal_answers_in_its_samples(kind: Kind, seed: int, style: Style) -> None:
    random = Random(seed)
    for _, step in walk(kind, seed, style):
        decider = GAME.decider(step.state)
        if decider is not None and random.random() < 0.3:
            sample = GAME.determinize(GAME.view(step.state, decider), random)
            assert GAME.legal(sample) == GAME.legal(step.state)


@given(kind=kinds, seed=seeds, style=styles)
def test_the_truth_is_always_among_what_a_seat_may_be_working_on(kind: Kind, seed: int, style: Style) -> None:
    random = Random(seed)
    for _, step in walk(kind, seed, style):
        if random.random() < 0.5:
            continue
        view = GAME.view(step.state, random.choice(viewers(step.state)))
        for seen, whole in zip(view.seats, step.state.seats, strict=True):
            truth = [laboratory.invention if laboratory else None for laboratory in whole.laboratories]
            assert truth in assignments(view, seen)


@given(kind=kinds, seed=seeds, style=styles)
def test_a_sampled_deck_keeps_its_piles_below_what_was_looked_at(kind: Kind, seed: int, style: Style) -> None:
    random = Random(seed)
    for _, step in walk(kind, seed, style):
        view = GAME.view(step.state, random.choice(viewers(step.state)))
        deck = sample_deck(view, random)
        assert sorted(deck) == sorted(step.state.deck)
        assert piles_are_kept(view, deck)
        assert piles_are_kept(view, step.state.deck)


def piles_are_kept(view: View, deck: tuple[int, ...]) -> bool:
    """Return whether the piles lie as rule 3.6 lays them, below the cards that box 3 may have put in order."""
    stirred = max((seen.glance.window for seen in view.seats if seen.glance), default=0)
    untouched = deck[stirred:]
    bottom, rest = untouched[-len(BOTTOM) :], untouched[: -len(BOTTOM)]
    middle = rest[-MIDDLE_SIZE:]
    tiers = [INVENTIONS[card].tier for card in middle]
    whole = len(middle) == MIDDLE_SIZE
    return (
        set(bottom) <= BOTTOM
        and all(tiers.count(tier) <= count for tier, count in MIDDLE_TIERS.items())
        and (not whole or all(tiers.count(tier) == count for tier, count in MIDDLE_TIERS.items()))
        and not BOTTOM & set(rest)
    )


@given(kind=kinds, seed=seeds, style=styles)
def test_a_sample_can_be_played_to_the_end(kind: Kind, seed: int, style: Style) -> None:
    random = Random(seed)
    steps = list(walk(kind, seed, style))
    state = random.choice(steps)[1].state
    sample = GAME.determinize(GAME.view(state, random.choice(viewers(state))), random)
    while GAME.decider(sample) is not None:
        sample = GAME.apply(sample, choose(GAME.legal(sample), random, style)).state
        assert violations(sample) == []


@rule("13.2")
def test_what_a_seat_holds_limits_what_it_may_work_on() -> None:
    """Bianca holds one wood and one rope in all: she may work on 2, 3 or 7, and on nothing else."""
    game = placing(table(seat(), seat(hand="rope", small=lab(on=2)), display=[1, 12, 3]))
    view = GAME.view(game.state, ANNA)
    assert assignments(view, view.seats[BIANCA]) == [[2, None], [3, None], [7, None]]


@rule("13.2", "6.3")
def test_two_laboratories_never_work_on_the_same() -> None:
    game = placing(table(seat(), seat(hand="iron", small=lab(on=1), large=lab(4, on=3))))
    view = GAME.view(game.state, ANNA)
    pairs = assignments(view, view.seats[BIANCA])
    assert [1, 3] in pairs
    assert [1, 13] in pairs
    assert [1, 1] not in pairs
    assert [13, 3] not in pairs, "there is one rope only"


@rule("13.2", "9.1")
def test_work_that_would_be_completed_is_not_what_lies_there() -> None:
    """After 4 weeks in an earlier round number 1 on display would be done, so Bianca works on number 13."""
    long_there = lab(on=13, weeks=4, started=1)
    game = placing(table(seat(), seat(small=long_there), display=[1, 3, 8], round=3))
    view = GAME.view(game.state, ANNA)
    assert assignments(view, view.seats[BIANCA]) == [[13, None]]


@rule("13.1", "9.6")
def test_what_lies_open_is_known() -> None:
    game = placing(table(seat(owned=[8]), seat(hand="iron glass", small=lab(on=8, weeks=3, shown=True)), round=3))
    view = GAME.view(game.state, ANNA)
    assert assignments(view, view.seats[BIANCA]) == [[8, None]]


def one_left_of_the_upper_pile() -> tuple[int, ...]:
    """Return a deck in which one card lies on the piles (b) and (a)."""
    return new_game(2, BEGINNER).state.deck[-MIDDLE_SIZE - len(BOTTOM) - 1 :]


def late_table(deck: tuple[int, ...], queues: dict[Place, list[Group]]) -> State:
    """Lay a table for two at which Anna owns all inventions that are neither on display nor in the deck."""
    gone = [card for card in INVENTIONS if card not in (*deck, 1, 12, 8)]
    return table(seat(owned=gone), seat(), queues=queues, deck=deck)


def bianca_looks(deck: tuple[int, ...], order: tuple[int, ...]) -> Game:
    """Bianca looks at the top cards and puts them into this order; then Anna places her workers."""
    game = resolving(late_table(deck, {Place.COUNCIL: [group(BIANCA)]}))
    return game.does(BIANCA, GiveLeonardo(ANNA), TakeBox(Box.FORESIGHT), Reorder(order))


@rule("13.1", "8.5")
def test_without_a_look_the_top_cards_may_have_any_order() -> None:
    """A gold card of the second pile can only have come to the top by Bianca's hand."""
    deck = one_left_of_the_upper_pile()
    gold = set(range(16, 21))
    looked = bianca_looks(deck, deck[:4])
    assert gold & {sample_deck(GAME.view(looked.state, ANNA), Random(seed))[0] for seed in range(100)} == gold
    nobody_looked = placing(late_table(deck, {}))
    assert not gold & {sample_deck(GAME.view(nobody_looked.state, ANNA), Random(seed))[0] for seed in range(100)}


@rule("13.1", "8.5")
def test_who_looked_knows_the_order() -> None:
    deck = one_left_of_the_upper_pile()
    order = (deck[1], deck[2], deck[0], deck[3])
    game = bianca_looks(deck, order)
    samples = [sample_deck(GAME.view(game.state, BIANCA), Random(seed)) for seed in range(100)]
    assert {sample[:4] for sample in samples} == {order}
    assert len({sample[4:] for sample in samples}) > 50


def test_without_a_look_each_upper_card_may_be_on_top() -> None:
    game = new_game(4)
    upper = set(game.state.deck[: -MIDDLE_SIZE - len(BOTTOM)])
    open_cards = {card for card in game.state.deck if card < 16}
    tops = {sample_deck(GAME.view(game.state, ANNA), Random(seed))[0] for seed in range(300)}
    assert upper <= tops <= open_cards
