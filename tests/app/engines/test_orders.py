"""An order stays what it is until it is given or put back: Enter gives it, its slip is still, a miss does nothing."""

from pathlib import Path

import pygame
import pytest

from leonardo.app.engines.buttons import CANCEL, less, more
from leonardo.app.engines.moves import armies
from leonardo.app.engines.moves.in_hand import Fist, March
from leonardo.app.engines.picture.chart.places import Eye
from leonardo.app.engines.picture.listing import Listing
from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.spots import CoinSpot, LandSpot
from leonardo.app.engines.table import TABLE
from leonardo.app.engines.words.auctioning import auction_told
from leonardo.app.kit.areas import bounds
from leonardo.app.kit.points import Size
from leonardo.app.kit.translations import tr
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.spots import ButtonSpot
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.engines import GAME, actions
from leonardo.engine.engines.board import REACH, Territory
from leonardo.engine.engines.questions import BidQuestion, TurnQuestion
from leonardo.engine.engines.view import View
from tests.app.engines.hands import EnginesKeyboard
from tests.app.engines.layouts import LOOKS, MORE_SIZES, NAMES, SIZES, seen
from tests.app.every_question import questions
from tests.app.kit.languages import LANGUAGES, spoken
from tests.app.kit.layout_probe import Blanks
from tests.app.table.table_harness import Desk
from tests.diagonal import diagonal, first_quick
from tests.engine.engines.build import ANNA, land, seat, turn

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")


def at_a_question(folder: Path, kind: type) -> Desk:
    """Return the program at a question of this kind, in the turn of a person with some infantry to send."""
    return next(desk for desk in questions(folder, "engines") if isinstance(desk.table.view().question, kind))


def composed(desk: Desk) -> March:
    """Compose an order by mouse, of several that there may be, and return it."""
    view = desk.table.view()
    source, target = next(way for way, choices in armies.ways(view).items() if len(choices.numbers) > 1)
    desk.drag(LandSpot(source), LandSpot(target))
    held = desk.table.hands.held
    assert isinstance(held, March)
    return held


@pytest.mark.slow
def test_enter_gives_an_order_wherever_the_keyboard_was(tmp_path: Path) -> None:
    """The keyboard may still be at a land from before: there it would send the army elsewhere."""
    desk = at_a_question(tmp_path, TurnQuestion)
    lands = [spot for spot in desk.table.controls.walk.usable() if isinstance(spot, LandSpot)]
    desk.table.controls.walk.at = lands[-1]
    march = composed(desk)
    before = len(desk.table.session.played.turns)
    desk.key(pygame.K_RETURN)
    assert desk.table.session.played.turns[before].action == march.action


@pytest.mark.slow
@pytest.mark.parametrize("button", [more("infantry"), less("infantry")])
def test_enter_at_a_counter_gives_the_order_and_space_counts(tmp_path: Path, button: str) -> None:
    desk = at_a_question(tmp_path, TurnQuestion)
    march = composed(desk)
    before = len(desk.table.session.played.turns)
    desk.table.controls.go_to(ButtonSpot(more("infantry")))
    desk.key(pygame.K_SPACE)
    other = desk.table.hands.held
    assert isinstance(other, March)
    assert armies.numbers_of(other) != armies.numbers_of(march)
    desk.table.controls.go_to(ButtonSpot(button))
    desk.key(pygame.K_RETURN)
    assert desk.table.session.played.turns[before].action == other.action


@pytest.mark.slow
def test_tab_comes_to_no_other_target_while_an_order_is_composed(tmp_path: Path) -> None:
    desk = at_a_question(tmp_path, TurnQuestion)
    composed(desk)
    come_to = set()
    for _ in range(30):
        desk.key(pygame.K_TAB)
        come_to.add(desk.table.controls.walk.at)
    assert ButtonSpot(CANCEL) in come_to
    assert not any(isinstance(spot, LandSpot) for spot in come_to)


@pytest.mark.slow
def test_a_miss_beside_the_slip_and_on_the_sea_keeps_the_order(tmp_path: Path) -> None:
    desk = at_a_question(tmp_path, TurnQuestion)
    march = composed(desk)
    table = desk.table
    slip = table.picture.slip.rect(table.view(), table.marks())  # type: ignore[attr-defined] # the picture of this game
    first, second = (table.places()[ButtonSpot(key)] for key in (less("infantry"), more("infantry")))
    between = (first.right + second.left) // 2, first.centery
    chart = table.picture.stage
    assert chart is not None
    sea = next(
        (x, y)
        for x in range(chart.left, chart.right, 9)
        for y in range(chart.top, chart.bottom, 9)
        if not table.spots_at((x, y)) and not slip.inflate(60, 60).collidepoint((x, y))
    )
    for at in (between, (slip.left - 4, slip.centery), (slip.centerx, slip.bottom + 4), slip.topleft, sea):
        desk.press(at)
        assert table.hands.held == march, at
    desk.press(ButtonSpot(CANCEL))
    assert table.hands.held is None


