"""What each invention does on the stage once it is completed: the wheel turns, the hammer strikes, the lift rises.

The names of the parts are those in the drawings (scripts/art/machines).
"""

from collections.abc import Mapping
from typing import Final

from leonardo.app.table.feast.working import (
    REST,
    Mote,
    Part,
    Pose,
    Work,
    beats,
    flashes,
    puffs,
    shakes,
    turn,
    waves,
)

_FLARES: Final = beats(Pose(high=1.34, wide=1.06), 3, Pose(high=0.86))
"""How a fire burns up."""


def sheet(invention: int) -> str:
    """Return the name of the picture on which the parts of an invention lie."""
    return f"parts_{invention:02}"


_SLING: Final = ((0.42, Pose(angle=-19)), (0.58, Pose(angle=7)), (0.74, Pose(angle=-3)), (0.88, REST))
_SLUNG: Final = (
    (0.42, Pose(angle=-19)),
    (0.53, REST),
    (0.7, Pose(9, -6.4)),
    (0.77, Pose(12, -8, seen=0)),
)
_LIFTS: Final = ((0.12, Pose(y=0.8)), (0.75, Pose(y=-9.6)), (1.0, Pose(y=-9)))
_CASTLE: Final = ((0.28, Pose(y=8)), (0.85, Pose(y=-1)), (1.0, REST))
_ROLLS: Final = ((0.3, Pose(-5, 3.4)), (0.45, Pose(-5.8, 4)), (0.72, Pose(-10, 6.9)), (0.9, Pose(-11, 7.6)))
_ROLLING: Final = tuple((moment, Pose(pose.x, pose.y, 17 * pose.x)) for moment, pose in _ROLLS)
_SHIP: Final = beats(Pose(angle=3.4, y=0.6), 2, Pose(angle=-2.4))
_WING_BEAT: Final = beats(Pose(y=-3, wide=0.7, high=1.06), 2, Pose(y=1.2))
_WING_RISES: Final = beats(Pose(y=-3), 2, Pose(y=1.2))

