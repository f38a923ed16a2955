"""The pictures of the rule book on war and on the end, spread by spread."""

from leonardo.app.engines.learn.pictures import things as put
from leonardo.app.engines.learn.pictures.things import BLUE, GREEN, RED, YELLOW, Lord, Post
from leonardo.app.engines.picture.signs import Sign, draw_sign
from leonardo.app.engines.picture.told import ArmyTold, DieTold, WarTold
from leonardo.app.engines.words.phrases import land_name
from leonardo.app.kit.text.painter import Face as Letters
from leonardo.app.kit.translations import tr
from leonardo.app.rulebook.pen import Pen
from leonardo.engine.engines.board import Territory as Land
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import VARIANTS, Face, Machine
from leonardo.engine.engines.state import Player

MAN, BLANK, EXPLOSION = Face.MAN, Face.BLANK, Face.EXPLOSION


def army(pen: Pen) -> None:
    """An army on its way; one man stays; who stands alone is safe."""
    view = put.seen(
        Lord({Land.CASTILE: Post(1, 2)}),
        Lord({Land.AQUITAINE: Post(4, 2, 1), Land.BURGUNDY: Post(1)}, tank=Card.TANK_TURTLE),
        Lord({Land.PORTUGAL: Post(2, 1)}),
    )
    feet = put.chart(pen, view, (0, 0, 640, 440), Land.AQUITAINE, 1.6)
    pen.arrow(feet[Land.CASTILE], feet[Land.AQUITAINE], bend=-20)
    x, y = feet[Land.PORTUGAL]
    pen.cross(x, y - 20, 60)
    put.heap(pen, RED, 6, 110, 600, 110)
    put.machine(pen, Machine.TANK, 320, 590, 92, count=6)
    put.machine(pen, Machine.PLANE, 540, 590, 96, count=6)


def sea(pen: Pen) -> None:
    """A man lost on the way, two where a submarine lurks, none with an armoured ship."""
    view = put.seen(Lord({Land.NAPLES: Post(5, 1)}), Lord({Land.GREECE: Post(2)}), Lord({Land.SICILY: Post(1)}))
    feet = put.chart(pen, view, (0, 0, 640, 350), Land.NAPLES, 2.2)
    pen.arrow(feet[Land.NAPLES], feet[Land.GREECE], bend=24)
    put.infantry(pen, RED, 110, 510, 100, fallen=80)
    put.drawing(pen, Card.SUBMARINE, 320, 480, 150)
    put.drawing(pen, Card.IRONCLAD, 530, 480, 150)
    for x, told in ((110, "1"), (320, "+ 1"), (530, "\N{MINUS SIGN} 1")):
        put.number(pen, told, x, 595, 52)


def _war(faces: tuple[Face, ...], sums: tuple[tuple[str, int, str], ...]) -> WarTold:
    """Return a war between Castile and Aquitaine, after a throw."""
    source, target = land_name(Land.CASTILE), land_name(Land.AQUITAINE)
    attacker = ArmyTold(RED, source, source, 5, 1, 1, 1)
    defender = ArmyTold(BLUE, target, target, 3, 0, 0, 1, 2)
    told = tuple((sign, str(count), tr(f"engines.war.sum.{key}", count=count)) for sign, count, key in sums)
    dice = tuple(map(DieTold, faces))
    stops = (tr("engines.war.stops", count=2),)
    return WarTold("", "", attacker, defender, stops, dice, told, 0.84, None)


def assaults(pen: Pen) -> None:
    """Both sides by turns, up to three assaults each."""
    for row, (seat, disc) in enumerate(((RED, "attack"), (BLUE, "castle"))):
        y = 130 + 230 * row
        put.shield(pen, seat, 80, y, 110)
        pen.stamp(f"engines_disc_{disc}", 80, y + 90, 60)
        put.heap(pen, seat, 6 - row, 230, y + 50, 100)
        put.machine(pen, Machine.TANK, 400, y + 40, 84)
        put.machine(pen, Machine.PLANE, 560, y + 40, 88, idle=bool(row))
    pen.arrow((620, 180), (620, 330), bend=14)
    pen.arrow((20, 330), (20, 180), bend=14)
    put.dice(pen, (MAN, BLANK, EXPLOSION, MAN, BLANK, MAN), 320, 560, 78)


def ends(pen: Pen) -> None:
    """The land is won with all that is left there; or machines are lost with the men."""
    put.heap(pen, RED, 3, 110, 230, 110)
    pen.arrow((180, 180), (270, 180), bend=20)
    put.castle(pen, 3, 370, 240, 150)
    put.machine(pen, Machine.TANK, 540, 230, 90)
    pen.tick(560, 80, 70)
    pen.line((30, 320), (610, 320))
    for step in range(2):
        put.infantry(pen, RED, 90 + 90 * step, 540, 100, fallen=80 + 10 * step)
    put.machine(pen, Machine.TANK, 300, 550, 90)
    pen.arrow((380, 510), (470, 510), bend=20)
    put.shield(pen, BLUE, 560, 500, 130)


