"""The line of forecast: what is expected of the viewer stays below the prompt, for who wishes to see it."""

from pathlib import Path

import pytest

from leonardo.ai.estimate import Estimate, Scale, SeatEstimate, Span
from leonardo.app.davinci.learn.standing import FORECASTING
from leonardo.app.kit.translations import tr
from leonardo.app.table.standing.scene import StandingScene
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import ChooseFavour
from leonardo.engine.davinci.constants import EXPERT, Favour
from leonardo.engine.davinci.setup import Options
from leonardo.play.hints import HintService
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn, Person
from tests.app.fake_adviser import AtOnce
from tests.app.table.table_harness import Desk

pytestmark = pytest.mark.usefixtures("shared_pictures")

LIKELY = SeatEstimate(Span(0.3, 0.34, 0.38), Span(38.0, 41.0, 44.0))
OTHER = SeatEstimate(Span(0.3, 0.33, 0.36), Span(38.0, 41.0, 44.0))


@pytest.mark.parametrize("wished", [True, False])
def test_who_wishes_it_reads_what_is_expected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wished: bool) -> None:
    asked: list[int] = []
    monkeypatch.setattr("leonardo.play.players.Worker", AtOnce)
    monkeypatch.setattr(HintService, "estimate", lambda _, number, __: asked.append(number))
    monkeypatch.setattr(HintService, "poll_estimate", lambda _: Estimate((LIKELY, OTHER, OTHER), 64, Scale(1, 1)))
    desk = Desk(tmp_path, (1280, 720))
    desk.kit.settings.forecast = wished
    others = BuiltIn("Bianca", "yellow", "random"), BuiltIn("Cosimo", "green", "random")
    session = Session.new(GAME, Options(3, EXPERT, start=0), (Person("Anna", "red"), *others), 4, desk.host.folder)
    desk.host.play(session)
    table = desk.table
    desk.wait(lambda: table.dialogs.is_open)
    desk.kit.stack.pop()
    desk.breathe()
    told = table.prompt().forecast
    assert bool(told) is wished
    assert asked == ([0] if wished else [])
    if wished:
        assert told[0].startswith(tr("table.review.expected", amount="38", chance="")[:13])
        assert told[-1].startswith(tr("table.standing.win", chance=""))
    table.submit(ChooseFavour(Favour.FLORINS))
    desk.breathe()
    assert table.prompt().forecast == told
    scene = StandingScene(desk.kit, session, session.view(0), FORECASTING)
    desk.kit.stack.push(scene)
    scene.form["forecast"].press()
    assert desk.kit.settings.forecast is not wished
    desk.host.close()
