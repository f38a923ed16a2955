"""Taking back and redoing: what others answered stands, who decided is remembered, and nothing is learnt by it."""

import json
from collections.abc import Callable, Iterator
from itertools import takewhile
from pathlib import Path
from random import Random
from typing import Any

import attrs
import pytest

from leonardo.ai.decision_request import Answer, DecisionRequest
from leonardo.engine.citta.questions import AuctionQuestion, BetQuestion
from leonardo.engine.davinci import GAME as DAVINCI
from leonardo.engine.davinci.setup import Options
from leonardo.engine.game import NATURE, AnyGame
from leonardo.engine.seeds import Part, key_of
from leonardo.games import GAMES, usual_seats
from leonardo.play.autosave import News
from leonardo.play.daily import AGREED
from leonardo.play.history import ANOTHER_PERSON, ANSWERED, CHANCE, DECIDED_SINCE, NOTHING_UNDONE, REVEALED
from leonardo.play.players import PlayerProcess
from leonardo.play.session import Session
from leonardo.saves.composing import Circumstances
from leonardo.saves.documents import MOST_COUNT, checksum, laid_out
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.folder import SaveFolder
from leonardo.saves.schema import BuiltIn, Person, Save, Seated, read_save, write_save
from scripts.fuzz.games import wishes
from tests.diagonal import first_quick

ANNA, BEN = Person("Anna", "red"), Person("Ben", "blue")
OTHERS = tuple(
    BuiltIn(name, colour, "random")
    for name, colour in (("Cleo", "green"), ("Dora", "yellow"), ("Emil", "purple"), ("Fra", "bone"))
)
START_FIRST = Options(2, start=0)


class AtOnce(PlayerProcess):
    """Decides at once and by the stream that it is given; it notes what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[DecisionRequest] = []

    def prepare(self) -> None:
        """Start nothing."""

    def decided(self, request: Callable[[], DecisionRequest]) -> bool:
        self.asked.append(request())
        return True

    def take(self) -> Answer:
        asked = self.asked[-1]
        return Answer(asked.number, Random(f"{asked.key}/{asked.number}").choice(asked.legal), 0.0)


def at_once(session: Session) -> AtOnce:
    process = AtOnce()
    session.player_process = process
    return process


def let_others(session: Session) -> None:
    """Let all decide who are no persons, chance among them."""
    while session.thinking or session.chance_waits:
        if session.chance_waits:
            session.play_nature()
        else:
            session.poll()


def begun(game: AnyGame, seed: int, table: dict[str, str] | None = None) -> Session:
    played = wishes(game)
    seats: tuple[Seated, ...] = (ANNA, *OTHERS[: usual_seats(game) - 1])
    session = Session.new(game, played, seats, seed, table=table)
    at_once(session)
    return session


def positions(game: AnyGame, seeds: int, decisions: int, table: dict[str, str] | None = None) -> Iterator[Session]:
    """Yield games in which a person has just decided, and all others after that."""
    for seed in range(seeds):
        session, random = begun(game, seed, table), Random(seed)
        let_others(session)
        for _ in range(decisions):
            if session.over:
                break
            session.submit(random.choice(session.legal()))
            let_others(session)
            yield session


def since_own(session: Session) -> list[tuple[int, Any]]:
    """The decisions since the person's last one, and what came of each, the last one first."""
    came_of = [step.events for _, step in session.played.steps()][1:]
    made = reversed(list(zip(session.played.turns, came_of, strict=True)))
    return [(turn.seat, events) for turn, events in takewhile(lambda each: each[0].seat != 0, made)]


@first_quick("name", sorted(GAMES))
def test_only_what_others_have_answered_stands(name: str) -> None:
    answered = free = 0
    for session in positions(GAMES[name], 3, 60):
        since = since_own(session)
        objection = session.undo_objection(0)
        if any(event.answers for seat, events in since if seat != NATURE for event in events):
            assert objection in (ANSWERED, REVEALED, CHANCE)
            answered += 1
        elif objection is None:
            free += 1
    assert answered
    assert free


def at_a_question(kind: type, seeds: int = 40) -> Iterator[Session]:
    """Yield games of the city in which the person is asked a question of a kind."""
    for seed in range(seeds):
        session, random = begun(GAMES["citta"], seed), Random(seed)
        for _ in range(200):
            let_others(session)
            if session.over or isinstance(session.played.state.question, kind):
                break
            session.submit(random.choice(session.legal()))
        if not session.over:
            yield session


