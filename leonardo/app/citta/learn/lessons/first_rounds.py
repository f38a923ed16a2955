"""The first rounds: walking, sides and buying, a quarter that becomes whole, offices and auctions."""

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
    works_in,
)
from leonardo.app.citta.spots import (
    BidSpot,
    CapitalSpot,
    MachineSpot,
    OfficeSpot,
    PawnSpot,
    PurseSpot,
    Spot,
    SquareSpot,
    StockSpot,
)
from leonardo.app.lessons.courses import anything, at, keeping, of
from leonardo.app.table.spots import ButtonSpot, SeatSpot
from leonardo.engine.citta.actions import Buy, ChooseSide, Decline, Divert, Done, Draw, Drop, LetStand, Raise
from leonardo.engine.citta.constants import Purpose, Side
from leonardo.engine.citta.questions import AuctionQuestion, OfficeQuestion, OptionQuestion, SideQuestion, WorkQuestion
from leonardo.engine.citta.state import NOBODY
from leonardo.engine.citta.view import View
from leonardo.play.lessons.lesson import Lesson, LessonStep, Refusal

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
            at(PurseSpot(LEARNER)),
            anything,
            asked(SideQuestion),
            then=at(MachineSpot()),
            clear=keeping(*_SIDES),
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
