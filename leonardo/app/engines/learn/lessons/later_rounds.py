"""Later rounds: castles, tanks, the sea, and the points that win."""

from typing import Final

from leonardo.app.engines.learn.lessons.seen import (
    LEARNER,
    ONE,
    TWO,
    asked,
    attacks,
    castle_in,
    dice,
    fought,
    gathers,
    moves_to,
)
from leonardo.app.engines.spots import ArchiveSpot, BuilderSpot, DesignSpot, DiceSpot, ForecastSpot, LandSpot, TrackSpot
from leonardo.app.lessons.courses import anything, at, keeping, of
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.engines.actions import (
    AssaultByInfantry,
    Attack,
    BuildCastle,
    BuildTower,
    Move,
    Realise,
    Stop,
)
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.constants import Machine, Throw
from leonardo.engine.engines.questions import AssaultQuestion, FireQuestion, MoveQuestion, RetreatQuestion, TurnQuestion
from leonardo.engine.engines.view import View
from leonardo.play.lessons.lesson import Lesson, LessonStep, Refusal

_ROUND: Final = 4  # the round in which castles are taught
_HOME: Final = Territory.AQUITAINE
_FRONT: Final = Territory.PROVENCE
_FOE: Final = Territory.MILAN
_ISLAND: Final = Territory.SICILY
_PROJECTS: Final = 3  # how many projects wait in the archive at the end
_ATTACKERS: Final = 3  # how many attack at least, beside the tank; one more must be there, who stays
_FIGHTS: Final = asked(AssaultQuestion, FireQuestion, RetreatQuestion)


def _begun_by_others(view: View) -> bool:
    """Tell whether what comes after the attack has begun already: the turn of the last seat, or another round."""
    return view.round > _ROUND or (view.turn is not None and view.turn.seat == TWO)


CASTLES: Final = Lesson(
    "castles",
    begins=48,
    steps=(
        LessonStep(
            "tower",
            at(BuilderSpot("tower")),
            of(BuildTower),
            asked(TurnQuestion),
            (Refusal(of(BuildCastle), "tower_castle"),),
        ),
        LessonStep(
            "castle",
            at(BuilderSpot("castle")),
            castle_in(_FRONT),
            asked(TurnQuestion),
            (Refusal(of(BuildCastle), "castle_where"),),
            then=at(LandSpot(_FOE)),
            clear=keeping(LandSpot(_FRONT)),
        ),
        LessonStep("stops", at(DiceSpot()), when=asked(AssaultQuestion)),
        LessonStep("defend", at(DiceSpot()), anything, _FIGHTS, stays=True),
    ),
    ends=lambda view: fought(ONE)(view) or _begun_by_others(view),
    spot=at(LandSpot(_FRONT)),
    wishes={ONE: (Attack(_FOE, _FRONT, 3, 0, 0), AssaultByInfantry(3))},
    chances=(dice(ONE, Throw.INFANTRY, "BXM"), dice(LEARNER, Throw.INFANTRY, "MBMBX")),
)

TANKS: Final = Lesson(
    "tanks",
    begins=61,
    steps=(
        LessonStep("page", at(DesignSpot(Machine.TANK))),
        LessonStep(
            "move",
            at(LandSpot(_HOME)),
            moves_to(_FRONT, tanks=1),
            asked(TurnQuestion),
            (Refusal(of(Move), "move_tank"),),
            clear=keeping(LandSpot(_FRONT)),
        ),
        LessonStep(
            "stop",
            at(ButtonSpot("stop")),
            gathers(_FRONT, _ATTACKERS + 1, 1),
            asked(MoveQuestion),
            (Refusal(of(Stop), "stop_few"),),
            stays=True,
            clear=keeping(LandSpot(_FRONT)),
        ),
        LessonStep(
            "attack",
            at(LandSpot(_FOE)),
            attacks(_FOE, _ATTACKERS, 1),
            asked(TurnQuestion),
            (Refusal(attacks(_FOE, 1), "attack_weak"),),
            clear=keeping(LandSpot(_FRONT)),
        ),
        LessonStep("fire", at(DiceSpot()), anything, _FIGHTS, stays=True),
    ),
    ends=fought(LEARNER),
    spot=at(LandSpot(_FOE)),
    chances=(dice(LEARNER, Throw.TANK, "MBB"),),
)

SEA: Final = Lesson(
    "sea",
    begins=78,
    steps=(
        LessonStep("zone", at(LandSpot(_ISLAND)), clear=keeping(LandSpot(_FOE))),
        LessonStep(
            "attack",
            at(LandSpot(_ISLAND)),
            attacks(_ISLAND, 4),
            asked(TurnQuestion),
            (Refusal(attacks(_ISLAND, 1), "attack_few"),),
            clear=keeping(LandSpot(_FOE)),
        ),
        LessonStep("lost", at(DiceSpot()), when=asked(AssaultQuestion)),
        LessonStep("fight", at(DiceSpot()), anything, _FIGHTS, stays=True),
    ),
    ends=fought(LEARNER),
    spot=at(LandSpot(_ISLAND)),
    chances=(dice(LEARNER, Throw.INFANTRY, "MBMB"),),
)

POINTS: Final = Lesson(
    "points",
    begins=87,
    steps=(
        LessonStep("track", at(TrackSpot())),
        LessonStep("round", at(ForecastSpot())),
        LessonStep(
            "win",
            at(BuilderSpot("tower")),
            of(BuildTower, Realise),
            asked(TurnQuestion),
            clear=keeping(*map(ArchiveSpot, range(_PROJECTS))),
        ),
    ),
    ends=lambda view: view.question is None,
    spot=at(TrackSpot()),
)

LATER_ROUNDS: Final = (CASTLES, TANKS, SEA, POINTS)  # the lessons in their order
