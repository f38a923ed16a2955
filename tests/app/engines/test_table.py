"""What the table promises beyond the rules: composing step by step, secrets, undo, dice, saves, a closer look."""

import math
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import pygame
import pytest

from leonardo.ai.engines import heuristics
from leonardo.ai.engines.personality import Personality
from leonardo.ai.player import stream
from leonardo.app.engines.buttons import MAP, TURN_ENDS, less, more
from leonardo.app.engines.moves import armies
from leonardo.app.engines.moves.choices import most_florins
from leonardo.app.engines.moves.in_hand import Base, Fist, March
from leonardo.app.engines.moves.whereabouts import BID, BUTTONS
from leonardo.app.engines.picture.chart.places import Eye
from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.recruiting import GIVE_REST
from leonardo.app.engines.spots import BankSpot, CoinSpot, FistSpot, LandSpot, OfferSpot
from leonardo.app.engines.words.marching import said
from leonardo.app.kit.areas import centre, contains
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.kit.window.app import LONGEST_STEP
from leonardo.app.table.commands import PASSING
from leonardo.app.table.spots import ButtonSpot, SeatSpot
from leonardo.engine.engines import GAME, actions
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.constants import INFANTRY
from leonardo.engine.engines.questions import BidQuestion, DiceQuestion, MoveQuestion, RecruitQuestion, TurnQuestion
from leonardo.engine.engines.setup import Options
from leonardo.engine.engines.state import State
from leonardo.engine.engines.view import View
from leonardo.engine.game import NATURE
from leonardo.engine.record import Played
from leonardo.play.session import Session
from tests.app.engines.hands import CHANCE, EnginesMouse
from tests.app.engines.test_whole_game import ANNA, BEN, CLEO, OTHERS, begin, wish
from tests.app.table.table_harness import Desk
from tests.app.table.to_the_end import waits
from tests.diagonal import first_quick

pytestmark = pytest.mark.usefixtures("shared_pictures")


def asks(kind: type) -> Callable[[State], bool]:
    """What is sought: that a person is asked something of a kind."""
    return lambda state: isinstance(state.question, kind)


def attacks(state: State) -> list[tuple[Territory, Territory]]:
    """The ways on which the first seat could attack another, with one man fewer than all that may go, too."""
    if not isinstance(state.question, TurnQuestion):
        return []
    armed = {(each.source, each.target, each.infantry) for each in state.options if isinstance(each, actions.Attack)}
    most = {
        (source, target): max(each[2] for each in armed if each[:2] == (source, target)) for source, target, _ in armed
    }
    return [way for way, men in sorted(most.items()) if (*way, men - 1) in armed and state.owners[way[1]] > 0]


@cache
def until(sought: Callable[[State], object], seed: int) -> Played:
    """A game of three up to where something is asked of the first seat, which plays as it wishes until then."""
    played, _ = Played.begin(GAME, GAME.deal(Options(3, 30), Random(seed)))
    while GAME.decider(played.state) != 0 or not sought(played.state):
        decider, number = GAME.decider(played.state), len(played.turns)
        assert decider is not None, "nobody is asked that"
        random = stream("others", decider, number)
        if decider == NATURE:
            action = GAME.chance(played.state, random)
        else:
            action = wish(played.state, number, 0) if decider == 0 else random.choice(GAME.legal(played.state))
        played, _ = played.play(action)
    return played


def soundly_until(sought: Callable[[State], object], seed: int) -> Played:
    """A game of three sound players up to where something is asked of the first seat."""
    played, _ = Played.begin(GAME, GAME.deal(Options(3, 40), Random(seed)))
    while (decider := GAME.decider(played.state)) != 0 or not sought(played.state):
        assert decider is not None, "nobody is asked that"
        random = stream("sound", decider, len(played.turns))
        state = played.state
        chance = decider == NATURE
        action = (
            GAME.chance(state, random) if chance else heuristics.decide(state, state.options, random, Personality())
        )
        played, _ = played.play(action)
    return played


def at(folder: Path, sought: Callable[[State], object], seed: int = 11) -> Desk:
    """Sit down where something is asked of the first seat."""
    return sit_down(folder, until(sought, seed), seed)


