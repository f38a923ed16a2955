"""Women who invent, build and pay, each from hair to hem, in cloth of some dye; none is the likeness of anybody."""

import numpy as np

from ..drawing.palette import Colour
from .bust import Sitter, closed_gown, ladys_gown, shirt_and_gown, sit
from .face import FAIR, ROSY, Face
from .hair import cap, hair_of, over_skull, parted, plait
from .model import Model, Stuff
from .solids import Points, Values, ball, cut_by, egg, melted, rod, slab
from .wear import GILT, GOLD, HAT, LINEN, PEARL, WHITE, band, beads, creased, laid_on, shell

_GOLDEN: Colour = (216, 160, 76)
_COPPER: Colour = (182, 86, 42)
_DARK: Colour = (84, 50, 34)
_AUBURN: Colour = (140, 72, 40)
_PEARLS = Stuff(PEARL, gloss=0.5)


def necklace(who: Sitter, deep: float, wide: float, radius: float) -> None:
    """Pearls round the neck."""
    count = max(7, round(wide * 1.25 / radius))
    line = [(wide * (-1 + 2 * k / count), deep * (1 - abs(-1 + 2 * k / count) ** 2.0) - 3) for k in range(count + 1)]
    beads(who.model, who.body, laid_on(who.trunk, line, radius * 0.5), radius, _PEARLS)


def bianca() -> Model:
    """A woman with golden plaits laid round her head, and pearls."""
    face = Face(FAIR, woman=True, brow=(164, 116, 60), iris=(82, 112, 130), lips=(188, 84, 76), jaw=-1.0,
                chin=-0.8, nose=-0.5, bridge=-0.3, full=0.6, smile=0.6, thick=0.8, blush=0.8, heavy=0,
                askew=0.3)  # fmt: skip
    who = sit(face, -42, nod=2, roll=-5, at=(44, 51), slim=-1.6, broad=-4, to_us=0.75)
    hair = hair_of(_GOLDEN)
    who.on(cap(0.8, low=3), hair)
    who.locks(parted(hair, "bianca"), hair)
    ring_ = [over_skull(a, -17.5 + 2.5 * np.cos(np.radians(a)) * -1, 2.4) for a in range(-180, 181, 20)]
    who.locks(plait(hair, ring_, 1.7, 9, 1.9, 60), hair)
    who.on(egg((0, -4, -23), (9, 9, 6)), hair)
    for turn, x in ((-38, -15.5), (30, -17.5)):
        who.on(creased(egg((x, -2 - turn * 0.1, -15), (2.6, 7.5, 5.0), turn=turn), 0.3, 8, about=(12, -2, 0)), HAT)
    ladys_gown(who)
    necklace(who, 7, 11, 1.15)
    who.on(ball((-16.0, 11.4, -1.0), 1.5), _PEARLS)
    return who.model


def lucrezia() -> Model:
    """A lady with dark hair parted in the middle under a veil with a golden hem, and a faint smile."""
    face = Face(FAIR, woman=True, brow=(96, 62, 42), iris=(92, 66, 36), lips=(176, 78, 70), jaw=-0.4,
                chin=-0.2, nose=0.4, full=0.4, smile=0.8, thick=0.8, blush=0.7, heavy=0.1, open=-0.15)  # fmt: skip
    who = sit(face, -27, nod=2, roll=-3, at=(45, 54), size=1.3, slim=-1.6, broad=-4, to_us=0.75)
    hair = hair_of(_DARK)
    who.on(cap(0.8), hair)
    who.locks(parted(hair, "lucrezia", low=12, end=112, thick=1.3, lift=0.5), hair)
    hood = melted(8, egg((0, -5, -4), (21.0, 22.2, 24.0)), egg((0, 24, -9), (22.6, 32, 15.5)))
    hole = egg((0, 16, 24), (17.0, 40, 25), tip=6)
    who.on(cut_by(creased(hood, 0.9, 17, about=(0, -40, 0)), hole, shell(hood, -1.6), soft=0.5), HAT)
    hem = cut_by(shell(hood, 0.5), shell(hole, -0.2), shell(hood, -1.8), soft=0.3)
    who.on(lambda p: np.maximum(hem(p), hole(p) - 1.7), GOLD)
    ladys_gown(who)
    necklace(who, 7, 11, 1.0)
    return who.model


