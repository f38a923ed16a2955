"""A sum is said once, and the auction goes on by itself up to it, until somebody stops it (rule 8.2)."""

from pathlib import Path

import pytest

from leonardo.app.citta import commands
from leonardo.app.citta.moves.in_hand import Coins
from leonardo.app.citta.moves.orders import UpTo, ordered
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.kit.translations import tr
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import Decline, Drop, Raise
from leonardo.engine.citta.board import PRICES
from leonardo.engine.citta.constants import STANDARD
from leonardo.engine.citta.questions import AuctionQuestion, MachineQuestion, OptionQuestion
from leonardo.engine.citta.setup import Options
from leonardo.play.session import Session
from leonardo.saves.schema import Person
from tests.app.table.table_harness import Desk

pytestmark = pytest.mark.usefixtures("shared_pictures")
SEATS = tuple(Person(name, colour) for name, colour in zip("ABC", ("red", "blue", "green"), strict=True))


def at_an_auction(folder: Path) -> Desk:
    """Return a game of three persons in which the first of two bidders is asked."""
    desk = Desk(folder, (1280, 720), Settings(speed=Speed.OFF, confirm=False))
    session = Session.new(GAME, Options(3, 5, STANDARD), SEATS, 5, desk.host.folder)
    while not isinstance(question := session.played.state.question, AuctionQuestion):
        if isinstance(question, MachineQuestion):
            session.play_nature()
        else:
            session.submit(Decline() if isinstance(question, OptionQuestion) else session.legal()[0])
    desk.host.play(session)
    desk.wait(lambda: desk.table.free)
    desk.breathe()
    return desk


def asked(desk: Desk) -> AuctionQuestion:
    question = desk.table.session.played.state.question
    assert isinstance(question, AuctionQuestion)
    return question


def raise_to(desk: Desk, florins: int) -> None:
    """Bid for whoever is asked, and let the others go on."""
    desk.table.submit(Raise(florins))
    desk.wait(lambda: desk.table.free)


@pytest.mark.slow
def test_keys_order_it_and_the_least_is_bid_each_time(tmp_path: Path) -> None:
    desk = at_an_auction(tmp_path)
    first = asked(desk).seat
    up_to = desk.kit.keys.keys_of(commands.UP_TO)[0]
    desk.key(up_to)
    price = PRICES[asked(desk).square]
    label = next(each.label for each in desk.table.prompt().buttons if each.key == "up_to")
    assert label == tr("citta.button.up_to", count=price)
    desk.key(up_to)
    desk.wait(lambda: desk.table.free)
    second = asked(desk)
    assert (second.leader, second.bid) == (first, 5)
    raise_to(desk, 20)
    assert (asked(desk).seat, asked(desk).bid) == (second.seat, 25), "it went on without a question"
    raise_to(desk, price)
    assert asked(desk).seat == first, "the sum is reached, so it is asked again"
    assert "drop" in desk.table.buttons()
    assert "stop_bidding" not in desk.table.buttons(), "there is nothing more to be stopped"
    desk.host.close()


@pytest.mark.slow
def test_coins_in_hand_say_the_sum_to_the_mouse(tmp_path: Path) -> None:
    desk = at_an_auction(tmp_path)
    first = asked(desk).seat
    desk.press(ButtonSpot("up_to"))
    desk.wheel(-2)
    held = desk.table.hands.held
    assert isinstance(held, Coins)
    desk.press(ButtonSpot("up_to"))
    desk.wait(lambda: desk.table.free)
    desk.table.course.sitter = first
    assert desk.table.course.order == UpTo(asked(desk).square, held.florins)
    desk.host.close()


def test_it_can_be_stopped_and_ends_with_the_auction(tmp_path: Path) -> None:
    desk = at_an_auction(tmp_path)
    table, first = desk.table, asked(desk).seat
    order = UpTo(asked(desk).square, 100)
    table.order(order, Raise(100))
    desk.wait(lambda: table.free)
    view = table.session.view(first)
    assert "stop_bidding" not in table.buttons(), "it is the order of another seat"
    table.course.sitter = first
    table.redraw()
    assert "stop_bidding" in table.buttons()
    table.countermand()
    assert "stop_bidding" not in table.buttons()
    table.order(order, Raise(100))
    table.course.sitter = asked(desk).seat
    table.submit(Drop())
    table.course.sitter = first
    assert table.course.order is None
    assert ordered(view, order) is None
    desk.host.close()
