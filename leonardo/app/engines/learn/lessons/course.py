"""The course: all lessons in their order, in a game of three that was played once and lies among the assets."""

from functools import partial
from typing import Final

from leonardo.app.engines.learn.lessons.seen import (
    LEARNER,
    ONE,
    TWO,
    asked,
    attacks,
    bids,
    castle_in,
    dice,
    fought,
    gathers,
    invaded,
    moves_to,
    played,
    settled_last,
)
from leonardo.app.engines.moves.whereabouts import BID
from leonardo.app.engines.spots import (
    ArchiveSpot,
    BuilderSpot,
    CoinSpot,
    DesignSpot,
    DiceSpot,
    FistSpot,
    ForecastSpot,
    LandSpot,
    LeonardoSpot,
    OfferSpot,
    PurseSpot,
    Spot,
    TrackSpot,
)
from leonardo.app.engines.words.phrases import florins
from leonardo.app.lessons.courses import anything, at, keeping, of, recorded
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import (
    AssaultByInfantry,
    Attack,
    Bid,
    Build,
    BuildCastle,
    BuildTower,
    Choose,
    Decline,
    EndTurn,
    Invade,
    Move,
    Realise,
    Settle,
    Stop,
)
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.constants import Machine, Throw
from leonardo.engine.engines.questions import (
    AssaultQuestion,
    BidQuestion,
    ChooseQuestion,
    FireQuestion,
    MoveQuestion,
    RetreatQuestion,
    SettleQuestion,
    TurnQuestion,
)
from leonardo.engine.engines.view import View
from leonardo.play.lessons.lesson import Lesson, LessonCourse, LessonStep, Refusal

_HOME: Final = Territory.AQUITAINE
_ATTACKERS: Final = 4  # how many attack at least; one more must be there, who stays
_CLOSE: Final = ButtonSpot(BID)
_END, _STOP = ButtonSpot("end_turn"), ButtonSpot("stop")


def _at_end(view: View) -> Spot:
    return _STOP if asked(MoveQuestion)(view) else _END


FIST: Final = Lesson(
    "fist",
    begins=0,
    steps=(
        LessonStep("aim", at(TrackSpot())),
        LessonStep("settle", at(LandSpot(_HOME)), of(Settle), asked(SettleQuestion), then=settled_last),
        LessonStep("offer", at(OfferSpot(0)), when=asked(BidQuestion), clear=keeping(OfferSpot(1))),
        LessonStep(
            "bid",
            at(FistSpot(LEARNER)),
            bids(40, 70),
            asked(BidQuestion),
            (Refusal(bids(0, 30), "bid_low"),),
            then=at(FistSpot(LEARNER)),
            clear=keeping(CoinSpot(10), CoinSpot(50), _CLOSE),
        ),
        LessonStep(
            "choose",
            at(OfferSpot(0)),
            of(Choose),
            asked(ChooseQuestion),
            (Refusal(of(Decline), "choose_not"),),
            clear=keeping(OfferSpot(1)),
        ),
    ),
    ends=asked(TurnQuestion),
    spot=at(LeonardoSpot()),
    wishes={
        ONE: (Settle(Territory.MILAN), Bid(20), Decline()),
        TWO: (Settle(Territory.POLAND), Bid(30)),
    },
)

TURN: Final = Lesson(
    "turn",
    begins=8,
    steps=(
        LessonStep("purse", at(PurseSpot(LEARNER))),
        LessonStep(
            "tank",
            at(BuilderSpot("tank")),
            of(Build),
            asked(TurnQuestion),
            then=at(TrackSpot()),
            clear=keeping(LandSpot(_HOME)),
        ),
        LessonStep(
            "invade",
            at(LandSpot(_HOME)),
            of(Invade),
            asked(TurnQuestion),
            (Refusal(of(BuildCastle), "invade_castle"),),
            then=invaded(_HOME),
        ),
        LessonStep(
            "castle",
            at(BuilderSpot("castle")),
            of(BuildCastle, Invade),
            asked(TurnQuestion),
            (Refusal(of(EndTurn), "castle_end"),),
            stays=True,
        ),
    ),
    ends=played(1),
    spot=at(ForecastSpot()),
)

