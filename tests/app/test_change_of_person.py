"""Where several persons share an open table, nobody else moves; each change of person is seen and heard; keys wait."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from leonardo.app.table.motion.sounds import YOUR_TURN
from leonardo.app.table.panels.seating import beside
from leonardo.app.table.scene import KEYS_WAIT
from leonardo.app.table.spots import SeatSpot
from tests.app.every_question import COURSES, PERSONS, questions

pytestmark = pytest.mark.usefixtures("shared_pictures")


@pytest.mark.parametrize("seats", range(2, 7))
def test_seats_keep_their_places_whoever_sits_below(seats: int) -> None:
    def stand(below: int, home: int | None) -> tuple[int, ...]:
        return beside(tuple((below + step) % seats for step in range(seats)), home)

    for home in range(seats):
        usual = stand(home, home)
        assert usual == stand(home, None)
        for below in set(range(seats)) - {home}:
            assert set(stand(below, home)) == set(range(seats)) - {below}
            moved = [old for old, new in zip(usual, stand(below, home), strict=True) if old != new]
            assert moved == [below], "only who sits below now has left a place, and who sat there takes it"


def test_a_home_that_is_out_of_the_game_is_the_next_seat() -> None:
    assert beside((2, 3, 5), 4) == beside((2, 3, 5), 5)
    assert set(beside((2, 3, 5), 4)) == {3, 5}


@pytest.mark.slow
@pytest.mark.parametrize("game", COURSES)
def test_the_panel_of_who_neither_came_nor_went_stays(tmp_path: Path, game: str) -> None:
    seen: list[tuple[int | None, dict[int, tuple[int, ...]]]] = []
    for desk in questions(tmp_path, game):
        table = desk.table
        lie = {spot.seat: tuple(at) for spot, at in table.places().items() if isinstance(spot, SeatSpot)}
        seen.append((table.view().viewer, lie))
        if len(seen) == 25:
            break
    changed, home = 0, 0
    for (one, before), (other, after) in pairwise(seen):
        if one is None or other is None:
            continue
        changed += one != other
        for seat in (set(before) & set(after)) - {one, other, home}:
            assert before[seat] == after[seat]
    assert changed >= 3


@pytest.mark.slow
@pytest.mark.parametrize("game", COURSES)
def test_a_change_of_person_is_announced_and_heard_and_keys_wait(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed, sitter, heard = 0, None, list[str]()
    for desk in questions(tmp_path, game):
        table = desk.table
        monkeypatch.setattr(table.ear, "play", heard.append)
        if changed == 2:
            return
        before, turns = table.course.sitter, len(table.session.played.turns)
        if table.course.private or not table.free:
            continue
        course = COURSES[game]
        heard.clear()
        table.submit(course.wish(table.session.played.state, turns, table.session.decider or 0))
        for _ in range(200):
            sitter = table.course.sitter
            if sitter != before or desk.kit.stack.top is not table:
                break
            desk.turn()
        if sitter == before or table.course.private or desk.kit.stack.top is not table or sitter is None:
            continue
        desk.turn()
        announced = table.course.playback.announcing.now
        assert announced is not None
        assert PERSONS[sitter].name in announced[0].words
        assert desk.kit.pictures.entry(announced[0].picture).size[0] > 0
        made, at = len(table.session.played.turns), table.controls.walk.at
        for key in (pygame.K_RETURN, pygame.K_TAB, pygame.K_p, pygame.K_RETURN):
            desk.key(key)
            assert table.controls.walk.at == at or at is None
        assert len(table.session.played.turns) == made
        assert table.hands.held is None
        if table.free or table.course.chance_waits:
            desk.breathe()
            assert YOUR_TURN in heard or not table.free
        assert table.keys_wait <= KEYS_WAIT
        changed += 1
    assert changed == 2


@pytest.mark.slow
@pytest.mark.parametrize("game", COURSES)
def test_nothing_of_what_one_person_was_at_is_there_for_the_next(tmp_path: Path, game: str) -> None:
    tried = 0
    for desk in questions(tmp_path, game):
        table = desk.table
        if not table.free or not (usable := table.controls.walk.usable()):
            continue
        table.controls.go_to(usable[-1])
        course, played = COURSES[game], table.session.played
        table.submit(course.wish(played.state, len(played.turns), table.session.decider or 0))
        assert table.controls.walk.at is None
        assert table.hands.held is None
        assert table.staged is None
        tried += 1
        if tried == 12:
            return
    pytest.fail("too little was decided")
