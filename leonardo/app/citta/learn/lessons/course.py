"""The course: all lessons in their order, in two games of four that were played once and lie among the assets."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from leonardo.app.citta.learn.lessons.seen import (
    LEARNER,
    ONE,
    THREE,
    TWO,
    asked,
    at_most,
    for_works,
    lays_in,
    leads_to,
    moves,
    with_poorer,
    works_in,
)
from leonardo.app.citta.spots import (
    BidSpot,
    CapitalSpot,
    GoodSpot,
    MachineSpot,
    MenSpot,
    OfficeSpot,
    PalaceSpot,
    PawnSpot,
    PurseSpot,
    RoundSpot,
    Spot,
    SquareSpot,
    StockSpot,
)
from leonardo.app.citta.words.phrases import florins
from leonardo.app.lessons.courses import anything, at, keeping, of, recorded
from leonardo.app.table.spots import ButtonSpot, SeatSpot
from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import (
    Accept,
    Bet,
    Buy,
    ChooseSide,
    Decline,
    Divert,
    Done,
    Draw,
    Drop,
    LayWork,
    LetStand,
    Propose,
    Raise,
    Refuse,
    StayAlone,
)
from leonardo.engine.citta.constants import Good, Purpose, Side
from leonardo.engine.citta.questions import (
    AnswerQuestion,
    AuctionQuestion,
    BetQuestion,
    MachineQuestion,
    OfficeQuestion,
    OptionQuestion,
    ProposalQuestion,
    SideQuestion,
    WorkQuestion,
)
from leonardo.engine.citta.state import NOBODY, properties
from leonardo.engine.citta.view import View
from leonardo.engine.frozen import evolve
from leonardo.play.lessons.lesson import Lesson, LessonCourse, LessonStep, Refusal

_WOOL: Final = 5
_ARMOURERS, _SWORDS = 8, 10  # the palaces of the Helmet Quarter
_MARKET: Final = 11
_MOON: Final = 27
_SIDES: Final = tuple(ButtonSpot(side.value) for side in Side)
_START: Final = tuple(Draw(seat, Purpose.START, number) for seat, number in enumerate((12, 5, 3, 7)))
"""The learner begins."""


WALK: Final = Lesson(
    "walk",
    begins=0,
    steps=(
        LessonStep("aim", at(CapitalSpot(LEARNER)), clear=keeping(*_SIDES)),
        LessonStep(
            "side",
            at(_SIDES[0]),
            anything,
            asked(SideQuestion),
            then=at(MachineSpot()),
            clear=keeping(*_SIDES),
        ),
        LessonStep(
            "order",
            at(SeatSpot(ONE)),
            when=asked(OptionQuestion),
            clear=keeping(SeatSpot(TWO), SeatSpot(THREE)),
        ),
        LessonStep(
            "buy",
            at(SquareSpot(_WOOL)),
            of(Buy),
            asked(OptionQuestion),
            then=at(SquareSpot(_WOOL)),
            clear=keeping(ButtonSpot("buy"), ButtonSpot("decline")),
        ),
    ),
    ends=lambda view: view.round > 1,
    spot=at(SquareSpot(_WOOL)),
    wishes={
        ONE: (ChooseSide(Side.GHIBELLINE),),
        TWO: (ChooseSide(Side.GUELPH),),
        THREE: (ChooseSide(Side.GHIBELLINE), Buy()),
    },
    chances=(*_START, *moves((LEARNER, 5), (ONE, 5), (TWO, 12), (THREE, 6))),
)


def _adorned(view: View) -> bool:
    return works_in(view, _ARMOURERS, _SWORDS) > 0 and not asked(WorkQuestion)(view)


QUARTERS: Final = Lesson(
    "quarters",
    begins=34,
    steps=(
        LessonStep("quarter", at(SquareSpot(_SWORDS)), clear=keeping(SquareSpot(_ARMOURERS))),
        LessonStep(
            "buy",
            at(SquareSpot(_SWORDS)),
            of(Buy),
            asked(OptionQuestion),
            then=at(SquareSpot(_SWORDS)),
            clear=keeping(ButtonSpot("buy"), ButtonSpot("decline")),
        ),
        LessonStep("works", at(StockSpot()), when=asked(WorkQuestion), clear=for_works),
        LessonStep(
            "lay",
            at(SquareSpot(_ARMOURERS)),
            lays_in(_ARMOURERS, _SWORDS),
            asked(WorkQuestion),
            (Refusal(of(Done), "lay_done"),),
            clear=lambda view: (SquareSpot(_SWORDS), *for_works(view)),
        ),
        LessonStep("more", at(StockSpot()), anything, asked(WorkQuestion), stays=True, clear=for_works),
    ),
    ends=_adorned,
    spot=at(SquareSpot(_ARMOURERS)),
    wishes={ONE: (Buy(),), TWO: (Done(),)},
    chances=moves((ONE, 7), (TWO, 6), (THREE, 10)),
)


def _at_pawn(view: View) -> Spot:
    return PawnSpot(view.question.party) if isinstance(view.question, OfficeQuestion) else SquareSpot(_MARKET)


OFFICES: Final = Lesson(
    "offices",
    begins=54,
    opening=(Done(), *moves((ONE, 5))),
    steps=(
        LessonStep("office", at(OfficeSpot(_MARKET)), clear=keeping(SquareSpot(_MARKET))),
        LessonStep(
            "divert",
            _at_pawn,
            leads_to(_ARMOURERS, _SWORDS),
            asked(OfficeQuestion),
            (Refusal(of(LetStand), "divert_stand"), Refusal(of(Divert), "divert_not")),
            then=at(SquareSpot(_MOON)),
            clear=keeping(SquareSpot(_ARMOURERS), SquareSpot(_SWORDS)),
        ),
        LessonStep(
            "auction", at(SeatSpot(TWO)), when=asked(AuctionQuestion), clear=keeping(BidSpot(), SquareSpot(_MOON))
        ),
        LessonStep(
            "bid",
            at(PurseSpot(LEARNER)),
            at_most(50),
            asked(AuctionQuestion),
            (Refusal(of(Drop), "bid_drop"), Refusal(of(Raise), "bid_not")),
            stays=True,
            clear=keeping(BidSpot()),
        ),
    ),
    ends=lambda view: view.owners[_MOON] != NOBODY,
    spot=at(SquareSpot(_MOON)),
    wishes={ONE: (Drop(),), TWO: (Done(), Decline()), THREE: (Raise(10), Drop(), Drop())},
    chances=moves((TWO, 6)),
)

FIRST_ROUNDS: Final = (WALK, QUARTERS, OFFICES)  # the lessons in their order


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


def _in_its_game(lesson: Lesson) -> Lesson:
    return evolve(lesson, played=partial(recorded, GAME, f"{GAME.name}-guilds")) if lesson is GUILDS else lesson


def _later(view: View) -> Mapping[str, object]:
    party = view.parties[LEARNER]
    return {"round": view.round, "florins": florins(party.florins if party is not None else 0)}


COURSE: Final = LessonCourse(
    game=GAME.name,
    text="citta.lessons",
    played=partial(recorded, GAME, GAME.name),
    lessons=tuple(map(_in_its_game, (*FIRST_ROUNDS, *LATER_ROUNDS))),
    partner="journeyman",
    learner=LEARNER,
    later=_later,
    later_at=at(PurseSpot(LEARNER)),
    later_clear=lambda view: tuple(map(PalaceSpot, properties(view.owners, LEARNER))),
)