def retreat(pen: Pen) -> None:
    """Three men before a castle of level four: nobody can be hit."""
    put.heap(pen, RED, 3, 110, 260, 120)
    pen.arrow((190, 200), (300, 200), bend=20)
    put.castle(pen, 4, 420, 280, 190)
    put.heap(pen, BLUE, 2, 580, 280, 90)
    put.dice(pen, (MAN, MAN, MAN), 250, 380, 84)
    put.number(pen, "3 < 4", 500, 380, 70)
    pen.arrow((300, 490), (190, 490), bend=-20)
    put.heap(pen, RED, 3, 110, 560, 100)
    put.coins(pen, 30, 440, 520, 90)
    pen.cross(440, 520, 110)


def infantry(pen: Pen) -> None:
    """The stage after a throw of six."""
    faces = (MAN, MAN, BLANK, MAN, BLANK, EXPLOSION)
    sums = (("", 3, "men"), ("=", 1, "killed"))
    put.war(pen, _war(faces, sums), (0, 10, 640, 470))
    put.dice(pen, (MAN, BLANK, EXPLOSION), 320, 560, 96)


def tanks(pen: Pen) -> None:
    """Two wagons, one after the other; a gearbox takes a die off."""
    for step in range(2):
        y = 110 + 170 * step
        put.machine(pen, Machine.TANK, 110, y + 50, 110)
        put.dice(pen, ((MAN, BLANK, EXPLOSION), (BLANK, MAN, MAN))[step], 400, y, 84)
    pen.arrow((110, 180), (110, 210), bend=4)
    pen.line((30, 370), (610, 370))
    put.drawing(pen, Card.GEARBOX, 110, 510, 170)
    player = Player(100, tank=Card.TANK_SCYTHE, projects=(Card.GEARBOX,))
    put.page(pen, Machine.TANK, player, (200, 390, 440, 240))


def burst(pen: Pen) -> None:
    """No, one, two and three explosions, and what comes of them."""
    rows = (
        ((MAN, BLANK, MAN), "4"),
        ((EXPLOSION, BLANK, MAN), "2"),
        ((EXPLOSION, EXPLOSION, MAN), "0"),
        ((EXPLOSION, EXPLOSION, EXPLOSION), ""),
    )
    for row, (faces, hits) in enumerate(rows):
        y = 80 + 135 * row
        put.dice(pen, faces, 170, y, 88)
        pen.arrow((330, y), (410, y), bend=14)
        if hits:
            put.number(pen, hits, 520, y, 76)
        else:
            put.machine(pen, Machine.TANK, 500, y + 40, 84, idle=True)
            pen.cross(500, y, 100)
            put.infantry(pen, RED, 580, y + 50, 80, fallen=80)
    put.infantry(pen, RED, 570, 590, 80, fallen=95)


def planes(pen: Pen) -> None:
    """A plane over a perfect city, and its die."""
    put.castle(pen, 5, 330, 360, 260)
    put.machine(pen, Machine.PLANE, 140, 150, 140)
    pen.arrow((220, 70), (540, 150), bend=70)
    put.heap(pen, BLUE, 4, 560, 340, 110)
    for step, face in enumerate((EXPLOSION, BLANK, MAN)):
        put.dice(pen, (face,), 120 + 200 * step, 470, 100)
    put.machine(pen, Machine.PLANE, 120, 620, 80, idle=True)
    pen.cross(120, 590, 70)
    put.number(pen, "\N{EN DASH}", 320, 590, 60)
    put.infantry(pen, BLUE, 520, 620, 80, fallen=85)


def defence(pen: Pen) -> None:
    """Planes in defence against tanks, and against planes."""
    for row, (card, kind) in enumerate(((Card.TANK_BOMB, Machine.TANK), (Card.SKY_CULVERIN, Machine.PLANE))):
        y = 120 + 240 * row
        put.drawing(pen, card, 100, y, 180)
        put.machine(pen, Machine.PLANE, 290, y + 40, 100)
        pen.arrow((360, y - 10), (450, y - 10), bend=20)
        put.machine(pen, kind, 550, y + 50, 110)
        pen.cross(550, y, 80)
    put.dice(pen, (MAN, BLANK, EXPLOSION), 320, 570, 92)


