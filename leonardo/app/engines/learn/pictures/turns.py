"""The pictures of the rule book from the beginning to the turns, spread by spread."""

from typing import Final

from leonardo.app.engines.learn.pictures import things as put
from leonardo.app.engines.learn.pictures.things import BLUE, GREEN, RED, YELLOW, Lord, Post
from leonardo.app.engines.picture.told import AuctionTold, FistTold, OfferedCard
from leonardo.app.engines.words.phrases import card_effect, card_name
from leonardo.app.kit.translations import tr
from leonardo.app.rulebook.pen import Pen
from leonardo.engine.engines.board import Territory as Land
from leonardo.engine.engines.cards import DESIGNS, PROJECTS, Card
from leonardo.engine.engines.constants import Face, Machine
from leonardo.engine.engines.state import Player

_ALL: Final = (YELLOW, RED, GREEN, BLUE)


def aim(pen: Pen) -> None:
    """The emblem, a perfect city, and what else brings points."""
    pen.stamp("engines_emblem", 320, 140, 270)
    put.castle(pen, 5, 140, 440, 190)
    put.machine(pen, Machine.TANK, 330, 430, 110)
    put.machine(pen, Machine.PLANE, 510, 430, 120)
    for step, seat in enumerate(_ALL):
        put.points(pen, str((14, 30, 19, 21)[step]), 98 + 148 * step, 560, 116)
        put.shield(pen, seat, 148 + 148 * step, 600, 50)
    pen.ring(246, 560, 150)


def box(pen: Pen) -> None:
    """Men of all colours, a castle and its towers, a tank and a plane."""
    for step, seat in enumerate(_ALL):
        put.infantry(pen, seat, 90 + 150 * step, 190, 150)
        pen.stamp(f"engines_marker_{pen.brush.colour(seat)}", 140 + 150 * step, 170, 52)
    pen.line((30, 226), (610, 226))
    put.castle(pen, 1, 110, 400, 140)
    pen.stamp("engines_tower", 250, 340, 120)
    put.machine(pen, Machine.TANK, 390, 390, 104)
    put.machine(pen, Machine.PLANE, 545, 390, 110)
    for x, count in ((110, "16"), (250, "40"), (390, "20"), (545, "20")):
        put.number(pen, count, x, 450, 46)
    put.heap(pen, RED, 40, 320, 610, 130)


def dice(pen: Pen) -> None:
    """Both coins, one card of each kind, and the three faces of a die."""
    put.coins(pen, 50, 130, 90, 120)
    put.coins(pen, 10, 270, 90, 104)
    pen.stamp("leonardo", 500, 110, 190)
    put.page(pen, Machine.TANK, _with(Card.TANK_TURTLE), (20, 210, 340, 220))
    put.project(pen, Card.BOMBARD, 490, 330, 190, 250)
    put.dice(pen, (Face.MAN, Face.BLANK, Face.EXPLOSION), 320, 550, 110)


def _with(tank: Card) -> Player:
    return Player(100, tank=tank)


def emblem(pen: Pen) -> None:
    """The emblem alone, where no map of Europe is played on."""
    pen.stamp("engines_emblem", 320, 320, 420)


def lands(pen: Pen) -> None:
    """Two lords in the middle of Europe, and land that is free."""
    view = put.seen(
        Lord({Land.MILAN: Post(3, 2), Land.PROVENCE: Post(2)}),
        Lord({Land.BAVARIA: Post(4, 1), Land.BURGUNDY: Post(2)}),
    )
    put.chart(pen, view, (0, 0, 640, 640), Land.MILAN, 2.0)


def ways(pen: Pen) -> None:
    """A strait, a border, and the ways across a sea."""
    view = put.seen(Lord({Land.NAPLES: Post(3, 1), Land.ANATOLIA: Post(1)}), Lord({Land.GREECE: Post(2)}))
    feet = put.chart(pen, view, (0, 0, 640, 640), Land.GREECE, 1.55)
    pen.arrow(feet[Land.NAPLES], feet[Land.SICILY], bend=10)
    pen.arrow(feet[Land.NAPLES], feet[Land.GREECE], bend=30)
    pen.arrow(feet[Land.ANATOLIA], feet[Land.THRACE], bend=10)


