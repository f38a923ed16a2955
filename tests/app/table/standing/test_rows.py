"""Where do I stand, with the longest reasons of every game and the most seats: no line of it runs into another."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from attrs import frozen

from leonardo.ai.estimate import Estimate, Scale, SeatEstimate, Span
from leonardo.app.citta.learn import standing as citta
from leonardo.app.davinci.learn import standing as davinci
from leonardo.app.davinci.words.phrases import florins, laboratory_name
from leonardo.app.engines.learn import standing as engines
from leonardo.app.engines.standing import MOSTS
from leonardo.app.kit.points import Size
from leonardo.app.kit.seats import SEAT_COLOURS
from leonardo.app.kit.settings import TEXT_SIZES, Settings
from leonardo.app.kit.translations import tr
from leonardo.app.kit.window.pilot import Pilot
from leonardo.app.table.standing.forecast import Forecasting, ForecastPart, SeatForecast, Share
from leonardo.app.table.standing.scene import StandingScene
from leonardo.engine.citta import GAME as CITTA
from leonardo.engine.citta.setup import Options as CittaOptions
from leonardo.engine.davinci import GAME as DAVINCI
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.setup import Options as DavinciOptions
from leonardo.engine.engines import GAME as ENGINES
from leonardo.engine.engines.constants import Cause
from leonardo.engine.engines.setup import Options as EnginesOptions
from leonardo.play.session import Session
from leonardo.saves.schema import Person
from tests.app.kit.everywhere import MORE_SIZES, SIZES
from tests.app.kit.languages import LANGUAGES, spoken
from tests.app.kit.layout_probe import Blanks, faults, probing, sheet, targets
from tests.diagonal import diagonal

NAMES = ("Anna", "Bianca", "Cosimo", "Dora", "Enzo", "Flavia")
TOO_SMALL = (800, 600)  # a window in which buttons are smaller than they should be; lines must not overlap even there
SMALL_SCREENS = (TOO_SMALL, (1138, 640), (720, 1280))
"""Windows of screens on which the least of the others has no room, or hardly any."""


@frozen
class Kind:
    """A game with the most seats, and all that a seat can have at once."""

    game: Any
    options: Any
    forecasting: Forecasting
    reasons: Callable[[], Iterator[str]]


def of_davinci() -> Iterator[str]:
    yield tr("davinci.standing.purse", florins=florins(24))
    for place in (Place.SMALL, Place.LARGE):
        yield tr("davinci.standing.between", where=laboratory_name(place), least=8, florins=florins(12))
    yield tr("davinci.standing.types", count=4, florins=florins(12))


def of_citta() -> Iterator[str]:
    for kind in citta.KINDS:
        yield tr(f"citta.standing.{kind}", count=2400)
    yield tr("citta.standing.shared", names=", ".join(NAMES[1:3]))


def of_engines() -> Iterator[str]:
    yield tr("engines.standing.points", count=18)
    for cause in (*MOSTS, Cause.ART, Cause.FIRST_TANK, Cause.FIRST_PLANE):
        yield tr(f"engines.standing.{cause.value}", count=2)


KINDS = {
    "davinci": Kind(DAVINCI, DavinciOptions(5, start=0), davinci.FORECASTING, of_davinci),
    "citta": Kind(CITTA, CittaOptions(6), citta.FORECASTING, of_citta),
    "engines": Kind(ENGINES, EnginesOptions(5), engines.FORECASTING, of_engines),
}


@pytest.mark.parametrize(
    ("size", "kind", "language", "text_size"),
    diagonal((*SMALL_SCREENS, *SIZES), tuple(KINDS), LANGUAGES, TEXT_SIZES, more=MORE_SIZES, quick=4),
)
def test_no_line_runs_into_another(size: Size, kind: str, language: str, text_size: int) -> None:
    with probing() as cut, spoken(language):
        asked = KINDS[kind]
        pilot = Pilot(size, Settings(reduced_motion=True, text_size=text_size))
        pilot.kit.pictures = Blanks()
        at_table = [Person(name, colour) for name, colour in zip(NAMES, SEAT_COLOURS, strict=True)]
        session = Session.new(asked.game, asked.options, at_table[: asked.options.seats], 3)
        scene = StandingScene(pilot.kit, session, session.view(0), asked.forecasting)
        parts = tuple(ForecastPart(share, 2, 2, told) for share, told in zip(_shares(), asked.reasons(), strict=False))
        scene.told = (SeatForecast(parts),) * asked.options.seats
        likely = SeatEstimate(Span(0.35, 0.5, 0.65), Span(38.0, 47.0, 56.0))
        scene.estimate = Estimate((likely,) * asked.options.seats, 64, Scale(1.0, 1.0))
        pilot.kit.stack.push(scene)
        page = sheet(scene)
        assert page.get_rect().contains(scene.sheet(scene.page.layout))
        wrong = faults(page, targets(scene.form), cut, NAMES)
        if size == TOO_SMALL:
            wrong = [fault for fault in wrong if "one over the other" in fault]
        assert wrong == []


def _shares() -> Iterator[Share]:
    while True:
        yield from Share