def ginevra() -> Model:
    """An old woman in a white wimple under a veil, with kind eyes."""
    face = Face(ROSY, woman=True, brow=(170, 156, 138), iris=(86, 96, 92), lips=(176, 100, 86), old=0.9,
                jaw=0.4, chin=-1.0, nose=0.3, tip=0.9, stern=-0.6, smile=0.9, fat=0.8, thick=1.0,
                blush=0.9, open=-0.25)  # fmt: skip
    who = sit(face, -26, nod=6, roll=4, at=(44, 53), to_us=0.6)
    closed_gown(who)
    form = melted(5, egg((0, -4, -1.4), (20, 21.6, 22.8)), rod((0, 14, 1), (0, 36, -2), 13, 17.5))
    who.on(cut_by(creased(form, 0.4, 9, about=(0, -44, 0)), egg((0, 4.4, 27), (14.4, 18.4, 20)), soft=0.6), WHITE)
    veil = melted(8, egg((0, -6, -5), (22, 23.0, 24)), egg((0, 24, -12), (29, 32, 15)))
    hole = egg((0, 12, 23), (19, 32.0, 24), tip=8)
    who.on(cut_by(creased(veil, 0.5, 16, about=(0, -40, 0)), hole, soft=0.8), HAT)
    return who.model


def fiammetta() -> Model:
    """A young woman with copper hair under a workshop kerchief."""
    face = Face(FAIR, woman=True, brow=(150, 78, 40), iris=(86, 122, 92), lips=(190, 88, 76), jaw=-0.2,
                chin=-1.4, nose=-0.9, bridge=-0.5, tip=-0.2, fat=0.5, full=0.7, smile=0.9, thick=0.9,
                blush=0.9, heavy=0, freckles=True, askew=0.5)  # fmt: skip
    who = sit(face, 30, nod=-2, roll=6, at=(44, 53), slim=-1.4, broad=-3, to_us=0.8)
    hair = hair_of(_COPPER)
    who.on(cap(0.8), hair)
    who.locks(parted(hair, "fiammetta", wave=0.9, brow=-19), hair)
    scarf = cut_by(egg((0, -7, -4), (19, 20, 22.6)), slab((0, -13, 8), (0, -1.5, -1.0)), slab((0, 4, -6), (0, -1, 0.3)))
    dots = Stuff((30, 24, 26), share=1, gloss=0.2, tint=_dotted)
    who.on(creased(scarf, 0.35, 12, about=(14, 4, 0)), dots)
    who.on(egg((14, 6, -14), (4.2, 7.5, 4.0), turn=-24), dots)
    path = [(14.5, 7, -7), (18, 15, -1), (18.5, 25, 6), (15.5, 35, 11), (13, 46, 12)]
    who.locks(plait(hair, path, 1.9, 4.5, 2.2), hair)
    shirt_and_gown(who, wide=10, low=14)
    return who.model


def _dotted(points: Points, ground: Values) -> Values:
    """A kerchief with dots of linen."""
    x, y, z = points
    turn = np.arctan2(x, z + 3) * 4.4
    spots = np.cos(turn * 1.6) * np.cos((y + 1.0) * 0.85)
    share = np.clip((spots - 0.62) / 0.12, 0, 1)
    return ground + (np.array(LINEN, np.float32) - ground) * share[:, None]


def agnese() -> Model:
    """A learned lady with auburn hair in a golden net, and a band across her brow."""
    face = Face(FAIR, woman=True, brow=(128, 76, 46), iris=(84, 100, 116), lips=(184, 82, 74), jaw=-1.0,
                chin=0.3, nose=-0.2, bridge=0.1, full=0.5, smile=0.2, thick=0.8, blush=0.6, heavy=0)  # fmt: skip
    who = sit(face, 78, nod=-1, at=(42, 52), slim=-1.8, broad=-5, body=40, to_us=0)
    hair = hair_of(_AUBURN)
    who.on(cap(0.8, low=3), hair)
    who.locks(parted(hair, "agnese", low=4), hair)
    net = Stuff(_AUBURN, "hair", gloss=0.2, tint=_netted)
    who.on(melted(6, egg((0, -7, -17), (15.5, 15, 12)), egg((0, -3, -24), (11, 11, 9))), net)
    who.on(band((0, -12.5, -3), 17.8, 1.6, 0.8, tip=7, deep=1.2), HAT)
    who.on(ball((0, -14.4, 18.0), 1.7), Stuff((170, 34, 42), "metal", gloss=0.9))
    ladys_gown(who)
    necklace(who, 6, 10, 1.15)
    return who.model


def _netted(points: Points, ground: Values) -> Values:
    """Hair in a net of gold with a pearl at each knot."""
    _, y, z = points
    a, b = (y + z) * 0.62, (y - z) * 0.62
    lines = np.maximum(np.cos(a) ** 16, np.cos(b) ** 16)
    knots = (np.cos(a) * np.cos(b)) ** 20
    ground = ground + (np.array(GILT, np.float32) - ground) * lines[:, None]
    return ground + (np.array(PEARL, np.float32) - ground) * np.clip(knots * 1.5, 0, 1)[:, None]
