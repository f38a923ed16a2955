"""Advice in a session: asked for by persons, never waited for, counted for each seat, saved, and cut short."""

from pathlib import Path
from time import monotonic, sleep

import pytest

from leonardo.ai.davinci.advice import ESTIMATOR
from leonardo.ai.worker import Notice, Trouble
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Done
from leonardo.engine.davinci.setup import Options
from leonardo.play.session import Session
from leonardo.saves.folder import SaveFolder
from leonardo.saves.schema import BuiltIn, Person
from tests.app.fake_adviser import adviser_at_hand

ANNA, BEN = Person("Anna", "red"), Person("Ben", "blue")
DORA = BuiltIn("Dora", "yellow", "random")
LONG = 30.0
FIRST = Options(2, start=0)


def two(folder: SaveFolder | None = None) -> Session:
    return Session.new(GAME, FIRST, (ANNA, BEN), 1, folder)


@pytest.mark.slow
def test_leonardo_advises_on_a_real_decision() -> None:
    session = two()
    legal = session.legal()
    session.ask_advice()
    end = monotonic() + LONG
    while not session.hint_service.poll():
        assert monotonic() < end
        sleep(0.005)
    assert {each.action for each in session.hint_service.told} <= set(legal)
    assert session.hint_service.used == (1, 0)
    session.close()


@pytest.mark.slow
def test_an_estimate_says_what_a_hint_does_and_counts_as_none() -> None:
    session = two()
    view = session.view(0)
    session.ask_estimate(view)
    assert session.hint_service.estimating
    end = monotonic() + LONG
    while (found := session.hint_service.poll_estimate()) is None:
        assert monotonic() < end
        sleep(0.005)
    assert found == ESTIMATOR(view)
    assert not session.hint_service.estimating
    assert session.hint_service.used == (0, 0)
    session.close()


def test_no_call_waits_and_advice_stands_until_the_decision() -> None:
    session = two()
    adviser = adviser_at_hand(session)
    adviser.ready = False
    session.ask_advice()
    assert session.hint_service.waiting
    assert not session.hint_service.poll()
    adviser.ready = True
    assert session.hint_service.poll()
    told = session.hint_service.told
    assert told
    session.ask_advice()  # the same decision: nothing is thought or counted anew
    assert (session.hint_service.told, session.hint_service.used, len(adviser.asked)) == (told, (1, 0), 1)
    assert [session.hint_service.advises(each.action) for each in told] == [True] + [False] * (len(told) - 1)
    session.submit(told[0].action)
    assert session.hint_service.told == ()
    assert not session.hint_service.advises(told[0].action)
    session.close()
    assert adviser.closed


def test_each_seat_has_its_own_count_of_hints() -> None:
    session = two()
    adviser_at_hand(session)
    for _ in range(6):
        session.ask_advice()
        assert session.hint_service.poll()
        session.submit(session.hint_service.told[-1].action)
    assert sum(session.hint_service.used) == 6
    assert min(session.hint_service.used) > 0


def test_thinking_is_cut_short_and_then_counts_for_nothing() -> None:
    session = two()
    adviser = adviser_at_hand(session)
    adviser.ready = False
    session.ask_advice()
    session.hint_service.stop()
    adviser.ready = True
    assert not session.hint_service.poll()
    session.ask_advice()
    session.submit(session.legal()[-1])
    assert not session.hint_service.waiting
    assert session.hint_service.used == (0, 0)


def test_taking_back_forgets_the_advice_but_not_the_count() -> None:
    session = two()
    adviser_at_hand(session)
    session.submit(Done())
    session.ask_advice()
    session.hint_service.poll()
    session.undo(0)
    assert session.hint_service.told == ()
    assert session.hint_service.used == (0, 1)


def test_advice_that_fails_is_told_and_the_game_goes_on() -> None:
    session = two()
    adviser_at_hand(session).fails = True
    session.ask_advice()
    assert session.hint_service.poll()
    assert session.hint_service.told == ()
    assert session.hint_service.used == (0, 0)
    assert session.take_troubles() == [Notice(Trouble.NO_ADVICE, 0, "")]
    session.submit(session.legal()[-1])


def test_used_hints_are_saved_with_the_next_decision(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    session = two(folder)
    adviser_at_hand(session)
    session.ask_advice()
    session.hint_service.poll()
    session.close()
    entry = folder.to_continue()
    assert entry is not None
    assert Session.load(entry.path, folder).hint_service.used == (1, 0)


def test_only_a_person_who_must_decide_gets_advice() -> None:
    session = Session.new(GAME, FIRST, (DORA, ANNA), 1)
    with pytest.raises(ValueError, match="no person"):
        session.ask_advice()
    session.close()