def decks(pen: Pen) -> None:
    """Designs of both kinds, as many as seats; projects in their own deck."""
    for step, card in enumerate((Card.TANK_TURTLE, Card.TANK_ROUND, Card.TANK_THUNDER)):
        put.drawing(pen, card, 110 + 150 * step, 100, 140)
    for step, card in enumerate((Card.PLANE_KITE, Card.PLANE_BAT, Card.PLANE_GREAT_BIRD)):
        put.drawing(pen, card, 110 + 150 * step, 260, 140)
    put.number(pen, "3 + 3", 560, 180, 44)
    pen.line((30, 350), (610, 350))
    for step, card in enumerate((Card.ORGAN_GUN, Card.GEARBOX, Card.ART_GIOCONDA)):
        put.drawing(pen, card, 110 + 150 * step, 490, 150)
    put.number(pen, "49", 560, 490, 52)


def draft(pen: Pen) -> None:
    """Three who begin, none beside another, and where a fourth may not."""
    post = Post(2, 1)
    view = put.seen(Lord({Land.CASTILE: post}), Lord({Land.FRANCE: post}), Lord({Land.ENGLAND: post}))
    feet = put.chart(pen, view, (0, 0, 640, 470), Land.AQUITAINE, 1.5)
    for at in (Land.ARAGON, Land.BURGUNDY, Land.SCOTLAND):
        x, y = feet[at]
        if 30 < x < 610 and 30 < y < 440:
            pen.cross(x, y - 10, 44)
    put.heap(pen, RED, 2, 130, 610, 100)
    put.castle(pen, 1, 280, 610, 110)
    put.coins(pen, 100, 470, 560, 92)


def income(pen: Pen) -> None:
    """A land, a castle and a work of art bring ten each; each land gets a man."""
    for step in range(3):
        y = 80 + 130 * step
        if step == 0:
            pen.stamp("engines_sign_lands", 150, y, 96)
        elif step == 1:
            put.castle(pen, 2, 150, y + 50, 104)
        else:
            put.drawing(pen, Card.ART_LADY, 150, y, 110)
        pen.arrow((230, y), (320, y), bend=16)
        put.coins(pen, 10, 400, y, 92)
    pen.stamp("purse_open", 540, 150, 130)
    put.number(pen, "300", 540, 270, 60)
    pen.line((30, 420), (610, 420))
    view = put.seen(Lord({Land.NORWAY: Post(1), Land.SWEDEN: Post(1, 2)}))
    put.chart(pen, view, (230, 440, 410, 200), Land.SWEDEN, 2.4)
    put.heap(pen, YELLOW, 19, 90, 610, 120)
    pen.arrow((160, 540), (220, 540), bend=14)


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


def turn(pen: Pen) -> None:
    """The discs of all actions, with their limits, in any order."""
    for row, (disc, there) in enumerate((("invade", 3), ("attack", 2), ("move", 3), ("castle", 1))):
        for step in range(3 if disc != "castle" else 1):
            kind = "disc" if step < there else "spent"
            pen.stamp(f"engines_{kind}_{disc}", 70 + 100 * step, 80 + 112 * row, 92)
    pen.arrow((390, 90), (390, 410), bend=-30)
    pen.arrow((450, 410), (450, 90), bend=-30)
    put.machine(pen, Machine.TANK, 560, 180, 92)
    put.castle(pen, 3, 560, 430, 110)
    put.coins(pen, 20, 110, 570, 92)
    pen.arrow((190, 570), (260, 570), bend=16)
    put.project(pen, Card.GEARBOX, 450, 570, 340, 92)


