"""People who invent, build and pay, each from hair to hem, in cloth of some dye; none is the likeness of anybody."""

import random

import numpy as np

from scripts.art.drawing.palette import Colour
from scripts.art.persons.bust import (
    GILT,
    GOLD,
    HAT,
    LINEN,
    PEARL,
    WHITE,
    Sitter,
    band,
    beads,
    closed_gown,
    cord,
    creased,
    disk,
    fur_collar,
    ladys_gown,
    laid_on,
    on_breast,
    ruffled,
    shell,
    shirt_and_gown,
    sit,
)
from scripts.art.persons.face import BROWN, DARK, FAIR, OLIVE, ROSY, Face
from scripts.art.persons.hair import (
    beard,
    cap,
    cropped,
    curls,
    hair_of,
    level,
    lock_along,
    mop,
    moustache,
    over_skull,
    parted,
    plait,
    swelling,
    tufts,
)
from scripts.art.persons.model import Model, Points, Stuff, Values, ball, cut_by, egg, melted, ring, rod, slab, smooth

_HONEY: Colour = (216, 160, 76)
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
    hair = hair_of(_HONEY)
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


_CHESTNUT: Colour = (96, 56, 32)
_BLACK: Colour = (52, 38, 34)
_GOLDEN: Colour = (214, 156, 70)
_GREY: Colour = (170, 158, 142)
_WHITE: Colour = (232, 224, 208)


def lorenzo() -> Model:
    """A man in his forties with straight dark hair to the jaw and a flat cap."""
    face = Face(OLIVE, brow=(58, 36, 22), jaw=1.2, chin=0.6, jut=0.8, nose=0.6, bridge=1.2, tip=1,
                old=0.45, stern=0.5, stubble=0.35, gaunt=0.4, smile=-0.1, thick=1.2, heavy=0.8, askew=0.4)  # fmt: skip
    who = sit(face, 42, nod=3, roll=-2, at=(43, 55), broad=1)
    hair = hair_of(_CHESTNUT)
    who.on(cap(0.6), hair)
    who.locks(mop(hair, cropped(-12, 15.5, 62), "lorenzo", count=46, thick=2.0, flare=0.14, wave=0.4), hair)
    soft = creased(egg((0, -19.5, -2), (23, 8.4, 24), turn=5, tip=-12), 0.35, 15, about=(4, -24, 0))
    who.on(soft, HAT)
    who.on(band((0, -14.0, -2.4), 17.0, 2.2, 1.0, turn=2, tip=-10, deep=1.22), HAT)
    shirt_and_gown(who, wide=10, low=15)
    cord(who.model, who.body, on_breast(who, [(x, 15 - x * x * 0.021) for x in range(-22, 23, 4)], 1.0), 1.2, GOLD)
    return who.model


def cosimo() -> Model:
    """An old, lean man with a long nose in a scholar's cap with ear flaps."""
    face = Face(ROSY, brow=_GREY, old=1, nose=1.4, bridge=1.5, tip=0.6, chin=1.2, jut=0.8, jaw=-0.6,
                gaunt=1, full=0, smile=-0.2, open=-0.3, heavy=0.9, thick=1.1, blush=0.3)  # fmt: skip
    who = sit(face, 74, nod=2, at=(45, 55), body=36, to_us=0.1)
    skull = cut_by(
        egg((0, -5, -3.4), (18.6, 21.6, 22.6)), slab((0, -9, 12), (0, -1.6, -1.0)), slab((0, 7, 0), (0, -1, 0.2))
    )
    who.on(skull, HAT)
    who.on(egg((-15.5, 3, 0.5), (2.4, 9, 6.4), turn=4), HAT)
    who.on(egg((15.5, 3, 0.5), (2.4, 9, 6.4), turn=-4), HAT)
    who.on(band((0, -11.5, -2.6), 18.6, 2.0, 1.0, tip=9, deep=1.2), HAT)
    closed_gown(who)
    fur_collar(who, (132, 94, 60))
    return who.model


