"""Later rounds: a market and its stakes, men-at-arms and works of art, guilds and the end of the game."""

from typing import Final

from leonardo.app.citta.learn.lessons.seen import (
    LEARNER,
    ONE,
    THREE,
    TWO,
    asked,
    at_most,
    for_works,
    moves,
    with_poorer,
)
from leonardo.app.citta.spots import CapitalSpot, GoodSpot, MachineSpot, MenSpot, RoundSpot, Spot, StockSpot
from leonardo.app.lessons.courses import anything, at, keeping, of
from leonardo.app.table.spots import ButtonSpot, SeatSpot
from leonardo.engine.citta.actions import Accept, Bet, Done, Draw, LayWork, Propose, Refuse, StayAlone
from leonardo.engine.citta.constants import Good, Purpose, Side
from leonardo.engine.citta.questions import AnswerQuestion, BetQuestion, MachineQuestion, ProposalQuestion, WorkQuestion
from leonardo.engine.citta.view import View
from leonardo.play.lessons.lesson import Lesson, LessonStep, Refusal

_GOODS: Final = tuple(map(GoodSpot, Good))
_STARS: Final = 29


def _at_goods(view: View) -> Spot:
    question = view.question
    laid = isinstance(question, MachineQuestion) and question.purpose is Purpose.MARKET
    return GoodSpot(Good.IVORY) if laid or isinstance(question, BetQuestion) else CapitalSpot(LEARNER)


MARKET: Final = Lesson(
    "market",
    begins=59,
    opening=(Done(), *moves((THREE, 9))),
    steps=(
        LessonStep("goods", at(GoodSpot(Good.GOLD)), clear=keeping(*_GOODS)),
        LessonStep("lost", at(GoodSpot(Good.GOLD)), clear=keeping(*_GOODS)),
        LessonStep(
            "stake",
            _at_goods,
            at_most(30),
            asked(BetQuestion),
            then=_at_goods,
            clear=keeping(*_GOODS),
        ),
    ),
    ends=lambda view: view.turn == LEARNER,
    spot=at(CapitalSpot(LEARNER)),
    wishes={ONE: (Bet(Good.GOLD, 10),), TWO: (Bet(Good.GEM, 30),)},
    chances=(Draw(THREE, Purpose.MARKET, 8),),
)


def _to_lay(view: View) -> bool:
    return isinstance(view.question, WorkQuestion) and asked(WorkQuestion)(view) and not view.question.bought


MEN: Final = Lesson(
    "men",
    begins=69,
    steps=(
        LessonStep("men", at(MenSpot(LEARNER))),
        LessonStep("meet", at(MenSpot(LEARNER))),
        LessonStep("lay", at(StockSpot()), of(LayWork), _to_lay, clear=for_works),
        LessonStep(
            "rest",
            at(StockSpot()),
            anything,
            asked(WorkQuestion),
            stays=True,
            then=at(MachineSpot()),
            clear=for_works,
        ),
    ),
    ends=lambda view: view.turn != LEARNER,
    spot=at(MenSpot(LEARNER)),
    chances=moves((LEARNER, 1)),
)


GUILDS: Final = Lesson(
    "guilds",
    begins=249,
    steps=(
        LessonStep("end", at(RoundSpot())),
        LessonStep("guild", at(CapitalSpot(LEARNER))),
        LessonStep(
            "alone",
            at(ButtonSpot("stay_alone")),
            of(StayAlone),
            asked(ProposalQuestion),
            (Refusal(with_poorer, "alone_poorer"),),
            then=at(MachineSpot()),
        ),
        LessonStep(
            "answer",
            at(ButtonSpot("refuse")),
            of(Refuse),
            asked(AnswerQuestion),
            (Refusal(of(Accept), "answer_accept"),),
            then=at(SeatSpot(THREE)),
            clear=keeping(ButtonSpot("accept"), CapitalSpot(LEARNER)),
        ),
    ),
    ends=lambda view: view.question is None,
    spot=at(CapitalSpot(LEARNER)),
    wishes={
        ONE: (Propose(LEARNER, Side.GUELPH, LEARNER),),
        TWO: (StayAlone(),),
        THREE: (StayAlone(), LayWork(_STARS), Done()),
    },
    chances=moves((LEARNER, 7), (ONE, 7), (TWO, 10), (THREE, 6)),
)
"""It takes place in a game of its own, with guilds."""

LATER_ROUNDS: Final = (MARKET, MEN, GUILDS)  # the lessons in their order
