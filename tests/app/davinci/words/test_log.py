"""The log tells every event in words, and to each seat only what it may know."""

import pytest
from attrs import evolve

from leonardo.app.davinci.words.log import SENTENCES, line
from leonardo.app.davinci.words.phrases import components, invention_name, together
from leonardo.engine.davinci import events
from leonardo.engine.davinci.constants import EXPERT, Component, Favour, Place, Upgrade
from leonardo.engine.davinci.setup import Options
from leonardo.engine.game import Event
from tests.engine.davinci.random_games import random_game

NAMES = ("Anna", "Bianca", "Cosimo", "Donato")


def test_every_event_of_the_game_has_its_sentence() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    assert set(SENTENCES) == kinds


@pytest.mark.parametrize("seed", range(4))
def test_whole_games_can_be_told_to_everybody(seed: int) -> None:
    told = 0
    for _, step in random_game(Options(4, EXPERT), seed).steps():
        for event in step.events:
            for seat in (*range(4), None):
                seen = event.seen_by(seat)
                assert seen is not None
                sentence = line(seen, NAMES)
                told += sentence is not None
                assert sentence is None or ("{" not in sentence and sentence[0].isupper())
    assert told > 500


def test_work_that_lies_face_down_is_told_without_its_name() -> None:
    started = events.WorkStarted(1, Place.SMALL, 8, shown=False)
    assert line(started.seen_by(1), NAMES) == "Bianca starts Stage Lift in the small laboratory."
    assert line(started.seen_by(0), NAMES) == "Bianca starts work in the small laboratory, face down."


def test_a_forced_end_of_phase_a_is_told_as_a_chosen_one() -> None:
    """Rule 13.4: it must not tell that a hand can start nothing, not even to who looks over the shoulder."""
    forced, chosen = events.WorkDone(2, forced=True), events.WorkDone(2, forced=False)
    assert line(forced, NAMES) == line(chosen, NAMES) == "Cosimo is done starting work."


def test_sealed_bids_are_told_without_their_sum() -> None:
    bid = events.BidMade(0, 3, 4, forced=False)
    assert line(bid.seen_by(1), NAMES) == "Anna seals a bid."
    assert line(bid, NAMES) == "Anna seals a bid of 4 florins."


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (events.WorkersPlaced(0, Place.ACADEMY, 3, master=False), "Anna places 3 apprentices at the Academy."),
        (events.WorkersPlaced(0, Place.SMALL, 0, master=True), "Anna places the master in the small laboratory."),
        (events.LeonardoGiven(1, 1), "Bianca takes Leonardo."),
        (
            events.AdvantageTaken(3, Place.WORKSHOP, 2, Upgrade.AUTOMATON, Place.SMALL, None),
            "Donato places an automaton in the small laboratory for 2 florins.",
        ),
        (
            events.AdvantageTaken(3, Place.KILN, 0, None, None, Component.BRICK),
            "Donato takes brick for free.",
        ),
        (
            events.FavourChosen(2, Favour.COMPONENTS, (2, 0, 1, 0, 1), None),
            "Cosimo takes 2 iron, 1 rope, 1 glass as a favour.",
        ),
        (
            events.AuctionSettled(8, ((0, 3), (2, 5)), 2),
            "Cosimo wins Stage Lift. Bids: Anna 3, Cosimo 5.",
        ),
        (events.GameEnded((9, 9), (0, 0), (0, 1)), "The game is over: Anna and Bianca share the victory."),
    ],
)
def test_sentences(event: Event, sentence: str) -> None:
    assert line(event, NAMES) == sentence


def test_who_must_withdraw_is_told_why() -> None:
    chosen = events.WorkersWithdrew(0, Place.KILN, forced=False)
    empty, poor = evolve(chosen, forced=True), evolve(chosen, forced=True, unpaid=3)
    assert line(chosen, NAMES) == "Anna takes nothing more at the Kiln."
    assert line(empty, NAMES) == "Anna finds nothing to take at the Kiln."
    assert line(poor, NAMES) == "Anna cannot pay 3 florins at the Kiln and withdraws. Payments are public (rule 13.2)."


def test_lists_are_told_as_people_tell_them() -> None:
    assert together(["Anna"]) == "Anna"
    assert together(NAMES) == "Anna, Bianca, Cosimo and Donato"
    assert components((0, 0, 0, 0, 0)) == "nothing"
    assert invention_name(1) == "Automatic Hammer"
