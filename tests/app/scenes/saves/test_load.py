"""The list of saved games, with their small pictures."""

import io
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from random import Random
from struct import pack

import pygame
import pytest
from attrs import evolve

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.translations import ENGLISH, speak, tr
from leonardo.app.scenes.dates import round_of
from leonardo.app.scenes.message import Message
from leonardo.app.scenes.saves.listing import SIZES, SaveList, entry_aside, entry_title, jpeg, thumbnail
from leonardo.app.scenes.saves.load_and_save import LoadScene
from leonardo.app.scenes.title import TitleScene
from leonardo.games import GAMES
from leonardo.play.session import Session
from leonardo.saves.folder import Entry
from leonardo.saves.pictures import MOST_BYTES
from leonardo.saves.schema import Person, Sitting, write_save
from tests.app.scenes.menus_harness import House, PlainTable

SEATED = (("Ann", "red"), ("Ben", "blue"), ("Cyd", "green"))


@pytest.fixture
def saved(house: House) -> House:
    session = house.begin()
    for number in range(9):
        session.save(f"Evening {number}")
    (house.folder.path / "torn.leonardo.json").write_text('{"format": "leonardo-save", "schema"')
    house.host.show_title()
    house.press("load")
    return house


def choose(house: House, wanted: str) -> Entry:
    scene = house.top(LoadScene)
    titles = [entry_title(entry) for entry in scene.entries]
    while titles[scene.chosen] != wanted:
        house.key(pygame.K_DOWN)
    assert scene.entry is not None
    return scene.entry


def test_the_newest_is_first_and_enter_opens_it(saved: House) -> None:
    assert entry_title(saved.top(LoadScene).entries[0]) == "Evening 8"
    saved.key(pygame.K_RETURN)
    saved.top(PlainTable)


def test_a_damaged_save_is_listed_and_cannot_be_opened(saved: House) -> None:
    entry = choose(saved, "torn.leonardo.json")
    assert entry_aside(entry, str.title) == "Cannot be opened"
    assert "open" not in saved.names()
    saved.key(pygame.K_RETURN)
    saved.top(LoadScene)


@pytest.mark.slow
def test_deleting_asks_first_and_escape_means_no(saved: House) -> None:
    entry = choose(saved, "Evening 5")
    saved.key(pygame.K_DELETE)
    saved.top(Message)
    saved.key(pygame.K_ESCAPE)
    assert entry.path.exists()
    saved.press("delete")
    saved.key(pygame.K_RETURN)
    assert entry.path.exists(), "the safe answer has the keyboard"
    saved.press("delete")
    saved.press("answer 1")
    assert not entry.path.exists()
    assert "Evening 5" not in [entry_title(entry) for entry in saved.top(LoadScene).entries]


def test_samples_can_be_opened_and_not_deleted(tmp_path: Path) -> None:
    house = House(tmp_path, samples=True)
    house.press("load")
    scene = house.top(LoadScene)
    assert len(scene.entries) == 2
    assert all(entry_title(entry).startswith("Sample: ") for entry in scene.entries)
    assert "delete" not in house.names()
    assert "open" in house.names()
    house.key(pygame.K_DELETE)
    house.top(LoadScene)


def test_the_list_scrolls_by_wheel_and_to_what_is_chosen(saved: House) -> None:
    listed = saved.top(LoadScene).form["list"]
    assert isinstance(listed, SaveList)
    assert listed.shown < len(listed.entries)
    saved.hover((listed.rect.centerx, listed.rect.centery))
    saved.wheel(-2)
    assert listed.first == 2
    saved.key(pygame.K_END)
    after = saved.top(LoadScene).form["list"]
    assert isinstance(after, SaveList)
    assert after.chosen == len(after.entries) - 1
    assert after.rows()[-1][0] == after.chosen


def test_a_click_chooses_what_it_points_at(saved: House) -> None:
    listed = saved.top(LoadScene).form["list"]
    assert isinstance(listed, SaveList)
    number, rect = listed.rows()[3]
    saved.press((rect.centerx, rect.centery))
    assert saved.top(LoadScene).chosen == number


def test_without_saves_one_is_told_so(house: House) -> None:
    house.press("load")
    assert house.names() == ["back"]
    house.key(pygame.K_RETURN)
    house.top(TitleScene)


def test_a_save_that_turns_out_wrong_is_explained(house: House) -> None:
    house.host.open(house.folder.path / "gone.leonardo.json")
    assert "gone.leonardo.json" in house.top(Message).text
    house.press("answer 0")
    house.top(TitleScene)


