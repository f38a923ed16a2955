"""The tiny game tells nothing for statistics, and its results are kept and looked back on all the same."""

from pathlib import Path

import pytest

from leonardo.app.statistics.pages import PAGES
from leonardo.app.statistics.person_statistics import PersonStatistics
from leonardo.app.statistics.scene import StatisticsScene
from tests.tiny.game import GAME
from tests.tiny.table.desk import TinyDesk


@pytest.mark.usefixtures("screen")
def test_a_finished_game_is_looked_back_on(tmp_path: Path) -> None:
    desk = TinyDesk(tmp_path)
    session = desk.begin()
    while not session.over:
        if session.chance_waits:
            session.play_nature()
        elif session.thinking:
            session.poll()
        else:
            session.submit(session.legal()[0])

    (kept,) = desk.host.statistics.read().results
    outlook = PersonStatistics(desk.host.statistics.read(), "Anna", desk.host.games[GAME.name])

    assert [seat.score for seat in kept.seats] == list(session.standing().scores)
    assert outlook.summary is not None
    assert outlook.points(2) == "2 points"
    desk.host.show_title()
    desk.host.show_statistics()
    scene = desk.kit.stack.top
    assert isinstance(scene, StatisticsScene)
    for number in range(len(PAGES)):
        scene.number = number
        scene.rebuild()
        desk.turn()