def parachute(pen: Pen) -> None:
    """A man is given up, a die thrown, and the castle stands open."""
    put.drawing(pen, Card.PARACHUTIST, 120, 130, 220)
    put.infantry(pen, RED, 300, 200, 120, fallen=0)
    pen.cross(300, 140, 90)
    put.machine(pen, Machine.PLANE, 500, 180, 130)
    put.dice(pen, (MAN,), 110, 360, 100)
    pen.arrow((190, 360), (280, 360), bend=16)
    put.castle(pen, 3, 380, 420, 130)
    pen.cross(380, 370, 110)
    put.number(pen, "0", 540, 360, 76)
    put.dice(pen, (BLANK,), 110, 540, 84)
    put.number(pen, "\N{EN DASH}", 230, 540, 60)
    put.dice(pen, (EXPLOSION,), 400, 540, 84)
    put.machine(pen, Machine.PLANE, 540, 590, 90, idle=True)
    pen.cross(540, 550, 80)


def firsts(pen: Pen) -> None:
    """The first tank, the first plane, the fourth tower, and a work of art."""
    for x, y, told in ((170, 110, "2"), (490, 110, "2"), (170, 400, "2"), (490, 400, "3")):
        put.points(pen, told, x, y + 130, 110)
    put.machine(pen, Machine.TANK, 170, 150, 110)
    put.machine(pen, Machine.PLANE, 490, 160, 120)
    put.castle(pen, 5, 170, 476, 132)
    put.drawing(pen, Card.ART_GIOCONDA, 490, 390, 150)
    pen.line((320, 30), (320, 610))
    pen.line((30, 312), (610, 312))


def round_(pen: Pen) -> None:
    """What scores after each round, with shared and lost points."""
    signs = (None, Sign.CARDS, Sign.CASTLES, Sign.LANDS, None)
    scored: tuple[tuple[tuple[int, str], ...], ...] = (
        ((RED, "2"),),
        ((GREEN, "2"),),
        ((RED, "1"), (BLUE, "1")),
        ((YELLOW, "2"),),
        ((YELLOW, "1"),),
    )
    for row, (sign, seats) in enumerate(zip(signs, scored, strict=True)):
        y = 70 + 125 * row
        if sign is not None:
            draw_sign(pen.brush, pen.surface, pen.place(70, y - 50, 100, 100), sign)
        elif row:
            put.castle(pen, 5, 120, y + 48, 108)
        else:
            pen.stamp("leonardo", 120, y, 118)
        for step, (seat, points) in enumerate(seats):
            x = 290 + 190 * step
            put.shield(pen, seat, x, y, 84)
            put.points(pen, points, x + 88, y, 92)


def end(pen: Pen) -> None:
    """The markers on the scale, in the order in which they go on."""
    pen.line((30, 150), (610, 150), wide=6)
    for step in range(11):
        x = 30 + 58 * step
        pen.line((x, 136), (x, 164))
        if step % 5 == 0:
            put.number(pen, str(20 + step), x, 200, 40)
    for x, seat in ((494, RED), (436, BLUE), (436, GREEN), (146, YELLOW)):
        shift = {BLUE: -18, GREEN: 18}.get(seat, 0)
        pen.stamp(f"engines_marker_{pen.brush.colour(seat)}", x + shift, 104, 64)
    pen.arrow((500, 60), (606, 60), bend=20)
    for place, (seat, points) in enumerate(((RED, "30"), (BLUE, "27"), (GREEN, "27"), (YELLOW, "22"))):
        x = 90 + 154 * place
        put.points(pen, points, x, 350, 118)
        put.shield(pen, seat, x, 470, 84)
    pen.ring(90, 350, 140)
    pen.stamp("leonardo", 320, 570, 120)
    put.points(pen, "2", 440, 570, 90)


def secret(pen: Pen) -> None:
    """Fists and decks tell nothing; all else lies open."""
    for step, seat in enumerate((RED, GREEN, BLUE)):
        put.fist(pen, seat, 120 + 200 * step, 110, 150)
        pen.write("?", 190 + 200 * step, 60, units=56, face=Letters.BOLD)
    pen.line((30, 220), (610, 220))
    put.project(pen, Card.SUBMARINE, 110, 370, 190, 240)
    put.coins(pen, 120, 350, 330, 84)
    put.heap(pen, RED, 4, 540, 400, 110)
    put.machine(pen, Machine.TANK, 340, 460, 90)
    put.dice(pen, (Face.MAN, Face.BLANK, Face.EXPLOSION), 320, 570, 78)


def options(pen: Pen) -> None:
    for row, variant in enumerate(VARIANTS):
        y = 70 + 125 * row
        pen.note(tr(f"engines.options.{variant}.name"), 200, y, room=420, align="left")
    put.heap(pen, RED, 6, 90, 116, 92)
    put.dice(pen, (Face.EXPLOSION, Face.EXPLOSION), 92, 195, 66)
    put.machine(pen, Machine.TANK, 92, 360, 76)
    pen.cross(92, 326, 60)
    put.infantry(pen, BLUE, 56, 490, 86)
    put.machine(pen, Machine.TANK, 126, 482, 58)
    put.points(pen, "1", 92, 570, 96)