def building(pen: Pen) -> None:
    """A castle makes a machine or gets a tower; each once in a turn."""
    put.castle(pen, 2, 140, 260, 190)
    for x, kind in ((360, Machine.TANK), (540, Machine.PLANE)):
        put.machine(pen, kind, x, 160, 120)
    put.coins(pen, 20, 360, 230, 84)
    put.coins(pen, 20, 540, 230, 84)
    pen.arrow((300, 110), (200, 130), bend=10)
    pen.line((30, 320), (610, 320))
    put.castle(pen, 2, 110, 560, 160)
    pen.stamp("engines_tower", 260, 480, 150)
    put.coins(pen, 20, 260, 590, 84)
    pen.arrow((330, 490), (420, 490), bend=20)
    put.castle(pen, 3, 530, 560, 160)


def expand(pen: Pen) -> None:
    """Free land, a land of somebody else, and land of one's own."""
    view = put.seen(
        Lord({Land.CASTILE: Post(6, 2), Land.PORTUGAL: Post(1)}), Lord({Land.AQUITAINE: Post(4, 2)}), Lord()
    )
    feet = put.chart(pen, view, (0, 0, 640, 480), Land.CASTILE, 2.6)
    pen.arrow(feet[Land.CASTILE], feet[Land.ARAGON], bend=20)
    pen.arrow(feet[Land.CASTILE], feet[Land.AQUITAINE], bend=-24)
    pen.arrow(feet[Land.CASTILE], feet[Land.PORTUGAL], bend=20)
    for x, disc, florins in ((100, "invade", 10), (310, "attack", 30), (530, "move", 0)):
        pen.stamp(f"engines_disc_{disc}", x, 560, 92)
        if florins:
            put.coins(pen, florins, x + 94, 560, 64)


def castle(pen: Pen) -> None:
    """Attack and machine come first; the castle ends the turn; Leonardo takes ten off."""
    for x, disc in ((90, "attack"), (270, "invade"), (530, "castle")):
        pen.stamp(f"engines_disc_{disc}", x, 110, 120)
    pen.arrow((160, 110), (200, 110), bend=6)
    pen.arrow((340, 110), (450, 110), bend=10)
    put.castle(pen, 1, 150, 420, 190)
    put.coins(pen, 30, 360, 340, 96)
    pen.line((30, 460), (610, 460))
    pen.stamp("leonardo", 110, 550, 170)
    put.number(pen, "30", 280, 550, 60)
    pen.cross(280, 550, 60)
    pen.arrow((330, 550), (410, 550), bend=14)
    put.coins(pen, 20, 510, 550, 100)


def inplay(pen: Pen) -> None:
    """Copies of a card add up; others work for an attacker alone."""
    put.project(pen, Card.ORGAN_GUN, 130, 160, 210, 270)
    put.project(pen, Card.ORGAN_GUN, 360, 160, 210, 270)
    put.number(pen, "+ 2", 550, 160, 80)
    put.dice(pen, (Face.MAN, Face.MAN, Face.BLANK, Face.EXPLOSION), 320, 390, 84, ringed=(0, 1))
    for step, card in enumerate((Card.GREAT_CANNON, Card.BOMBARD)):
        put.drawing(pen, card, 130 + 180 * step, 550, 150)
    pen.stamp("engines_disc_attack", 500, 550, 110)


def hooks(pen: Pen) -> None:
    """The page of a wagon with what hangs on its hooks."""
    player = Player(100, tank=Card.TANK_SCYTHE, projects=(Card.GEARBOX,))
    put.page(pen, Machine.TANK, player, (0, 10, 640, 400), odds=True)
    put.drawing(pen, Card.GYROSCOPE, 120, 530, 150)
    pen.cross(120, 530, 110)
    put.drawing(pen, Card.MULTI_CANNON, 320, 530, 150)
    pen.arrow((380, 480), (510, 410), bend=20)
    put.drawing(pen, Card.GEARBOX, 530, 530, 130)


