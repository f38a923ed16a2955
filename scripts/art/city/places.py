"""The table of places in the city, in units of the 1920x1080 table."""

from .plan import HEIGHT, PLATES, RIBBON, SCREEN_X, SCREEN_Y, SITES, SQUARES, WIDTH, on_screen

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

TRACK = (128, 26)
"""Width and height of the coin track under a plate."""

_STOCK_WIDTH = {"B": 84, "C": 84, "D": 66, "E": 66, "F": 66, "G": 66, "H": 66}


def table() -> dict[str, object]:
    """For the picture itself and each district, rectangles [x, y, width, height] and points [x, y].

    `plate`: room for letter, name and queue; `seal`: middle of the wax seal on its left edge; `queue`: room for
    up to five groups; `stock`: room at the right end for what the place gives (none at the Council); `boxes`: the
    Council's four; `coins`: the track 0, 2, 3, 4 below the plate (none at the Council); `building`: what glows;
    `lord`: where the Lord of the City stands, the middle of his foot. `square`: the four corners of the paved square,
    far left, far right, near right, near left; `ribbon`: room under it for a band with the name and the stock.
    """
    districts = {letter: _district(letter) for letter in PLATES}
    return {"picture": [SCREEN_X, SCREEN_Y, WIDTH, HEIGHT], "districts": districts}


def _district(letter: str) -> dict[str, object]:
    x, y, width, height = PLATES[letter]
    site, square = SITES[letter], SQUARES[letter]
    left, top, wide, high = BUILDINGS[letter]
    stock = _STOCK_WIDTH.get(letter, 0)
    place: dict[str, object] = {
        "plate": on_screen(x, y, width, height),
        "seal": [x + 6 + SCREEN_X, y + 41 + SCREEN_Y],
        "queue": on_screen(x + 40, y + 38, width - 50 - stock, 38),
        "building": on_screen(site.x + left, site.y + top, wide, high),
        "lord": [x + width - 44 + SCREEN_X, y + 6 + SCREEN_Y],
        "square": [[round(cx + SCREEN_X, 1), cy + SCREEN_Y] for cx, cy in square.corners],
        "ribbon": on_screen(square.x - square.half, square.near + RIBBON[0], 2 * square.half, RIBBON[1]),
    }
    if letter == "A":
        place["boxes"] = on_screen(x + 10, y + 80, width - 20, 46)
    else:
        place["stock"] = on_screen(x + width - stock - 6, y + 6, stock, height - 12)
        place["coins"] = on_screen(x + width - TRACK[0] - 16, y + height - 3, *TRACK)
    return place
