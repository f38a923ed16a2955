"""The first round: work, weeks, rank and price, taking more."""

from typing import Final

from leonardo.app.davinci.learn.lessons.seen import (
    LEARNER,
    asked,
    goes_to,
    laboratory,
    laboratory_spot,
    may_go_to,
    offered,
    offered_for_money,
    offered_free,
    placing,
    starting,
    stronger,
    takes,
    too_few,
)
from leonardo.app.davinci.spots import (
    ApprenticesSpot,
    CardSpot,
    ComponentSpot,
    DistrictSpot,
    FlorinsSpot,
    LaboratorySpot,
    MasterSpot,
    Spot,
)
from leonardo.app.lessons.courses import anything, at, keeping
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.davinci.actions import Action, Pass, PlaceApprentices, PlaceMaster, Start, Take, Withdraw
from leonardo.engine.davinci.constants import Component, Phase, Place
from leonardo.engine.davinci.questions import OfferQuestion
from leonardo.engine.davinci.view import View
from leonardo.play.lessons.lesson import Lesson, LessonStep, Refusal

_LIFT: Final = 8  # the invention for which the learner has the components at first
_OTHERS: Final = tuple(map(CardSpot, (1, 12, 3)))  # the cards that are requested beside it
_SMALL: Final = LaboratorySpot(LEARNER, Place.SMALL)
_ANSWERS: Final = (ButtonSpot("take"), ButtonSpot("withdraw"))


def _starts(_view: View, action: Action) -> bool:
    return isinstance(action, Start)


def _crewed(view: View) -> bool:
    busy = bool(laboratory(view, Place.SMALL).weeks_each_round)
    return placing(view) and busy and not may_go_to(Place.SMALL)(view)


def _at_offer(view: View) -> Spot:
    offer = offered(view)
    return DistrictSpot(offer.district if offer is not None else Place.KILN)


def _offered_again(view: View) -> bool:
    return offered_for_money(view) or view.phase > Phase.RESOLUTION or view.round > 1


WORK: Final = Lesson(
    "work",
    begins=0,
    steps=(
        LessonStep("aim", at(FlorinsSpot(LEARNER))),
        LessonStep("requested", at(CardSpot(_LIFT)), clear=keeping(*_OTHERS)),
        LessonStep(
            "start",
            at(CardSpot(_LIFT)),
            _starts,
            starting,
            then=at(_SMALL),
            clear=keeping(
                _SMALL, *_OTHERS, *(ComponentSpot(LEARNER, kind) for kind in (Component.ROPE, Component.BRICK))
            ),
        ),
    ),
    ends=lambda view: view.phase > Phase.START_WORK,
    spot=at(_SMALL),
)

_BEGUN: Final = 3  # decisions after which all have begun to work

WEEKS: Final = Lesson(
    "weeks",
    begins=_BEGUN,
    steps=(
        LessonStep("track", at(_SMALL)),
        LessonStep(
            "master",
            at(MasterSpot(LEARNER)),
            goes_to(Place.SMALL),
            lambda view: placing(view) and not laboratory(view, Place.SMALL).weeks_each_round,
            clear=keeping(_SMALL),
        ),
        LessonStep("more", laboratory_spot(Place.SMALL), goes_to(Place.SMALL), may_go_to(Place.SMALL)),
    ),
    ends=_crewed,
    spot=at(_SMALL),
    wishes={1: (PlaceApprentices(1, Place.KILN), Pass()), 2: (PlaceApprentices(1, Place.GLASSWORKS), Pass())},
)

_IN_THE_CITY: Final = (
    PlaceMaster(Place.SMALL),
    PlaceApprentices(1, Place.KILN),
    PlaceApprentices(1, Place.GLASSWORKS),
    PlaceApprentices(1, Place.SMALL),
    Pass(),
    Pass(),
)
"""What was done in the lesson before."""

RANK: Final = Lesson(
    "rank",
    begins=_BEGUN,
    opening=_IN_THE_CITY,
    steps=(
        LessonStep("shop", at(DistrictSpot(Place.KILN))),
        LessonStep(
            "stronger",
            at(DistrictSpot(Place.KILN)),
            stronger,
            placing,
            (Refusal(too_few, "stronger_few"),),
            clear=keeping(DistrictSpot(Place.GLASSWORKS), ApprenticesSpot(LEARNER)),
        ),
        LessonStep("rest", at(ApprenticesSpot(LEARNER)), anything, placing, stays=True),
        LessonStep("take", _at_offer, takes, offered_free, stays=True, then=_at_offer, clear=keeping(*_ANSWERS)),
    ),
    ends=_offered_again,
    spot=_at_offer,
    wishes={1: (Withdraw(),)},
)

MORE: Final = Lesson(
    "more",
    begins=_BEGUN,
    opening=(
        *_IN_THE_CITY,
        PlaceApprentices(2, Place.KILN),
        Pass(),
        Take(),
        Withdraw(),
        Take(),
        Withdraw(),
    ),
    steps=(
        LessonStep("price", at(DistrictSpot(Place.KILN)), clear=keeping(*_ANSWERS)),
        LessonStep(
            "again", at(DistrictSpot(Place.KILN)), anything, asked(OfferQuestion), stays=True, clear=keeping(*_ANSWERS)
        ),
    ),
    ends=lambda view: not asked(OfferQuestion)(view),
    spot=at(FlorinsSpot(LEARNER)),
)