def cannons(pen: Pen) -> None:
    """A blank that hits, a man that counts two, and a tower that falls."""
    for row, (card, faces, ringed) in enumerate(
        (
            (Card.BALL_CART, (Face.MAN, Face.BLANK, Face.EXPLOSION), (1,)),
            (Card.ORGAN_GUN, (Face.MAN, Face.MAN, Face.BLANK), (0,)),
        )
    ):
        y = 110 + 200 * row
        put.drawing(pen, card, 110, y, 170)
        put.dice(pen, faces, 350, y, 88, ringed=ringed)
        put.number(pen, ("= 2", "= 3")[row], 570, y, 60)
    pen.line((30, 420), (610, 420))
    put.drawing(pen, Card.GREAT_CANNON, 100, 530, 160)
    put.castle(pen, 4, 290, 610, 150)
    pen.arrow((390, 540), (450, 540), bend=12)
    put.castle(pen, 3, 550, 610, 150)


def walls(pen: Pen) -> None:
    """A castle seen by a bombard, with a stronghold, and with an automaton."""
    for row, (card, level, becomes) in enumerate(((Card.BOMBARD, 3, 2), (Card.STRONGHOLD, 3, 4))):
        y = 110 + 200 * row
        put.drawing(pen, card, 100, y, 170)
        put.castle(pen, level, 300, y + 80, 150)
        put.number(pen, str(level), 430, y, 66)
        pen.arrow((470, y), (530, y), bend=12)
        put.number(pen, str(becomes), 570, y, 66)
    pen.line((30, 420), (610, 420))
    put.drawing(pen, Card.AUTOMATON, 100, 530, 170)
    put.castle(pen, 4, 270, 610, 140)
    put.dice(pen, (Face.MAN, Face.EXPLOSION, Face.BLANK), 490, 530, 80)


def flights(pen: Pen) -> None:
    """A gyroscope, works of art, and what is told elsewhere."""
    put.drawing(pen, Card.GYROSCOPE, 110, 110, 170)
    put.dice(pen, (Face.MAN, Face.BLANK), 330, 110, 88)
    put.number(pen, "1 + 1", 530, 110, 60)
    put.project(pen, Card.ART_SUPPER, 110, 350, 190, 240)
    put.points(pen, "3", 330, 340, 130)
    put.coins(pen, 10, 500, 340, 100)
    for step, card in enumerate((Card.TANK_BOMB, Card.SKY_CULVERIN, Card.PARACHUTIST, Card.SUBMARINE, Card.IRONCLAD)):
        put.drawing(pen, card, 66 + 127 * step, 560, 122)


def moving(pen: Pen) -> None:
    """A long way through one's own lands, and one across the sea."""
    own = {
        Land.PORTUGAL: Post(5, 1, 1),
        Land.CASTILE: Post(1),
        Land.ARAGON: Post(1),
        Land.AQUITAINE: Post(1),
        Land.ENGLAND: Post(1, 1),
    }
    view = put.seen(Lord(own, tank=Card.TANK_ROUND), Lord({Land.FRANCE: Post(3)}))
    feet = put.chart(pen, view, (0, 0, 640, 640), Land.AQUITAINE, 1.3)
    pen.arrow(feet[Land.PORTUGAL], feet[Land.AQUITAINE], bend=-60)
    pen.arrow(feet[Land.PORTUGAL], feet[Land.ENGLAND], bend=60)


def castles(pen: Pen) -> None:
    """All levels in a row, what is stopped and what is not."""
    for step in range(5):
        put.castle(pen, step + 1, 66 + 127 * step, 170, 116)
    put.points(pen, "1", 574, 240, 84)
    pen.line((30, 300), (610, 300))
    put.heap(pen, RED, 6, 90, 420, 100)
    put.machine(pen, Machine.TANK, 100, 560, 90)
    pen.arrow((170, 380), (280, 440), bend=10)
    pen.arrow((180, 520), (280, 470), bend=-10)
    put.castle(pen, 3, 370, 530, 170)
    pen.cross(276, 456, 40)
    put.heap(pen, BLUE, 3, 560, 540, 90)
    put.machine(pen, Machine.PLANE, 200, 640, 84)
    pen.arrow((270, 610), (510, 560), bend=-40)