def test_a_save_of_a_game_without_a_table_is_refused(house: House) -> None:
    city = GAMES["citta"]
    options = city.options(3, Namespace(rounds=15, variants=()))
    session = Session.new(city, options, [Person(name, colour) for name, colour in SEATED], 1, house.folder)
    path = session.save("The city")
    session.close()
    house.host.show_title()
    assert "continue" not in house.names()
    house.host.open(path)
    assert "this version cannot play the game in this save (citta)" in house.top(Message).text
    house.press("answer 0")
    house.top(TitleScene)


def test_a_small_picture_is_shown_unless_it_is_none(house: House) -> None:
    shown = thumbnail(house.kit, jpeg(house.canvas.surface), (160, 90))
    assert shown is not None
    assert shown.get_size() == (160, 90)
    assert all(wide / high == 16 / 9 for wide, high in SIZES)
    assert thumbnail(house.kit, None, (160, 90)) is None
    assert thumbnail(house.kit, b"\x89PNG\r\n\x1a\nnothing", (160, 90)) is None


@pytest.mark.parametrize(("round_", "told"), [(None, "in progress"), (0, "in progress"), (3, "round 3")])
def test_before_the_first_round_no_round_is_named(house: House, round_: int | None, told: str) -> None:
    house.begin()
    entry = house.folder.entries()[0]
    assert entry.head is not None
    assert entry_aside(evolve(entry, head=evolve(entry.head, round=round_)), str.title).endswith(told)


@pytest.mark.parametrize(("game", "told"), [("davinci", "turno 3"), ("citta", "giro 3"), ("engines", "giro 3")])
def test_a_round_is_called_as_its_game_calls_it(house: House, game: str, told: str) -> None:
    """In *Leonardo da Vinci* it is a turn in Italian, and elsewhere a lap: there, a turn is that of one player."""
    house.begin()
    entry = house.folder.entries()[0]
    assert entry.head is not None
    speak("it")
    try:
        assert round_of(evolve(entry.head, game=game, round=3)) == told
    finally:
        speak(ENGLISH)


def rows(house: House) -> SaveList:
    listed = house.top(LoadScene).form["list"]
    assert isinstance(listed, SaveList)
    return listed


def titles(house: House) -> list[str]:
    return [entry_title(entry) for entry in house.top(LoadScene).entries]


