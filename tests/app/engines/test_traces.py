"""What others took since one's last turn keeps a trace until the end of one's next one, in their colour."""

import pytest

from leonardo.app.engines.picture.chart.traces import traces
from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.spots import TRAITS
from leonardo.app.table.shown.lately import Lately
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.engines import GAME
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.events import (
    AttackBegan,
    AttackWon,
    CardsLaid,
    DiceThrown,
    Invaded,
    TurnBegan,
    TurnEnded,
)
from leonardo.engine.engines.view import View
from leonardo.engine.game import Event
from tests.app.engines.layouts import LOOKS
from tests.app.engines.test_wars_are_short import game
from tests.app.kit.layout_probe import Blanks, LayoutProbe, probing
from tests.engine.engines.build import ANNA, BIANCA, CARLO, FLORENCE, MILAN, ROME, VENICE, land, seat, turn


def invaded(who: int, at: Territory) -> Invaded:
    return Invaded(who, MILAN, at, 1, 0, 0, 10)


def conquered(who: int, at: Territory, of: int) -> AttackWon:
    return AttackWon(who, of, at, 1, 0, 0, 0, 0, 0)


def view_of(viewer: int | None = ANNA) -> View:
    anna, bianca = seat(milan=land(2)), seat(rome=land(1), venice=land(1))
    return GAME.view(turn(anna, bianca, seat(florence=land(1), norway=land())).state, viewer)


def kept(*happened: Event) -> tuple[Event, ...]:
    lately = Lately(TRAITS)
    lately.recall(happened)
    return lately.events


ROUND = (
    TurnEnded(ANNA, False),
    TurnBegan(BIANCA),
    invaded(BIANCA, ROME),
    TurnEnded(BIANCA, False),
    TurnBegan(CARLO),
    conquered(CARLO, FLORENCE, ANNA),
    TurnEnded(CARLO, False),
    TurnBegan(ANNA),
)


def test_it_tells_what_was_invaded_and_what_was_fought_for() -> None:
    assert traces(view_of(), kept(*ROUND)) == {ROME: False, FLORENCE: True}


def test_it_goes_with_the_end_of_ones_own_turn() -> None:
    assert traces(view_of(), kept(*ROUND, TurnEnded(ANNA, False))) == {}
    again = kept(*ROUND, TurnEnded(ANNA, False), TurnBegan(BIANCA), invaded(BIANCA, VENICE))
    assert traces(view_of(), again) == {VENICE: False}


def test_each_seat_sees_what_was_done_since_its_own_turn() -> None:
    assert traces(view_of(CARLO), kept(*ROUND)) == {}
    assert traces(view_of(BIANCA), kept(*ROUND)) == {FLORENCE: True}


def test_in_the_first_round_all_taken_before_ones_turn_is_seen() -> None:
    happened = (TurnBegan(BIANCA), invaded(BIANCA, ROME), TurnEnded(BIANCA, False), TurnBegan(ANNA))
    assert traces(view_of(), kept(*happened)) == {ROME: False}


def test_it_outlives_the_cards_of_the_next_auction_and_a_battle() -> None:
    assert traces(view_of(), kept(*ROUND, CardsLaid(()))) == {ROME: False, FLORENCE: True}


def test_what_is_no_longer_theirs_has_none_nor_for_onlookers() -> None:
    happened = kept(*ROUND, invaded(BIANCA, MILAN))
    assert MILAN not in traces(view_of(), happened)
    assert traces(view_of(None), kept(*ROUND)) == {}


def test_the_dice_of_a_battle_are_still_forgotten_with_its_turn() -> None:
    replay = game(2)
    happened = [
        each.event for number in range(replay.count) for each in replay.led_to(number) if each.event is not None
    ]
    for number, event in enumerate(happened):
        if isinstance(event, AttackBegan | TurnBegan | CardsLaid | TurnEnded):
            events = kept(*happened[max(0, number - 60) : number + 1])
            assert not any(isinstance(each, DiceThrown) for each in events)


def test_what_is_kept_stays_little_in_a_long_game() -> None:
    replay = game(3)
    happened = [
        each.event for number in range(replay.count) for each in replay.led_to(number) if each.event is not None
    ]
    lately, most = Lately(TRAITS), 0
    for event in happened:
        lately.see(event)
        most = max(most, sum(isinstance(each, TurnEnded) for each in lately.events))
    assert most == 5, "one for each seat"


@pytest.mark.usefixtures("screen", "shared_pictures")
def test_it_is_drawn_on_the_land_that_was_taken() -> None:
    view = view_of()

    def drawn(lately: tuple[Event, ...]) -> int:
        picture = EnginesPicture(LOOKS[:3], pictures=Blanks())
        with probing():
            picture.arrange((1280, 720), view)
            page = LayoutProbe((1280, 720))
            picture.draw(page, view, Marks(lately=lately))
        return len(page.notes)

    assert drawn(kept(*ROUND)) > drawn(())
