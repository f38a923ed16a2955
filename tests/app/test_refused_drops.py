"""Whatever is dropped where it may not go, or pulled at in vain, says why at the pointer, and what is possible."""

from pathlib import Path

import pytest

from leonardo.app.kit.areas import centre
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.kit.translations import tr
from leonardo.app.table.input.reaching import LASTS
from leonardo.app.table.kinds import Spot
from leonardo.app.table.shown.marks import Tip, Tone
from leonardo.app.table.spots import PromptSpot, key_of
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn
from tests.app.every_question import COURSES, PERSONS, questions
from tests.app.table.table_harness import Desk
from tests.diagonal import first_quick

pytestmark = pytest.mark.usefixtures("shared_pictures")


def said(desk: Desk) -> Tip | None:
    return next((tip for tip in desk.table.marks().tips if tip.at is not None), None)


def pressed_at(desk: Desk, spot: Spot) -> tuple[int, int] | None:
    at = centre(desk.table.areas()[spot])
    return at if desk.table.spots_at(at)[:1] == (spot,) else None


def refused(desk: Desk, lifted: Spot) -> dict[Spot, tuple[int, int]]:
    """Return where what lies at a spot may not go: places of the game, one of each kind that might be thought of."""
    table, moves = desk.table, desk.table.hands.moves
    view, held = table.view(), moves.liftable(table.view())[lifted]
    open_to, thinkable = moves.targets(view, held), moves.candidates(view, held)
    found: dict[tuple[type, bool], tuple[Spot, tuple[int, int]]] = {}
    table.hands.take(held)
    for spot in table.areas():
        at = pressed_at(desk, spot)
        meant = at is not None and (set(table.aimed_at(at)) & {*open_to, moves.origin(held), lifted})
        if at is not None and not meant and key_of(spot) is None and not isinstance(spot, PromptSpot):
            found.setdefault((type(spot), spot in thinkable), (spot, at))
    table.hands.let_go()
    return dict(found.values())


@pytest.mark.slow
@pytest.mark.parametrize("game", COURSES)
def test_every_refused_drop_says_why_and_what_would_be_possible(tmp_path: Path, game: str) -> None:
    tried, asked = 0, set()
    for desk in questions(tmp_path, game, few=3):
        table = desk.table
        kind = type(table.view().question)
        liftable = [spot for spot in table.hands.moves.liftable(table.view()) if spot in table.areas()]
        if not table.free or kind in asked or not liftable:
            continue
        asked.add(kind)
        for lifted in {type(spot): spot for spot in liftable if pressed_at(desk, spot)}.values():
            if isinstance(lifted, table.hands.moves.traits.unlit):
                continue
            for spot, at in refused(desk, lifted).items():
                before, start = table.session.played, pressed_at(desk, lifted)
                assert start is not None
                desk.drag(start, at)
                tip = said(desk)
                if table.hands.lies:
                    table.hands.let_go()
                    continue
                assert table.session.played is before, (lifted, spot)
                assert tip is not None, (kind, lifted, spot)
                assert tip.tone is Tone.BARRED
                assert tip.lead, (lifted, spot)
                assert any(tip.also), (lifted, spot)
                assert max(abs(a - b) for a, b in zip(tip.at or (0, 0), at, strict=True)) <= 1
                tried += 1
                desk.hover((at[0], at[1] + (90 if at[1] < 300 else -90)))
                assert said(desk) is None
    assert tried >= 4


@pytest.mark.slow
def test_what_cannot_be_taken_up_goes_on_saying_why(tmp_path: Path) -> None:
    for desk in questions(tmp_path, "davinci"):
        table = desk.table
        view, moves = table.view(), table.hands.moves
        meaning, open_to = moves.near_misses(view), moves.liftable(view)
        spot = next((each for each in meaning if meaning[each] not in view.options and each not in open_to), None)
        start = pressed_at(desk, spot) if spot is not None and table.free else None
        if start is None:
            continue
        width, height = desk.kit.layout.size
        at = width // 2, height // 2
        desk.drag(start, at)
        tip = said(desk)
        assert tip is not None
        assert tip.tone is Tone.BARRED
        assert tip.words == table.game.tip(view, spot, meaning[spot], table).words
        return
    raise AssertionError("nothing was refused")


@first_quick("game", COURSES)
def test_a_drag_while_others_play_says_that_it_must_wait(tmp_path: Path, game: str) -> None:
    """By normal speed: somebody thinks, or something still moves."""
    desk = Desk(tmp_path, (1280, 720), Settings(speed=Speed.NORMAL, confirm=False))
    course = COURSES[game]
    others = tuple(BuiltIn(each.name, each.colour, "random") for each in PERSONS[1 : course.options.seats])
    session = Session.new(course.game, course.options, (PERSONS[0], *others), 3, desk.host.folder)
    desk.host.play(session)
    for _ in range(3000):
        desk.turn()
        table = desk.table
        if desk.kit.stack.top is table and table.course.playback.flying and not table.free:
            break
        if desk.kit.stack.top is table and table.free:
            played = session.played
            table.submit(course.wish(played.state, len(played.turns), 0))
        elif table.course.visit is not None:
            table.end_visit()
        elif table.course.chance_waits:
            table.let_chance_decide()
        elif desk.kit.stack.top is not table:
            desk.kit.stack.pop()
    assert not desk.table.free
    places = {spot: pressed_at(desk, spot) for spot in desk.table.areas()}
    spot = next(spot for spot, at in places.items() if at and key_of(spot) is None and not isinstance(spot, PromptSpot))
    start = places[spot]
    assert start is not None
    desk.hold(start)
    desk.carry((start[0] + 12, start[1] + 12))
    tip = said(desk)
    assert tip is not None
    waits = [tr("table.refused.moves"), *(tr("table.refused.waits", name=seat.name) for seat in session.seats)]
    assert tip.words in waits
    desk.host.close()


@pytest.mark.parametrize("game", COURSES)
def test_what_cannot_be_moved_now_says_what_can_be_done(tmp_path: Path, game: str) -> None:
    desk = next(each for each in questions(tmp_path, game) if each.table.free and each.table.frame().prompt.words)
    table = desk.table
    hands, view = table.hands, table.view()
    known = {*hands.moves.liftable(view), *hands.meaning(view)}
    places = {spot: pressed_at(desk, spot) for spot in table.areas() if spot not in known}
    spot = next(spot for spot, at in places.items() if at and key_of(spot) is None and not isinstance(spot, PromptSpot))
    start = places[spot]
    assert start is not None
    desk.drag(start, (start[0] + 30, start[1] + 30))
    tip = said(desk)
    assert tip is not None
    assert table.prompt().words in tip.words
    for _ in range(LASTS // 10):
        if said(desk) is None:
            break
        desk.breathe()
    assert said(desk) is None