def sit_down(folder: Path, played: Played, seed: int) -> Desk:
    desk = Desk(folder, (1280, 720), Settings(speed=Speed.OFF, confirm=False))
    desk.host.play(Session.branch(played, (ANNA, *OTHERS[:2]), seed, desk.host.folder))
    desk.wait(lambda: waits(desk))
    desk.breathe()
    return desk


def at_an_attack(folder: Path) -> tuple[Desk, tuple[Territory, Territory]]:
    """Sit down where the first seat can attack; return one of the ways."""
    desk = at(folder, attacks)
    return desk, attacks(desk.table.session.played.state)[0]


@pytest.mark.slow
def test_moving_can_be_stopped_with_a_territory_in_hand(tmp_path: Path) -> None:
    desk = at(tmp_path, lambda state: isinstance(state.question, MoveQuestion) and armies.bases(seen(state)))
    EnginesMouse(desk).press_spot(LandSpot(armies.bases(desk.table.view())[0]))
    assert isinstance(desk.table.hands.held, Base)
    EnginesMouse(desk).press_spot(ButtonSpot(BUTTONS[actions.Stop]))
    assert desk.table.session.played.turns[-1].action == actions.Stop()
    assert desk.table.hands.held is None


def seen(state: State) -> View:
    return GAME.view(state, 0)


def test_an_army_is_composed_in_steps_and_says_its_chances(tmp_path: Path) -> None:
    desk, (source, target) = at_an_attack(tmp_path)
    before = desk.table.session.played
    desk.drag(LandSpot(source), LandSpot(target))
    held = desk.table.hands.held
    assert isinstance(held, March)
    assert held.action in before.state.options
    full = said(desk.table.view(), held)
    assert full.win is not None
    pale = {button.key for button in desk.table.prompt().buttons if not button.enabled}
    assert more("infantry") in pale, "all that may go are proposed"
    EnginesMouse(desk).press_spot(ButtonSpot(less("infantry")))
    fewer = desk.table.hands.held
    assert isinstance(fewer, March)
    assert fewer.infantry == held.infantry - 1
    picture, view, marks = desk.table.picture, desk.table.view(), desk.table.marks()
    assert isinstance(picture, EnginesPicture)
    slip, told = picture.slip.rect(view, marks), picture.told_of(view, marks)[ButtonSpot(less("infantry"))]
    assert (told.top, told.bottom) == (slip.top, slip.bottom), "its tip stands beside the slip, whose numbers follow"
    win = said(desk.table.view(), fewer).win
    assert win is not None
    assert win <= full.win
    assert desk.table.session.played is before, "nothing is decided yet"
    desk.key(pygame.K_ESCAPE)
    assert desk.table.hands.held is None
    desk.host.close()


def test_no_sign_of_the_last_act_lies_over_chart_buttons(tmp_path: Path) -> None:
    desk = at(tmp_path, asks(TurnQuestion))
    view, marks, picture = desk.table.view(), desk.table.marks(), desk.table.picture
    spots, signed = picture.spots(view, marks), picture.signed(view, marks)
    buttons = [spots[ButtonSpot(key)] for key in MAP]
    for land in Territory:
        assert picture.mark_place(LandSpot(land), signed).collidelist(buttons) < 0, land
    desk.host.close()


@pytest.mark.parametrize("turns", [0, 2])
def test_the_sign_of_the_last_act_stands_in_its_territory(tmp_path: Path, turns: int) -> None:
    desk = at(tmp_path, asks(TurnQuestion))
    table, picture = desk.table, desk.table.picture
    table.look_through(picture.closer(picture.spots(table.view())[LandSpot(Territory.MILAN)].center, turns))
    view, marks = table.view(), table.marks()
    signed, areas = picture.signed(view, marks), picture.areas(view, marks)
    for spot in [spot for spot in signed if isinstance(spot, LandSpot)] if not turns else [LandSpot(Territory.MILAN)]:
        assert contains(areas[spot], picture.mark_place(spot, signed).center), spot
    desk.host.close()