@pytest.mark.slow
def test_an_auction_begins_at_the_coins_and_enter_closes_a_fist(tmp_path: Path) -> None:
    desk = at_a_question(tmp_path, BidQuestion)
    table = desk.table
    assert isinstance(table.controls.walk.at, CoinSpot)
    desk.press(CoinSpot(10))
    desk.key(pygame.K_UP)
    assert isinstance(table.hands.held, Fist)
    assert table.hands.held.florins == 20
    before = len(table.session.played.turns)
    desk.key(pygame.K_RETURN)
    assert table.session.played.turns[before].action.florins == 20


@pytest.mark.parametrize("coin", [10, 50])
def test_enter_closes_a_fist_that_was_filled_by_mouse(tmp_path: Path, coin: int) -> None:
    desk = at_a_question(tmp_path, BidQuestion)
    table, before = desk.table, len(desk.table.session.played.turns)
    assert isinstance(table.controls.walk.at, CoinSpot)
    desk.press(CoinSpot(coin))
    desk.key(pygame.K_RETURN)
    assert table.session.played.turns[before].action.florins == coin


def test_the_panel_says_the_keys_of_a_bid(tmp_path: Path) -> None:
    desk = at_a_question(tmp_path, BidQuestion)
    told = auction_told(desk.table.view(), Marks(), NAMES)
    assert "Enter" in told.line


def _view() -> View:
    game = turn(seat(milan=land(9, 2), florence=land(4)), seat(venice=land(3, 1), rome=land(2)), seat(norway=land()))
    return GAME.view(game.state, ANNA)


@pytest.mark.parametrize(
    ("size", "language", "text_scale"), diagonal(SIZES, LANGUAGES, (1.3, 1.0), more=MORE_SIZES, quick=2)
)
def test_nothing_on_the_slip_moves_while_an_army_is_counted(size: Size, language: str, text_scale: float) -> None:
    view = _view()
    picture = EnginesPicture(LOOKS, pictures=Blanks(), text_scale=text_scale)
    with spoken(language):
        picture.arrange(size, view)
        told = set()
        for (source, target), choices in armies.ways(view).items():
            lie = set()
            for numbers in sorted(choices.numbers):
                march = March(choices.kind, ANNA, source, target, *numbers)
                marks = Marks(prompt=prompt(TABLE, view, PromptState(names=NAMES, held=march, eye=picture.eye)))
                spots = picture.spots(view, marks)
                lie.add(tuple((key, tuple(spots[ButtonSpot(key)])) for key in (*_counters(), CANCEL, "go")))
            told.add(len(choices.numbers) > 1)
            assert len(lie) == 1, (source, target, lie)
        assert True in told


def _counters() -> list[str]:
    return [key(name) for name in armies.FORCES for key in (less, more)]


def test_a_slip_stays_when_the_chart_is_seen_closer() -> None:
    view = _view()
    picture = EnginesPicture(LOOKS, pictures=Blanks())
    picture.arrange((1280, 720), view)
    source, target = next(iter(armies.ways(view)))
    march = armies.proposed(view, source, target, ANNA)

    def lies() -> tuple[int, ...]:
        marks = Marks(prompt=prompt(TABLE, view, PromptState(names=NAMES, held=march, eye=picture.eye)))
        return tuple(picture.slip.rect(view, marks))

    before = lies()
    picture.look_through(picture.closer(picture.stage.center, 3))
    assert lies() == before


@pytest.mark.parametrize("size", [*SIZES[:3], MORE_SIZES[0]])
def test_a_slip_lies_over_neither_army_where_it_can(size: tuple[int, int]) -> None:
    view = seen(TurnQuestion)
    picture = EnginesPicture(LOOKS, pictures=Blanks())
    picture.arrange(size, view)
    covered = 0
    ways = [way for way, choices in armies.ways(view).items() if choices.kind is not actions.Move]
    for source, target in ways:
        march = armies.proposed(view, source, target, view.viewer or 0)
        marks = Marks(prompt=prompt(TABLE, view, PromptState(names=NAMES, held=march, eye=picture.eye)))
        rect = picture.slip.rect(view, marks)
        feet = [picture.chart.foot(at, picture.looked) for at in (source, target)]
        covered += any(rect.collidepoint(foot) for foot in feet)
        assert ButtonSpot(more("infantry")) in picture.spots(view, marks)
    assert ways
    assert covered <= len(ways) // 10