def giuliano() -> Model:
    """A young man with thick black curls and a bare neck."""
    face = Face(OLIVE, brow=(40, 28, 22), jaw=0.6, bridge=0.5, nose=0.2, smile=0.5, full=0.7,
                lips=(178, 84, 68), thick=1.1, blush=0.5, askew=-0.5, iris=(70, 44, 24))  # fmt: skip
    who = sit(face, -36, nod=-2, roll=4, at=(44, 52), to_us=0.6)
    hair = hair_of(_BLACK)
    who.on(cap(1.6), hair)
    edge = cropped(-11.0, 12.0, 66)
    who.locks(curls(hair, edge, "giuliano", rows=7, count=22), hair)
    shirt_and_gown(who, wide=12, low=17, collar=False)
    return who.model


def salai() -> Model:
    """A boy with golden curls, a small cap on the back of his head and a grin."""
    face = Face(FAIR, brow=(168, 112, 54), iris=(84, 116, 110), jaw=-0.4, chin=-2.0, nose=-1.2,
                bridge=-0.5, tip=-0.4, fat=1.0, full=0.7, smile=1.2, open=0.2, stern=-0.4, heavy=0,
                thick=0.7, blush=1, freckles=True, lips=(192, 96, 80))  # fmt: skip
    who = sit(face, 34, nod=-3, roll=-5, at=(44, 53), size=1.2, to_us=0.7, slim=-1.2, broad=-3)
    hair = hair_of(_GOLDEN)
    who.on(cap(1.4), hair)
    edge = cropped(-11.5, 17.0, 64)
    who.locks(parted(hair, "salai", low=12, end=100, wave=1.6, lift=1.6, brow=-18.5), hair)
    for side in ((58, 178), (-178, -58)):
        who.locks(
            mop(
                hair,
                edge,
                f"salai {side}",
                count=15,
                thick=1.9,
                lift=2.4,
                flare=0.26,
                spiral=1.7,
                turns=1.7,
                reach=side,
            ),
            hair,
        )
    who.on(creased(egg((1, -22, -8), (16.5, 7.5, 16), turn=6, tip=18), 0.3, 9, about=(2, -27, 0)), HAT)
    who.on(band((1, -17.6, -6.5), 15.6, 1.7, 1.0, turn=6, tip=18), HAT)
    shirt_and_gown(who, wide=9, low=13, collar=False)
    return who.model


def melzi() -> Model:
    """A huntsman with brown hair to his shoulders, a fine moustache and a feathered cap."""
    face = Face(ROSY, brow=(66, 40, 24), iris=(92, 102, 70), jaw=-0.4, chin=0.6, bridge=0.8, gaunt=0.5,
                smile=0.2, open=-0.1, thick=0.9, askew=0.6)  # fmt: skip
    who = sit(face, -36, roll=-2, at=(44, 56), to_us=0.75, size=1.28, low=90)
    hair = hair_of((92, 56, 32))
    who.on(cap(0.8), hair)
    edge = cropped(-12.0, 22.0, 72)
    who.locks(
        mop(hair, edge, "melzi", count=44, thick=2.2, lift=1.0, flare=0.26, wave=2.0, turns=1.3, points=14, gap=66),
        hair,
    )
    dark = hair_of((70, 42, 26))
    moustache(who.model, who.head, dark, droop=-0.4, thick=0.65)
    tuft = [
        lock_along(smooth([(x, 19.5, 18.4), (x * 0.8, 23, 19.4), (x * 0.3, 27, 18.6)], 7), swelling(1.2), dark)
        for x in (-1.6, -0.5, 0.6, 1.7)
    ]
    who.locks(tuft, dark)
    crown = creased(egg((0, -19.4, -3), (19, 10.5, 21), tip=-6), 0.3, 9, about=(0, -28, 0))
    who.on(crown, HAT)
    who.on(disk((0, -14.6, -1.5), 20.5, 0.9, tip=-8, deep=1.18, bend=-2.6), HAT)
    plume = hair_of((224, 206, 164))
    stem = [(14, -15, 8), (20, -22, 0), (25, -30, -10), (24, -35, -22)]
    who.locks(
        [
            lock_along(smooth([(x + d, y - abs(d) * 0.4, z) for x, y, z in stem], 12), swelling(2.7, 0.3), plume)
            for d in (-1.6, 0.2, 1.8)
        ],
        plume,
    )
    shirt_and_gown(who, wide=8, low=13)
    return who.model


