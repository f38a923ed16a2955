"""Houses of the town: no two alike in width, height, roof, plaster, windows, chimneys and what leans against them."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from scripts.art.city.masonry import OPENING, arcade, behind, block, chimney, stonework, tiles, tower, window
from scripts.art.city.plan import headroom
from scripts.art.drawing.ink import Pen
from scripts.art.drawing.palette import ROOFS, WALLS, Colour, darker, lighter, mix
from scripts.art.drawing.shapes import ellipse, polygon

_PLASTER: Colour = (238, 220, 182)
"""What ordinary colours come nearer to: sunlit plaster, so that dark lines and roofs pale and walls stay."""
_AIR: Colour = (226, 228, 220)  # the colour of much air
_PALER = 0.22  # how much of the plaster there is in every ordinary colour
_GREYER = 0.12  # how much of what sets a colour apart from grey is taken from it before that
_AIRIEST = 0.14  # how much of the air there is in what stands farthest off; none of it near by
_FINER = 0.82  # how heavy the quill is on ordinary things, compared with others at the same place
_FAR, _NEAR = 130.0, 480.0  # the levels on the ground between which the air clears


@contextmanager
def hushed(pen: Pen, y: float) -> Iterator[None]:
    """Whatever is drawn inside the block, at ground level `y`, keeps behind what the eye should find."""
    air = _AIRIEST * min(1.0, max(0.0, (_NEAR - y) / (_NEAR - _FAR)))

    def tone(colour: Colour) -> Colour:
        grey = round(0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2])
        quiet = mix(mix(colour, (grey, grey, grey), _GREYER), _PLASTER, _PALER)
        return mix(quiet, _AIR, air)

    with pen.pressed(_FINER), pen.toned(tone):
        yield


@dataclass(frozen=True)
class House:
    """One house: lower left corner, size, colours and the look of its openings."""

    x: float
    y: float
    width: float
    height: float
    depth: float
    wall: Colour
    roof: Colour
    style: str
    shutter: Colour
    scale: float


def openings(pen: Pen, house: House, door: bool = True, top: float = 0.9) -> None:
    """Windows floor by floor with a string course now and then, and a door."""
    s = house.scale
    wide, tall = 2.1 * s, 3.2 * s
    storeys = max(1, int(house.height * top / (6.6 * s)))
    columns = max(1, int(house.width / (6.2 * s)))
    step = house.width / columns
    for floor in range(storeys):
        sill = house.y - 3.2 * s - floor * (house.height * top - 2.4 * s) / storeys
        for column in range(columns):
            if floor == 0 and (door or pen.chance.random() < 0.4):
                continue
            if pen.chance.random() < 0.9:
                window(pen, house.x + step * (column + 0.5) - wide / 2, sill, wide, tall, house.style, house.shutter)
        if floor and pen.chance.random() < 0.4:
            pen.line([(house.x, sill + 2.2 * s), (house.x + house.width, sill + 2.2 * s)], 0.4, 110, waver=0.1)
    if door:
        ground_floor(pen, house)
    if pen.chance.random() < 0.3:
        _worn_plaster(pen, house)


def ground_floor(pen: Pen, house: House) -> None:
    """A door, two doors, or a small workshop arch with an awning."""
    s, x, y = house.scale, house.x, house.y
    kind = pen.chance.random()
    if kind < 0.22 and house.width > 13 * s:
        arcade(pen, x + 1 * s, y, house.width - 2 * s, 6.4 * s, max(2, int(house.width / (6 * s))))
    elif kind < 0.36:
        window(pen, x + house.width * 0.3, y, 4.6 * s, 5 * s, "plain")
        cloth = pen.chance.choice(((176, 62, 44), (206, 164, 84), (96, 116, 84), (92, 112, 136)))
        left = x + house.width * 0.3 - 0.6 * s
        pen.face(
            [
                (left - 0.8 * s, y - 3 * s),
                (left + 5.4 * s, y - 3 * s),
                (left + 5.4 * s, y - 5.6 * s),
                (left, y - 5.6 * s),
            ],
            cloth,
            0.5,
        )
    else:
        window(
            pen,
            x + house.width * pen.chance.uniform(0.2, 0.6),
            y,
            2.7 * s,
            5 * s,
            pen.chance.choice(("plain", "arched")),
        )


def _worn_plaster(pen: Pen, house: House) -> None:
    x = house.x + house.width * pen.chance.uniform(0.1, 0.6)
    y = house.y - house.height * pen.chance.uniform(0.2, 0.6)
    size = 3.2 * house.scale
    patch = [(x, y), (x + size, y - size * 0.2), (x + size * 1.1, y - size), (x + size * 0.3, y - size * 1.1)]
    pen.wash(polygon(patch), (206, 150, 112), 130)
    stonework(pen, patch, 0.9, 120)


def side_window(pen: Pen, house: House) -> None:
    """Put a window into the shaded side."""
    x = house.x + house.width + house.depth * 0.35
    y = house.y - house.depth * 0.16 - house.height * 0.45
    s = house.scale
    corner = (x, y)
    far = behind(corner, 1.8 * s)
    pen.fill(polygon([corner, far, (far[0], far[1] - 2.6 * s), (x, y - 2.6 * s)]), OPENING, 220)


def chimneys(pen: Pen, house: House, ridge_y: float) -> None:
    """Put a chimney behind the ridge, or none."""
    if pen.chance.random() < 0.55:
        x = house.x + house.width * pen.chance.uniform(0.25, 0.8) + house.depth * 0.3
        chimney(pen, x, ridge_y + 1.5 * house.scale, 1.7 * house.scale, pen.chance.random() < 0.045)


TILES: tuple[Colour, ...] = ROOFS  # what roofs are covered with; another city may tint it
SHUTTERS: tuple[Colour, ...] = ((92, 104, 66), (122, 74, 44), (86, 100, 108), (146, 78, 50))


def build_house(pen: Pen, x: float, y: float, scale: float, quarter: float, room: float) -> float:
    """Draw one house at x, y, at most `room` wide; return the width it took.

    `quarter` (0..1) tints the roofs, so that parts of the town differ. A house under a square stays low.
    """
    chance = pen.chance
    width = min(room, chance.choice((11, 13, 15, 16, 18, 20, 24)) * scale * chance.uniform(0.92, 1.1))
    roof = mix(chance.choice(TILES), TILES[int(quarter * (len(TILES) - 1))], 0.3)
    house = House(
        x,
        y,
        width,
        min(
            chance.choice((9, 11, 13, 16, 16, 19, 22, 26, 30)) * scale * chance.uniform(0.92, 1.1),
            headroom(x, y, width) - 15 * scale,
        ),
        chance.uniform(9, 15) * scale,
        _plaster(pen),
        mix(roof, chance.choice(((140, 104, 82), (226, 162, 112), (150, 84, 66))), chance.uniform(0, 0.42)),
        chance.choice(("plain", "plain", "arched", "shuttered", "shuttered", "double")),
        chance.choice(SHUTTERS),
        scale,
    )
    kinds = _kinds(house)
    chance.choice(kinds)(pen, house)
    return width


def _kinds(house: House) -> tuple[Callable[[Pen, House], None], ...]:
    """What may be built with such a width and height, commoner kinds more than once."""
    s = house.scale
    broad, tall = house.width > 14.5 * s, house.height > 17 * s
    kinds: tuple[Callable[[Pen, House], None], ...] = (_gable, _eaves, _eaves, _hipped, _winged)
    if tall:
        kinds += (_gable, _terrace, _jetty, _loggia)
    if broad:
        kinds += (_courtyard, _barn, _loggia)
    if broad and tall:
        kinds += (_palazzo, _palazzo, _hipped)
    return kinds if tall or broad else (*kinds, _stair, _lean_to)


def _plaster(pen: Pen) -> Colour:
    """Mostly pale, now and then ochre, rose or bare stone."""
    chance = pen.chance.random()
    if chance < 0.22:
        return pen.chance.choice(((232, 190, 128), (226, 178, 140), (214, 184, 142), (238, 202, 150), (222, 168, 126)))
    return mix(pen.chance.choice(WALLS), (246, 226, 186), pen.chance.uniform(0, 0.4))


def _gable(pen: Pen, house: House) -> None:
    x, y, w, h, d = house.x, house.y, house.width, house.height, house.depth
    rise = w * pen.chance.uniform(0.22, 0.34)
    block(pen, x, y, w, h, d, house.wall)
    front = [(x, y), (x + w, y), (x + w, y - h), (x + w / 2, y - h - rise), (x, y - h)]
    pen.face(front, house.wall, 0.8)
    side_window(pen, house)
    over = 1.1 * house.scale
    peak = (x + w / 2, y - h - rise - over * 0.7)
    foot = (x + w + over, y - h + over * 0.6)
    chimneys(pen, house, peak[1])
    tiles(pen, [foot, behind(foot, d), behind(peak, d), peak], house.roof)
    edge = over * 1.1
    pen.face(
        [
            (x - over, y - h + over * 0.6),
            peak,
            (peak[0] + 0.6, peak[1] + edge),
            (x - over + 0.6, y - h + over * 0.6 + edge),
        ],
        darker(house.roof, 0.1),
        0.6,
    )
    openings(pen, house)
    if pen.chance.random() < 0.5:
        s = house.scale
        window(pen, x + w / 2 - 0.9 * s, y - h - rise * 0.2, 1.8 * s, 2.2 * s, "arched")


def _eaves(pen: Pen, house: House) -> None:
    """The eaves look at us; the gable is at the shaded side."""
    x, y, w, h, d = house.x, house.y, house.width, house.height, house.depth
    rise = d * pen.chance.uniform(0.24, 0.4)
    block(pen, x, y, w, h, d, house.wall)
    right = x + w
    peak = (right + d / 2, y - h - d * 0.225 - rise)
    gable = [(right, y - h), behind((right, y - h), d), peak]
    pen.face(gable, mix(darker(house.wall, 0.16), (170, 126, 88), 0.25), 0.8)
    pen.hatch(polygon(gable), 66, 2.1, 0.42, 120)
    side_window(pen, house)
    openings(pen, house)
    over = 1.2 * house.scale
    chimneys(pen, house, peak[1])
    tiles(
        pen,
        [
            (x - over, y - h + over),
            (right + over, y - h + over),
            (peak[0] + over, peak[1]),
            (x + d / 2 - over * 0.2, peak[1]),
        ],
        house.roof,
    )


def _hipped(pen: Pen, house: House) -> None:
    x, y, w, h, d = house.x, house.y, house.width, house.height, house.depth
    rise = min(w, d) * 0.34
    block(pen, x, y, w, h, d, house.wall)
    openings(pen, house)
    over = 1.2 * house.scale
    inset = min(w * 0.45, d * 0.6)
    left, right = (x - over, y - h + over), (x + w + over, y - h + over)
    ridge_y = y - h - d * 0.225 - rise
    ridge_left, ridge_right = (x + d / 2 + inset * 0.5, ridge_y), (x + w + d / 2 - inset * 0.5, ridge_y)
    back = behind(right, d)
    pen.face([right, back, ridge_right], darker(house.roof, 0.22), 0.7)
    pen.hatch(polygon([right, back, ridge_right]), 40, 1.7, 0.4, 120)
    tiles(pen, [left, right, ridge_right, ridge_left], house.roof)
    chimneys(pen, house, ridge_y + 1)


def _loggia(pen: Pen, house: House) -> None:
    _eaves(pen, house)
    s = house.scale
    y = house.y - house.height + 5.6 * s
    pen.face(
        [(house.x, y), (house.x + house.width, y), (house.x + house.width, y - 4.4 * s), (house.x, y - 4.4 * s)],
        house.wall,
        0.5,
    )
    arcade(pen, house.x + 0.4 * s, y, house.width - 0.8 * s, 3.9 * s, max(3, int(house.width / (3.4 * s))))


def _winged(pen: Pen, house: House) -> None:
    """A tall part with a low wing before it."""
    main = House(
        house.x,
        house.y,
        house.width * 0.62,
        house.height * 1.15,
        house.depth,
        house.wall,
        house.roof,
        house.style,
        house.shutter,
        house.scale,
    )
    _gable(pen, main)
    wing = House(
        house.x + house.width * 0.5,
        house.y + 1.5 * house.scale,
        house.width * 0.5,
        house.height * 0.6,
        house.depth * 0.7,
        lighter(house.wall, 0.15),
        mix(house.roof, (198, 124, 88), 0.5),
        "plain",
        house.shutter,
        house.scale,
    )
    _eaves(pen, wing)


def _terrace(pen: Pen, house: House) -> None:
    """A flat roof with a parapet and a little roofed lookout."""
    x, y, w, h, d = house.x, house.y, house.width, house.height, house.depth
    block(pen, x, y, w, h, d, house.wall)
    pen.face(
        [(x, y - h), (x + w, y - h), behind((x + w, y - h), d), behind((x, y - h), d)],
        mix(house.wall, (196, 160, 116), 0.5),
        0.7,
    )
    openings(pen, house)
    s = house.scale
    hut = House(
        x + w * 0.34 + d * 0.3,
        y - h - 2 * s,
        w * 0.44,
        5.5 * s,
        d * 0.5,
        house.wall,
        house.roof,
        "plain",
        house.shutter,
        s * 0.7,
    )
    _eaves(pen, hut)


def _palazzo(pen: Pen, house: House) -> None:
    """A rich man's house: rough stone below, paired windows above, a great cornice under a roof that hardly shows."""
    x, y, w, h, d, s = house.x, house.y, house.width, house.height, house.depth, house.scale
    wall = mix(house.wall, (222, 188, 138), 0.55)
    block(pen, x, y, w, h, d, wall, 1.0)
    stonework(pen, [(x, y), (x + w, y), (x + w, y - h * 0.36), (x, y - h * 0.36)], 2.1 * s, 150)
    for share in (0.36, 0.68):
        pen.line([(x, y - h * share), (x + w, y - h * share)], 0.6, 190, waver=0.1)
    columns = max(3, int(w / (5 * s)))
    step = w / columns
    for column in range(columns):
        middle = x + step * (column + 0.5)
        for share in (0.42, 0.74):
            window(pen, middle - 1.2 * s, y - h * share, 2.4 * s, h * 0.19, "double")
        if column != columns // 2:
            window(pen, middle - 0.9 * s, y - h * 0.16, 1.8 * s, 1.9 * s, "plain")
    window(pen, x + step * (columns // 2 + 0.5) - 1.7 * s, y, 3.4 * s, h * 0.27, "arched")
    jut, top = 1.5 * s, y - h
    near, far = (x + w + jut, top - 1.7 * s), behind((x + w + jut, top - 1.7 * s), d)
    shaded = [(near[0], near[1] + 2.4 * s), (far[0], far[1] + 2.4 * s), far, near]
    pen.face(shaded, darker(wall, 0.3), 0.7)
    pen.face([(x - jut, top + 0.7 * s), (near[0], top + 0.7 * s), near, (x - jut, near[1])], lighter(wall, 0.2), 0.8)
    ridge_y = far[1] - 1.2 * s
    tiles(pen, [(x - jut, near[1]), near, (far[0] - d * 0.3, ridge_y), (x - jut + d * 0.8, ridge_y)], house.roof)


def _courtyard(pen: Pen, house: House) -> None:
    """Four wings round a court with a tree in it."""
    x, y, w, h, d, s = house.x, house.y, house.width, house.height * 0.62, house.depth * 1.25, house.scale
    back = replace(house, x=x + d * 0.62, y=y - d * 0.28, width=w - d * 0.1, height=h, depth=d * 0.4)
    _eaves(pen, back)
    court = [(x + 2 * s, y - h * 0.5), (x + w, y - h * 0.5), behind((x + w, y - h * 0.5), d * 0.5)]
    pen.fill(polygon([*court, behind((x + 2 * s, y - h * 0.5), d * 0.5)]), (226, 200, 150))
    cx, cy = x + w * 0.5 + d * 0.3, y - h * 0.85 - d * 0.1
    pen.solid(ellipse(cx, cy, 2.6 * s, 2.2 * s), (128, 132, 80), 0.5)
    _eaves(pen, replace(house, height=h, depth=d * 0.42))


def _barn(pen: Pen, house: House) -> None:
    """A store: a long steep roof with dormers, a wide gate, no upper windows."""
    x, y, w, s = house.x, house.y, house.width, house.scale
    low = replace(house, height=min(house.height, 9 * s), depth=house.depth * 1.3, style="plain")
    h, d = low.height, low.depth
    block(pen, x, y, w, h, d, low.wall)
    window(pen, x + w * 0.34, y, 5.4 * s, 6 * s, "arched")
    window(pen, x + w * 0.74, y - 3 * s, 1.8 * s, 2 * s, "plain")
    rise, over = d * 0.42, 1.2 * s
    ridge = y - h - d * 0.225 - rise
    pen.face([(x + w, y - h), behind((x + w, y - h), d), (x + w + d / 2, ridge)], darker(low.wall, 0.24), 0.8)
    slope = [(x - over, y - h + over), (x + w + over, y - h + over), (x + w + d / 2 + over, ridge), (x + d / 2, ridge)]
    tiles(pen, slope, darker(low.roof, 0.08), 2.2)
    for share in (0.3, 0.66):
        left, foot = x + w * share + d * 0.16, y - h - rise * 0.5
        pen.face(
            [(left, foot), (left + 3 * s, foot), (left + 3 * s, foot - 2.2 * s), (left, foot - 2.2 * s)], low.wall, 0.5
        )
        pen.fill(polygon([(left + s, foot), (left + 2 * s, foot), (left + 2 * s, foot - 1.4 * s)]), OPENING)
        cap = [(left - 0.5 * s, foot - 2 * s), (left + 3.5 * s, foot - 2 * s), (left + 2.4 * s, foot - 4 * s)]
        pen.face(cap, low.roof, 0.5)


def _jetty(pen: Pen, house: House) -> None:
    """Upper floors that jut out over the street on brackets."""
    s, w, h = house.scale, house.width, house.height
    foot = replace(house, width=w - 1.6 * s, height=h * 0.42, wall=darker(house.wall, 0.08))
    block(pen, foot.x, foot.y, foot.width, foot.height, foot.depth, foot.wall)
    ground_floor(pen, foot)
    upper = replace(house, x=house.x - 0.8 * s, y=house.y - h * 0.38, height=h * 0.6, wall=lighter(house.wall, 0.12))
    _eaves(pen, upper)
    for k in range(1 + int(w / (4 * s))):
        left = upper.x + 0.6 * s + k * 4 * s
        if left < upper.x + w - s:
            pen.line([(left, upper.y), (left + 0.9 * s, upper.y + 2.2 * s)], 0.8, 220, waver=0)


def _stair(pen: Pen, house: House) -> None:
    """A cottage with a stair outside, up to the door under the eaves."""
    x, y, w, h, s = house.x, house.y, house.width, house.height, house.scale
    _gable(pen, house)
    steps = 5
    for k in range(steps):
        left, top = x + w * (0.1 + 0.13 * k), y - h * 0.5 * (k + 1) / steps
        pen.face(
            [(left, y + s), (x + w * 0.78, y + s), (x + w * 0.78, top), (left, top)], lighter(house.wall, 0.1), 0.5
        )
    window(pen, x + w * 0.62, y - h * 0.5, 2.4 * s, 4.2 * s, "plain")


def _lean_to(pen: Pen, house: House) -> None:
    """A cottage with a shed against its side."""
    s = house.scale
    main = replace(house, width=house.width * 0.66)
    _gable(pen, main)
    x, y, w, h = house.x + main.width, house.y + 0.8 * s, house.width * 0.42, house.height * 0.52
    block(pen, x, y, w, h, house.depth * 0.6, darker(house.wall, 0.1))
    window(pen, x + w * 0.2, y, w * 0.5, h * 0.8, "plain")
    foot, head = (x + w + 0.8 * s, y - h + 0.8 * s), (x, y - h - 3 * s)
    tiles(pen, [foot, behind(foot, house.depth * 0.6), behind(head, house.depth * 0.6), head], house.roof, 1.5)


def tower_house(pen: Pen, x: float, y: float, scale: float) -> None:
    """One of the old family towers that stand over the roofs."""
    chance = pen.chance
    wall = mix(chance.choice(WALLS), (206, 176, 132), 0.5)
    width = chance.uniform(8.5, 12) * scale
    height = chance.uniform(36, 62) * scale
    roof = chance.choice(TILES) if chance.random() < 0.45 else None
    tower(pen, x, y, width, height, wall, roof, crowned=roof is None)
    stonework(pen, [(x, y), (x + width, y), (x + width, y - height), (x, y - height)], 2.2 * scale, 80)


def parish_church(pen: Pen, x: float, y: float, scale: float) -> None:
    """A small church: gabled front with a round window, and a bell tower beside it."""
    s = scale
    wall = pen.chance.choice(WALLS)
    roof = pen.chance.choice(TILES)
    side = pen.chance.choice((-7, 17))
    if side < 0:
        tower(pen, x + side * s, y - 5 * s, 6 * s, 34 * s, wall, roof, crowned=False)
    w, h, d = 16 * s, 15 * s, 22 * s
    block(pen, x, y, w, h, d, wall)
    pen.face([(x, y), (x + w, y), (x + w, y - h), (x + w / 2, y - h - 6 * s), (x, y - h)], wall, 0.9)
    foot, peak = (x + w + s, y - h + 0.6 * s), (x + w / 2, y - h - 6.8 * s)
    tiles(pen, [foot, behind(foot, d), behind(peak, d), peak], roof)
    pen.line([(x - s, y - h + 0.6 * s), peak], 1.2, 235)
    pen.dot(x + w / 2, y - h + 0.6 * s, 2.4 * s, OPENING)
    window(pen, x + w / 2 - 1.9 * s, y, 3.8 * s, 7.4 * s, "arched")
    pen.line([(peak[0], peak[1]), (peak[0], peak[1] - 4 * s)], 0.7)
    pen.line([(peak[0] - 1.3 * s, peak[1] - 2.8 * s), (peak[0] + 1.3 * s, peak[1] - 2.8 * s)], 0.7)
    if side > 0:
        tower(pen, x + side * s, y + 1 * s, 6 * s, 36 * s, wall, roof, crowned=False)


def farm(pen: Pen, x: float, y: float, scale: float) -> None:
    """A farmhouse outside the walls, with its shed."""
    roof = pen.chance.choice(TILES)
    wall = pen.chance.choice(WALLS)
    _eaves(pen, House(x, y, 15 * scale, 9 * scale, 8 * scale, wall, roof, "plain", OPENING, scale))
    _gable(
        pen,
        House(x + 17 * scale, y + 1.5 * scale, 8 * scale, 6 * scale, 7 * scale, wall, roof, "plain", OPENING, scale),
    )
