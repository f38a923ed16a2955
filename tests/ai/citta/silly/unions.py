"""Guilds: unions proposed and answered, and rescues."""

from typing import Final

from leonardo.engine.citta.actions import Accept, Propose, Refuse, Rescue
from leonardo.engine.citta.constants import GUILDS, Side
from tests.ai.citta.silly.position import FULL, LAST, Position, did, drawn, guilds, is_a, union
from tests.engine.citta.build import ANNA, BIANCA, moving, party

POSITIONS: Final = (
    Position("a sure win shared", guilds(1500, 100, 100, 100), is_a(Propose)),
    Position("a sure win shared when asked", did(guilds(100, 1500, 100, 100), ANNA, union()), is_a(Accept)),
    Position(
        "a sure win shared when asked, one's own pawn to stay",
        did(guilds(100, 1500, 100, 100), ANNA, union(BIANCA)),
        is_a(Accept),
    ),
    Position("a lead of the last round shared", did(guilds(300, 900, 700, 600), ANNA, union()), is_a(Accept)),
    Position("a lead in the middle shared with the poorest", guilds(2000, 50, 300, 300, round_=10), is_a(Propose)),
    Position(
        "bankruptcy rather than a guild",
        did(
            drawn(moving(party(0, 1), party(300, owns={5: FULL}), party(50), party(50), variants=(GUILDS,)), 4),
            BIANCA,
            Rescue(ANNA, Side.GUELPH, BIANCA),
        ),
        is_a(Refuse),
    ),
    Position(
        "a rescue that gives a sure win away",
        drawn(
            moving(party(0, 1), party(1500, owns={5: FULL}), party(50), party(50), variants=(GUILDS,), round=LAST), 4
        ),
        is_a(Rescue),
    ),
    Position(
        "a rescue of a beggar in the middle",
        drawn(moving(party(0, 1), party(1500, owns={5: FULL}), party(700), party(50), variants=(GUILDS,), round=10), 4),
        is_a(Rescue),
    ),
)
