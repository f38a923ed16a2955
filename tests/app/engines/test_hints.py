"""Hints, and what is foreseen of an attack."""

from itertools import combinations, islice
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from leonardo.app.engines.moves import armies
from leonardo.app.engines.picture.slip import HELD, RETREAT
from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.spots import BuilderSpot, LandSpot
from leonardo.app.engines.table import TABLE
from leonardo.app.engines.words.marching import said
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.points import Size
from leonardo.app.table.hint.scene import HintScene
from leonardo.app.table.looks.colours import LEAF
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.table.motion.playback import Playback
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.engines import GAME
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.events import AttackWon
from leonardo.engine.engines.questions import TurnQuestion
from tests.app.engines.layouts import LOOKS, SIZES, seen
from tests.app.engines.test_orders import at_a_question, composed
from tests.app.engines.test_wars_are_short import FRAME, game
from tests.app.every_question import questions
from tests.app.kit.layout_probe import Blanks
from tests.diagonal import first_quick
from tests.engine.engines.build import ANNA, MILAN, VENICE, land, seat, turn

SLIGHT = 0.4  # the share of a land at the edge that a card may lie over where the place beside the chart is narrow


@first_quick("size", SIZES, 2)
def test_a_hint_lies_beside_the_lands_it_speaks_of(size: Size) -> None:
    view = seen(TurnQuestion)
    picture = EnginesPicture(LOOKS, pictures=Blanks())
    picture.arrange(size, view)
    spots, hidden = picture.spots(view), []
    builder = next(at for spot, at in spots.items() if isinstance(spot, BuilderSpot))
    for one, other in combinations(Territory, 2):
        marked = [spots[LandSpot(one)], spots[LandSpot(other)], builder]
        place, _ = picture.hint_place(marked, None)
        hidden += [(one.name, other.name) for mark in marked[:2] if share(place, mark) > SLIGHT]
    assert hidden == []


def share(place: Rect, land: Rect) -> float:
    common = place.clip(land)
    return common.width * common.height / (land.width * land.height)


pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")


@pytest.mark.slow
def test_an_army_stays_chosen(tmp_path: Path) -> None:
    desk = at_a_question(tmp_path, TurnQuestion)
    march = composed(desk)
    desk.table.hint()
    desk.turn()
    hinted = isinstance(desk.kit.stack.top, HintScene)
    assert hinted
    assert desk.table.hands.held == march
    desk.key(pygame.K_ESCAPE)
    desk.turn()
    assert desk.kit.stack.top is desk.table
    assert desk.table.hands.held == march


@pytest.mark.slow
@pytest.mark.parametrize("name", ["davinci", "citta", "engines"])
def test_what_is_in_the_hand_is_there_again(tmp_path: Path, name: str) -> None:
    for desk in questions(tmp_path, name):
        table = desk.table
        liftable = table.game.moves.liftable(table.view()) if table.free else {}
        if not liftable:
            continue
        held = next(iter(liftable.values()))
        table.controls.take(held)
        table.hint()
        desk.turn()
        desk.key(pygame.K_ESCAPE)
        desk.turn()
        assert desk.kit.stack.top is table
        assert table.hands.held == held
        return
    pytest.fail("nothing could be taken up")


@pytest.mark.slow
@pytest.mark.usefixtures("screen")
def test_the_bar_is_as_long_for_each_end_as_its_chance(one_set_of_pictures: Pictures) -> None:
    game = turn(seat(milan=land(4, castle=1)), seat(venice=land(2, castle=1), rome=land(1)), seat(norway=land(1)))
    view = GAME.view(game.state, ANNA)
    march = armies.proposed(view, MILAN, VENICE, ANNA)
    assert march is not None
    picture = EnginesPicture(LOOKS[:3], pictures=one_set_of_pictures)
    picture.arrange((1280, 720), view)
    state = PromptState(tuple(look.name for look in LOOKS[:3]), held=march, eye=picture.eye)
    surface = Surface((1280, 720))
    picture.slip.draw(surface, view, Marks(prompt=prompt(TABLE, view, state)))
    told = said(view, march)
    assert told.win is not None
    assert told.back > 0.1
    rows = [[tuple(surface.get_at((x, y))[:3]) for x in range(1280)] for y in range(720)]
    won, back, held = max((tuple(row.count(colour) for colour in (LEAF, RETREAT, HELD)) for row in rows), key=min)
    whole = won + back + held
    assert won / whole == pytest.approx(told.win, abs=0.06)
    assert back / whole == pytest.approx(told.back, abs=0.06)


EYES = Eyes(None)
AT_ONCE = 0.1  # milliseconds in which no coin has left yet


@pytest.mark.slow
def test_what_was_foreseen_is_seen_when_it_begins() -> None:
    replay = game(2)
    happened = [each for number in range(1, replay.count) for each in replay.led_to(number)]
    playback = Playback(TABLE.motion, replay.led_to(0)[-1], lambda _: None)
    won = 0
    for happening in islice(happened, 200):
        playback.feed(happening)
        coming = playback.coming(EYES)
        playback.update(AT_ONCE, 1.0, EYES)
        if coming is not None and playback.busy:
            assert playback.view(EYES) == coming.under_way, coming.event
            won += isinstance(coming.event, AttackWon)
        while playback.busy:
            playback.update(FRAME, 1.0, EYES)
    assert won
