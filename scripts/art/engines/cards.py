"""What is drawn on the cards of the third game, in the manner of the notebook, by the words of its rules."""

from collections.abc import Callable

from ..album import Album
from ..drawing.ink import Pen, Sheet
from ..machines.page import SIDE, page
from ..machines.strokes import order
from . import drawn_art, drawn_flyers, drawn_wagons, drawn_weapons

Drawing = Callable[[Pen], None]

DESIGNS: dict[str, Drawing] = {
    "tank_turtle": drawn_wagons.turtle,
    "tank_scythe": drawn_wagons.scythe,
    "tank_round": drawn_wagons.round_wagon,
    "tank_tower": drawn_wagons.tower_wagon,
    "tank_thunder": drawn_wagons.thunder,
    "plane_kite": drawn_flyers.kite,
    "plane_bat": drawn_flyers.bat,
    "plane_swallow": drawn_flyers.swallow,
    "plane_airscrew": drawn_flyers.airscrew,
    "plane_great_bird": drawn_flyers.great_bird,
}
PROJECTS: dict[str, Drawing] = {
    "ball_cart": drawn_weapons.ball_cart,
    "organ_gun": drawn_weapons.organ_gun,
    "bombard": drawn_weapons.bombard,
    "great_cannon": drawn_weapons.great_cannon,
    "gearbox": drawn_weapons.gearbox,
    "gun_lighter": drawn_weapons.gun_lighter,
    "multi_cannon": drawn_weapons.multi_cannon,
    "gyroscope": drawn_flyers.gyroscope,
    "tank_bomb": drawn_flyers.tank_bomb,
    "sky_culverin": drawn_flyers.sky_culverin,
    "parachutist": drawn_flyers.parachutist,
    "stronghold": drawn_wagons.stronghold,
    "automaton": drawn_wagons.automaton,
    "submarine": drawn_weapons.submarine,
    "ironclad": drawn_weapons.ironclad,
}
WORKS: dict[str, Drawing] = {
    "art_lady": drawn_art.lady,
    "art_rocks": drawn_art.rocks,
    "art_supper": drawn_art.supper,
    "art_gioconda": drawn_art.gioconda,
}
"""Works of art are painted and have no notes about them."""

_PIXELS = 420
_ORDER = 160
"""Pixels of the map that says in which order a drawing draws itself."""
_UNITS = (210, 210)
FIRST = 101
"""Numbers of drawings, by which the notes about them differ, begin after those of the first game."""


def build(album: Album) -> None:
    """Draw them all; the small ones on cards are scaled from these."""
    for number, (name, drawing) in enumerate({**DESIGNS, **PROJECTS}.items(), FIRST):
        kind = "design" if name in DESIGNS else "project"
        album.drawing(f"engines_{kind}_{name}", page(number, drawing, _PIXELS), _UNITS, 62, rare=False)
        album.order(f"engines_strokes_{name}", order(number, drawing, _ORDER), _UNITS)
    for name, drawing in WORKS.items():
        sheet = Sheet(SIDE, SIDE, name, _PIXELS / SIDE)
        drawing(sheet.pen)
        album.drawing(f"engines_project_{name}", sheet.image(), _UNITS, 70, rare=False)
