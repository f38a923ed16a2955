"""What answers for a moment: in time, once at each spot, and gone by itself."""

import pytest

from leonardo.app.table.motion.echoes import Echo, Echoes, Form
from leonardo.ui.timeline import Timeline


def test_an_echo_comes_when_it_is_due_and_goes_by_itself() -> None:
    timeline = Timeline()
    echoes = Echoes(timeline)
    echoes.begin([Echo(Form.FLASH, "seal", 100, 200)], 1.0)
    assert not echoes.now
    assert echoes.changes_in == 100
    timeline.update(60)
    timeline.update(90)
    ((echo, share),) = echoes.now
    assert echo.spot == "seal"
    assert share == pytest.approx(0.25)
    timeline.update(160)
    assert not echoes.now
    assert echoes.changes_in is None
    timeline.update(20)


def test_what_answers_once_more_begins_anew_and_lies_not_twice() -> None:
    timeline = Timeline()
    echoes = Echoes(timeline)
    echoes.begin([Echo(Form.SPRING, "seal", 0, 100), Echo(Form.SPRING, "seal", 50, 100)], 1.0)
    timeline.update(60)
    ((_, share),) = echoes.now
    assert share == pytest.approx(0.1)


def test_who_wants_it_quicker_sees_it_quicker() -> None:
    timeline = Timeline()
    echoes = Echoes(timeline)
    echoes.begin([Echo(Form.PUFF, "kiln", 100, 200)], 0.5)
    timeline.update(100)
    ((_, share),) = echoes.now
    assert share == pytest.approx(0.5)
