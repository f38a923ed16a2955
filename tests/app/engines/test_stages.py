"""What stages leave to be seen."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest
from pygame import Rect, Surface

from leonardo.app.engines.motion import feasts
from leonardo.app.engines.motion.feasts import Opened, Ranked, Tied
from leonardo.app.engines.moves.whereabouts import BUTTONS, BY_INFANTRY, BY_PLANES
from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.spots import CoinSpot, LandSpot
from leonardo.app.engines.standing import phase_of
from leonardo.app.engines.table import TABLE
from leonardo.app.engines.words.auctioning import auction_told, is_on
from leonardo.app.kit.areas import bounds
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.table.motion.flags import Flag
from leonardo.app.table.motion.heralds import Heralds
from leonardo.app.table.shown.marks import Marks, Prompt
from leonardo.app.table.spots import ButtonSpot
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.engines import GAME, events
from leonardo.engine.engines.actions import AssaultByInfantry, AssaultByPlanes, AssaultByTanks, Bid, Done
from leonardo.engine.engines.setup import Options
from leonardo.engine.engines.state import State
from leonardo.engine.engines.view import View
from leonardo.engine.frozen import evolve
from leonardo.engine.game import NATURE, Event
from leonardo.saves.folder import SaveFolder
from scripts.screens.asked import decisions
from scripts.screens.theatre import Theatre
from tests.app.engines.layouts import LOOKS
from tests.diagonal import first_quick
from tests.engine.engines.build import ANNA, BIANCA, CARLO, Game, attack, auction, land, seat

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")


@pytest.mark.slow
def test_no_flag_lies_over_the_stage_of_a_war(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    theatre = Theatre((1280, 720), SaveFolder(tmp_path), settings=Settings(speed=Speed.OFF))
    decisions("engines")["assault"].sit_down(theatre)
    table = theatre.table
    while theatre.kit.stack.top is not table:
        theatre.kit.stack.pop()
    theatre.turn()
    view, marks = table.view(), table.marks()
    assert view.war is not None
    stage = table.picture.asking(view, marks)
    assert stage is not None
    under = LandSpot(view.war.target)
    assert stage.colliderect(bounds(table.picture.areas(view, marks)[under]))
    raised: list[Rect] = []
    draw = Heralds.raise_flags

    def note(*told: object) -> list[Rect]:
        found: list[Rect] = draw(*told)  # type: ignore[arg-type] # handed on as they came
        raised.extend(found)
        return found

    monkeypatch.setattr(Heralds, "raise_flags", note)
    table.course.playback.flags.put_up(Flag(0, under, "attacked"), 0)
    table.draw(Surface((1280, 720)))
    theatre.close()
    assert raised == []


@first_quick("kind", ["bid", "choose", "assault", "fire", "retreat"])
def test_the_chart_comes_and_goes_by_a_key(tmp_path: Path, kind: str) -> None:
    theatre = Theatre((1024, 640), SaveFolder(tmp_path))
    decisions("engines")[kind].sit_down(theatre)
    table = theatre.table
    while theatre.kit.stack.top is not table:
        theatre.kit.stack.pop()
    theatre.turn()
    before = table.buttons(), table.picture.asking(table.view(), table.marks())
    for back in (pygame.K_ESCAPE, pygame.K_t, pygame.K_RETURN):
        theatre.key(pygame.K_t)
        theatre.turn(60)
        assert table.picture.asking(table.view(), table.marks()) is None
        assert set(table.buttons()) <= {"beneath", "hint", "skip", "undo", "redo"}
        assert all(ButtonSpot(key) in table.places() for key in table.buttons())
        theatre.key(back)
        theatre.turn(60)
        assert theatre.kit.stack.top is table
        assert (table.buttons(), table.picture.asking(table.view(), table.marks())) == before
    theatre.close()


def test_coins_go_into_the_fist_meanwhile(tmp_path: Path) -> None:
    theatre = Theatre((1024, 640), SaveFolder(tmp_path))
    decisions("engines")["bid"].sit_down(theatre)
    table = theatre.table
    theatre.turn()
    theatre.key(pygame.K_t)
    theatre.turn(60)
    theatre.press(CoinSpot(10))
    theatre.key(pygame.K_t)
    theatre.turn(60)
    assert getattr(table.hands.held, "florins", 0) == 10
    theatre.close()


KEYS = (BUTTONS[Done], BUTTONS[AssaultByTanks], BY_PLANES, BY_INFANTRY)


def asked(picture: EnginesPicture, game: Game) -> tuple[Prompt, dict[str, Rect]]:
    """Return what Anna is asked, and where her buttons are."""
    view = GAME.view(game.state, ANNA)
    line = prompt(TABLE, view, PromptState(tuple(look.name for look in LOOKS[:3]), eye=picture.eye))
    places = picture.spots(view, Marks(prompt=line))
    return line, {key: places[ButtonSpot(key)] for key in KEYS}


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_buttons_stay_where_they_are_as_assaults_are_made(size: tuple[int, int], one_set_of_pictures: Pictures) -> None:
    game = attack(6, 1, 1, against=land(9))
    picture = EnginesPicture(LOOKS[:3], pictures=one_set_of_pictures)
    picture.arrange(size, GAME.view(game.state, ANNA))
    line, first = asked(picture, game)
    pale = {BUTTONS[Done]}
    for made, throw, key in (
        (AssaultByTanks(), "XX", BUTTONS[AssaultByTanks]),
        (AssaultByPlanes(1), "B", BY_PLANES),
        (AssaultByInfantry(1), "B", BY_INFANTRY),
    ):
        assert {button.key for button in line.buttons if button.key in KEYS and not button.enabled} == pale
        game.does(ANNA, made)
        game.throws(throw)
        if key == BY_INFANTRY:
            break
        line, places = asked(picture, game)
        assert places == first
        pale = pale - {BUTTONS[Done]} | {key}


NAMES = ("Lisa", "Salaì", "Melzi")


def told(seed: int, decisions: int) -> Iterator[tuple[Event, State]]:
    """What happens in a game in which everybody does anything, each event with the state after it."""
    random = Random(seed)
    step = GAME.begin(GAME.deal(Options(len(NAMES)), random), watched=True)
    for _ in range(decisions):
        yield from zip(step.events, step.states, strict=True)
        decider, state = GAME.decider(step.state), step.state
        if decider is None:
            return
        action = GAME.chance(state, random) if decider == NATURE else random.choice(GAME.legal(state))
        step = GAME.apply(state, action, watched=True)


BEGINS = {events.RoundBegan: "income", events.CardsLaid: "auction", events.TurnBegan: "turns"}
"""The phase that begins with an event; points are given when all seats have had their turns."""


@pytest.mark.parametrize("seed", range(3))
def test_a_phase_is_told_from_its_beginning_to_the_next(seed: int) -> None:
    phase, seen, turns = "draft", set(), 0
    for event, state in told(seed, 120):
        view = GAME.view(state, 0)
        phase = BEGINS.get(type(event), phase)
        turns += isinstance(event, events.TurnEnded)
        if isinstance(event, events.TurnEnded) and turns % len(NAMES) == 0:
            phase = "points"
        assert phase_of(view) == phase, event
        assert is_on(view) is (phase == "auction")
        seen.add(phase)
    assert seen == {"draft", "income", "auction", "turns", "points"}


def test_fists_close_with_the_last_and_ones_own_stays_known() -> None:
    last = next(state for event, state in told(1, 30) if isinstance(event, events.BidMade) and state.question is None)
    fists = auction_told(GAME.view(last, 0), Marks(), NAMES).fists
    assert all(fist.closed for fist in fists)
    assert {fist.seat: fist.florins is not None for fist in fists} == {0: True, 1: False, 2: False}


@pytest.mark.parametrize(("leonardo", "word"), [(ANNA, "stay"), (BIANCA, "become")])
def test_whoever_is_leonardo_already_stays_it(leonardo: int, word: str) -> None:
    game = auction(seat(milan=land()), seat(naples=land()), seat(norway=land()), leonardo=leonardo)
    bids = {ANNA: 60, BIANCA: 0, CARLO: 0}
    for who in (*range(leonardo, 3), *range(leonardo)):
        game.does(who, Bid(bids[who]))
    assert f"{word} Leonardo" in auction_told(GAME.view(game.state, ANNA), Marks(), NAMES).line


def seen(leonardo: int, seats: int = 4) -> View:
    state = GAME.begin(GAME.deal(Options(seats), Random(1))).state
    return evolve(GAME.view(state, 0), leonardo=leonardo)


@pytest.mark.parametrize(
    ("leonardo", "bids", "order"),
    [
        (0, (10, 40, 20, 30), (1, 3, 2, 0)),
        (0, (20, 20, 20, 20), (0, 1, 2, 3)),
        (2, (20, 50, 20, 20), (1, 2, 3, 0)),
        (3, (0, 0, 10, 0), (2,)),
        (1, (0, 0, 0, 0), ()),
    ],
)
def test_the_highest_bid_chooses_first_then_who_is_nearest(
    leonardo: int, bids: tuple[int, ...], order: tuple[int, ...]
) -> None:
    assert feasts.ranked(seen(leonardo), events.BidsShown(bids)) == order


def test_a_tie_is_explained_and_nothing_else_is() -> None:
    assert feasts.tied(events.BidsShown((30, 0, 30, 0))) == {0, 2}
    assert feasts.tied(events.BidsShown((30, 0, 10, 0))) == frozenset()


def test_no_word_is_said_before_the_fists_are_open_and_counted() -> None:
    timeline = feasts.opened(seen(0), events.BidsShown((10, 40, 40, 0)))
    hands = [cue for cue in timeline.cues if isinstance(cue.what, Opened)]
    ranks = [cue for cue in timeline.cues if isinstance(cue.what, Ranked)]
    assert len(hands) == 4
    assert {cue.over for cue in hands} == {feasts.SHAKES + feasts.COUNTS}
    assert timeline.tells >= max(cue.over for cue in hands)
    assert all(cue.begins >= timeline.tells for cue in ranks)
    assert any(isinstance(cue.what, Tied) for cue in timeline.cues)


def test_who_is_outbid_has_time_to_see_by_whom() -> None:
    first, outbid = (feasts.opened(seen(0), events.BidsShown((own, 40, 40, 0))) for own in (50, 10))
    assert first.lasts < 3500 < outbid.lasts
    assert outbid.steady
    assert not first.steady


def test_a_fist_shakes_first_and_is_counted_then() -> None:
    assert feasts.shaking(0.0) == (0.0, 0.0)
    assert any(abs(feasts.shaking(share / 100)[0]) > 0.9 for share in range(40))
    assert all(feasts.shaking(share / 100)[1] == 0 for share in range(40))
    assert feasts.shaking(1.0) == (0.0, 1.0)