def verrocchio() -> Model:
    """A stout master in his fifties, clean-shaven, with a wide hat."""
    face = Face(ROSY, brow=(112, 94, 74), jaw=2.4, fat=2.4, cheek=0.6, nose=0.2, tip=1.6, bridge=-0.2,
                wing=0.6, full=0.4, old=0.6, stubble=0.25, smile=0.5, heavy=0.6, thick=1.2, blush=1,
                open=0.0, iris=(78, 64, 44))  # fmt: skip
    who = sit(face, 30, nod=0, at=(44, 57), broad=3, slim=1.6, to_us=0.6, size=1.28, low=91)
    hair = hair_of((134, 118, 98))
    who.locks(mop(hair, level(8), "verrocchio", count=24, thick=2.0, reach=(72, 288)), hair)
    who.on(
        creased(
            melted(3, egg((0, -19, -3), (18.4, 9.4, 20.6)), egg((1, -23.4, -3), (16.5, 6.6, 17))),
            0.25,
            9,
            about=(0, -32, 0),
        ),
        HAT,
    )
    who.on(disk((0, -14.4, -2), 27.5, 0.6, tip=-13, turn=-4, deep=1.0, bend=2.4), HAT)
    who.on(band((0, -17.2, -2.8), 18.4, 1.7, 0.8, tip=-12, turn=-4, deep=1.1), Stuff((124, 64, 42)))
    shirt_and_gown(who, wide=9, low=15, collar=False)
    return who.model


def luca() -> Model:
    """A friar with a tonsure, a round face and a cowl."""
    face = Face(ROSY, brow=(80, 52, 32), jaw=1.4, fat=2.2, chin=-0.8, nose=-0.4, tip=1.2, bridge=-0.5,
                old=0.25, smile=1, stern=-0.4, stubble=0.35, blush=1, askew=0.3)  # fmt: skip
    who = sit(face, -28, nod=5, roll=5, at=(44, 50), slim=0.8, to_us=0.7)
    hair = hair_of((104, 66, 40))
    edge = cropped(-10.5, 2.0, 62)
    for rank, lift in ((-17.5, 1.0), (-15.0, 1.4)):
        who.locks(tufts(hair, edge, f"luca {rank}", rank, lift=lift), hair)
    closed_gown(who)
    cowl = creased(ring((0, 1, -9), 15.5, 7.0, tip=12, deep=1.0), 0.5, 9, about=(0, -10, 0))
    who.over(cowl, HAT)
    who.over(creased(ring((0, 6, -10), 21, 6.4, tip=14), 0.4, 11, about=(0, -10, 0)), HAT)
    return who.model


def taqi() -> Model:
    """A clockmaker from the east with a black beard and a great turban."""
    face = Face(BROWN, brow=(34, 24, 20), iris=(48, 28, 16), lips=(138, 72, 58), bridge=1.2, nose=0.8,
                tip=0.6, gaunt=0.5, old=0.35, stern=0.2, smile=0.2, heavy=0.7, thick=1.3, blush=0.25)  # fmt: skip
    who = sit(face, 36, nod=1, at=(44, 59), size=1.2, to_us=0.7, low=93)
    hair = hair_of((46, 36, 34))
    beard(who.model, who.head, who.skin, hair, "taqi", 9, high=7)
    moustache(who.model, who.head, hair, droop=0.8)
    for height, radius, thick, turn, tip in (
        (-13.5, 15.6, 5.0, -13, -16),
        (-15.5, 16.0, 5.4, 12, -4),
        (-20.5, 14.4, 5.6, -12, 4),
        (-25.5, 10.0, 5.8, 9, 2),
    ):
        who.on(
            creased(ring((0, height, -3), radius, thick, turn=turn, tip=tip, deep=1.12), 0.22, 26, about=(0, -60, 0)),
            HAT,
        )
    who.on(egg((0, -24, -3), (14, 8, 15)), HAT)
    who.on(egg((1.5, -17.5, 18.4), (2.2, 2.9, 1.6)), Stuff((176, 34, 36), "metal", gloss=0.9))
    closed_gown(who)
    who.over(band((0, -3.4, -9.6), who.throat + 1.2, 3.2, 1.0, tip=16), Stuff((214, 168, 84)))
    return who.model


