"""What each seat did last is told on its panel in words that a stranger understands, and that fit."""

from collections.abc import Iterator
from random import Random

import pygame
import pytest
from attrs import evolve

from leonardo.app.davinci.picture.snapshot import looks_for
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.spots import BoxSpot, LaboratorySpot, LeonardoSpot, StockSpot
from leonardo.app.davinci.table import TABLE
from leonardo.app.davinci.words.notices import last_act
from leonardo.app.davinci.words.phrases import invention_name
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.translations import ENGLISH, languages, speak
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.spots import SeatSpot
from leonardo.app.table.words.last_acts import LastActs
from leonardo.engine.davinci import GAME, events
from leonardo.engine.davinci.constants import NOTHING, Box, Component, Favour, Phase, Place, Upgrade
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.setup import Options
from leonardo.engine.game import Event
from tests.app.kit.layout_probe import Blanks, LayoutProbe, Line, probing
from tests.diagonal import first_quick

ACTS: tuple[Event, ...] = (
    *(events.FavourChosen(1, favour, NOTHING, Place.SMALL) for favour in Favour),
    *(events.WorkersPlaced(1, place, 2, master=False) for place in Place),
    *(events.BoxTaken(1, box) for box in Box),
    *(events.ComponentBought(1, component) for component in Component),
    *(events.AdvantageTaken(1, Place.KILN, 2, None, None, component) for component in Component),
    *(events.AdvantageTaken(1, Place.WORKSHOP, 2, upgrade, Place.SMALL, None) for upgrade in Upgrade),
    events.AdvantageTaken(1, Place.ACADEMY, 0, None, None, None),
    events.WorkStarted(1, Place.SMALL, None, shown=False),
    events.WorkInterrupted(1, Place.SMALL, None, 3, shown=False),
    events.PlacementPassed(1, forced=False),
    events.LeonardoGiven(1, 1),
    events.LeonardoGiven(1, 2),
    events.BoxDeclined(1),
    events.ApprenticeMoved(1, 1, Place.COUNCIL, Place.KILN),
    events.TreasuryTaken(1, 12),
    events.DeckForeseen(1, None),
    events.InventionCompleted(1, Place.SMALL, 25, 15, 0, 20, first=True),
    events.WorkShown(1, Place.SMALL, 25),
    events.BidMade(1, 25, None, forced=False),
    events.AuctionSettled(25, ((1, 3), (2, 0)), 1),
)


@pytest.fixture(autouse=True)
def screen() -> Iterator[None]:
    pygame.init()
    pygame.display.set_mode((64, 64))
    yield
    speak(ENGLISH)
    pygame.quit()


def told(event: Event) -> str:
    act = last_act(event)
    assert act is not None
    assert act.seat == 1
    return act.words


def test_a_stranger_understands_what_was_done() -> None:
    assert told(events.WorkersPlaced(1, Place.KILN, 2, master=False)) == "to the Kiln"
    assert told(events.AdvantageTaken(1, Place.GLASSWORKS, 2, None, None, Component.GLASS)) == "takes glass"
    assert told(events.InventionCompleted(1, Place.SMALL, 2, 4, 0, 4, first=True)) == "Locking Pulley"
    assert told(events.AuctionSettled(7, ((1, 3), (2, 0)), 1)) == "Underwater Chariot"


def test_the_mark_stands_where_it_was_done() -> None:
    spots = [act.spot for event in ACTS if (act := last_act(event)) is not None]
    assert {BoxSpot(Box.MOVE), StockSpot(Place.KILN), LeonardoSpot(2)} <= set(spots)


def test_a_bid_is_marked_by_its_purse_on_the_stage_alone() -> None:
    act = last_act(events.BidMade(1, 25, None, forced=False))
    assert act is not None
    assert (act.spot, act.words) == (None, "seals a bid")


def test_what_nobody_did_is_not_marked() -> None:
    assert last_act(events.RoundBegan(2)) is None
    assert last_act(events.AuctionSettled(7, ((1, 0), (2, 0)), None)) is None


