"""The 25 inventions, each a drawing of its own in the manner of a notebook page: 100 x 100 units, clear ground."""

from collections.abc import Callable

from scripts.art.album import Album
from scripts.art.drawing.ink import Pen
from scripts.art.machines import forge, masonry, motes, optics, rigging, timber
from scripts.art.machines.page import build_parts, order, page

Drawing = Callable[[Pen], None]

DRAWINGS: dict[int, Drawing] = {
    1: forge.automatic_hammer,
    2: timber.secured_pulley,
    3: rigging.measured_sling,
    4: masonry.fortified_house,
    5: optics.seeing_eyepiece,
    6: forge.unassailable_dome,
    7: timber.underwater_tank,
    8: rigging.stage_lift,
    9: masonry.glass_palace,
    10: optics.reflecting_window,
    11: forge.people_catapult,
    12: timber.bellows_machine,
    13: rigging.aiming_crossbow,
    14: masonry.slowing_ramp,
    15: optics.lighting_lens,
    16: forge.double_bombard,
    17: timber.digging_engine,
    18: rigging.flying_machine,
    19: masonry.lifting_tower,
    20: optics.burning_mirror,
    21: forge.automatic_drill,
    22: timber.impassable_wall,
    23: rigging.invisible_boat,
    24: masonry.steam_furnace,
    25: optics.camouflaged_eyepiece,
}
"""The drawing of each invention, by its number."""

PIXELS = 900  # pixels of a drawing held close to the eye at 3840x2160
SKETCH_PIXELS = 256  # pixels of a drawing on a card at 3840x2160, and a little more


ORDER_PIXELS = 256  # pixels of the map that says in which order a drawing draws itself; it is seen only while it does


def build(album: Album) -> None:
    """Draw all inventions, to be read closely, to stand on cards, and to draw themselves and work on a stage."""
    for number, drawing in DRAWINGS.items():
        album.drawing(f"invention_{number:02}", page(number, drawing, PIXELS), (240, 240))
        album.sprite(f"sketch_{number:02}", page(number, drawing, SKETCH_PIXELS), (0.5, 0.5), (240, 240))
        album.order(f"strokes_{number:02}", order(number, drawing, ORDER_PIXELS), (240, 240))
    build_parts(album, DRAWINGS)
    motes.build(album)
