"""The table of places in the city, in units of the 1920x1080 table."""

from .plan import HEIGHT, PLATES, SCREEN_X, SCREEN_Y, SITES, WIDTH, on_screen

BUILDINGS: dict[str, tuple[float, float, float, float]] = {
    "A": (-60, -212, 212, 216),
    "B": (-80, -104, 192, 112),
    "C": (-92, -108, 216, 122),
    "D": (-74, -110, 172, 116),
    "E": (-64, -104, 142, 112),
    "F": (-82, -104, 180, 112),
    "G": (-64, -130, 146, 138),
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
    `lord`: where the Lord of the City stands, the middle of his foot.
    """
    districts = {letter: _district(letter) for letter in PLATES}
    return {"picture": [SCREEN_X, SCREEN_Y, WIDTH, HEIGHT], "districts": districts}


def _district(letter: str) -> dict[str, list[float]]:
    x, y, width, height = PLATES[letter]
    site = SITES[letter]
    left, top, wide, high = BUILDINGS[letter]
    stock = _STOCK_WIDTH.get(letter, 0)
    place = {
        "plate": on_screen(x, y, width, height),
        "seal": [x + 6 + SCREEN_X, y + 41 + SCREEN_Y],
        "queue": on_screen(x + 40, y + 38, width - 50 - stock, 38),
        "building": on_screen(site.x + left, site.y + top, wide, high),
        "lord": [x + width - 44 + SCREEN_X, y + 6 + SCREEN_Y],
    }
    if letter == "A":
        place["boxes"] = on_screen(x + 10, y + 80, width - 20, 46)
    else:
        place["stock"] = on_screen(x + width - stock - 6, y + 6, stock, height - 12)
        place["coins"] = on_screen(x + width - TRACK[0] - 16, y + height - 3, *TRACK)
    return place