WORKS: Final[Mapping[int, Work]] = {
    1: Work(
        (
            Part("wheel", (22, 58), turn(240)),
            Part(
                "hammer",
                (53.5, 42.2),
                (
                    (0.26, Pose(angle=-11)),
                    (0.36, Pose(angle=8)),
                    (0.44, Pose(angle=2)),
                    (0.68, Pose(angle=-11)),
                    (0.78, Pose(angle=8)),
                    (0.9, REST),
                ),
            ),
        ),
        tuple(Mote("spark", ((76, 69),), first, first + 0.23, (12, 26), 14) for first in (0.35, 0.77)),
    ),
    2: Work(
        (
            Part("ropes", (62, 28), ((0.8, Pose(high=0.8)),)),
            Part("load", keys=((0.8, Pose(y=-7)), (0.9, Pose(y=-6.4)))),
            Part("wheel", (27, 60), turn(-206, 0, 0.84)),
            Part("pawl", (39.6, 40), beats(Pose(angle=11), 6)),
        ),
    ),
    3: Work(
        (Part("arm", (30, 78), _SLING), Part("cords", (30, 78), _SLING), Part("stone", (30, 78), _SLUNG)),
    ),
    4: Work(
        motes=(
            *puffs("puff", ((62, 9), (70, 9), (82, 10)), 4, (7, 17), 0, 1.0, lasts=0.46, turns=24),
            *flashes("glow", ((35.7, 51), (48.7, 51), (61.7, 51)), 17, 0.1, 0.95, lasts=0.6),
        ),
    ),
    5: Work(
        (Part("eye", (14, 50), (*beats(Pose(high=1.2), 1, Pose(high=1.0)), (1.0, REST))),),
        (
            *(Mote("glint", ((88, 50 + dy * 0.3), (56, 50 + dy), (27, 50)), 0.05, 0.7, (9, 8)) for dy in (-15, 0, 15)),
            *flashes("glint", ((51, 36), (58, 62)), 20, 0.36, 0.95, lasts=0.38),
        ),
    ),
    6: Work(
        (
            Part("flag", (50, 13), waves(0.6, 8)),
            Part(
                "left_ball",
                keys=((0.01, Pose(-4, -24)), (0.3, Pose(16.6, -15)), (0.62, Pose(7, -9)), (0.85, REST)),
            ),
            Part(
                "right_ball",
                keys=((0.01, Pose(2, -26, seen=0)), (0.2, Pose(2, -26)), (0.5, Pose(-17.6, -10)), (0.95, REST)),
            ),
        ),
        (
            Mote("spark", ((23.4, 39),), 0.28, 0.56, (10, 22), 20),
            Mote("spark", ((75.4, 36),), 0.48, 0.78, (10, 22), 20),
        ),
    ),
    7: Work(
        (
            Part("left_fish", keys=((1.0, Pose(7, -2)),)),
            Part("right_fish", keys=((1.0, Pose(-9, 3)),)),
            *(Part(f"{name}_wheel", (x, 83), turn(150)) for name, x in (("left", 28), ("middle", 50), ("right", 72))),
        ),
        (
            *puffs("bubble", ((32, 55), (30, 40), (35, 27)), 4, (3, 7), lasts=0.5),
            *puffs("bubble", ((69, 55), (71, 42), (67, 28)), 4, (2.6, 6), 0.1, 1.0, lasts=0.5),
        ),
    ),
    8: Work(
        (
            Part("ropes", (50, 19), tuple((moment, Pose(high=1 + pose.y / 27)) for moment, pose in _LIFTS)),
            Part("cord", (84, 18), tuple((moment, Pose(high=1 - pose.y / 44)) for moment, pose in _LIFTS)),
            Part("weight", keys=tuple((moment, Pose(y=-pose.y)) for moment, pose in _LIFTS)),
            Part("cloud", keys=_LIFTS),
        ),
        flashes("glint", ((40, 36), (61, 32), (50, 24)), 9, 0.4, 1.0),
    ),
    9: Work(
        motes=(
            *flashes("glow", ((50, 24),), 46, 0.0, 1.0, lasts=1.0),
            *flashes("glint", ((42, 20), (58, 29)), 20, 0.0, 0.6, lasts=0.36),
            *flashes("glint", ((28, 50), (40, 50), (52, 50), (64, 50), (75, 50)), 11, 0.15, 0.8),
            *flashes("glint", ((84, 74), (70, 74), (56, 74), (42, 74), (28, 74), (15, 74)), 12, 0.3, 1.0),
        ),
    ),
    10: Work(
        (
            Part("left_shutter", (34, 55), beats(Pose(wide=0.74), 1)),
            Part("right_shutter", (70, 55), beats(Pose(wide=1.5), 1)),
            Part("sun", (90, 12), turn(45)),
            Part("rays", keys=((0.12, Pose(seen=0)), (0.45, Pose(seen=0)), (0.75, REST))),
        ),
        (
            Mote("glow", ((88, 12),), 0.0, 1.0, (18, 24)),
            *(
                Mote(
                    "glint",
                    ((88 - k * 2, 22 + k * 3), (22, 40 + 12 * k), (58, 56 + 12 * k)),
                    0.2 + 0.1 * k,
                    0.8 + 0.1 * k,
                    (8, 11),
                )
                for k in range(3)
            ),
            Mote("glint", ((22, 52),), 0.4, 0.9, (12, 24), 30),
        ),
    ),
    11: Work(
        (
            Part(
                "arm",
                (36, 74),
                (
                    (0.46, Pose(angle=-51)),
                    (0.5, Pose(angle=-51)),
                    (0.6, Pose(angle=8)),
                    (0.7, Pose(angle=-3)),
                    (0.8, REST),
                ),
            ),
            Part("frame"),
            Part("windlass", (10, 72), ((0.46, Pose(angle=-120)), (0.6, Pose(angle=20)))),
            Part(
                "flyer",
                (84, 9),
                (
                    (0.08, Pose(seen=0)),
                    (0.56, Pose(-18, 7, angle=-60, seen=0)),
                    (0.6, Pose(-14, 3, angle=-40)),
                    (0.78, REST),
                    (1.0, Pose(6, 7, angle=60)),
                ),
            ),
        ),
        (
            Mote("puff", ((18, 88), (11, 87)), 0.58, 0.98, (6, 12), -30, 0.8),
            Mote("puff", ((66, 88), (75, 87)), 0.58, 0.98, (6, 13), 30, 0.8),
        ),
    ),
    12: Work(
        (
            Part("lower", (60, 69), beats(Pose(high=0.66), 2)),
            Part("upper", (62, 43), beats(Pose(high=1.3), 2)),
            Part("wheel", (20, 26), turn(200)),
            Part("ropes"),
            Part("fire", (81, 82), _FLARES),
        ),
        puffs("puff", ((82, 18), (84, 12), (88, 10)), 4, (7, 18), lasts=0.46, turns=40),
    ),
    13: Work(
        (
            Part(
                "string",
                keys=shakes(1.8, -0.8, 0.4, 0.86, 4),
            ),
            Part(
                "bolt",
                keys=((0.36, Pose(-4, 1.8)), (0.5, Pose(8, -3.6)), (0.58, Pose(11, -4.9, seen=0))),
            ),
        ),
        (Mote("spark", ((89, 14),), 0.6, 0.92, (10, 20)),),
    ),
    14: Work(
        (
            Part("cart", keys=_ROLLS),
            Part("hind_wheel", (49.8, 55.3), _ROLLING),
            Part("fore_wheel", (62.1, 46.8), _ROLLING),
            Part(
                "rope",
                (84, 27),
                tuple((moment, Pose(wide=1 - pose.x / 15, high=1 + pose.y / 11.6)) for moment, pose in _ROLLS),
            ),
            Part("drum", (88, 22), turn(-130, 0, 0.9)),
            Part("brake", (88, 22), shakes(0.5, 0.7, 0.1, 0.95, 5)),
        ),
        puffs("spark", ((80, 14), (75, 9)), 4, (8, 15), 0.1, 0.95, lasts=0.24),
    ),
    15: Work(
        (
            Part(
                "light",
                (58, 51),
                (
                    (0.16, Pose(seen=0.1)),
                    (0.5, Pose(high=1.16)),
                    (0.62, Pose(high=1.1)),
                    (0.74, Pose(high=1.2)),
                    (1.0, REST),
                ),
            ),
            Part("flame", (27, 55), _FLARES),
            Part("lens"),
        ),
        (
            Mote("glow", ((53, 51),), 0.2, 1.0, (26, 44)),
            *(Mote("glint", ((60, 51), (94, 51 + dy)), 0.34, 0.86, (6, 12)) for dy in (-26, -9, 9, 26)),
            Mote("glint", ((50, 44),), 0.24, 0.7, (10, 22), 30),
        ),
    ),
    16: Work(
        (
            Part("left_barrel", keys=((0.04, REST), (0.12, Pose(4.6, 4.8)), (0.5, REST))),
            Part("right_barrel", keys=((0.4, REST), (0.48, Pose(-4.6, 4.8)), (0.86, REST))),
            Part("carriage"),
            Part(
                "left_balls",
                keys=((0.01, Pose(15, 7, seen=0)), (0.1, Pose(15, 7, seen=0)), (0.14, Pose(12, 5)), (0.4, REST)),
            ),
            Part(
                "right_balls",
                keys=((0.01, Pose(-15, 7, seen=0)), (0.46, Pose(-15, 7, seen=0)), (0.5, Pose(-12, 5)), (0.76, REST)),
            ),
        ),
        (
            Mote("shot", ((21, 26),), 0.06, 0.26, (16, 30), 10),
            Mote("shot", ((79, 26),), 0.42, 0.62, (16, 30), -10),
            *puffs("puff", ((22, 24), (18, 17), (18, 15)), 2, (12, 24), 0.12, 0.8, lasts=0.56),
            *puffs("puff", ((78, 24), (82, 17), (82, 15)), 2, (12, 24), 0.46, 1.0, lasts=0.5),
        ),
    ),
    17: Work(
        (
            Part("left_rope", (5, 33), ((0.9, Pose(high=1.9)),)),
            Part("right_rope", (95, 33), ((0.9, Pose(high=0.66)),)),
            Part("left_bucket", keys=((0.9, Pose(y=15)), (1.0, Pose(y=14.6)))),
            Part("right_bucket", keys=((0.9, Pose(1, -15)), (1.0, Pose(1, -14.6)))),
            Part("wheel", (50, 54), turn(170)),
            Part("man", (46.6, 66.4), beats(Pose(y=-1.4, angle=4), 3)),
        ),
    ),
    18: Work(
        (
            Part("right_wing", (51, 46), _WING_BEAT),
            Part("left_wing", (49, 46), _WING_BEAT),
            Part("body", keys=_WING_RISES),
        ),
    ),
    19: Work(
        (
            Part("levers", (50, 72), tuple((moment, Pose(high=1 - pose.y / 26)) for moment, pose in _CASTLE)),
            Part("castle", keys=_CASTLE),
            Part("ropes", (50, 17), tuple((moment, Pose(high=1 + pose.y / 26)) for moment, pose in _CASTLE)),
            Part("wheel", (11, 82), turn(190, 0.2)),
            Part("man", (3, 92), beats(Pose(y=-0.8, angle=5), 3)),
        ),
    ),
    20: Work(
        (
            Part("sun", (86, 14), turn(45)),
            Part("ship", (76, 85), _SHIP),
            Part("fire", (73, 71), beats(Pose(high=1.55, wide=1.2), 3, Pose(high=1.05))),
        ),
        (
            *(
                Mote("glint", ((79, 19 + k), (22 + k, 30 + 12 * k), (70, 66)), 0.05 * k, 0.55 + 0.05 * k, (6, 9))
                for k in range(4)
            ),
            Mote("glow", ((71, 64),), 0.4, 1.0, (20, 34)),
            *puffs("puff", ((73, 54), (78, 42), (82, 32)), 3, (7, 18), 0.4, 1.0, lasts=0.4, turns=40),
        ),
    ),
    21: Work(
        (
            Part(
                "auger", keys=tuple((0.2 * k + part, Pose(4.2 * part * 5)) for k in range(5) for part in (0.001, 0.199))
            ),
            Part("wheel", (20, 48), turn(150)),
            Part("crank", (12, 68), turn(-240)),
        ),
        puffs("chip", ((45, 50), (41, 58), (36, 76)), 6, (3.4, 4.6), 0.05, 1.0, lasts=0.4, turns=200),
    ),
    22: Work(
        (
            Part("bars", keys=((0.3, Pose(13)), (0.36, Pose(13)), (0.48, Pose(-1.6)), (0.56, Pose(0.8)), (0.62, REST))),
            Part("flag", (47.6, 13), waves(0.62, 8)),
        ),
        (
            *(Mote("puff", ((40, y), (34, y - 4)), 0.47, 0.9, (7, 15), 20) for y in (69, 78)),
            *(Mote("puff", ((56, y), (61, y - 4)), 0.47, 0.9, (6, 13), -20) for y in (69, 78)),
        ),
    ),
    23: Work(
        (
            Part("sail", (44, 40), beats(Pose(wide=0.84), 2, Pose(wide=1.05))),
            Part("flag", (44, 7.4), waves(0.6, 9)),
            Part("man"),
            Part("ghost", keys=((0.34, Pose(seen=0)), (0.6, Pose(seen=0)), (1.0, REST))),
        ),
        flashes("glint", ((56, 70), (68, 68), (80, 64), (70, 30), (82, 40), (62, 20)), 13, 0.1, 1.0),
    ),
    24: Work(
        (Part("fire", (37, 90), _FLARES), Part("vanes", (80, 54), turn(230))),
        (
            *puffs("puff", ((82, 27), (86, 34), (90, 42)), 4, (6, 15), lasts=0.4, turns=60),
            *puffs("puff", ((22, 28), (18, 18), (15, 14)), 3, (8, 18), lasts=0.5, turns=-40),
        ),
    ),
    25: Work(
        (Part("eye", (12, 76), ((0.14, Pose(high=0.3)), (0.28, REST), (0.42, Pose(high=0.3)), (0.56, REST))),),
        (
            Mote("glow", ((88, 37),), 0.4, 1.0, (14, 23)),
            Mote("glint", ((88, 37),), 0.5, 1.0, (10, 16), 30),
            *puffs("leaf", ((36, 60), (40, 74), (34, 90)), 2, (7, 7), 0.0, 0.9, lasts=0.7, turns=160),
            *puffs("leaf", ((60, 54), (66, 68), (62, 90)), 2, (7, 7), 0.1, 1.0, lasts=0.7, turns=-160),
        ),
    ),
}
"""What the inventions do, by their numbers."""