def test_no_bid_of_the_city_is_taken_back_once_answered() -> None:
    closed = answered = 0
    for session in at_a_question(AuctionQuestion):
        waiting = len(session.played.state.question.waiting)
        session.submit(session.legal()[1])
        let_others(session)
        if waiting and any(seat != NATURE for seat, _ in since_own(session)):
            answered += 1
            closed += not isinstance(session.played.state.question, AuctionQuestion)
            assert session.undo_objection(0) in (ANSWERED, REVEALED, CHANCE)
    assert closed > 3
    assert answered > 10


def test_no_stake_of_the_city_is_taken_back_after_others() -> None:
    answered = 0
    for session in at_a_question(BetQuestion):
        waiting = session.played.state.question.waiting
        session.submit(session.legal()[0])
        if not waiting or session.over:
            continue
        session.poll()
        answered += 1
        assert session.undo_objection(0) == ANSWERED
    assert answered > 3


@pytest.mark.parametrize("name", ["davinci", "engines"])
def test_undone_moves_of_others_are_thought_over_anew(name: str) -> None:
    for session in positions(GAMES[name], 3, 60):
        if session.undo_objection(0) is None and any(seat != NATURE for seat, _ in since_own(session)):
            break
    process = at_once(session)
    before = session.played
    session.undo(0)
    assert (session.undone, session.retaken) == (1, 1)
    session.submit(before.turns[len(session.played.turns)].action)
    session.poll()
    (asked,) = process.asked
    assert asked.key != key_of(session.seed, Part.PLAYERS)
    session.undo(0) if session.undo_objection(0) is None else None
    assert session.retaken == session.undone


def test_what_nobody_has_seen_is_taken_back_without_a_mark() -> None:
    session = Session.new(DAVINCI, START_FIRST, (ANNA, BEN), 1)
    session.submit(session.legal()[0])
    session.undo(0)
    assert (session.undone, session.retaken) == (1, 0)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_in_the_game_of_the_day_a_decision_soon_stands(name: str) -> None:
    stands = 0
    for session in positions(GAMES[name], 1, 40, {AGREED: "d20261120"}):
        if any(seat != NATURE for seat, _ in since_own(session)):
            stands += 1
            assert session.undo_objection(0) is not None
    assert stands


