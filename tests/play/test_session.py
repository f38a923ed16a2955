"""A game at one screen: decisions, events for each seat, taking back, autosaves, and the built-in players."""

import errno
import subprocess
import sys
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from leonardo.ai.worker import Notice
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Done, Start
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.events import BidMade, DeckForeseen, GameEnded
from leonardo.engine.davinci.setup import Options
from leonardo.engine.game import IllegalActionError
from leonardo.games import GAMES
from leonardo.play import history
from leonardo.play.autosave import News
from leonardo.play.session import Session
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.folder import SaveFolder
from leonardo.saves.opening import open_save
from leonardo.saves.schema import BuiltIn, Person
from tests.app.fake_adviser import AtOnce
from tests.diagonal import first_quick

PROJECT = Path(__file__).resolve().parents[2]
ANNA, BEN, CLEO = Person("Anna", "red"), Person("Ben", "blue"), Person("Cleo", "green")
DORA, EMIL = BuiltIn("Dora", "yellow", "random"), BuiltIn("Emil", "purple", "random")
PATIENCE = 30.0
START_FIRST = Options(2, start=0)


def poll(session: Session) -> None:
    """Poll as the window does, until a person must decide or the game is over."""
    until = monotonic() + PATIENCE
    while session.thinking:
        assert monotonic() < until
        if not session.poll():
            sleep(0.0005)


def decide(session: Session, decisions: int | None = None) -> None:
    """Let persons decide anything, each time the same in the same position, so many times or to the end."""
    poll(session)
    while not session.over and decisions != 0:
        number = len(session.played.turns)
        session.submit(Random(number).choice(session.legal()))
        poll(session)
        decisions = None if decisions is None else decisions - 1


SMALL_PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x02\x00\x00\x00\x02 and so on"  # it begins as one


def newest(folder: SaveFolder) -> Session:
    entry = folder.to_continue()
    assert entry is not None
    return Session.load(entry.path, folder)


