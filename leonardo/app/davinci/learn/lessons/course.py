"""The course: all lessons in their order, in one game of three that was played once and lies among the assets."""

from functools import partial
from typing import Final

from leonardo.app.davinci.buttons import DIALOG
from leonardo.app.davinci.learn.lessons.seen import (
    LEARNER,
    asked,
    goes_to,
    laboratory,
    laboratory_spot,
    lacks,
    may_go_to,
    of_new_type,
    of_owned_type,
    offered,
    offered_for_money,
    offered_free,
    own,
    passes,
    placing,
    reaches,
    starting,
    stronger,
    takes,
    too_few,
    withdraws,
)
from leonardo.app.davinci.spots import (
    ApprenticesSpot,
    BoxSpot,
    CardSpot,
    ComponentSpot,
    DistrictSpot,
    FlorinsSpot,
    LaboratorySpot,
    LeonardoSpot,
    MasterSpot,
    OwnedSpot,
    RoundSpot,
    Spot,
    UpgradeSpot,
)
from leonardo.app.davinci.words.phrases import florins
from leonardo.app.lessons.courses import anything, at, keeping, of, recorded
from leonardo.app.table.spots import ButtonSpot, SeatSpot
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import (
    Action,
    Bid,
    Done,
    Interrupt,
    Pass,
    PlaceApprentices,
    PlaceMaster,
    Start,
    Take,
    TakeBox,
    Withdraw,
)
from leonardo.engine.davinci.constants import LABORATORIES, Box, Component, Phase, Place, Upgrade
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.prospects import prospect
from leonardo.engine.davinci.questions import BidQuestion, BoxQuestion, BoxUseQuestion, LeonardoQuestion, OfferQuestion
from leonardo.engine.davinci.view import View
from leonardo.play.lessons.lesson import Lesson, LessonCourse, LessonStep, Refusal

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


_PALACE: Final = 9
_CROSSBOW: Final = 13
_LENS: Final = 15
_LABORATORIES: Final = (LaboratorySpot(LEARNER, Place.SMALL), LaboratorySpot(LEARNER, Place.LARGE))


def _at_owned(view: View) -> Spot:
    return OwnedSpot(LEARNER, INVENTIONS[own(view).owned[0]].type)


def _starts_lens(_view: View, action: Action) -> bool:
    return isinstance(action, Start) and action.invention == _LENS


def _at_work(view: View, action: Action) -> bool:
    return not passes(view, action) or all(_ready(view, place) for place in LABORATORIES)


def _ready(view: View, place: Place) -> bool:
    expected = prospect(view, LEARNER, place)
    return expected is None or expected.ready == view.round


TYPES: Final = Lesson(
    "types",
    begins=128,
    steps=(
        LessonStep("bonus", _at_owned),
        LessonStep(
            "third",
            at(CardSpot(_PALACE)),
            of_new_type,
            starting,
            (Refusal(of_owned_type, "third_same"), Refusal(of(Done), "third_done")),
            clear=keeping(*_LABORATORIES),
        ),
        LessonStep("saved", at(CardSpot(_CROSSBOW)), anything, starting, stays=True, clear=keeping(*_LABORATORIES)),
    ),
    ends=lambda view: not starting(view),
    spot=_at_owned,
)

BIDDING: Final = Lesson(
    "bidding",
    begins=162,
    steps=(
        LessonStep("paid", at(FlorinsSpot(LEARNER))),
        LessonStep("worth", _at_owned),
        LessonStep("ties", lambda view: LeonardoSpot(view.leonardo)),
        LessonStep("bid", at(ButtonSpot(DIALOG)), anything, asked(BidQuestion)),
    ),
    ends=lambda view: not isinstance(view.question, BidQuestion),
    spot=_at_owned,
    wishes={1: (Bid(_PALACE, 2),), 2: (Bid(_PALACE, 6),)},
)

LAST: Final = Lesson(
    "last",
    begins=238,
    steps=(
        LessonStep("closed", at(RoundSpot(8))),
        LessonStep(
            "start",
            at(CardSpot(_LENS)),
            _starts_lens,
            lambda view: starting(view) and view.round == 8,
            (Refusal(of(Interrupt), "start_interrupt"),),
            clear=keeping(*_LABORATORIES),
        ),
        LessonStep("crew", at(_LABORATORIES[1]), _at_work, placing, stays=True, clear=keeping(*_LABORATORIES)),
    ),
    ends=lambda view: view.phase is Phase.OVER,
    spot=_at_owned,
)


COURSE: Final = LessonCourse(
    game=GAME.name,
    text="davinci.lessons",
    played=partial(recorded, GAME, GAME.name),
    lessons=(WORK, WEEKS, RANK, MORE, FIRST, COUNCIL, AUTOMATA, TYPES, BIDDING, LAST),
    partner="thumb",
    learner=LEARNER,
    later=lambda view: {"round": view.round, "florins": florins(own(view).florins)},
    later_at=at(FlorinsSpot(LEARNER)),
    later_clear=keeping(*(LaboratorySpot(LEARNER, place) for place in (Place.SMALL, Place.LARGE))),
)