def benedetto() -> Model:
    """A bronze founder with dark skin, close hair and a golden ring in his ear."""
    face = Face(DARK, brow=(30, 20, 16), iris=(40, 24, 14), lips=(134, 70, 62), jaw=1.2, nose=0,
                bridge=-0.7, tip=1.0, wing=1.6, full=1.2, smile=0.5, heavy=0.6, thick=1.2, blush=0.15,
                cheek=0.6, askew=-0.3)  # fmt: skip
    who = sit(face, -22, nod=-3, roll=3, at=(44, 51), broad=2, slim=1.2, to_us=0.8)
    wool = Stuff((46, 34, 32), "hair", gloss=0.12, ink=0.7)
    who.on(ruffled(cap(1.2, front=-12.5, low=5)), wool)
    for side in (-1, 1):
        who.on(ring((side * 16.6, 10.8, -0.6), 2.3, 0.55, tip=80), GOLD)
    shirt_and_gown(who, wide=11, low=17)
    return who.model


def francesco() -> Model:
    """A builder of fortresses: a scarred cheek, a short beard and a steel cap with a plume."""
    face = Face(OLIVE, brow=(56, 40, 30), jaw=1.4, jut=0.6, bridge=1.4, nose=0.5, tip=0.8, stern=0.9,
                gaunt=0.6, old=0.5, smile=-0.4, open=-0.2, heavy=1, thick=1.4, blush=0.5, askew=0.5)  # fmt: skip
    who = sit(face, -38, nod=4, at=(43, 56), broad=3, slim=1.2, to_us=0.8)
    hair = hair_of((84, 64, 50))
    who.locks(mop(hair, level(8), "francesco", count=22, thick=1.8, reach=(88, 272)), hair)
    beard(who.model, who.head, who.skin, hair, "francesco", 1.5, high=4, thick=1.2)
    moustache(who.model, who.head, hair, droop=0.6)
    steel = Stuff((158, 164, 172), "metal", gloss=0.75)
    who.on(cut_by(egg((0, -6.5, -3), (18.6, 21, 22.4)), slab((0, -11.4, 0), (0, -1, -0.1))), steel)
    who.on(band((0, -11.8, -3), 18.4, 1.5, 0.9, tip=-3, deep=1.2), GOLD)
    who.on(rod((0, -26, 14), (0, -27.5, -16), 1.4), steel)
    dyed = Stuff((30, 24, 26), "hair", share=1, gloss=0.2, ink=0.6)
    chance = random.Random("plume")
    hairs = []
    for _ in range(16):
        a, b = chance.uniform(-5, 5), chance.uniform(-3, 3)
        path = [
            (b * 0.4, -26, -6),
            (b, -33 + a * 0.3, -12),
            (b * 1.4, -33 + a, -24),
            (b * 1.6, -24 + a, -33),
            (b * 1.6, -10 + a, -35),
        ]
        hairs.append(lock_along(smooth(path, 9), swelling(2.6, 0.4), dyed))
    who.locks(hairs, dyed)
    closed_gown(who)
    who.over(band((0, -3.4, -9.6), who.throat + 1.2, 3.6, 1.1, tip=16), HAT)
    return who.model


def donato() -> Model:
    """A very old master: a bald brow, white hair and a white beard to his breast."""
    face = Face((236, 190, 156), brow=(222, 214, 198), iris=(84, 108, 120), old=1, nose=1.0, bridge=0.6,
                tip=1.2, gaunt=0.7, stern=-0.4, smile=0.2, heavy=0.8, thick=1.7, blush=0.7)  # fmt: skip
    who = sit(face, 40, nod=6, roll=-3, at=(43, 50), to_us=0.5)
    hair = hair_of(_WHITE)
    edge = level(20.0)
    who.locks(
        mop(
            hair,
            edge,
            "donato",
            count=36,
            thick=2.0,
            lift=0.6,
            flare=0.24,
            wave=1.2,
            reach=(70, 290),
            crown=(0, -19, -15),
        ),
        hair,
    )
    beard(who.model, who.head, who.skin, hair, "donato", 20, wave=1.2)
    moustache(who.model, who.head, hair, droop=1.2, thick=1.3)
    closed_gown(who)
    return who.model
