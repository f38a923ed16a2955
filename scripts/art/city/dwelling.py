"""What all houses have in common: their measures, windows floor by floor, doors, worn plaster, chimneys."""

from dataclasses import dataclass

from ..drawing.ink import Pen
from ..drawing.palette import Colour
from ..drawing.shapes import polygon
from .masonry import OPENING, arcade, behind, chimney, stonework, window


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
    """A patch where the bricks show."""
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
