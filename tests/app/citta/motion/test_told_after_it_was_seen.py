"""What chance brings is told in words after it was seen: a number, a work, an event, an office."""

from pathlib import Path

import pytest

from leonardo.app.citta.motion.pieces import DrumPiece
from leonardo.app.citta.words import log
from leonardo.app.kit.settings import Speed
from leonardo.engine.citta import events
from leonardo.engine.citta.constants import Purpose
from leonardo.engine.citta.events import NumberDrawn
from leonardo.engine.game import Event
from leonardo.saves.schema import Person
from tests.app.citta.hands import CittaMouse
from tests.app.citta.test_whole_game import ANNA, BEN, CLEO, OTHERS, begin, wish
from tests.app.citta.united import united
from tests.app.table.table_harness import Desk
from tests.app.table.to_the_end import waits
from tests.diagonal import first_quick

CHANCE = NumberDrawn, events.WorkLaid, events.EventDrawn, events.OfficeDrawn
SEEN = 2 / 3  # the share of the turn of the machine after which its ball is seen

pytestmark = pytest.mark.usefixtures("shared_pictures")


def watch(desk: Desk, told: dict[Event, list[str]]) -> None:
    """Let a frame go by, and note what the strip tells while something of chance is being shown."""
    desk.turn()
    course = desk.table.course
    event, names = course.happening, [seat.name for seat in desk.table.session.seats]
    if not isinstance(event, CHANCE) or getattr(event, "purpose", None) in (Purpose.CLASH, Purpose.START):
        return
    line, words = log.line(event, names), desk.table.prompt().words
    assert line is not None
    told.setdefault(event, []).append(words)
    if course.playback.under_way.keeps_secret:
        assert line not in words, "it has not been seen"


@pytest.mark.slow
@pytest.mark.parametrize("motionless", [False, True])
def test_words_come_after_the_ball_and_the_card(tmp_path: Path, motionless: bool) -> None:
    desk = begin(tmp_path, (ANNA, *OTHERS[:2]), (), 3, 7)
    mouse, told = CittaMouse(desk), dict[Event, list[str]]()
    names = [seat.name for seat in desk.table.session.seats]
    desk.kit.settings.speed, desk.kit.settings.reduced_motion = Speed.NORMAL, motionless
    desk.clock.step = 50
    while len(told) < 4 or desk.table.course.playback.busy:
        for _ in range(12):
            watch(desk, told)
        if not waits(desk) or desk.table.course.playback.busy:
            continue
        session = desk.table.session
        if desk.table.course.chance_waits:
            mouse.turn_machine()
        elif session.decider is not None:
            mouse.decide(wish(session.played.state, len(session.played.turns), session.decider))
    for event, lines in told.items():
        sentence = log.line(event, names)
        assert sentence is not None
        assert sentence in lines[-1], "it is told in the end"
        if not motionless:
            assert log.line_before(event, names, begun=True) in lines[1]
    desk.host.close()


def seen_ball(desk: Desk) -> int | None:
    flying = desk.table.course.playback.flying
    drum = next((each for each in flying if isinstance(each.flight.piece, DrumPiece)), None)
    if drum is not None:
        return drum.flight.piece.number if drum.share > SEEN else None
    return next((event.number for event in reversed(desk.table.marks().lately) if isinstance(event, NumberDrawn)), None)


@first_quick("motionless", [False, True])
@first_quick("speed", [Speed.FAST, Speed.NORMAL, Speed.SLOW])
def test_a_number_is_told_while_its_ball_is_seen(tmp_path: Path, speed: Speed, motionless: bool) -> None:
    """Both members of a guild draw: neither number is told beside the ball of the other, or one of before."""
    desk = Desk(tmp_path)
    desk.host.play(united((ANNA, BEN, CLEO, Person("Dora", "yellow")), desk.host.folder))
    desk.kit.settings.speed, desk.kit.settings.reduced_motion = speed, motionless
    desk.clock.step = 20
    names, told = [seat.name for seat in desk.table.session.seats], set[int]()
    for _ in range(600):
        desk.turn()
        if desk.table.course.chance_waits:
            desk.table.let_chance_decide()
        event = desk.table.course.happening
        if isinstance(event, NumberDrawn) and log.line(event, names) == desk.table.prompt().words:
            assert seen_ball(desk) == event.number
            told.add(event.number)
        if len(told) > 1:
            break
    assert len(told) > 1
    desk.host.close()
