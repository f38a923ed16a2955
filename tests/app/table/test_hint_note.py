"""A hint says in its heading only what it shows of the choices."""

from pathlib import Path
from unittest.mock import patch

import pytest

from leonardo.ai.advice import Advised
from leonardo.ai.estimate import SeatEstimate, Span, sure
from leonardo.app.kit.translations import tr
from leonardo.app.table.hint.card import HintRow
from leonardo.app.table.hint.scene import HintScene
from leonardo.saves.folder import SaveFolder
from scripts.fuzz.overlays import KnownHints
from scripts.screens.asked import decisions
from scripts.screens.theatre import Theatre
from tests.diagonal import first_quick

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

ASKED = [("citta", "option"), ("engines", "bid"), ("davinci", "bid")]


@first_quick(("game", "kind"), ASKED)
@first_quick("score", [Span(40, 45, 50), Span(10, 45, 90)])
def test_the_heading_speaks_of_amounts_only_where_they_are_shown(
    tmp_path: Path, game: str, kind: str, score: Span
) -> None:
    theatre = Theatre((1280, 800), SaveFolder(tmp_path))
    try:
        decisions(game)[kind].sit_down(theatre)
        table = theatre.table
        action, reason = table.session.legal()[0], f"{game}.advice.thought_more"
        estimate = SeatEstimate(sure(0.5), score)
        advised = Advised(action, 0.5, 45, 9, reason, {"more": 3}, estimate=estimate)
        with patch.object(table.session, "hint_service", KnownHints([advised])):
            hint = HintScene(table.kit, table)
            table.kit.stack.push(hint)
            theatre.turn(1)
        assert hint.card is not None
        assert (hint.card.note == "The chance of winning:") == (not score.telling)
    finally:
        theatre.close()


@pytest.mark.parametrize(("chances", "even"), [((0.26, 0.26), True), ((0.26, 0.31), False), ((0.26,), False)])
def test_it_is_said_once_that_choices_are_equally_good(tmp_path: Path, chances: tuple[float, ...], even: bool) -> None:
    theatre = Theatre((1280, 800), SaveFolder(tmp_path))
    try:
        decisions("citta")["option"].sit_down(theatre)
        table = theatre.table
        choices = zip(table.session.legal(), chances, strict=False)
        told = [
            Advised(
                action, chance, 45, 9, "citta.advice.thought_alike", {}, estimate=SeatEstimate(sure(chance), sure(45))
            )
            for action, chance in choices
        ]
        with patch.object(table.session, "hint_service", KnownHints(told)):
            hint = HintScene(table.kit, table)
            table.kit.stack.push(hint)
            theatre.turn(1)
        assert hint.card is not None
        assert (hint.card.note == tr("table.hint.even")) == even, "a whole sentence, that leads to no figure"
        rows = [row for row in hint.form.widgets if isinstance(row, HintRow)]
        assert len(rows) == len(told)
        assert all((row.suggestion.why == "") == even for row in rows)
    finally:
        theatre.close()


def test_what_is_said_of_equal_choices_is_a_whole_sentence(tmp_path: Path) -> None:
    theatre = Theatre((1280, 800), SaveFolder(tmp_path))
    try:
        decisions("engines")["bid"].sit_down(theatre)
        table, vague = theatre.table, SeatEstimate(sure(0.26), Span(10, 45, 90))
        told = [
            Advised(action, 0.26, 45, 9, "engines.advice.thought_alike", {}, estimate=vague)
            for action in table.session.legal()[:2]
        ]
        with patch.object(table.session, "hint_service", KnownHints(told)):
            hint = HintScene(table.kit, table)
            table.kit.stack.push(hint)
            theatre.turn(1)
        assert hint.card is not None
        assert hint.card.note == tr("table.hint.even")
        assert hint.card.note.endswith(".")
    finally:
        theatre.close()