def test_what_goes_to_the_bank_leaves_by_the_edge_of_the_chart(tmp_path: Path) -> None:
    desk = at(tmp_path, asks(TurnQuestion))
    view, picture = desk.table.view(), desk.table.picture
    assert isinstance(picture, EnginesPicture)
    assert BankSpot() not in picture.spots(view, desk.table.marks())
    assert picture.layout.chart.collidepoint(picture.target(view, BankSpot()))
    desk.host.close()


@pytest.mark.slow
@pytest.mark.parametrize("by_key", [False, True])
def test_the_rest_of_a_small_reserve_is_given_out_by_one_press(tmp_path: Path, by_key: bool) -> None:
    desk = sit_down(tmp_path, soundly_until(asks(RecruitQuestion), 4), 4)
    before = desk.table.session.played
    asked = before.state.question
    assert isinstance(asked, RecruitQuestion)
    if by_key:
        desk.command(PASSING)
    else:
        EnginesMouse(desk).press_spot(ButtonSpot(GIVE_REST))
    given, state = _recruited(desk, before), before.state
    reserve = INFANTRY - sum(men for men, owner in zip(state.infantry, state.owners, strict=True) if owner == 0)
    assert len(given) == len(set(given)) == reserve, "some lands get none"
    assert set(given) < set(asked.left)
    desk.wait(lambda: waits(desk))
    assert isinstance(desk.table.session.played.state.question, BidQuestion)
    desk.host.close()


def _recruited(desk: Desk, since: Played) -> list[Territory]:
    turns = desk.table.session.played.turns[len(since.turns) :]
    return [turn.action.at for turn in turns if isinstance(turn.action, actions.Recruit)]


def test_each_enter_at_a_coin_puts_one_more_into_the_fist(tmp_path: Path) -> None:
    desk = at(tmp_path, asks(BidQuestion))
    desk.press_by_keys(CoinSpot(10))
    for florins in (10, 20, 30):
        if florins > 10:
            desk.key(pygame.K_RETURN)
        held = desk.table.hands.held
        assert isinstance(held, Fist), "the fist is closed at its button only"
        assert held.florins == florins
    desk.host.close()


