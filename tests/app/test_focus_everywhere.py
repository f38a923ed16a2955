"""Where the keyboard is at every kind of question of every game: where Enter does what is asked, and harms nobody."""

from functools import partial
from pathlib import Path

import pygame
import pytest

from leonardo.app.kit.areas import centre
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.table.input.keyboard import Walk
from leonardo.app.table.kinds import Spot
from leonardo.app.table.scene import TableScene
from leonardo.app.table.spots import ButtonSpot, HelpSpot, key_of
from tests.app.every_question import COURSES, questions

pytestmark = pytest.mark.usefixtures("shared_pictures")

OFTEN = 5  # times that each kind of question is looked at


def covered(table: TableScene) -> list[Spot]:
    """Return what the keyboard can come to though something lies over its middle, so that no mouse presses it there."""
    walk, areas, targets = table.controls.walk, table.areas(), table.picture.targets(table.view(), table.marks())
    walk.everything = True
    reached = {*walk.order(), *walk.usable()} & targets.keys()
    walk.everything = False
    return [spot for spot in reached if spot not in table.spots_at(centre(areas[spot]))]


def strip_in_order(table: TableScene) -> bool:
    places = table.places()
    row = [places[spot] for spot in table.controls.walk.usable() if key_of(spot) is not None]
    lefts = [at.left for at in row if at.centery == places[HelpSpot()].centery]
    return len(lefts) >= 3 and lefts == sorted(lefts)


def arrows_lead_back(walk: Walk) -> None:
    """Assert that the opposite arrow leads back from wherever an arrow leads, and that arrows reach all."""
    begun, came = walk.at, set[Spot | None]()
    ahead = [begun]
    while ahead:
        start = ahead.pop()
        came.add(start)
        for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            walk.at = start
            walk.go((x, y))
            end = walk.at
            if end != start:
                walk.go((-x, -y))
                assert walk.at == start, (start, (x, y), end)
            ahead += [end] if end not in came and end not in ahead else []
    walk.at = begun
    assert came.issuperset(walk.usable())


@pytest.mark.slow
@pytest.mark.parametrize("game", COURSES)
def test_the_keyboard_begins_at_what_is_asked(tmp_path: Path, game: str) -> None:
    kinds = set()
    for desk in questions(tmp_path, game, few=OFTEN):
        table = desk.table
        frame, at, hands = table.frame(), table.controls.walk.at, table.hands
        if type(table.view().question) not in kinds:
            assert strip_in_order(table)
            arrows_lead_back(table.controls.walk)
            table.controls.walk.at = None
            table.controls.walk.go((1, 0))
            assert table.controls.walk.at == at, "the first arrow leads where the keyboard begins"
        kinds.add(type(table.view().question))
        spends = partial(hands.moves.traits.spends, table.view())
        things = [spot for spot in table.controls.walk.usable() if key_of(spot) is None and not spends(spot)]
        assert not spends(at), (frame.prompt, at)
        if frame.main:
            assert at == ButtonSpot(frame.main), (frame.prompt, at)
        elif any(not isinstance(spot, hands.moves.traits.unlit) for spot in things):
            assert at in things, (frame.prompt, at)
        else:
            assert at == [way for way in map(ButtonSpot, frame.ways) if not spends(way)][-1], (frame.prompt, at)
        assert not isinstance(at, hands.moves.traits.unlit), (frame.prompt, at)
        tools = {button.key for button in frame.prompt.buttons if button.tool}
        assert key_of(at) not in tools, (frame.prompt, at)
        assert covered(table) == [], frame.prompt
    assert len(kinds) >= 6, kinds


@pytest.mark.slow
@pytest.mark.parametrize("game", COURSES)
def test_one_enter_gives_up_nothing_and_is_the_main_button(tmp_path: Path, game: str) -> None:
    """A thing is taken up or decided as it is pressed; a button does what it says; a danger is told before."""
    for desk in questions(tmp_path, game, Settings(speed=Speed.OFF, confirm=True), few=OFTEN):
        table = desk.table
        view, at = table.view(), table.controls.walk.at
        before = len(table.session.played.turns)
        button = next((each for each in table.game.buttons if ButtonSpot(each.key) == at), None)
        says = table.hands.moves.direct(view).get(at) if button is None else button.action(view)
        desk.key(pygame.K_RETURN)
        turns = table.session.played.turns
        if len(turns) > before and turns[before].seat >= 0 and (button is None or button.run is None):
            assert turns[before].action == says, (view.question, at)
        if table.staged is not None:
            table.put_back()
