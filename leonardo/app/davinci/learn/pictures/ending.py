"""Pictures of completing inventions, of the end of a round and of the game, and of what is secret."""

from leonardo.app.davinci.learn.pictures import things as put
from leonardo.app.davinci.learn.pictures.things import BLUE, GREEN, KINDS, PURPLE, RED, YELLOW
from leonardo.app.kit.translations import tr
from leonardo.app.rulebook.pen import Pen


def completing(pen: Pen) -> None:
    """Weeks that are done, and those that cards of the type save."""
    put.card(pen, 8, 320, 110, 420)
    put.track(pen, 70, 320, 500, done=5, needed=7)
    pen.arrow((240, 240), (300, 270), bend=16)
    pen.stamp("badge_rope", 170, 470, 110)
    put.number(pen, tr("davinci.picture.less", count=2), 270, 470, 50)
    pen.stamp("hourglass", 350, 470, 90)
    pen.stamp("tick", 500, 470, 100)


def paid(pen: Pen) -> None:
    """The larger coin for the first, the smaller one for who comes later."""
    put.card(pen, 14, 320, 110, 420)
    pen.stamp("shield_red", 160, 310, 110)
    pen.arrow((230, 310), (320, 310), bend=24)
    put.coin(pen, 13, 400, 310, 110)
    pen.stamp("frame_gold", 530, 310, 110)
    pen.stamp("sketch_14", 530, 310, 84)
    pen.stamp("shield_blue", 160, 500, 110)
    pen.arrow((230, 500), (320, 500), bend=24)
    put.coin(pen, 10, 400, 500, 110, pale=True)
    pen.cross(530, 500, 64)


def auction(pen: Pen) -> None:
    """Sealed purses, opened together; a tie goes to who holds Leonardo."""
    put.card(pen, 22, 320, 110, 420)
    for step, (seat, florins) in enumerate(((RED, 6), (BLUE, 6), (GREEN, 3))):
        x = 130 + 190 * step
        pen.stamp("bid_purse_tied", x, 320, 150)
        pen.stamp(f"shield_{pen.brush.colour(seat)}", x, 336, 50)
        put.coin(pen, florins, x, 460, 84)
    pen.stamp("leonardo", 130, 568, 110)
    pen.ring(130, 460, 116)


def following(pen: Pen) -> None:
    """A florin for the Council, new cards, the next round."""
    pen.stamp("seal_council", 130, 120, 140)
    put.coin(pen, 1, 330, 120, 96)
    pen.arrow((270, 130), (206, 130), bend=-10)
    pen.stamp("deck", 130, 330, 180)
    pen.arrow((210, 320), (300, 320), bend=26)
    put.card(pen, 10, 460, 330, 290)
    for step in range(3):
        pen.stamp("round_marker" if step == 2 else "florin_pale", 200 + 120 * step, 540, 84)
        put.number(pen, str(step + 3), 200 + 120 * step, 540, 36)
    pen.arrow((346, 486), (420, 486), bend=22)


def gates(pen: Pen) -> None:
    """The gate is shut; work goes on in the laboratories."""
    pen.stamp("gate_shut", 320, 170, 290)
    put.apprentice(pen, BLUE, 120, 300, 84)
    pen.cross(120, 260, 80)
    feet = put.spaces(pen, 320, 470, 4, side=120)
    put.master(pen, RED, *feet[0], 80)
    put.apprentice(pen, RED, *feet[1], 80)
    put.apprentice(pen, RED, *feet[2], 80)
    put.number(pen, "8 · 9", 320, 586, 46)


def bonus(pen: Pen) -> None:
    """What five, four and three types bring."""
    for row, (types, florins) in enumerate(((5, 20), (4, 13), (3, 8))):
        y = 110 + 180 * row
        for step in range(types):
            pen.stamp(f"badge_{KINDS[step]}", 80 + 84 * step, y, 80)
        put.coin(pen, florins, 560, y, 116)
    pen.stamp("laurel", 320, 586, 96)


def variant(pen: Pen) -> None:
    """An apprentice of another colour is moved from one district to another."""
    pen.stamp("seal_carpentry", 150, 180, 150)
    pen.stamp("seal_glassworks", 490, 180, 150)
    put.apprentice(pen, BLUE, 120, 380, 96)
    put.apprentice(pen, RED, 200, 380, 96)
    pen.arrow((240, 330), (420, 330), bend=50)
    put.apprentice(pen, GREEN, 470, 380, 96)
    put.apprentice(pen, RED, 550, 380, 96)
    pen.stamp("seal_council", 200, 530, 110)
    pen.cross(310, 530, 64)
    pen.stamp("laboratory_small_3", 460, 530, 110)
    pen.cross(580, 530, 64)


def secret(pen: Pen) -> None:
    """What lies covered, and what lies open."""
    for x, name, high in ((110, "envelope_sealed", 150), (270, "deck", 160), (430, "bid_purse_tied", 160)):
        pen.stamp(name, x, 140, high)
    pen.stamp("sign_eye", 560, 140, 84)
    pen.cross(560, 140, 74)
    pen.line((60, 290), (580, 290))
    put.coin(pen, 11, 110, 440, 110)
    put.hand(pen, ("iron", "wood", "glass"), 310, 440, 140)
    pen.stamp("sign_eye", 540, 440, 110)


def fair(pen: Pen) -> None:
    """A player of the program looks at the table from its own seat."""
    pen.portrait(YELLOW, 320, 190, 300)
    pen.stamp("sign_eye", 320, 400, 90)
    for step, seat in enumerate((YELLOW, RED, BLUE, PURPLE)):
        pen.stamp(f"shield_{pen.brush.colour(seat)}", 140 + 120 * step, 540, 84)
