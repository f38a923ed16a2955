"""Pieces in the air: every one has a picture at every size, a shadow that tells its height, and a place to go."""

from itertools import pairwise
from random import Random

import pygame
import pytest

from leonardo.app.davinci.motion import pieces
from leonardo.app.davinci.motion.sizes import size_at
from leonardo.app.davinci.picture.feasts.auction import Auction, Bidders
from leonardo.app.davinci.picture.snapshot import looks_for
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.spots import AuctionSpot, GroupSpot, MasterSpot, StageSpot
from leonardo.app.davinci.table import TABLE
from leonardo.app.kit.settings import Speed
from leonardo.app.table.motion.coins import CoinPiece
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.table.motion.flight import HELD
from leonardo.app.table.motion.flying import Air
from leonardo.app.table.motion.playback import Playback
from leonardo.engine.davinci import GAME, events
from leonardo.engine.davinci.actions import Bid, Take, Withdraw
from leonardo.engine.davinci.constants import Component, Place, Upgrade
from leonardo.engine.davinci.questions import BidQuestion
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.view import View
from leonardo.play.observed import ObservedEvent
from tests.app.davinci.motion.happened import since
from tests.diagonal import first_quick
from tests.engine.davinci.build import completing, group, lab, resolving, seat, table

SIZES = ((1024, 640), (1920, 1080))
ALONE: tuple[pieces.Piece, ...] = (
    *(pieces.ApprenticePiece(0, count) for count in (1, 2, 3, 7)),
    pieces.MasterPiece(1),
    pieces.AutomatonPiece(),
    pieces.ComponentPiece(Component.GLASS),
    CoinPiece(),
    pieces.CardPiece(8),
    pieces.CardPiece(None),
    pieces.CoverPiece(),
    pieces.TilePiece(Upgrade.LARGE6),
    pieces.LeonardoPiece(),
    pieces.PursePiece(2),
    pieces.ShieldPiece(0),
)


pytestmark = pytest.mark.usefixtures("fresh_screen")


def begun() -> View:
    """Return what seat 0 of three sees at the beginning."""
    view: View = GAME.view(GAME.begin(GAME.deal(Options(3, start=0), Random(1))).state, 0)
    return view


def pictured(size: tuple[int, int], view: View) -> DaVinciPicture:
    picture = DaVinciPicture(looks_for(3))
    picture.arrange(size, view)
    return picture


@first_quick("size", SIZES, 4)
@first_quick("piece", ALONE, 4, ids=str)
def test_a_piece_is_larger_in_the_hand_than_on_its_way(size: tuple[int, int], piece: pieces.Piece) -> None:
    picture = pictured(size, begun())
    small, large = picture.sprite(piece, 0.5).surface, picture.sprite(piece, HELD).surface
    assert 0 < small.get_width() < large.get_width()
    assert small.get_bounding_rect().width > 0


def test_the_shadow_is_the_farther_away_the_higher_a_piece_is() -> None:
    picture = pictured(SIZES[1], begun())
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
    view = begun()
    picture = pictured(size, view)
    city = picture.layout.city
    own, of_rival = (picture.target(view, StageSpot(seat, Place.SMALL)) for seat in (0, 1))
    assert city.collidepoint(own)
    assert city.collidepoint(of_rival)
    assert own[1] > city.centery
    assert of_rival[0] < city.centerx


@pytest.mark.parametrize("size", SIZES)
def test_purses_of_an_auction_stand_side_by_side_on_the_stage(size: tuple[int, int]) -> None:
    done = lab(on=8, weeks=9)
    game = completing(table(*[seat(small=done)] * 3)).does(0, Bid(8, 3))
    view = GAME.view(game.state, 0)
    picture = pictured(size, view)
    assert isinstance(view.question, BidQuestion)
    auction = Auction(picture.brush, picture.layout.city, Bidders.of(view.question))
    places = [auction.purses.place(seat) for seat in (0, 1, 2)]
    assert all(auction.stage.rect.contains(place) for place in places)
    assert all(one.right <= other.left for one, other in pairwise(places))
    assert pygame.Rect((0, 0), size).contains(auction.stage.rect)
    assert [picture.target(view, AuctionSpot(seat)) for seat in (0, 1, 2)] == [place.center for place in places]


def all_kinds() -> tuple[ObservedEvent, list[ObservedEvent]]:
    """Advantages are bought, a queue changes, two complete the same invention, which a third must show, and bid."""
    at_the_kiln = [group(1, 1, master=True), group(0, 4)]
    state = table(
        seat(small=lab(on=8, weeks=1)),
        seat(master=False, small=lab(on=8, weeks=9, automata=1, spaces=5)),
        seat(small=lab(on=8, weeks=9, automata=1, spaces=5)),
        queues={Place.KILN: at_the_kiln},
    )
    game = resolving(state).does(0, Take()).does(1, Take()).does(0, Withdraw())
    game.does(1, Bid(8, 3)).does(2, Bid(8, 1))
    return since(game, events.DistrictOpened)


@pytest.mark.slow
@first_quick("size", SIZES)
def test_all_that_flies_is_drawn_from_start_to_end(size: tuple[int, int]) -> None:
    before, happened = all_kinds()
    picture = pictured(size, before.view(0))
    playback, air = Playback(TABLE.motion, before, lambda _: None), Air(TABLE, picture)
    ground = pygame.Surface(size)
    for happening in happened:
        playback.feed(happening)
    seen = set()
    while playback.busy:
        playback.update(60, Speed.NORMAL.factor, Eyes(0))
        air.draw(ground, playback, Eyes(0))
        seen |= {type(flying.flight.piece) for flying in playback.flying if flying.seen}
    assert {pieces.LordPiece, pieces.GroupPiece, pieces.PursePiece, pieces.CardPiece} <= seen


def test_ways_are_forgotten_during_a_flight_and_after_it() -> None:
    before, (walks, *_) = all_kinds()
    picture = pictured(SIZES[0], before.view(0))
    playback, air = Playback(TABLE.motion, before, lambda _: None), Air(TABLE, picture)
    ground = pygame.Surface(SIZES[0])
    playback.feed(walks)
    playback.update(60, Speed.NORMAL.factor, Eyes(0))
    air.draw(ground, playback, Eyes(0))
    flying = playback.flying
    for happened in (flying, ()):
        air.forget()
        air.draw(ground, playback, Eyes(0))
        assert playback.flying == happened
        playback.settle(before)
