"""Pictures of the auction: fists, who chooses when, and what is bought."""

from leonardo.app.engines.learn.pictures import things as put
from leonardo.app.engines.learn.pictures.things import BLUE, GREEN, RED, YELLOW
from leonardo.app.engines.picture.told import AuctionTold, FistTold, OfferedCard
from leonardo.app.engines.words.phrases import card_effect, card_name
from leonardo.app.kit.translations import tr
from leonardo.app.rulebook.pen import Pen
from leonardo.engine.engines.cards import DESIGNS, PROJECTS, Card
from leonardo.engine.engines.constants import Machine
from leonardo.engine.engines.state import Player


def _offered(card: Card) -> OfferedCard:
    price = (
        tr("engines.auction.at_once")
        if card in DESIGNS
        else tr("engines.auction.to_realise", count=PROJECTS[card].cost)
    )
    return OfferedCard(card, card_name(card), "" if card in DESIGNS else card_effect(card), price)


def _told(fists: tuple[FistTold, ...], *, shown: bool) -> AuctionTold:
    cards = tuple(map(_offered, (Card.PLANE_BAT, Card.PARACHUTIST)))
    return AuctionTold(tr("engines.auction.title"), "", cards, fists, shown, ())


def fist(pen: Pen) -> None:
    """Closed fists below the cards that are offered; three seats, two cards."""
    closed = tr("engines.auction.closed")
    fists = tuple(FistTold(seat, "", True, None, closed, leonardo=seat == RED) for seat in (RED, GREEN, BLUE))
    put.auction(pen, _told(fists, shown=False), (0, 20, 640, 600))


def order(pen: Pen) -> None:
    """All fists are open: two have bid alike, and who is nearer to Leonardo comes first."""
    waits, nothing = tr("engines.auction.waits"), tr("engines.auction.nothing")
    fists = (
        FistTold(RED, "", False, 40, waits, 2, leonardo=True),
        FistTold(GREEN, "", False, 40, waits, 3),
        FistTold(BLUE, "", False, 60, tr("engines.auction.now"), 1, asked=True),
        FistTold(YELLOW, "", False, 0, nothing),
    )
    put.auction(pen, _told(fists, shown=True), (0, 20, 640, 600))


def bought(pen: Pen) -> None:
    """Leonardo goes on; a design is in play at once; a project lies in the archive."""
    put.shield(pen, RED, 120, 100, 100)
    pen.arrow((190, 100), (300, 100), bend=30)
    pen.stamp("leonardo", 380, 110, 180)
    put.shield(pen, BLUE, 500, 100, 100)
    put.page(pen, Machine.TANK, Player(100, tank=Card.TANK_ROUND), (10, 230, 370, 240))
    put.project(pen, Card.ORGAN_GUN, 520, 350, 190, 240)
    put.drawing(pen, Card.PLANE_BAT, 110, 560, 130)
    put.drawing(pen, Card.PLANE_KITE, 290, 560, 130)
    pen.cross(290, 560, 110)
