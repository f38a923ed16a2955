"""Games come in and go out as files: dropped on the window, from the list, by name; nothing is written over."""

import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from attrs import evolve

from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Button
from leonardo.app.kit.window.events import SystemEvents
from leonardo.app.scenes.message import Message
from leonardo.app.scenes.saves.exchange import Exchange, ImportScene, TakingIn
from leonardo.app.scenes.saves.played import PlayedScene
from leonardo.app.scenes.title import TitleScene
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.table.results.podium.scene import PodiumScene
from leonardo.app.table.scene import TableScene
from leonardo.app.viewer.scene import ViewerScene
from leonardo.app.viewer.stage import RevealingViewpoint
from leonardo.engine.record import RECORD_ENDING, write_record
from leonardo.play.session import Session
from leonardo.saves.archive import Archive
from leonardo.saves.files import ENDING
from leonardo.saves.schema import COLOURS, BuiltIn, Person
from tests.diagonal import first_quick
from tests.play.test_replay import played
from tests.tiny.game import GAME, Options
from tests.tiny.table.desk import TinyDesk

pytestmark = pytest.mark.usefixtures("fresh_screen", "shared_pictures")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[TinyDesk]:
    desk = TinyDesk(tmp_path / "saves", Settings(speed=Speed.OFF, confirm=False))
    desk.host.exchange_folder = tmp_path / "documents"
    desk.host.folders_for_others = (tmp_path / "documents",)
    desk.host.show_title()
    desk.turn()
    yield desk
    desk.host.close()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / f"theirs{RECORD_ENDING}"
    path.write_text(write_record(played(GAME, Options())), encoding="utf-8")
    return path


def drop(desk: TinyDesk, path: Path) -> None:
    desk.post(pygame.Event(pygame.DROPFILE, file=str(path)))
    desk.turn()


def export(desk: TinyDesk, answer: str) -> None:
    desk.press("export")
    desk.turn()
    desk.press(answer)
    desk.turn()


@pytest.mark.slow
def test_scores_of_a_game_that_is_not_over_are_not_shown(desk: TinyDesk) -> None:
    """The others may still keep secret what they have."""
    desk.begin()
    assert desk.until_asked()
    desk.bid_by_mouse(1)
    assert desk.until_asked()
    desk.host.show_title()
    desk.turn()
    desk.host.show_played()
    for _ in range(5):
        desk.turn()
    scene = desk.top(PlayedScene)
    assert scene.whole is not None
    written = " ".join(line for line, _ in desk.kit.painter.written(scene.draw, desk.kit.layout.size))
    assert tr("played.course_later") in written