def test_a_persons_decision_stays_when_the_computer_takes_over(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    session = Session.new(DAVINCI, START_FIRST, (ANNA, BEN), 1, folder)
    while not (session.decider == 0 and session.played.turns and session.played.turns[-1].seat == 1):
        session.submit(session.legal()[0])
    assert session.undo_objection(0) in (ANOTHER_PERSON, REVEALED)
    before = session.undo_objection(0)
    session.change_seat(1, attrs.evolve(OTHERS[0], name="Ben", colour="blue"))
    assert session.undo_objection(0) == before == ANOTHER_PERSON
    session.close()
    entry = folder.to_continue()
    assert entry is not None
    loaded = Session.load(entry.path, SaveFolder(tmp_path))
    assert loaded.undo_objection(0) == ANOTHER_PERSON
    loaded.close()


def test_a_new_person_takes_back_nothing_of_the_one_before() -> None:
    session = Session.new(DAVINCI, START_FIRST, (ANNA, BEN), 1)
    session.submit(session.legal()[0])
    session.change_seat(0, Person("Carla", "red"))
    assert session.undo_objection(0) == ANOTHER_PERSON
    session.change_seat(0, ANNA)
    assert session.undo_objection(0) is None
    session.undo(0)
    session.submit(session.legal()[1])
    assert session.undo_objection(0) is None, "what is decided anew is of who sits there now"


def test_the_latest_persons_decision_is_the_one_to_take_back() -> None:
    session = Session.new(DAVINCI, START_FIRST, (ANNA, BEN), 1)
    assert (session.to_undo(1), session.goes_back(1)) == (1, 0)
    while session.decider == 0:
        session.submit(session.legal()[0])
    assert session.undo_objection(1) == ANOTHER_PERSON
    assert (session.to_undo(1), session.goes_back(0)) == (0, 1)
    session.change_seat(0, Person("Carla", "red"))
    assert session.to_undo(1) == 1, "whoever decided it does not sit there any more"


def test_what_an_old_save_took_over_is_nobodys(tmp_path: Path) -> None:
    session = Session.new(DAVINCI, START_FIRST, (ANNA, BEN), 1, SaveFolder(tmp_path))
    session.submit(session.legal()[0])
    session.change_seat(0, ANNA)
    path = session.save("Old")
    document = as_schema_7(path)
    path.write_bytes(document)
    assert Session.load(path, SaveFolder(tmp_path)).undo_objection(0) == ANOTHER_PERSON


def as_schema_7(path: Path) -> bytes:
    fields = json.loads(path.read_bytes())
    for name in ("checksum", "machine", "line", "retaken", "former"):
        del fields[name]
    fields["schema"] = 7
    return laid_out({**fields, "checksum": checksum(fields)}).encode()


# ---- redoing


@first_quick("name", sorted(GAMES))
def test_redoing_brings_back_all_that_others_had_decided(name: str) -> None:
    found = 0
    for session in positions(GAMES[name], 2, 60):
        if session.undo_objection(0) is not None:
            continue
        found += 1
        before, told, seen = session.played, session.history(0), session.view(0)
        assert session.redo_objection(0) == NOTHING_UNDONE
        session.undo(0)
        assert session.redo_objection(0) is None
        session.redo(0)
        assert (session.played, session.history(0), session.view(0)) == (before, told, seen)
    assert found


def test_several_are_redone_in_order_until_something_changes() -> None:
    session = Session.new(DAVINCI, Options(3, start=0), (ANNA, *OTHERS[:2]), 1)
    at_once(session)
    session.submit(session.legal()[0])
    let_others(session)
    once = session.played
    session.submit(session.legal()[0])
    let_others(session)
    twice = session.played
    session.undo(0)
    session.undo(0)
    session.redo(0)
    assert session.played == once
    session.redo(0)
    assert session.played == twice
    session.undo(0)
    session.submit(session.legal()[1])
    assert session.redo_objection(0) == DECIDED_SINCE
    with pytest.raises(ValueError, match="differently"):
        session.redo(0)


def test_nobody_redoes_what_another_person_has_undone() -> None:
    session = Session.new(DAVINCI, START_FIRST, (ANNA, BEN), 1)
    session.submit(session.legal()[0])
    session.undo(0)
    assert session.redo_objection(1) == NOTHING_UNDONE
    session.change_seat(0, Person("Carla", "red"))
    assert session.redo_objection(0) == NOTHING_UNDONE


def test_what_is_redone_is_saved(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    session = Session.new(DAVINCI, START_FIRST, (ANNA, BEN), 1, folder)
    session.submit(session.legal()[0])
    session.undo(0)
    session.redo(0)
    entry = folder.to_continue()
    assert entry is not None
    assert len(folder.read(entry.path).actions) == 1


# ---- what is counted


def test_no_count_goes_beyond_its_bounds(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    session = Session.new(DAVINCI, START_FIRST, (ANNA, BEN), 1, folder)
    most = Circumstances({}, MOST_COUNT, (MOST_COUNT, 0), (0, MOST_COUNT), MOST_COUNT)
    again = Session(session.played, session.seats, 1, folder, "abc", circumstances=most)
    again.submit(again.legal()[0])
    again.undo(0)
    again.change_seat(1, BEN)
    assert again.circumstances.undone == again.circumstances.retaken == MOST_COUNT
    assert again.circumstances.changed == (0, MOST_COUNT)
    entry = folder.to_continue()
    assert entry is not None
    assert folder.read(entry.path).undone == MOST_COUNT


@pytest.mark.parametrize("name", ["undone", "retaken", "hints", "changed"])
@pytest.mark.parametrize("value", [MOST_COUNT + 1, 10**30, -1])
def test_a_forged_count_is_told_as_damage(tmp_path: Path, name: str, value: int) -> None:
    session = Session.new(DAVINCI, START_FIRST, (ANNA, BEN), 1, SaveFolder(tmp_path))
    path = session.save("Sunday")
    save = read_save(path.read_bytes(), path)
    forged = value if isinstance(getattr(save, name), int) else (value, 0)
    content = write_save(unchecked(save, name, forged))
    with pytest.raises(SaveError) as caught:
        read_save(content, path)
    assert caught.value.fault is Fault.DAMAGED


def unchecked(save: Save, name: str, value: Any) -> Save:  # noqa: ANN401 - what no save holds
    with attrs.validators.disabled():
        return attrs.evolve(save, **{name: value})


def test_a_fault_at_the_end_of_a_game_costs_no_decision(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    session = Session.new(DAVINCI, START_FIRST, (ANNA, BEN), 1, folder)
    kept: list[bool] = []

    def fail() -> None:
        kept.extend(folder.read(entry.path).over for entry in SaveFolder(tmp_path).entries())
        raise ValueError("a forged count")

    session.when_over = fail
    random = Random(2)
    while not session.over:
        session.submit(random.choice(session.legal()))
    assert kept == [True], "it is saved before"
    assert session.take_troubles() == [News.NOT_COUNTED]
    (entry,) = SaveFolder(tmp_path).entries()
    assert len(folder.read(entry.path).actions) == len(session.played.turns)