@pytest.fixture
def holding(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Hold a key while the mouse is used."""
    return lambda mod: monkeypatch.setattr(pygame.key, "get_mods", lambda: mod)


def test_a_double_click_opens_what_it_points_at_in_any_scroll(saved: House) -> None:
    saved.hover(rows(saved).rect.center)
    saved.wheel(-3)
    number, rect = rows(saved).rows()[0]
    wanted = titles(saved)[number]
    saved.press(rect.center)
    assert rows(saved).first == number, "it stays where it was"
    assert titles(saved)[saved.top(LoadScene).chosen] == wanted
    saved.press(rect.center)
    saved.top(PlainTable)


def test_two_clicks_that_are_no_double_click_open_nothing(saved: House) -> None:
    first, second = (rect.center for _, rect in rows(saved).rows()[1:3])
    saved.press(first)
    saved.press(second)
    saved.turn(60)
    saved.press(second)
    saved.top(LoadScene)


@pytest.mark.slow
def test_a_search_finds_any_words_and_then_all_again(house: House) -> None:
    session = house.begin()
    for name in ("Rainy evening", "Windy evening", "Rainy morning"):
        session.save(name)
    house.host.show_title()
    house.press("load")
    everything = titles(house)
    house.key(pygame.K_f, pygame.KMOD_LCTRL)
    house.type_text("éVENING rainy")
    assert titles(house) == ["Rainy evening"]
    house.key(pygame.K_RETURN)
    assert house.menu.form.focus == "list"
    house.key(pygame.K_ESCAPE)
    assert titles(house) == everything
    house.key(pygame.K_ESCAPE)
    house.top(TitleScene)


def test_a_slash_begins_a_search_and_is_written_only_in_one(saved: House) -> None:
    for _ in range(2):
        saved.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_7, mod=pygame.KMOD_LSHIFT, unicode="/"))
        saved.type_text("/")
    assert saved.menu.form.focus == "search"
    assert saved.top(LoadScene).selection.wanted == "/"


@pytest.mark.slow
def test_a_search_finds_players_and_games_or_says_there_are_none(saved: House) -> None:
    saved.key(pygame.K_f, pygame.KMOD_LCTRL)
    head = saved.top(LoadScene).entries[0].head
    assert head is not None
    saved.type_text(f"{head.seats[0].name} leonardo")
    assert len(titles(saved)) > 1
    saved.type_text("zzz")
    assert titles(saved) == []
    assert saved.menu.form.focus == "search", "one goes on writing"
    assert {"delete", "open"}.isdisjoint(saved.names())


def test_the_list_is_sorted_and_what_is_chosen_stays(saved: House) -> None:
    wanted = choose(saved, "Evening 5")
    newest = titles(saved)
    saved.menu.form.set_focus("sort")
    saved.key(pygame.K_RIGHT)
    assert [title for title in titles(saved) if "Evening" in title] == [f"Evening {number}" for number in range(9)]
    assert saved.top(LoadScene).entry == wanted
    saved.key(pygame.K_RIGHT)
    assert titles(saved) == sorted(newest, key=str.casefold)


def test_several_are_deleted_at_once_after_one_question(saved: House, holding: Callable[[int], None]) -> None:
    there = titles(saved)
    places = [rect.center for _, rect in rows(saved).rows()[:4]]
    saved.press(places[0])
    holding(pygame.KMOD_CTRL)
    saved.press(places[2])
    holding(0)
    assert rows(saved).marked == {0, 2}
    saved.press("delete")
    question = saved.top(Message)
    assert all(there[number] in question.text for number in (0, 2))
    saved.press("answer 1")
    assert titles(saved) == [title for number, title in enumerate(there) if number not in (0, 2)]


def test_a_range_is_chosen_by_mouse_or_keys_and_left_by_escape(saved: House, holding: Callable[[int], None]) -> None:
    places = [rect.center for _, rect in rows(saved).rows()[:4]]
    saved.press(places[0])
    holding(pygame.KMOD_SHIFT)
    saved.press(places[2])
    holding(0)
    assert rows(saved).marked == {0, 1, 2}
    saved.key(pygame.K_ESCAPE)
    assert rows(saved).marked == frozenset()
    saved.key(pygame.K_UP, pygame.KMOD_LSHIFT)
    assert rows(saved).marked == {1, 2}
    saved.key(pygame.K_a, pygame.KMOD_LCTRL)
    assert len(rows(saved).marked) == len(titles(saved))
    saved.press(places[0])
    assert rows(saved).marked == frozenset()


def test_only_what_is_chosen_alone_can_be_opened(saved: House, holding: Callable[[int], None]) -> None:
    places = [rect.center for _, rect in rows(saved).rows()[:3]]
    saved.press(places[0])
    holding(pygame.KMOD_CTRL)
    saved.press(places[2])
    assert "open" not in saved.names()
    assert saved.menu.form["open"].hint == tr("lists.single")
    saved.key(pygame.K_RETURN)
    saved.top(LoadScene)
    saved.press(places[2])
    holding(0)
    assert saved.top(LoadScene).selection.only == saved.top(LoadScene).entries[0]
    assert "open" in saved.names()
    saved.key(pygame.K_RETURN)
    saved.top(PlainTable)


def test_samples_stay_where_they_are_chosen_together_with_others(tmp_path: Path) -> None:
    house = House(tmp_path, samples=True)
    house.begin().save("Mine")
    house.host.show_title()
    house.press("load")
    samples = [title for title in titles(house) if title.startswith("Sample")]
    house.key(pygame.K_a, pygame.KMOD_LCTRL)
    house.press("delete")
    house.press("answer 1")
    assert titles(house) == samples


def test_from_the_table_the_newest_of_its_own_game_is_chosen(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    session = house.begin()
    session.save("Mine")
    other = next(name for name in GAMES if name != session.game.name)
    entries = house.host.folder.entries()
    head = entries[0].head
    assert head is not None
    newer = evolve(entries[0], path=entries[0].path.with_name("else"), head=evolve(head, game=other, name="Else"))
    monkeypatch.setattr(type(house.host.folder), "entries", lambda _: (newer, *entries))
    house.host.show_saves()
    house.turn()
    scene = house.top(LoadScene)
    assert scene.entries[0] == newer
    assert scene.entry == scene.entries[1]


def test_the_game_at_the_table_is_not_deleted(house: House) -> None:
    house.begin()
    house.host.show_saves()
    house.turn()
    scene = house.top(LoadScene)
    (entry,) = scene.entries
    assert not scene.can_be_deleted(entry)
    assert scene.form["delete"].hint == tr("load.playing_stays")
    scene.ask()
    assert house.top(LoadScene) is scene
    house.host.show_title()
    house.host.show_saves()
    house.turn()
    scene = house.top(LoadScene)
    assert scene.can_be_deleted(entry)
    scene.ask()
    house.turn()
    house.top(Message)
    house.press("answer 1")
    assert house.top(LoadScene).entries == ()
    assert house.folder.to_continue() is None


def test_branches_tell_the_machine_they_were_played_on(house: House) -> None:
    house.begin()
    house.host.show_title()
    (entry,) = house.folder.entries()
    save = house.folder.read(entry.path)
    for number, machine in enumerate(("Attic", "Kitchen"), start=1):
        line = (*save.line, Sitting(machine.lower(), number))
        branch = evolve(save, machine=machine, line=line, writes=save.writes + number)
        entry.path.with_name(f"autosave-{save.run}-{number} ({machine}).leonardo.json").write_bytes(write_save(branch))
    titles = [entry_title(each) for each in house.folder.entries()]
    assert titles == ["Autosave, on Kitchen", "Autosave, on Attic"]


def small(surface: pygame.Surface) -> bytes:
    picture = jpeg(surface)
    assert picture is not None
    return picture


def test_a_small_picture_is_a_jpeg_of_what_was_seen() -> None:
    seen = pygame.Surface((1280, 720))
    seen.fill((200, 40, 10), (0, 0, 640, 720))
    seen.fill((10, 120, 230), (640, 0, 640, 720))
    read = pygame.image.load(io.BytesIO(small(seen)), "small.jpg")
    assert read.get_size() == SIZES[0]
    assert read.get_at((100, 300))[:3] == pytest.approx((200, 40, 10), abs=6)
    assert read.get_at((500, 10))[:3] == pytest.approx((10, 120, 230), abs=6)


def test_a_rich_picture_is_made_smaller_and_none_is_too_large() -> None:
    noise = pygame.image.frombytes(Random(1).randbytes(640 * 360 * 3), (640, 360), "RGB")
    assert len(small(noise)) <= MOST_BYTES
    assert pygame.image.load(io.BytesIO(small(noise)), "small.jpg").get_size() != SIZES[0]


def test_where_no_jpeg_can_be_written_there_is_no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise pygame.error("no JPEG here")

    monkeypatch.setattr(pygame.image, "save", fails)
    assert jpeg(pygame.Surface((1280, 720))) is None


def test_it_is_shown_at_any_size_and_what_is_no_picture_is_not() -> None:
    kit = Kit.for_size((1280, 800))
    picture = small(pygame.Surface((1280, 720)))
    shown = thumbnail(kit, picture, (320, 180))
    assert shown is not None
    assert shown.get_size() == (320, 180)
    for none in (None, b"", b"not a picture", picture[:40], picture[:2000][:-1900], b"\x89PNG\r\n\x1a\nnothing"):
        assert thumbnail(kit, none, (320, 180)) is None


def test_a_picture_that_would_be_huge_is_never_decoded(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few bytes may say that they are a picture of 20,000 x 20,000: decoding it would take 1.2 GB."""
    monkeypatch.setattr(pygame.image, "load", lambda *_: pytest.fail("it was decoded"))
    huge = pack(">II", 20_000, 20_000)
    png = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + huge + b"\x08\x02\x00\x00\x00"
    photo = b"\xff\xd8\xff\xc0\x00\x11\x08" + pack(">HH", 20_000, 20_000) + b"\x03\x01\x11\x00\x02\x11\x00\x03\x11\x00"
    kit = Kit.for_size((1280, 800))
    assert thumbnail(kit, png, (320, 180)) is None
    assert thumbnail(kit, photo, (320, 180)) is None


def test_who_deletes_what_another_window_may_play_is_told_so(tmp_path: Path) -> None:
    """It went without a word, and what was played there had no save any more."""
    for lately in (True, False):
        folder = tmp_path / str(lately)
        other = House(folder)
        other.begin()
        other.host.close()
        house = House(folder) if lately else other
        house.host.show_title()
        house.host.show_saves()
        house.turn()
        house.top(LoadScene).ask()
        assert (tr("load.delete_elsewhere") in house.top(Message).text) is lately
        house.host.close()