@first_quick("coin", [50, 10])
def test_no_enter_at_a_coin_closes_the_fist_when_none_is_left(tmp_path: Path, coin: int) -> None:
    """With 110 florins the third press of a fifty was a bid, without a question and without a way back."""
    desk = at(tmp_path, asks(BidQuestion))
    most, before = most_florins(desk.table.view()), len(desk.table.session.played.turns)
    for _ in range(most // coin + 2):
        desk.breathe()
        desk.press_by_keys(CoinSpot(coin)) if desk.table.hands.held is None else desk.key(pygame.K_RETURN)
    assert len(desk.table.session.played.turns) == before
    held = desk.table.hands.held
    assert isinstance(held, Fist)
    assert held.florins == most // coin * coin
    assert desk.table.controls.walk.at == CoinSpot(coin)


def test_plus_and_minus_count_and_else_look_closer(tmp_path: Path) -> None:
    desk, (source, target) = at_an_attack(tmp_path)
    picture = desk.table.picture
    assert isinstance(picture, EnginesPicture)
    desk.drag(LandSpot(source), LandSpot(target))
    held = desk.table.hands.held
    assert isinstance(held, March)
    whole = picture.looked
    desk.key(pygame.K_MINUS)
    fewer = desk.table.hands.held
    assert isinstance(fewer, March)
    assert fewer.infantry == held.infantry - 1
    desk.key(pygame.K_PLUS)
    assert desk.table.hands.held == held
    assert picture.looked == whole
    desk.key(pygame.K_ESCAPE)
    desk.key(pygame.K_PLUS)
    assert picture.looked.zoom > whole.zoom
    desk.key(pygame.K_MINUS)
    assert picture.looked == whole
    desk.host.close()


def test_plus_and_minus_are_coins_in_an_auction(tmp_path: Path) -> None:
    desk = at(tmp_path, asks(BidQuestion))
    for key in (pygame.K_PLUS, pygame.K_PLUS, pygame.K_MINUS):
        desk.key(key)
    held = desk.table.hands.held
    assert isinstance(held, Fist)
    assert held.florins == 10
    desk.host.close()


def test_a_digit_and_enter_are_a_whole_bid(tmp_path: Path) -> None:
    desk = at(tmp_path, asks(BidQuestion))
    desk.press_by_keys(CoinSpot(50))
    desk.key(pygame.K_2)
    desk.key(pygame.K_RETURN)
    assert actions.Bid(20) in [turn.action for turn in desk.table.session.played.turns[-3:]]
    desk.host.close()


def test_a_bid_is_typed_in_tens_or_in_florins(tmp_path: Path) -> None:
    def rich(state: State) -> bool:
        return asks(BidQuestion)(state) and state.players[0].florins >= 120

    desk = at(tmp_path, rich)
    typed = (("1", 10), ("2", 120), ("9", 90), ("9", 90), ("0", 90), ("0", 0))
    for key, florins in (*typed, ("6", 60), ("0", 60), ("1", 10), ("0", 10), ("0", 100)):
        desk.key(key)
        held = desk.table.hands.held
        assert (held.florins if isinstance(held, Fist) else 0) == florins
    desk.host.close()


def test_pages_are_large_coins_in_an_auction(tmp_path: Path) -> None:
    desk = at(tmp_path, asks(BidQuestion))
    most = most_florins(desk.table.view())
    assert most >= 50
    desk.key(pygame.K_PAGEUP)
    assert desk.table.hands.held == Fist(0, 50)
    for _ in range(most // 50):
        desk.key(pygame.K_PAGEUP)
    assert desk.table.hands.held == Fist(0, most)
    desk.key(pygame.K_PAGEDOWN)
    assert desk.table.hands.held == Fist(0, most - 50)
    desk.host.close()


def test_enter_closes_no_empty_fist_while_there_are_florins(tmp_path: Path) -> None:
    desk = at(tmp_path, asks(BidQuestion))
    question = desk.table.view().question
    desk.key(pygame.K_TAB)
    assert isinstance(desk.table.controls.walk.at, CoinSpot)
    desk.key(pygame.K_RETURN)
    assert desk.table.view().question == question
    assert isinstance(desk.table.hands.held, Fist)
    desk.host.close()


@pytest.mark.slow
def test_enter_at_base_and_target_leads_to_the_sending_button(tmp_path: Path) -> None:
    desk = at(tmp_path, attacks)
    source, target = attacks(desk.table.session.played.state)[0]
    desk.press_by_keys(LandSpot(source))
    desk.press_by_keys(LandSpot(target))
    held = desk.table.hands.held
    assert isinstance(held, March)
    before = len(desk.table.session.played.turns)
    desk.key(pygame.K_RETURN)
    assert desk.table.session.played.turns[before].action == held.action
    desk.host.close()


def test_an_attack_can_be_taken_back_until_dice_fall(tmp_path: Path) -> None:
    desk, (source, target) = at_an_attack(tmp_path)
    before = desk.table.session.played
    desk.drag(LandSpot(source), LandSpot(target))
    EnginesMouse(desk).press_spot(ButtonSpot("go"))
    desk.wait(lambda: waits(desk))
    desk.breathe()
    assert desk.table.session.played is not before
    desk.press(ButtonSpot("undo"))
    desk.turn()
    assert desk.table.session.played.turns == before.turns
    desk.host.close()


@pytest.mark.slow
def test_dice_wait_for_who_throws_for_as_long_as_that_takes(tmp_path: Path) -> None:
    desk, (source, target) = at_an_attack(tmp_path)
    desk.drag(LandSpot(source), LandSpot(target))
    EnginesMouse(desk).press_spot(ButtonSpot("go"))
    desk.wait(lambda: waits(desk))
    desk.breathe()
    desk.kit.settings.speed = Speed.NORMAL
    session = desk.table.session
    EnginesMouse(desk).press_spot(ButtonSpot("by_infantry"))
    desk.wait(lambda: CHANCE in desk.table.areas())
    question, thrown = session.played.state.question, len(session.played.turns)
    assert isinstance(question, DiceQuestion)
    assert question.seat == 0
    desk.clock.step = LONGEST_STEP
    for _ in range(120):
        desk.turn()
    assert len(session.played.turns) == thrown
    EnginesMouse(desk).press_spot(CHANCE)
    assert len(session.played.turns) > thrown
    desk.host.close()


@pytest.mark.slow
def test_bids_are_made_alone_and_coins_go_one_by_one(tmp_path: Path) -> None:
    desk = begin(tmp_path, (ANNA, BEN, CLEO), (), 30, 3)
    mouse, handed = EnginesMouse(desk), 0
    while handed < 2:
        desk.wait(lambda: waits(desk))
        if desk.hands_over:
            handed += 1
            desk.press("ready")
            continue
        desk.breathe()
        session = desk.table.session
        decider = session.decider
        assert decider is not None
        if isinstance(session.played.state.question, BidQuestion):
            desk.drag(CoinSpot(50), FistSpot(decider))
            desk.press(CoinSpot(10))
            held = desk.table.hands.held
            assert isinstance(held, Fist)
            assert held.florins == 60
            mouse.press_spot(ButtonSpot("coin_back"))
            mouse.press_spot(ButtonSpot("bid"))
            assert session.played.turns[-1].action == actions.Bid(50)
        else:
            mouse.decide(wish(session.played.state, len(session.played.turns), decider))
    view = GAME.view(desk.table.session.played.state, None)
    assert isinstance(view.question, BidQuestion)
    assert set(view.question.bids) == {None}, "nobody sees what is in a closed fist"
    desk.host.close()


@pytest.mark.slow
def test_coins_stay_in_the_fist_whatever_else_is_pressed(tmp_path: Path) -> None:
    desk = at(tmp_path, asks(BidQuestion))
    desk.press(CoinSpot(10))
    desk.press(CoinSpot(10))
    desk.press(OfferSpot(0))
    desk.press(SeatSpot(1))
    assert desk.table.hands.held == Fist(0, 20)
    most = most_florins(desk.table.view())
    for _ in range(most // 10):
        desk.press(CoinSpot(50))
        desk.drag(CoinSpot(50), FistSpot(0))
    held = desk.table.hands.held
    assert isinstance(held, Fist)
    assert most - 50 < held.florins <= most, "a coin that is too many takes nothing out"
    desk.key(pygame.K_ESCAPE)
    assert desk.table.hands.held is None
    desk.host.close()


def test_up_and_down_count_the_coins_of_a_bid(tmp_path: Path) -> None:
    desk = at(tmp_path, asks(BidQuestion))
    for _ in range(3):
        desk.key(pygame.K_UP)
    desk.key(pygame.K_DOWN)
    assert desk.table.hands.held == Fist(0, 20)
    desk.host.close()


def test_arrows_choose_a_counter_of_an_army_and_change_it(tmp_path: Path) -> None:
    desk, (source, target) = at_an_attack(tmp_path)
    desk.drag(LandSpot(source), LandSpot(target))
    held = desk.table.hands.held
    assert isinstance(held, March)
    desk.key(pygame.K_DOWN)
    fewer = desk.table.hands.held
    assert isinstance(fewer, March)
    assert fewer.infantry == held.infantry - 1
    assert desk.table.controls.walk.at == ButtonSpot("go"), "Enter sends the army"
    desk.key(pygame.K_RIGHT)
    assert desk.table.controls.walk.at == ButtonSpot(more("infantry"))
    desk.key(pygame.K_UP)
    assert desk.table.hands.held == held
    assert desk.table.controls.walk.at == ButtonSpot(less("infantry")), "no more may go"
    desk.key(pygame.K_LEFT)
    desk.key(pygame.K_RETURN)
    assert desk.table.session.played.turns[-1].action == held.action
    desk.host.close()


def test_enter_sends_an_army_that_was_composed_by_mouse(tmp_path: Path) -> None:
    desk, (source, target) = at_an_attack(tmp_path)
    desk.drag(LandSpot(source), LandSpot(target))
    held = desk.table.hands.held
    assert isinstance(held, March)
    desk.key(pygame.K_RETURN)
    assert desk.table.session.played.turns[-1].action == held.action
    desk.host.close()


def test_tab_leads_from_coins_to_the_fist_before_the_strip(tmp_path: Path) -> None:
    desk = at(tmp_path, asks(BidQuestion))
    desk.key(pygame.K_UP)
    usable = desk.table.controls.walk.usable()
    assert usable.index(ButtonSpot(BID)) < usable.index(ButtonSpot("hint"))
    desk.host.close()


def test_the_chart_does_not_show_through_an_auction(tmp_path: Path) -> None:
    desk = at(tmp_path, asks(BidQuestion))
    view, picture = desk.table.view(), desk.table.picture
    assert isinstance(picture, EnginesPicture)
    board = picture.auction.rect
    marks = desk.table.marks()
    below = {
        spot for spot, at in picture.spots(view, marks).items() if isinstance(spot, LandSpot) and at.colliderect(board)
    }
    assert below
    assert not below & set(picture.signed(view, marks))
    desk.host.close()


def test_the_chart_is_seen_more_closely_and_drawn_along(tmp_path: Path) -> None:
    desk = begin(tmp_path, (ANNA, *OTHERS[:2]), (), 30, 5)
    desk.wait(lambda: waits(desk))
    desk.breathe()
    rome = desk.at(LandSpot(Territory.ROME))
    wide = desk.table.places()[LandSpot(Territory.ROME)].width
    desk.hover(rome)
    desk.wheel(3)
    assert desk.table.places()[LandSpot(Territory.ROME)].width > 1.5 * wide
    eye = desk.table.picture.eye
    assert isinstance(eye, Eye)
    sea = desk.table.picture.stage
    assert sea is not None
    free = next(
        (x, y)
        for y in range(sea.top + 60, sea.bottom - 60, 9)
        for x in range(sea.left + 60, sea.right - 60, 9)
        if not desk.table.spots_at((x, y))
    )
    desk.drag(free, (free[0] + 40, free[1]))
    moved = desk.table.picture.eye
    assert isinstance(moved, Eye)
    assert moved.left != eye.left
    desk.wheel(-9)
    whole = desk.table.picture.eye
    assert isinstance(whole, Eye)
    assert whole.zoom == 1
    desk.host.close()


def test_a_game_goes_on_where_it_was_left_in_the_middle_of_a_war(tmp_path: Path) -> None:
    desk, (source, target) = at_an_attack(tmp_path)
    desk.drag(LandSpot(source), LandSpot(target))
    EnginesMouse(desk).press_spot(ButtonSpot("go"))
    desk.wait(lambda: waits(desk))
    state = desk.table.session.played.state
    assert state.war is not None
    folder = desk.host.folder
    desk.host.close()
    entry = next(iter(folder.entries()))
    assert Session.load(entry.path, folder).played.state.war == state.war


def several_bases(state: State) -> bool:
    return isinstance(state.question, TurnQuestion) and len(armies.bases(seen(state))) > 2


@pytest.mark.slow
def test_with_a_territory_taken_by_keys_the_nearest_comes_first(tmp_path: Path) -> None:
    desk = at(tmp_path, several_bases)
    walk, view = desk.table.controls.walk, desk.table.view()
    places = {spot: centre(area) for spot, area in desk.table.areas().items()}

    def nearest(base: Territory) -> Territory:
        targets = sorted(target for source, target in armies.ways(view) if source == base)
        return min(targets, key=lambda target: math.dist(places[LandSpot(target)], places[LandSpot(base)]))

    base = max(armies.bases(view), key=nearest)
    walk.at = LandSpot(base)
    desk.key(pygame.K_RETURN)
    targets = [spot for spot in walk.usable() if isinstance(spot, LandSpot)]
    assert walk.at in targets
    assert walk.at == LandSpot(nearest(base))


def test_the_keyboard_begins_again_where_it_acted_last(tmp_path: Path) -> None:
    desk = at(tmp_path, several_bases)
    walk, bases = desk.table.controls.walk, armies.bases(desk.table.view())
    for base in bases:
        walk.at = LandSpot(base)
        walk.at = ButtonSpot(TURN_ENDS)
        desk.table.controls.leave_question()
        walk.begin()
        assert str(walk.at) == str(LandSpot(base))
