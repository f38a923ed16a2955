"""Pieces in the air: every one has a picture at every size, a shadow that tells its height, and a place to go."""

from itertools import pairwise
from random import Random

import pygame
import pytest

from leonardo.app.davinci.motion import pieces
from leonardo.app.davinci.motion.flying import Air
from leonardo.app.davinci.motion.playback import Playback
from leonardo.app.davinci.motion.showing import after
from leonardo.app.davinci.motion.sizes import HELD, size_at
from leonardo.app.davinci.picture.auction import Auction
from leonardo.app.davinci.picture.table import TablePicture
from leonardo.app.davinci.snapshot import looks_for
from leonardo.app.davinci.spots import AuctionSpot, GroupSpot, MasterSpot, StageSpot
from leonardo.app.kit.settings import Speed
from leonardo.engine.davinci import GAME, events
from leonardo.engine.davinci.questions import BidQuestion
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.terms import Component, Place, Upgrade
from leonardo.engine.davinci.view import View
from leonardo.engine.game import Event

SIZES = ((1024, 640), (1920, 1080))
ALONE: tuple[pieces.Piece, ...] = (
    *(pieces.ApprenticePiece(0, count) for count in (1, 2, 3, 7)),
    pieces.MasterPiece(1),
    pieces.AutomatonPiece(),
    pieces.ComponentPiece(Component.GLASS),
    pieces.CoinPiece(),
    pieces.CardPiece(8),
    pieces.CardPiece(None),
    pieces.CoverPiece(),
    pieces.TilePiece(Upgrade.LARGE6),
    pieces.LeonardoPiece(),
    pieces.PursePiece(2),
    pieces.OpenPursePiece(2, 14),
    pieces.ShieldPiece(0),
)


pytestmark = pytest.mark.usefixtures("fresh_screen")


def table(size: tuple[int, int], *happened: Event) -> tuple[TablePicture, View]:
    """Return the picture of a table of three, and what seat 0 sees there after some events."""
    view = GAME.view(GAME.begin(GAME.deal(Options(3, start=0), Random(1))).state, 0)
    for event in happened:
        view = after(view, event)
    picture = TablePicture(looks_for(3))
    picture.arrange(size, view)
    return picture, view


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("piece", ALONE, ids=str)
def test_a_piece_is_larger_in_the_hand_than_on_its_way(size: tuple[int, int], piece: pieces.Piece) -> None:
    picture, _ = table(size)
    small, large = picture.sprite(piece, 0.5).surface, picture.sprite(piece, HELD).surface
    assert 0 < small.get_width() < large.get_width()
    assert small.get_bounding_rect().width > 0


def test_the_shadow_of_a_piece_lies_the_farther_away_the_higher_it_is() -> None:
    picture, _ = table(SIZES[1])
    sprite = picture.sprite(pieces.MasterPiece(0))
    reached = []
    for height in (0.0, 0.5, 1.0):
        ground = pygame.Surface((400, 400), pygame.SRCALPHA)
        sprite.draw(ground, (200, 200), height)
        reached.append(ground.get_bounding_rect().bottom)
    assert reached[0] < reached[1] < reached[2]


def test_pieces_grow_out_of_a_queue_into_ones_own_workshop() -> None:
    piece = pieces.ApprenticePiece(0)
    assert size_at(piece, GroupSpot(Place.KILN, 0), 0) < size_at(piece, MasterSpot(0), 0)
    assert size_at(piece, MasterSpot(1), 0) < size_at(piece, MasterSpot(0), 0)


@pytest.mark.parametrize("size", SIZES)
def test_a_secret_is_held_up_over_the_city_beside_its_laboratory(size: tuple[int, int]) -> None:
    picture, view = table(size)
    city = picture.layout.city
    own, of_rival = (picture.target(view, StageSpot(seat, Place.SMALL)) for seat in (0, 1))
    assert city.collidepoint(own)
    assert city.collidepoint(of_rival)
    assert own[1] > city.centery
    assert of_rival[0] < city.centerx


@pytest.mark.parametrize("size", SIZES)
def test_the_purses_of_an_auction_stand_side_by_side_under_the_card(size: tuple[int, int]) -> None:
    picture, view = table(size, events.AuctionOpened(8, (0, 1, 2)), events.BidMade(0, 8, 3, forced=False))
    assert isinstance(view.question, BidQuestion)
    board = Auction(picture.brush, picture.layout.city, view.question)
    places = [board.place(seat) for seat in (0, 1, 2)]
    assert all(board.rect.contains(place) for place in places)
    assert all(place.top > board.card.bottom for place in places)
    assert all(one.right <= other.left for one, other in pairwise(places))
    assert picture.layout.city.contains(board.rect)
    assert [picture.target(view, AuctionSpot(seat)) for seat in (0, 1, 2)] == [place.center for place in places]


ALL_KINDS = (
    events.WorkersPlaced(1, Place.KILN, 1, master=True),
    events.WorkersPlaced(0, Place.KILN, 4, master=False),
    events.DistrictOpened(Place.KILN, (0, 1)),
    events.AdvantageTaken(0, Place.KILN, 0, None, None, Component.BRICK),
    events.AdvantageTaken(1, Place.KILN, 2, None, None, Component.BRICK),
    events.WorkersWithdrew(0, Place.KILN, forced=False),
    events.InventionCompleted(1, Place.SMALL, 8, 7, 0, 8, first=True),
    events.WorkShown(2, Place.SMALL, 8),
    events.AuctionOpened(8, (1, 2)),
    events.BidMade(1, 8, None, forced=False),
    events.AuctionSettled(8, ((1, 3), (2, 1)), 1),
)


@pytest.mark.parametrize("size", SIZES)
def test_everything_that_flies_is_drawn_from_its_start_to_its_end(size: tuple[int, int]) -> None:
    picture, view = table(size)
    playback, air = Playback({0: view}, lambda _: None), Air(picture)
    ground = pygame.Surface(size)
    for event in ALL_KINDS:
        playback.feed({0: event})
    seen = set()
    while playback.busy:
        playback.update(60, Speed.NORMAL.factor, 0)
        air.draw(ground, playback, 0)
        seen |= {type(flying.flight.piece) for flying in playback.flying if flying.seen}
    assert {pieces.LordPiece, pieces.GroupPiece, pieces.MarkerPiece, pieces.OpenPursePiece, pieces.CardPiece} <= seen


def test_ways_are_forgotten_in_the_middle_of_a_flight_and_after_it() -> None:
    picture, view = table(SIZES[0])
    playback, air = Playback({0: view}, lambda _: None), Air(picture)
    ground = pygame.Surface(SIZES[0])
    playback.feed({0: ALL_KINDS[0]})
    playback.update(60, Speed.NORMAL.factor, 0)
    air.draw(ground, playback, 0)
    flying = playback.flying
    for happened in (flying, ()):
        air.forget()
        air.draw(ground, playback, 0)
        assert playback.flying == happened
        playback.settle({0: view})