def test_a_game_told_anew_leaves_the_last_act_of_each_seat() -> None:
    acts = LastActs(last_act, TABLE.acts_over)
    acts.see(events.PlacementPassed(3, forced=False))
    acts.recall(
        (
            events.WorkStarted(1, Place.SMALL, None, shown=False),
            events.WorkersPlaced(2, Place.KILN, 2, master=False),
            events.PlacementPassed(1, forced=False),
        )
    )
    assert {act.seat: act.words for act in acts.told()} == {1: "passes", 2: "to the Kiln"}


@pytest.mark.parametrize("language", languages())
def test_it_fits_on_the_narrowest_panel_that_tells_it(language: str) -> None:
    speak(language)
    view = GAME.view(GAME.begin(GAME.deal(Options(3), Random(1))).state, 0)
    picture = DaVinciPicture(looks_for(3))
    picture.arrange((1024, 640), view)
    room = picture.spots(view)[LaboratorySpot(1, Place.SMALL)].width
    for event in ACTS:
        assert picture.brush.painter.fits(told(event), Face.ITALIC, 16, room), told(event)


def test_what_came_by_itself_is_not_marked() -> None:
    assert last_act(events.PlacementPassed(1, forced=True)) is None
    assert last_act(events.WorkersWithdrew(1, Place.KILN, forced=False)) is None


def test_what_was_done_in_the_phase_before_is_marked_no_more() -> None:
    acts = LastActs(last_act, TABLE.acts_over)
    acts.see(events.PlacementPassed(1, forced=False))
    assert [act.seat for act in acts.told()] == [1]
    acts.see(events.PhaseBegan(Phase.RESOLUTION))
    assert acts.told() == ()


def test_an_invention_is_told_until_its_seat_acts_again() -> None:
    acts = LastActs(TABLE.last_act, TABLE.acts_over)
    done = events.InventionCompleted(1, Place.SMALL, 25, 15, 0, 20, first=True)
    for seat in (1, 2):
        acts.see(evolve(done, seat=seat))
    acts.see(events.BidMade(1, 25, None, forced=False))
    acts.see(events.PhaseBegan(Phase.START_WORK))
    assert [act.words for act in acts.told()] == [told(done)] * 2
    started = events.WorkStarted(1, Place.SMALL, None, shown=False)
    acts.see(started)
    assert {act.seat: act.words for act in acts.told()} == {1: told(started), 2: told(done)}
    acts.see(events.PhaseBegan(Phase.PLACEMENT))
    assert acts.told() == ()


def test_what_was_done_with_an_invention_is_said_by_its_sign() -> None:
    """Opposite things were told by the name of the invention alone; and some by a name, others without."""
    completed, shown, _, won = (last_act(event) for event in ACTS[-4:])
    assert completed is not None
    assert shown is not None
    assert won is not None
    assert [act.sign for act in (completed, shown, won)] == ["tick", "sign_eye", "laurel"]
    assert {act.words for act in (completed, shown, won)} == {invention_name(25)}


@first_quick("number", INVENTIONS, 2)
def test_every_panel_names_the_invention_beside_its_sign(number: int) -> None:
    done = last_act(events.InventionCompleted(1, Place.SMALL, number, 15, 0, 20, first=True))
    assert done is not None
    view = GAME.view(GAME.begin(GAME.deal(Options(4), Random(1))).state, 0)
    with probing() as cut:
        picture = DaVinciPicture(looks_for(4), pictures=Blanks())
        picture.arrange((1280, 720), view)
        page = LayoutProbe((1280, 720))
        picture.draw(page, view, Marks(last_acts=(done,)))
        assert not cut
    spots = picture.spots(view)
    foot = spots[SeatSpot(1)].copy()
    foot.top = spots[LaboratorySpot(1, Place.LARGE)].bottom
    at_foot = [note for note in page.notes if foot.collidepoint(note.rect.center)]
    names = [note for note in at_foot if isinstance(note.what, Line) and note.what.text == invention_name(number)]
    signs = [note for note in at_foot if note.what == "tick"]
    assert len(names) == len(signs) == 1
    assert not names[0].rect.colliderect(signs[0].rect)
    assert foot.contains(names[0].rect.union(signs[0].rect).inflate(0, -20))
