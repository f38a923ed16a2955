"""Pictures of men-at-arms and meetings, of guilds, and of what is secret."""

from leonardo.app.citta.learn.pictures import things as put
from leonardo.app.citta.learn.pictures.things import BLUE, GREEN, RED, YELLOW, Citizen
from leonardo.app.rulebook.pen import Pen
from leonardo.engine.citta.constants import Side


def men(pen: Pen) -> None:
    """A 1 or 2 brings a man-at-arms; two at most; pawns that meet."""
    pen.stamp("ball_1", 90, 110, 110)
    pen.stamp("ball_2", 210, 110, 110)
    pen.arrow((290, 110), (370, 110), bend=24)
    put.man(pen, 440, 110, 120)
    put.man(pen, 540, 110, 120)
    shown = put.seen(Citizen(13), Citizen(13), Citizen(13))
    put.city(pen, shown, (0, 220, 640, 420), (940, 190), 1.25)


def fight(pen: Pen) -> None:
    """Two draw a number each; the lower loses a man."""
    for x, seat, ball in ((160, RED, 9), (480, BLUE, 5)):
        put.shield(pen, seat, x, 110, 140)
        pen.stamp(f"ball_{ball}", x, 270, 120)
    put.man(pen, 110, 430, 120)
    put.man(pen, 210, 430, 120)
    put.man(pen, 430, 430, 120)
    put.man(pen, 530, 430, 120, there=False)
    pen.cross(530, 430, 90)
    pen.ring(160, 270, 160)
    put.number(pen, "9 > 5", 320, 570, 60)


def tribute(pen: Pen) -> None:
    """Who alone has men gets florins for each palace of the others; not where there is asylum."""
    put.shield(pen, RED, 110, 110, 120)
    put.man(pen, 220, 110, 110)
    for step, square in enumerate((4, 19, 25)):
        put.palace(pen, square, 110 + 120 * step, 280, 110)
        put.coin(pen, 10, 110 + 120 * step, 370, 64)
    put.shield(pen, BLUE, 520, 320, 110)
    pen.arrow((500, 240), (290, 140), bend=-30)
    pen.line((30, 432), (610, 432))
    put.number(pen, "9 · 17", 180, 540, 66)
    put.man(pen, 430, 540, 120)
    pen.cross(430, 540, 110)


def guilds(pen: Pen) -> None:
    """One proposes to another, which may refuse."""
    put.shield(pen, RED, 130, 170, 160)
    pen.arrow((230, 140), (400, 140), bend=40)
    put.shield(pen, BLUE, 500, 170, 160)
    pen.tick(420, 300, 80)
    pen.cross(560, 300, 64)
    for x, seat in ((250, RED), (390, BLUE)):
        put.shield(pen, seat, x, 500, 150)
    pen.ring(320, 500, 330)


def terms(pen: Pen) -> None:
    """A side for all, one pawn that stays, and all in one purse."""
    put.sign(pen, Side.GHIBELLINE.value, 130, 110, 140)
    put.pawn(pen, RED, 360, 190, 150)
    pen.tick(440, 120, 60)
    put.pawn(pen, BLUE, 530, 190, 150)
    pen.cross(530, 120, 110)
    shown = put.seen(Citizen(1, owns={7 + 1: (5,), 10: ()}), Citizen(), Citizen())
    put.cards(pen, shown, (0, 240, 640, 210))
    for step, florins in enumerate((140, 90)):
        put.coin(pen, florins, 150 + 130 * step, 550, 104)
    pen.arrow((350, 550), (430, 550), bend=20)
    put.coin(pen, 230, 510, 550, 120)


def guild_turn(pen: Pen) -> None:
    """Each member draws a number; one is taken."""
    for step, (seat, ball) in enumerate(((RED, 3), (BLUE, 10), (GREEN, 6))):
        x = 120 + 200 * step
        put.shield(pen, seat, x, 110, 110)
        pen.stamp(f"ball_{ball}", x, 250, 120)
    pen.ring(320, 250, 160)
    put.pawn(pen, RED, 150, 560, 150)
    pen.arrow((210, 480), (340, 480), bend=40)
    pen.stamp("seal_lily", 430, 490, 130)
    put.coin(pen, 100, 560, 490, 110)
    pen.cross(560, 490, 110)


def rescue(pen: Pen) -> None:
    """A debtor is taken in, and the debt is paid from both purses."""
    put.shield(pen, BLUE, 150, 150, 140)
    put.coin(pen, 40, 150, 290, 100)
    put.shield(pen, GREEN, 400, 150, 140)
    put.coin(pen, 200, 400, 290, 110)
    pen.ring(276, 200, 440)
    pen.arrow((290, 430), (290, 500), bend=10)
    put.coin(pen, 160, 290, 560, 110)
    pen.arrow((370, 560), (450, 560), bend=20)
    put.shield(pen, RED, 540, 560, 120)


def guild_end(pen: Pen) -> None:
    """The capital of a guild is shared among its members, and compared."""
    for step, seat in enumerate((RED, BLUE, GREEN)):
        put.shield(pen, seat, 70 + 84 * step, 150, 84)
    put.number(pen, "1830 ÷ 3", 470, 150, 56)
    pen.arrow((430, 200), (430, 260), bend=8)
    put.number(pen, "610", 430, 306, 72)
    pen.line((40, 382), (600, 382))
    put.shield(pen, YELLOW, 160, 490, 110)
    put.number(pen, "640", 430, 490, 72)
    pen.stamp("laurel", 160, 490, 190)


def secret(pen: Pen) -> None:
    """What lies covered, and what lies open."""
    pen.stamp("work_back", 110, 150, 160)
    put.sign(pen, "nothing", 270, 150, 130)
    put.sign(pen, Side.GUELPH.value, 410, 150, 130)
    pen.stamp("sign_eye", 560, 150, 84)
    pen.cross(560, 150, 74)
    pen.line((60, 290), (580, 290))
    put.coin(pen, 250, 100, 440, 120)
    put.palace(pen, 32, 240, 440, 130)
    put.works(pen, (1, 6), 390, 440, 110)
    pen.stamp("sign_eye", 560, 440, 100)
    pen.portrait(GREEN, 320, 570, 120)
