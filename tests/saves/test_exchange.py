"""Games as files that go from hand to hand: taken in with suspicion, handed on without writing over anything."""

import gzip
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest
from attrs import evolve

from leonardo.check import check
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.engine.record import RECORD_ENDING, Played, write_record
from leonardo.games import GAMES
from leonardo.saves.archive import Archive
from leonardo.saves.composing import compose
from leonardo.saves.exchange import as_record, as_save, hand_on, place_for, read_game, take_in
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.files import ENDING
from leonardo.saves.schema import Person, Save, Seated

ANNA, BEN = Person("Anna", "red"), Person("Ben", "blue")


def seats(_: Played) -> Sequence[Seated]:
    return ANNA, BEN


def played(decisions: int = 30) -> Played:
    random = Random(4)
    found, _ = Played.begin(GAME, GAME.deal(Options(2), random))
    for _ in range(decisions):
        found, _ = found.play(random.choice(GAME.legal(found.state)))
    return found


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / f"a{RECORD_ENDING}"
    path.write_text(write_record(played()), encoding="utf-8")
    return path


def saved(decisions: int = 30) -> Save:
    return compose(played(decisions), (ANNA, BEN), 7, "0123456789ab", "Mine")


def test_a_record_and_a_save_of_a_game_hold_the_same(record: Path, tmp_path: Path) -> None:
    other = tmp_path / f"b{ENDING}"
    other.write_bytes(as_save(saved()))
    one, two = read_game(record, GAMES, seats), read_game(other, GAMES, seats)
    assert one.actions == two.actions
    assert as_record(one, record, GAMES) == as_record(two, other, GAMES) == record.read_bytes()


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda lines: [*lines[:9], lines[9][:-9], *lines[10:]], Fault.DAMAGED),
        (lambda lines: [lines[0].replace('"version": 1', '"version": 2'), *lines[1:]], Fault.NEWER),
        (lambda lines: [lines[0].replace(GAME.name, "chess"), *lines[1:]], Fault.UNKNOWN_GAME),
        (lambda lines: [*lines[:9], *lines[12:]], Fault.BREAKS_RULE),
        (lambda lines: ["[" * 5000, *lines], Fault.DAMAGED),
    ],
)
def test_what_is_no_game_of_ours_is_refused(
    record: Path, change: Callable[[list[str]], list[str]], fault: Fault
) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    record.write_text("\n".join(change(lines)), encoding="utf-8")
    with pytest.raises(SaveError) as refused:
        read_game(record, GAMES, seats)
    assert refused.value.fault is fault


def test_a_record_that_breaks_a_rule_says_where(record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    number = next(number for number, line in enumerate(lines) if '"place"' in line)
    lines[number] = json.dumps({**json.loads(lines[number]), "count": 99})
    record.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(SaveError) as refused:
        read_game(record, GAMES, seats)
    assert refused.value.fault in (Fault.BREAKS_RULE, Fault.DAMAGED)
    assert f"line {number + 1}" in refused.value.detail


def test_nothing_in_the_archive_is_written_over(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    short, long = saved(10), saved(30)
    first = take_in(long, archive)
    assert take_in(short, archive) == first == take_in(long, archive), "it is there already"
    other = take_in(evolve(short, actions=(*short.actions[:-1], {"do": "pass"})), archive)
    assert other != first
    assert archive.read(first).actions == long.actions
    assert len(archive.entries()) == 2


def test_an_archive_that_cannot_be_looked_into_is_told_in_words(tmp_path: Path) -> None:
    game = played()
    save = compose(game, seats(game), 4, "run")
    with pytest.raises(SaveError) as told:
        take_in(save, Archive(tmp_path / ("x" * 300)))
    assert told.value.fault is Fault.UNWRITABLE


def test_a_file_is_written_over_only_if_that_is_wished(tmp_path: Path) -> None:
    path = place_for(tmp_path / "new", "2026-11-22 Anna, Ben / ..", RECORD_ENDING, b"one")
    assert path.parent == tmp_path / "new"
    hand_on(path, b"one")
    with pytest.raises(SaveError) as refused:
        hand_on(path, b"two")
    assert refused.value.fault is Fault.NAME_TAKEN
    assert path.read_bytes() == b"one"
    hand_on(path, b"two", replace=True)
    assert path.read_bytes() == b"two"


def test_a_link_that_leads_nowhere_is_not_written_over_unasked(tmp_path: Path) -> None:
    link = tmp_path / "game.leonardo.jsonl"
    link.symlink_to(tmp_path / "nowhere")
    with pytest.raises(SaveError) as refused:
        hand_on(link, b"one")
    assert refused.value.fault is Fault.NAME_TAKEN
    assert link.is_symlink()


def test_games_called_alike_have_a_file_each(tmp_path: Path) -> None:
    game = played()
    first, other = (compose(game, seats(game), 4, run) for run in ("first", "other"))
    places = []
    for save, called in ((first, "C#"), (other, "C++"), (first, "C#"), (other, "C++")):
        places.append(place_for(tmp_path, called, ENDING, as_save(save)))
        hand_on(places[-1], as_save(save), replace=True)
    assert [place.name for place in places] == [f"c{ENDING}", f"c-2{ENDING}"] * 2


@pytest.mark.parametrize("content", [b"notes of somebody", b""])
def test_a_file_of_another_kind_keeps_its_place(tmp_path: Path, content: bytes) -> None:
    (tmp_path / f"c{RECORD_ENDING}").write_bytes(content)
    assert place_for(tmp_path, "C", RECORD_ENDING, b'{"format": "leonardo-record"}\n').name == f"c-2{RECORD_ENDING}"


@pytest.mark.parametrize(
    "content",
    [gzip.compress(b"{}", mtime=0), "{}".encode("utf-16"), bytes(90), b"[" * 5000],
    ids=["packed", "another coding", "nothing", "deep"],
)
@pytest.mark.parametrize("ending", [ENDING, RECORD_ENDING])
def test_what_checks_a_file_and_what_reads_it_take_it_for_the_same(content: bytes, ending: str, tmp_path: Path) -> None:
    path = tmp_path / f"x{ending}"
    path.write_bytes(content)
    with pytest.raises(SaveError) as refused:
        read_game(path, GAMES, seats)
    a_save = ending == ENDING
    assert refused.value.fault is (Fault.FOREIGN if a_save else Fault.DAMAGED)
    verdict = check(path)
    assert not verdict.good
    assert (refused.value.plainly in verdict.text) is a_save
    assert f"{path}:1: " in verdict.text or a_save


@pytest.mark.parametrize("fault", [Fault.FOREIGN, Fault.BREAKS_RULE, Fault.DAMAGED])
def test_what_is_left_alone_comes_with_advice(fault: Fault, tmp_path: Path) -> None:
    assert "It has not been changed; " in str(SaveError(tmp_path, fault))
