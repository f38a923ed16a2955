"""Pictures of the phases in which work is started and workers are placed."""

from leonardo.app.davinci.learn.pictures import things as put
from leonardo.app.davinci.learn.pictures.things import BLUE, GREEN, RED, YELLOW
from leonardo.app.rulebook.pen import Pen


def start(pen: Pen) -> None:
    """Components of a card go under a laboratory, face down."""
    put.card(pen, 13, 320, 110, 420)
    put.hand(pen, ("brick", "wood"), 180, 320, 130)
    pen.arrow((270, 330), (390, 400), bend=36)
    pen.stamp("laboratory_small_3", 470, 470, 190)
    pen.stamp("envelope_sealed", 470, 490, 110)
    put.track(pen, 60, 580, 280, done=0, needed=7)


def what(pen: Pen) -> None:
    """What is requested and what lies in the deck may be started; what was completed may not."""
    put.card(pen, 4, 290, 110, 400)
    pen.tick(566, 110, 70)
    pen.stamp("deck", 290, 320, 180)
    pen.stamp("sign_eye", 150, 320, 80)
    pen.tick(566, 320, 70)
    put.card(pen, 6, 290, 530, 400)
    pen.stamp("shield_blue", 290, 530, 84)
    pen.cross(566, 530, 62)


def interrupt(pen: Pen) -> None:
    """Components come back, the weeks are lost."""
    pen.stamp("laboratory_large_4", 320, 150, 220)
    pen.arrow((300, 270), (180, 380), bend=-30)
    put.hand(pen, ("iron", "rope"), 150, 460, 140)
    put.track(pen, 320, 500, 280, done=7, needed=11)
    pen.arrow((452, 440), (330, 440), bend=-36)
    pen.cross(450, 462, 60)


def placing(pen: Pen) -> None:
    """One after another puts workers into a district or a laboratory."""
    for seat, (x, y) in ((YELLOW, (90, 130)), (RED, (550, 130)), (BLUE, (550, 480)), (GREEN, (90, 480))):
        pen.stamp(f"shield_{pen.brush.colour(seat)}", x, y, 100)
    pen.arrow((170, 100), (470, 100), bend=34)
    pen.arrow((590, 210), (590, 400), bend=24)
    pen.arrow((470, 520), (170, 520), bend=34)
    pen.arrow((50, 400), (50, 210), bend=24)
    pen.stamp("seal_smithy", 240, 250, 120)
    for step in range(2):
        put.apprentice(pen, RED, 350 + 60 * step, 292, 84)
    put.master(pen, YELLOW, 250, 440, 84)
    put.apprentice(pen, GREEN, *put.spaces(pen, 420, 400, 2, side=90)[0], 58)


def places(pen: Pen) -> None:
    """A queue before its arrow; a master comes after its apprentices and joins them."""
    pen.stamp("arrow", 60, 230, 84)
    for step in range(3):
        put.apprentice(pen, BLUE, 140 + 46 * step, 270, 84)
    for step in range(2):
        put.apprentice(pen, RED, 330 + 46 * step, 270, 84)
    put.apprentice(pen, GREEN, 470, 270, 84)
    pen.line((100, 290), (540, 290))
    put.master(pen, BLUE, 400, 520, 100)
    pen.arrow((360, 440), (240, 310), bend=-40)
    put.rank(pen, 1, 190, 130)
    put.rank(pen, 2, 352, 130)
    put.rank(pen, 3, 470, 130)


def spaces(pen: Pen) -> None:
    """Spaces with and without a gear, and who stands on them."""
    feet = put.spaces(pen, 320, 130, 3, side=120)
    put.apprentice(pen, RED, *feet[0], 80)
    feet = put.spaces(pen, 320, 310, 5, gears=1, side=104)
    put.automaton(pen, *feet[0], 68)
    put.master(pen, RED, *feet[1], 68)
    put.apprentice(pen, RED, *feet[2], 68)
    feet = put.spaces(pen, 320, 500, 6, gears=2, side=92)
    put.automaton(pen, *feet[0], 60)
    put.apprentice(pen, RED, *feet[1], 60)
    pen.ring(*(feet[1][0], feet[1][1] - 34), 124)