PROJECTS: Final = Lesson(
    "projects",
    begins=20,
    steps=(
        LessonStep("design", at(DesignSpot(Machine.TANK))),
        LessonStep("realise", at(ArchiveSpot(0)), of(Realise), asked(TurnQuestion), then=at(DesignSpot(Machine.TANK))),
        LessonStep("hook", at(DesignSpot(Machine.TANK)), when=asked(TurnQuestion)),
        LessonStep("rest", _at_end, anything, asked(TurnQuestion, MoveQuestion), stays=True),
    ),
    ends=played(2),
    spot=at(DesignSpot(Machine.TANK)),
)

WAR: Final = Lesson(
    "war",
    begins=34,
    steps=(
        LessonStep(
            "move",
            at(LandSpot(Territory.FRANCE)),
            moves_to(_HOME),
            asked(TurnQuestion),
            (Refusal(of(Attack), "move_attack"), Refusal(of(Move), "move_where")),
            clear=keeping(LandSpot(_HOME)),
        ),
        LessonStep(
            "stop",
            at(_STOP),
            gathers(_HOME, _ATTACKERS + 1),
            asked(MoveQuestion),
            (Refusal(of(Stop), "stop_few"), Refusal(of(Move), "move_where")),
            stays=True,
            clear=keeping(LandSpot(_HOME)),
        ),
        LessonStep(
            "attack",
            at(LandSpot(Territory.PROVENCE)),
            attacks(Territory.PROVENCE, _ATTACKERS),
            asked(TurnQuestion),
            (Refusal(attacks(Territory.PROVENCE, 1), "attack_few"),),
            clear=keeping(LandSpot(_HOME)),
        ),
        LessonStep("dice", at(DiceSpot()), when=asked(AssaultQuestion)),
        LessonStep("assault", at(DiceSpot()), anything, asked(AssaultQuestion), stays=True),
    ),
    ends=fought(LEARNER),
    spot=at(LandSpot(Territory.PROVENCE)),
    chances=(dice(LEARNER, Throw.INFANTRY, "MBMBM"),),
)

FIRST_ROUNDS: Final = (FIST, TURN, PROJECTS, WAR)  # the lessons in their order


_ROUND: Final = 4  # the round in which castles are taught
_FRONT: Final = Territory.PROVENCE
_FOE: Final = Territory.MILAN
_ISLAND: Final = Territory.SICILY
_PROJECTS: Final = 3  # how many projects wait in the archive at the end
_LATER_ROUNDS_ATTACKERS: Final = 3  # how many attack at least, beside the tank; one more must be there, who stays
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
            gathers(_FRONT, _LATER_ROUNDS_ATTACKERS + 1, 1),
            asked(MoveQuestion),
            (Refusal(of(Stop), "stop_few"),),
            stays=True,
            clear=keeping(LandSpot(_FRONT)),
        ),
        LessonStep(
            "attack",
            at(LandSpot(_FOE)),
            attacks(_FOE, _LATER_ROUNDS_ATTACKERS, 1),
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


COURSE: Final = LessonCourse(
    game=GAME.name,
    text="engines.lessons",
    played=partial(recorded, GAME, GAME.name),
    lessons=(*FIRST_ROUNDS, *LATER_ROUNDS),
    partner="journeyman",
    learner=LEARNER,
    later=lambda view: {"round": view.round, "florins": florins(view.players[LEARNER].florins)},
    later_at=at(PurseSpot(LEARNER)),
    later_clear=lambda view: tuple(LandSpot(land) for land in Territory if view.owners[land] == LEARNER),
)
"""The eight lessons."""