@pytest.mark.slow
def test_an_army_dropped_far_away_hears_that_there_is_no_way(tmp_path: Path) -> None:
    desk = at_a_question(tmp_path, TurnQuestion)
    table = desk.table
    view = table.view()
    source = armies.bases(view)[0]
    away = [at for at in Territory if at not in REACH[source] and at is not source]
    far = next(at for at in away if table.spots_at(desk.at(LandSpot(at)))[:1] == (LandSpot(at),))
    desk.drag(LandSpot(source), LandSpot(far))
    (tip,) = [tip for tip in table.marks().tips if tip.at is not None]
    assert tip.words == tr("engines.objections.out_of_reach")
    assert "rule" in tip.words
    assert tip.also


@pytest.mark.slow
def test_escape_goes_back_one_level_at_a_time_and_pauses_last(tmp_path: Path) -> None:
    desk = at_a_question(tmp_path, TurnQuestion)
    table = desk.table
    desk.key(pygame.K_PLUS)
    desk.key(pygame.K_PLUS)
    closely = table.picture.eye
    assert isinstance(closely, Eye)
    table.look_through(Listing(closely))
    composed(desk)
    seen_: list[tuple[bool, bool, bool]] = []
    while desk.kit.stack.top is table:
        eye = table.picture.eye
        seen_.append((table.hands.held is not None, isinstance(eye, Listing), eye == closely))
        desk.key(pygame.K_ESCAPE)
        desk.breathe()
    assert seen_[0][:2] == (True, True)
    assert seen_[-1] == (False, False, False)
    assert len(seen_) == 4


@pytest.mark.slow
def test_a_sends_all_that_may_go(tmp_path: Path) -> None:
    desk = at_a_question(tmp_path, TurnQuestion)
    table = desk.table
    ways = armies.ways(table.view())
    source, target = max(ways, key=lambda way: (ways[way].kind is actions.Move, len(ways[way].numbers)))
    desk.drag(LandSpot(source), LandSpot(target))
    desk.key(pygame.K_a)
    held = table.hands.held
    assert isinstance(held, March)
    assert sum(armies.numbers_of(held)) == max(map(sum, ways[source, target].numbers))
    desk.key(pygame.K_a)
    assert table.hands.held == held
    shown = table.marks().prompt
    assert shown is not None
    assert [button.enabled for button in shown.buttons if button.key == "all"] == [False]
    before = len(table.session.played.turns)
    desk.key(pygame.K_RETURN)
    assert table.session.played.turns[before].action == held.action


@pytest.mark.slow
def test_the_wheel_counts_over_a_number_and_never_turns_the_map(tmp_path: Path) -> None:
    desk = at_a_question(tmp_path, TurnQuestion)
    march = composed(desk)
    button, eye = bounds(desk.table.areas()[ButtonSpot(more("infantry"))]), desk.table.picture.eye
    desk.hover((button.centerx, button.top - 12))
    step = 1 if armies.changed(desk.table.view(), march, 0, 1) is not None else -1
    desk.wheel(step)
    assert composed_now(desk) == armies.changed(desk.table.view(), march, 0, step)
    desk.hover((button.left - 2, button.bottom + 8))
    desk.wheel(1)
    assert desk.table.picture.eye == eye


def composed_now(desk: Desk) -> March:
    held = desk.table.hands.held
    assert isinstance(held, March)
    return held


@first_quick("by_button", [True, False])
def test_who_cancels_an_order_by_keys_is_back_where_it_began(tmp_path: Path, by_button: bool) -> None:
    desk = at_a_question(tmp_path, TurnQuestion)
    keys, view = EnginesKeyboard(desk), desk.table.view()
    source, target = next(way for way, choices in armies.ways(view).items() if len(choices.numbers) > 1)
    desk.press_by_keys(LandSpot(source))
    desk.press_by_keys(LandSpot(target))
    assert composed_now(desk).source == source
    if by_button:
        keys.press_spot(ButtonSpot(CANCEL))
    else:
        desk.key(pygame.K_ESCAPE)
    assert desk.table.hands.held is None
    assert desk.table.controls.walk.at == LandSpot(source)
