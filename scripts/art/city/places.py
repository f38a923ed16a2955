"""The table of places in the city, in units of the 1920x1080 table."""

from .plan import HEIGHT, RIBBON, SCREEN_X, SCREEN_Y, SITES, SQUARES, WIDTH, on_screen

BUILDINGS: dict[str, tuple[float, float, float, float]] = {
    "A": (-60, -212, 212, 216),
    "B": (-80, -104, 192, 112),
    "C": (-92, -108, 216, 122),
    "D": (-74, -84, 172, 90),
    "E": (-64, -78, 142, 86),
    "F": (-82, -104, 178, 112),
    "G": (-64, -98, 146, 106),
    "H": (-132, -64, 268, 74),
}
"""Bounds of each building about the middle of its front: left, top, width, height."""


def table() -> dict[str, object]:
    """For the picture itself and each district, rectangles [x, y, width, height] and points [x, y].

    `square`: the four corners of the paved square, far left, far right, near right, near left; `ribbon`: room under it
    for a band with the name and the stock; `building`: the landmark, which is pressed for its place.
    """
    districts = {letter: _district(letter) for letter in BUILDINGS}
    return {"picture": [SCREEN_X, SCREEN_Y, WIDTH, HEIGHT], "districts": districts}


def _district(letter: str) -> dict[str, object]:
    site, square = SITES[letter], SQUARES[letter]
    left, top, wide, high = BUILDINGS[letter]
    return {
        "building": on_screen(site.x + left, site.y + top, wide, high),
        "square": [[round(cx + SCREEN_X, 1), cy + SCREEN_Y] for cx, cy in square.corners],
        "ribbon": on_screen(square.x - square.half, square.near + RIBBON[0], 2 * square.half, RIBBON[1]),
    }
