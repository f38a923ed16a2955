"""The city of later rounds: completing first or later, the Council and Leonardo, automata."""

from typing import Final

from leonardo.app.davinci.learn.lessons.seen import (
    LEARNER,
    asked,
    goes_to,
    lacks,
    offered,
    offered_for_money,
    own,
    placing,
    reaches,
    withdraws,
)
from leonardo.app.davinci.spots import (
    ApprenticesSpot,
    BoxSpot,
    CardSpot,
    DistrictSpot,
    LaboratorySpot,
    LeonardoSpot,
    Spot,
    UpgradeSpot,
)
from leonardo.app.lessons.courses import anything, at, keeping
from leonardo.app.table.spots import ButtonSpot, SeatSpot
from leonardo.engine.davinci.actions import Action, Pass, PlaceApprentices, PlaceMaster, Take, TakeBox
from leonardo.engine.davinci.constants import Box, Phase, Place, Upgrade
from leonardo.engine.davinci.questions import BoxQuestion, BoxUseQuestion, LeonardoQuestion
from leonardo.engine.davinci.view import View
from leonardo.play.lessons.lesson import Lesson, LessonStep, Refusal

_HAMMER: Final = 1
_WEEKS: Final = 4  # the invention on which two are at work, and the weeks that it takes
_LARGE: Final = LaboratorySpot(LEARNER, Place.LARGE)
_RIVAL: Final = 1
_ITS_LABORATORY: Final = LaboratorySpot(_RIVAL, Place.LARGE)
_BOXES: Final = tuple(BoxSpot(box) for box in Box)


def _at_council(view: View) -> bool:
    return placing(view) and view.group(LEARNER, Place.COUNCIL) is None


def _council_over(view: View) -> bool:
    if asked(LeonardoQuestion, BoxQuestion, BoxUseQuestion)(view) or view.phase < Phase.RESOLUTION:
        return False
    return not view.queues[Place.COUNCIL]


def _at_box(view: View) -> Spot:
    return BoxSpot(view.question.box) if isinstance(view.question, BoxUseQuestion) else DistrictSpot(Place.COUNCIL)


def _takes_automaton(_view: View, action: Action) -> bool:
    return isinstance(action, Take) and action.upgrade is Upgrade.AUTOMATON


def _at_workshop(view: View) -> bool:
    offer = offered(view)
    return offer is not None and offer.district is Place.WORKSHOP


FIRST: Final = Lesson(
    "first",
    begins=34,
    steps=(
        LessonStep("later", at(_LARGE)),
        LessonStep("race", at(CardSpot(_HAMMER))),
        LessonStep("rival", at(_ITS_LABORATORY)),
        LessonStep(
            "crew",
            at(_LARGE),
            reaches(Place.LARGE, _WEEKS),
            lacks(Place.LARGE, _WEEKS),
            (Refusal(goes_to(Place.LARGE), "crew_few"),),
            stays=True,
            clear=keeping(ApprenticesSpot(LEARNER)),
        ),
        LessonStep("rest", at(ApprenticesSpot(LEARNER)), anything, placing, stays=True, then=at(_LARGE)),
    ),
    ends=lambda view: _HAMMER in own(view).owned,
    spot=at(_ITS_LABORATORY),
    wishes={
        _RIVAL: (PlaceMaster(Place.ACADEMY), PlaceApprentices(1, Place.SMALL), Pass()),
        2: (PlaceApprentices(1, Place.WORKSHOP), PlaceMaster(Place.SMALL), Pass()),
    },
)

COUNCIL: Final = Lesson(
    "council",
    begins=63,
    steps=(
        LessonStep("go", at(DistrictSpot(Place.COUNCIL)), goes_to(Place.COUNCIL), _at_council),
        LessonStep("rest", at(ApprenticesSpot(LEARNER)), anything, placing, stays=True),
        LessonStep(
            "leonardo",
            lambda view: LeonardoSpot(view.leonardo),
            anything,
            asked(LeonardoQuestion),
            clear=keeping(SeatSpot(0), SeatSpot(1), SeatSpot(2)),
        ),
        LessonStep(
            "box",
            at(DistrictSpot(Place.COUNCIL)),
            lambda _view, action: isinstance(action, TakeBox),
            asked(BoxQuestion),
            clear=keeping(*_BOXES, ButtonSpot("decline")),
        ),
        LessonStep("use", _at_box, anything, asked(BoxUseQuestion), clear=keeping(*_BOXES)),
    ),
    ends=_council_over,
    spot=lambda view: LeonardoSpot(view.leonardo),
    wishes={1: (PlaceApprentices(1, Place.COUNCIL), Pass()), 2: (PlaceApprentices(1, Place.SMITHY), Pass())},
)

AUTOMATA: Final = Lesson(
    "automata",
    begins=116,
    steps=(
        LessonStep("alone", at(_LARGE)),
        LessonStep(
            "take",
            at(UpgradeSpot(Upgrade.AUTOMATON)),
            _takes_automaton,
            lambda view: _at_workshop(view) and not offered_for_money(view),
            (Refusal(withdraws, "take_withdraw"),),
            clear=keeping(_LARGE, *(ButtonSpot(key) for key in ("take", "withdraw"))),
        ),
        LessonStep(
            "upgrade",
            at(DistrictSpot(Place.WORKSHOP)),
            anything,
            lambda view: _at_workshop(view) and offered_for_money(view),
            stays=True,
            clear=keeping(LaboratorySpot(LEARNER, Place.SMALL), ButtonSpot("withdraw")),
        ),
    ),
    ends=lambda view: not _at_workshop(view),
    spot=at(_LARGE),
)
