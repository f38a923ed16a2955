"""Towards the end: types and the bonus, bidding and ties, the last two rounds."""

from typing import Final

from leonardo.app.davinci.buttons import DIALOG
from leonardo.app.davinci.learn.lessons.seen import (
    LEARNER,
    asked,
    of_new_type,
    of_owned_type,
    own,
    passes,
    placing,
    starting,
)
from leonardo.app.davinci.spots import CardSpot, FlorinsSpot, LaboratorySpot, LeonardoSpot, OwnedSpot, RoundSpot, Spot
from leonardo.app.lessons.courses import anything, at, keeping, of
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.davinci.actions import Action, Bid, Done, Interrupt, Start
from leonardo.engine.davinci.constants import LABORATORIES, Phase, Place
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.prospects import prospect
from leonardo.engine.davinci.questions import BidQuestion
from leonardo.engine.davinci.view import View
from leonardo.play.lessons.lesson import Lesson, LessonStep, Refusal

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
