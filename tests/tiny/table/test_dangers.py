"""Danger seen in time at the table of any game: told before it is too late, until nobody wishes to hear of it."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from leonardo.app.kit.settings import Settings, SettingsFile
from leonardo.app.table.dialogs.question import Asking
from tests.tiny.table.desk import TinyDesk

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")
ALL = 5


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[TinyDesk]:
    desk = TinyDesk(tmp_path / "saves")
    desk.begin()
    desk.until_asked()
    yield desk
    desk.host.close()


def told(desk: TinyDesk) -> Asking:
    desk.look()
    top = desk.kit.stack.top
    assert isinstance(top, Asking)
    return top


def decided(desk: TinyDesk) -> bool:
    return any(turn.seat == 0 for turn in desk.table.session.played.turns)


def test_what_is_no_danger_is_done_at_once(desk: TinyDesk) -> None:
    desk.bid_by_mouse(ALL - 1)
    assert decided(desk)


def test_a_danger_is_told_and_the_harmless_answer_changes_nothing(desk: TinyDesk) -> None:
    desk.bid_by_mouse(ALL)
    assert told(desk).words == "Nothing will be left."
    desk.keys.key(pygame.K_ESCAPE)
    desk.turn()
    assert not decided(desk)


def test_who_goes_on_all_the_same_does(desk: TinyDesk) -> None:
    desk.bid_by_keys(ALL)
    told(desk)
    desk.keys.press_widget("answer1")
    desk.turn()
    assert decided(desk)


def test_what_nobody_wants_to_be_told_is_told_no_more_until_the_settings_bring_it_back(desk: TinyDesk) -> None:
    settings = desk.kit.settings
    desk.bid_by_mouse(ALL)
    desk.mouse.click(told(desk).form["silent"].rect.center)
    assert settings.silenced[-1] == "die_and_purse.broke"
    assert not settings.warns
    desk.keys.key(pygame.K_ESCAPE)
    desk.breathe()
    settings.warns = True
    assert not any(settings.silenced)
    desk.bid_by_mouse(ALL)
    told(desk)


def test_nothing_is_told_where_no_warnings_are_wished_for(desk: TinyDesk) -> None:
    desk.kit.settings.warns = False
    desk.bid_by_mouse(ALL)
    assert decided(desk)


def test_the_question_before_passes_of_older_settings_is_forgotten_without_harm(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"ask_before_passing": false, "sounds": 3}', encoding="utf-8")
    file = SettingsFile(path)
    assert file.read() == Settings(sounds=3)
    assert file.problem is None