@pytest.mark.slow
def test_a_whole_game_with_built_in_players_is_saved(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    session = Session.new(GAME, Options(4), (ANNA, DORA, BEN, EMIL), 1, folder)
    watch = session.watch()
    decide(session)
    session.close()
    assert session.over
    assert session.take_troubles() == []
    assert isinstance(watch.take()[-1].seen_by(None), GameEnded)
    saved = folder.read(folder.entries()[0].path)
    assert saved.over
    assert len(saved.actions) == len(session.played.turns)
    assert folder.to_continue() is None


@pytest.mark.slow
def test_a_stopped_game_goes_on_to_the_same_end(tmp_path: Path) -> None:
    seats = (ANNA, DORA, BEN, EMIL)
    unbroken = Session.new(GAME, Options(4), seats, 2)
    decide(unbroken)
    folder = SaveFolder(tmp_path)
    broken = Session.new(GAME, Options(4), seats, 2, folder)
    decide(broken, decisions=15)
    broken.close()
    resumed = newest(folder)
    assert resumed.played == broken.played
    decide(resumed)
    resumed.close()
    unbroken.close()
    assert resumed.played == unbroken.played


def test_a_resumed_game_knows_its_history(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    before = Session.new(GAME, Options(2), (ANNA, BEN), 3, folder)
    decide(before, decisions=20)
    after = newest(folder)
    watch = after.watch()
    assert watch.take() == []
    assert after.history(0) == before.history(0)
    decide(after, decisions=1)
    new = after.history(0)[len(before.history(0)) :]
    assert [happening.seen_by(0) for happening in watch.take()] == new != []


def test_each_seat_is_told_what_it_may_know() -> None:
    session = Session.new(GAME, Options(3), (ANNA, BEN, CLEO), 5)
    decide(session)
    own, others = session.history(0), session.history(None)
    secrets = [
        (mine, seen)
        for mine, seen in zip(own, others, strict=True)
        if isinstance(mine, BidMade | DeckForeseen) and mine.seat == 0
    ]
    assert secrets
    assert all(mine != seen for mine, seen in secrets)


def test_what_was_told_is_not_told_again() -> None:
    session = Session.new(GAME, START_FIRST, (ANNA, BEN), 1)
    watch = session.watch()
    session.submit(Done())
    assert watch.take() != []
    assert watch.take() == []


def test_only_legal_decisions_of_persons_are_carried_out() -> None:
    session = Session.new(GAME, Options(2, start=0), (ANNA, BEN), 1)
    wrong = Start(Place.LARGE, 1)
    objection = session.objection(wrong)
    assert objection is not None
    with pytest.raises(IllegalActionError, match=objection.rule):
        session.submit(wrong)
    assert session.played.turns == ()


def test_nobody_decides_for_a_built_in_player() -> None:
    session = Session.new(GAME, Options(2, start=0), (DORA, ANNA), 1)
    assert session.thinking
    with pytest.raises(ValueError, match="no person"):
        session.submit(session.legal()[0])


def test_a_decision_waits_until_the_picture_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("leonardo.play.players.Worker", AtOnce)
    session = Session.new(GAME, Options(2, start=0), (DORA, ANNA), 1)
    for _ in range(3):
        assert not session.poll(ready=False)
    assert session.played.turns == ()
    poll(session)
    session.close()
    assert len(session.played.turns) > 0


def test_seats_and_set_up_must_agree() -> None:
    with pytest.raises(ValueError, match="2 seats are named, 4 play"):
        Session.new(GAME, Options(4), (ANNA, BEN), 1)


def test_a_person_takes_back_its_last_decision() -> None:
    session = Session.new(GAME, START_FIRST, (ANNA, BEN), 1)
    before, told = session.view(0), session.history(0)
    session.submit(Done())
    session.undo(0)
    assert session.view(0) == before
    assert session.history(0) == told


def test_nothing_decided_is_nothing_to_take_back() -> None:
    session = Session.new(GAME, START_FIRST, (ANNA, BEN), 1)
    refusal = session.undo_objection()
    assert refusal is not None
    assert refusal.reason == "undo.nothing"
    with pytest.raises(ValueError, match="You have nothing to undo yet"):
        session.undo()


def test_what_another_person_decided_since_stays() -> None:
    session = Session.new(GAME, Options(2, start=0), (ANNA, BEN), 1)
    assert (session.decider, session.is_person(1)) == (0, True)
    session.submit(Done())
    while session.decider != 1:
        session.submit(session.legal()[0])
    session.submit(session.legal()[0])
    refusal = session.undo_objection(0)
    assert refusal is not None
    assert refusal.reason == "undo.another_person"
    assert session.undo_objection(1) is None


@pytest.mark.slow
def test_decisions_of_built_in_players_are_taken_back_with_it() -> None:
    session = Session.new(GAME, Options(2, start=0), (ANNA, DORA), 1)
    first = next(action for action in session.legal() if isinstance(action, Start))
    before = session.view(0)
    session.submit(first)
    poll(session)
    taken = [turn.seat for turn in session.played.turns]
    assert taken[0] == 0
    session.undo()
    assert session.view(0) == before
    assert session.undo_objection(0) == history.NOTHING_YET
    session.submit(first)
    poll(session)
    assert [turn.seat for turn in session.played.turns] == taken
    session.close()


def test_a_thought_is_cut_short_by_taking_back() -> None:
    session = Session.new(GAME, Options(2, start=0), (ANNA, DORA), 1)
    while not session.thinking:
        session.submit(session.legal()[-1])
    session.poll(ready=False)
    session.undo()
    assert session.decider == 0
    assert not session.poll()
    decide(session, decisions=3)
    session.close()


def test_what_was_revealed_cannot_be_taken_back() -> None:
    session = Session.new(GAME, Options(2), (ANNA, BEN), 4)
    reasons = set()
    while not session.over:
        told = len(session.history(None))
        decider = session.decider
        decide(session, decisions=1)
        if any(event.reveals for event in session.history(None)[told:]):
            refusal = session.undo_objection(decider)
            assert refusal is not None
            reasons.add(refusal.reason)
    assert reasons == {"undo.revealed"}


def test_taking_back_is_saved_too(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    session = Session.new(GAME, START_FIRST, (ANNA, BEN), 1, folder)
    session.submit(Done())
    session.undo(0)
    assert newest(folder).played.turns == ()


def test_a_named_save_goes_on_with_autosaves_of_its_own(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    session = Session.new(GAME, Options(2), (ANNA, BEN), 1, folder)
    decide(session, decisions=5)
    path = session.save("Before supper")
    decide(session, decisions=5)
    other = Session.load(path, folder)
    decide(other, decisions=1)
    lengths = sorted(len(folder.read(entry.path).actions) for entry in folder.entries() if entry.is_autosave)
    assert lengths == [6, 10]


def test_a_save_can_be_replaced_when_wished(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    session = Session.new(GAME, Options(2), (ANNA, BEN), 1, folder)
    session.save("Sunday")
    decide(session, decisions=1)
    with pytest.raises(SaveError, match="there is already a save with this name"):
        session.save("Sunday")
    assert len(folder.read(session.save("Sunday", replace=True)).actions) == 1


def renew_picture(session: Session) -> None:
    """Have the picture made if one is due, as a table does while nothing moves, and saved."""
    if session.autosave.picture_due:
        for _ in session.autosave.renew_picture():
            pass
    while session.autosave.under_way:
        session.poll()


def test_a_decision_is_kept_before_its_picture_is_drawn(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    session = Session.new(GAME, Options(2), (ANNA, BEN), 1, folder)
    kept: list[int] = []

    def picture() -> bytes:
        kept.append(len(newest(folder).played.turns))
        return SMALL_PNG

    session.autosave.picture = picture
    decide(session, decisions=1)
    assert (kept, session.autosave.kept) == ([], 1)
    renew_picture(session)
    entry = folder.to_continue()
    assert kept == [1]
    assert entry is not None
    assert folder.picture(entry) == SMALL_PNG


def test_a_picture_waits_for_the_save_under_way(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    session = Session.new(GAME, Options(2), (ANNA, BEN), 1, folder)
    session.autosave.picture = lambda: SMALL_PNG
    decide(session, decisions=1)
    (entry,) = folder.entries()
    session.autosave.begin(lambda: folder.read(entry.path))
    waiting = session.autosave.renew_picture()
    assert sum(1 for _ in zip(waiting, range(100), strict=False)) < 10


def test_autosaves_take_a_picture_once_a_round(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    session = Session.new(GAME, Options(2), (ANNA, BEN), 1, folder)
    taken: list[int] = []

    def picture() -> bytes:
        taken.append(session.view(None).round)
        return SMALL_PNG + bytes(taken)

    session.autosave.picture = picture
    while session.view(None).round < 3:
        decide(session, decisions=1)
        renew_picture(session)
    assert taken == [1, 2, 3]
    assert newest(folder).played == session.played
    path = session.save("With a picture")
    kept = next(entry for entry in folder.entries() if entry.path == path)
    assert folder.picture(kept) == picture()[:-1]


def test_a_full_disk_is_told_once_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session.new(GAME, Options(2), (ANNA, BEN), 1, SaveFolder(tmp_path))
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    decide(session, decisions=3)
    (trouble,) = session.take_troubles()
    assert isinstance(trouble, SaveError)
    assert trouble.fault is Fault.DISK_FULL
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before
    monkeypatch.undo()
    decide(session, decisions=1)
    assert session.take_troubles() == [News.WORKS_AGAIN]
    assert session.take_troubles() == []
    assert len(newest(SaveFolder(tmp_path)).played.turns) == 4


def test_closing_saves_what_built_in_players_did_last(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    session = Session.new(GAME, Options(2, start=0), (DORA, ANNA), 1, folder)
    poll(session)
    session.close()
    assert newest(folder).played == session.played


@pytest.mark.parametrize("player", ["grandmaster", "master:angry", "random:builder", "cmd:rm"])
def test_a_save_with_a_player_of_another_version_is_refused(tmp_path: Path, player: str) -> None:
    folder = SaveFolder(tmp_path)
    seats = (ANNA, BuiltIn("Zoroastro", "red", player))
    path = Session.new(GAME, Options(2, start=0), seats, 1, folder).save("Of tomorrow")
    with pytest.raises(SaveError, match=player) as caught:
        Session.load(path, folder)
    assert caught.value.fault is Fault.UNKNOWN_PLAYER


@pytest.mark.slow
def test_a_player_that_fails_is_replaced_with_a_word() -> None:
    session = Session.new(GAME, Options(2, start=0), (BuiltIn("Zoroastro", "red", "grandmaster"), ANNA), 1)
    session.poll()
    until = monotonic() + PATIENCE
    while not session.poll():
        assert monotonic() < until
        sleep(0.001)
    troubles = session.take_troubles()
    session.close()
    assert troubles
    assert all(isinstance(trouble, Notice) and trouble.player == "grandmaster" for trouble in troubles)


def test_a_game_that_is_not_saved_anywhere_says_so() -> None:
    session = Session.new(GAME, Options(2), (ANNA, BEN), 1)
    decide(session, decisions=2)
    with pytest.raises(ValueError, match="not saved anywhere"):
        session.save("Sunday")
    session.close()


PLAYER_AT_THE_SCREEN = """
import sys
from pathlib import Path
from tests.play.test_session import ANNA, BEN, CLEO, GAME, Options, Random, SaveFolder, Session

session = Session.new(GAME, Options(3), (ANNA, BEN, CLEO), 11, SaveFolder(Path(sys.argv[1])))
while not session.over:
    session.submit(Random(len(session.played.turns)).choice(session.legal()))
    print(len(session.played.turns), flush=True)
"""


@first_quick("decisions", [1, 30, 77])
def test_a_kill_loses_at_most_the_decision_in_hand(tmp_path: Path, decisions: int) -> None:
    command = [sys.executable, "-c", PLAYER_AT_THE_SCREEN, str(tmp_path)]
    with subprocess.Popen(command, cwd=PROJECT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        carried_out = [int(process.stdout.readline()) for _ in range(decisions)]
        process.kill()
        carried_out += [int(line) for line in process.stdout.read().splitlines()]
    path = SaveFolder(tmp_path).entries()[0].path
    session = Session.resume(open_save(SaveFolder(tmp_path).read(path), path, GAMES))
    assert len(session.played.turns) >= carried_out[-1]
    unbroken = Session.new(GAME, Options(3), (ANNA, BEN, CLEO), 11)
    decide(unbroken)
    decide(session)
    assert session.played == unbroken.played


def test_a_session_draws_nothing() -> None:
    code = "import sys, leonardo.play.session; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=PROJECT, check=False).returncode == 0


def test_the_reasons_against_taking_back_are_in_the_catalogue() -> None:
    texts = (PROJECT / "assets" / "texts" / "en" / "saves.toml").read_text("utf-8")
    refusals = (history.NOTHING_YET, history.REVEALED, history.CHANCE, history.ANOTHER_PERSON)
    for refusal in refusals:
        assert f'{refusal.reason.removeprefix("undo.")} = "{refusal.message}"' in texts


def test_a_loaded_save_equals_the_game_that_was_saved(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    session = Session.new(GAME, Options(2), (ANNA, BEN), 1, folder)
    decide(session, decisions=12)
    path = session.save("Twelve")
    assert open_save(folder.read(path), path, GAMES).played == session.played
