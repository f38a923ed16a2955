"""No button moves under the hand: not by a look under covers, nor by what is turned, counted or composed."""

from pathlib import Path

import pytest

from leonardo.app.table.buttons import PEEK
from leonardo.app.table.spots import ButtonSpot
from tests.app.every_question import COURSES, questions
from tests.app.table.table_harness import Desk

pytestmark = pytest.mark.usefixtures("shared_pictures")

Lie = dict[str, tuple[int, ...]]


def lie(desk: Desk) -> Lie:
    desk.table.redraw()
    desk.turn()
    places = desk.table.places()
    return {key: tuple(places[ButtonSpot(key)]) for key in desk.table.buttons()}


def check(before: Lie, after: Lie, why: str) -> int:
    """See that what is there before and after is where it was; return how many there are."""
    both = before.keys() & after.keys()
    moved = {key: (before[key], after[key]) for key in both if before[key] != after[key]}
    assert not moved, (why, moved)
    return len(both)


@pytest.mark.slow
@pytest.mark.parametrize("game", COURSES)
def test_buttons_stay_while_the_question_stays(tmp_path: Path, game: str) -> None:
    seen, asked = 0, set()
    for desk in questions(tmp_path, game, few=3):
        table, hands = desk.table, desk.table.hands
        kind = type(table.view().question)
        if not table.free or kind in asked:
            continue
        asked.add(kind)
        if PEEK in table.buttons():
            before = lie(desk)
            table.peek()
            seen += check(before, lie(desk), "a look under covers")
            table.peek()
        for held in {type(each): each for each in hands.moves.liftable(table.view()).values()}.values():
            hands.take(held)
            before = lie(desk)
            if hands.moves.turned(held) is not None:
                hands.turn()
                seen += check(before, lie(desk), "a card turned over")
            hands.let_go()
        for button in table.game.buttons:
            if button.counts and button.key in table.buttons():
                before = lie(desk)
                table.button(button.key)
                seen += check(before, lie(desk), f"a press of {button.key}")
        hands.let_go()
    assert seen or game == "citta", "in the city nothing is counted by buttons"
