"""The first rounds: the closed fist, income and building, a project, the first attack."""

from typing import Final

from leonardo.app.engines.learn.lessons.seen import (
    LEARNER,
    ONE,
    TWO,
    asked,
    attacks,
    bids,
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
from leonardo.app.lessons.courses import anything, at, keeping, of
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.engines.actions import (
    Attack,
    Bid,
    Build,
    BuildCastle,
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
    MoveQuestion,
    SettleQuestion,
    TurnQuestion,
)
from leonardo.engine.engines.view import View
from leonardo.play.lessons.lesson import Lesson, LessonStep, Refusal

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