def test_a_file_whose_name_is_no_text_is_told_of(desk: TinyDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> list[pygame.Event]:
        raise SystemError("returned a result with an exception set")

    monkeypatch.setattr(pygame.event, "get", fail)
    (happened,) = SystemEvents().wait(0)
    desk.post(happened)
    assert "Rename it" in desk.top(Message).text


def test_a_dropped_file_is_kept_and_can_be_looked_back_at(desk: TinyDesk, record: Path) -> None:
    drop(desk, record)
    assert "added to your past games" in desk.top(Message).text
    desk.press("answer 1")
    desk.turn()
    assert isinstance(desk.kit.stack.top, ViewerScene)
    desk.key(pygame.K_ESCAPE)
    assert isinstance(desk.kit.stack.top, TitleScene)
    drop(desk, record)
    assert len(Archive.of(desk.host.folder).entries()) == 1, "it is there already"


def test_at_the_table_the_game_goes_on(desk: TinyDesk, record: Path) -> None:
    session = desk.begin()
    desk.until_asked()
    drop(desk, record)
    desk.key(pygame.K_ESCAPE)
    desk.turn()
    assert isinstance(desk.kit.stack.top, TableScene)
    assert desk.host.session is session


@pytest.mark.parametrize(
    "content", [b"", b"a letter", b'{"format": "leonardo-record", "version": 1}', b"\x00\xff" * 50]
)
def test_what_is_no_game_is_refused_in_words(desk: TinyDesk, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / f"odd{RECORD_ENDING}"
    path.write_bytes(content)
    drop(desk, path)
    assert desk.top(Message).title == "This file cannot be imported"
    assert path.name in desk.top(Message).text
    assert "earlier save" not in desk.top(Message).text
    assert Archive.of(desk.host.folder).entries() == ()


def test_a_game_is_taken_in_from_the_list_of_files(desk: TinyDesk, record: Path) -> None:
    desk.host.exchange_folder.mkdir()
    record.rename(desk.host.exchange_folder / record.name)
    desk.host.show_played()
    desk.turn()
    desk.press("import")
    desk.turn()
    assert isinstance(desk.kit.stack.top, ImportScene)
    desk.key(pygame.K_RETURN)
    desk.turn()
    assert "added to your past games" in desk.top(Message).text


@first_quick(("answer", "ending"), [("answer 1", ENDING), ("answer 2", RECORD_ENDING)])
def test_a_file_is_written_over_only_after_a_question(desk: TinyDesk, record: Path, answer: str, ending: str) -> None:
    drop(desk, record)
    desk.key(pygame.K_ESCAPE)
    desk.host.show_played()
    desk.turn()
    export(desk, answer)
    (written,) = desk.host.exchange_folder.iterdir()
    assert written.name.endswith(ending)
    assert written.name in desk.top(Message).text
    assert str(written.parent) in desk.top(Message).text
    desk.key(pygame.K_ESCAPE)
    if ending == RECORD_ENDING:
        assert written.read_bytes() == record.read_bytes()
    mine = written.read_bytes() + b"\n"
    written.write_bytes(mine)
    export(desk, answer)
    desk.key(pygame.K_ESCAPE)
    assert written.read_bytes() == mine
    export(desk, answer)
    desk.press("answer 1")
    assert written.read_bytes() != mine


@first_quick(("answer", "ending"), [("answer 1", ENDING), ("answer 2", RECORD_ENDING)])
def test_what_lies_there_of_another_kind_is_never_written_over(
    desk: TinyDesk, record: Path, answer: str, ending: str
) -> None:
    drop(desk, record)
    desk.key(pygame.K_ESCAPE)
    desk.host.show_played()
    desk.turn()
    export(desk, answer)
    (first,) = desk.host.exchange_folder.iterdir()
    first.write_bytes(b"mine")
    desk.key(pygame.K_ESCAPE)
    export(desk, answer)
    assert first.read_bytes() == b"mine"
    assert len(list(desk.host.exchange_folder.iterdir())) == 2
    assert first.name.replace(ending, f"-2{ending}") in desk.top(Message).text


def test_files_dropped_together_are_told_of_together(desk: TinyDesk, tmp_path: Path) -> None:
    odd = [tmp_path / f"{number}.leonardo.json" for number in range(30)]
    for path in odd:
        path.write_text("nothing")
    below = desk.kit.stack.top
    desk.post(*(pygame.Event(pygame.DROPFILE, file=str(path)) for path in odd))
    desk.wait(lambda: not isinstance(desk.kit.stack.top, TakingIn))
    assert odd[0].name in desk.top(Message).text
    desk.key(pygame.K_ESCAPE)
    desk.turn()
    assert desk.kit.stack.top is below
    desk.post(*(pygame.Event(pygame.DROPFILE, file=str(path)) for path in odd))
    desk.key(pygame.K_ESCAPE)
    assert not isinstance(desk.kit.stack.top, TakingIn), "the rest is left out"


def test_looking_back_at_an_unfinished_game_is_asked_before(desk: TinyDesk) -> None:
    short = played(GAME, Options()).undo(3)
    others = [BuiltIn(f"Player {number}", COLOURS[number], "random") for number in range(1, GAME.seats(short.state))]
    session = Session(short, (Person("Lisa", COLOURS[0]), *others), 1, desk.host.folder, "5e1f3b7a90c2")
    session.autosave.save_now(session.compose)
    session.autosave.put_by()
    session.close()
    desk.host.show_played()
    desk.turn()
    assert not strong(desk, "open"), "nobody looks back by haste"
    desk.key(pygame.K_RETURN)
    desk.turn()
    assert desk.top(Message).title == "This game is not over"
    assert not strong(desk, "answer 1")
    desk.press("answer 1")
    desk.turn()
    scene = desk.top(ViewerScene)
    assert scene.stage.eyes.seat == 0
    assert not isinstance(scene.stage.eyes, RevealingViewpoint)


def test_what_is_open_between_persons_is_seen_as_by_an_onlooker(desk: TinyDesk) -> None:
    """Nobody learns from the replay of a game what another person keeps secret; a save of it may lie anywhere."""
    short = played(GAME, Options()).undo(3)
    seats = tuple(Person(name, colour) for name, colour in zip(("Lisa", "Melzi", "Donato"), COLOURS, strict=False))
    session = Session(short, seats[: GAME.seats(short.state)], 1, desk.host.folder, "5e1f3b7a90c2")
    desk.host.look_back(session)
    desk.turn()
    scene = desk.top(ViewerScene)
    assert [way.eyes for way in scene.ways] == [Eyes(None)]
    assert scene.form["eyes"].hint == tr("viewer.eyes_withheld")
    for key in (pygame.K_e, pygame.K_r, pygame.K_b):
        desk.key(key)
        desk.turn()
        assert desk.kit.stack.top is scene
        assert scene.stage.eyes == Eyes(None)
    assert scene.reviewing is None
    for name in ("review", "branch"):
        button = scene.form[name]
        assert isinstance(button, Button)
        assert not button.enabled


def test_a_seat_lent_to_a_computer_player_keeps_its_secrets(desk: TinyDesk) -> None:
    """Whoever stays at the screen could give it away, look, and give it back."""
    short = played(GAME, Options()).undo(3)
    count = GAME.seats(short.state)
    two = (Person("Lisa", COLOURS[0]), Person("Melzi", COLOURS[1]))
    others = [BuiltIn(f"Player {number}", COLOURS[number], "random") for number in range(2, count)]
    session = Session(short, (*two, *others), 1, desk.host.folder, "5e1f3b7a90c2")
    session.change_seat(0, BuiltIn("Lisa", COLOURS[0], "random"))
    assert session.keeps_secrets
    desk.host.look_back(session)
    desk.turn()
    scene = desk.top(ViewerScene)
    assert [way.eyes for way in scene.ways] == [Eyes(None)]


def strong(desk: TinyDesk, name: str) -> bool:
    top = desk.menu
    button = top.form[name]
    assert isinstance(button, Button)
    return button.strong


def test_the_list_of_kept_games_names_the_winner_and_all_scores(desk: TinyDesk, record: Path) -> None:
    drop(desk, record)
    desk.key(pygame.K_ESCAPE)
    desk.host.show_played()
    scene = desk.top(PlayedScene)
    desk.wait(lambda: scene.entry is not None)
    entry = scene.entry
    assert entry is not None
    scene.told_of(entry, 0, "")
    desk.wait(lambda: "·" in scene.told_of(entry, 0, "Human"))
    standing = GAME.standing(played(GAME, Options()).state)
    for seat, score in enumerate(standing.scores):
        won = " · won" if seat in standing.winners else ""
        assert scene.told_of(entry, seat, "Human") == f"Human · {score}{won}"
    assert entry.head is not None
    places = sorted(
        range(len(standing.scores)), key=lambda seat: (seat not in standing.winners, -standing.scores[seat])
    )
    told = [f"{entry.head.seats[seat].name} {standing.scores[seat]}" for seat in places]
    assert scene.row_title(entry) == ", ".join(told)


def test_how_a_kept_game_ended_is_shown_from_the_list(desk: TinyDesk, record: Path) -> None:
    drop(desk, record)
    desk.key(pygame.K_ESCAPE)
    desk.host.show_played()
    desk.turn()
    desk.press("results")
    desk.turn()
    assert isinstance(desk.kit.stack.top, PodiumScene)


def test_the_chart_of_a_kept_game_says_what_it_counts(
    desk: TinyDesk, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one of the results may count something else, such as nothing of a bonus before the end."""
    drop(desk, record)
    desk.key(pygame.K_ESCAPE)
    desk.host.show_played()
    scene = desk.top(PlayedScene)
    desk.wait(lambda: scene.entry is not None)
    entry = scene.entry
    assert entry is not None
    desk.wait(lambda: "·" in scene.told_of(entry, 0, "Human"))
    drawn = []
    for counted in ("davinci.counted", "citta.counted"):
        monkeypatch.setattr(type(desk.host.games[GAME.name]), "counted", counted)
        page = pygame.Surface((400, 200))
        scene.draw_picture(page, page.get_rect(), entry)
        drawn.append(pygame.image.tobytes(page, "RGB"))
    assert drawn[0] != drawn[1]


@pytest.mark.slow
def test_a_kept_game_is_deleted_on_request(desk: TinyDesk, record: Path) -> None:
    drop(desk, record)
    desk.key(pygame.K_ESCAPE)
    desk.host.show_played()
    desk.turn()
    desk.press("delete")
    desk.turn()
    desk.press("answer 1")
    desk.turn()
    scene = desk.top(PlayedScene)
    assert scene.entries == Archive.of(desk.host.folder).entries() == ()


@pytest.fixture
def far_away(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let clocks be ahead of Greenwich, where the system can do that."""
    if not hasattr(time, "tzset"):
        pytest.skip("this system has one time zone")
    with monkeypatch.context() as abroad:
        abroad.setenv("TZ", "Asia/Tokyo")
        time.tzset()
        yield
    time.tzset()


@pytest.mark.usefixtures("far_away")
@first_quick("moment", ["0001-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z"])
def test_a_game_of_the_first_or_last_year_goes_out(desk: TinyDesk, record: Path, moment: str) -> None:
    drop(desk, record)
    (entry,) = Archive.of(desk.host.folder).entries()
    save = evolve(Archive.of(desk.host.folder).read(entry.path), saved_at=moment)
    Exchange(desk.host).ask_how_to_hand_on([entry.path], lambda _: save)
    desk.press("answer 1")
    desk.turn()
    assert len(list(desk.host.exchange_folder.iterdir())) == 1


def test_several_games_are_exchanged_with_one_question_each(desk: TinyDesk, record: Path, tmp_path: Path) -> None:
    drop(desk, record)
    (entry,) = Archive.of(desk.host.folder).entries()
    save = Archive.of(desk.host.folder).read(entry.path)
    names = {Path(f"{number}"): evolve(save, run=f"{number}" * 32) for number in range(3)}
    exchange = Exchange(desk.host)
    exchange.ask_how_to_hand_on(list(names), names.__getitem__)
    desk.press("answer 1")
    assert "3 files" in desk.top(Message).text
    written = sorted(desk.host.exchange_folder.iterdir())
    assert len(written) == 3
    odd = tmp_path / "odd.leonardo.json"
    odd.write_text("nothing")
    exchange.take_all([*written, odd])
    desk.wait(lambda: not isinstance(desk.kit.stack.top, TakingIn))
    assert "3 games" in desk.top(Message).text
    assert odd.name in desk.top(Message).text
    assert len(Archive.of(desk.host.folder).entries()) >= 3
