"""What a finished game of the city counts, and what in it is achieved."""

from collections.abc import Mapping

import pytest

from leonardo.app.citta.learn.deeds import ACHIEVEMENTS, deeds, setup_of
from leonardo.app.kit.translations import ENGLISH, languages, speak, tr
from leonardo.engine.citta import events
from leonardo.engine.citta.constants import Cause
from leonardo.engine.citta.state import properties
from leonardo.play.statistics.figures import reached_by
from leonardo.play.statistics.game import Own
from leonardo.saves.statistics import Result, SeatResult
from tests.app.citta.learn.games import played


def own(counts: Mapping[str, int], score: int = 900, others: tuple[int, ...] = (500, 400)) -> Own:
    scores = (score, *others)
    seats = tuple(
        SeatResult(
            f"Seat {seat}", None, each, 1 + sum(other > each for other in scores), counts={} if seat else dict(counts)
        )
        for seat, each in enumerate(scores)
    )
    result = Result("0" * 16, "citta", "2026-11-20T12:00:00.000Z", seats)
    return Own(result, result.seats[0])


def reached(game: Own) -> set[str]:
    return {each.name for each in reached_by([game], ACHIEVEMENTS)}


def test_deeds_follow_from_what_happened() -> None:
    game = played(4, 12, 5)
    told = [event for _, step in game.steps() for event in step.events]
    found = deeds(game)
    for seat, each in enumerate(found):
        rents = [event for event in told if isinstance(event, events.Paid) and event.cause is Cause.RENT]
        assert each.counts.get("rents", 0) == sum(event.florins for event in rents if event.to == seat)
        if game.state.parties[seat] is not None:
            assert each.things == tuple(map(str, properties(game.state.owners, seat)))
    assert any(each.counts.get("rents") for each in found)
    assert setup_of(game.setup) == "standard"


@pytest.mark.parametrize(
    ("counts", "achieved"),
    [
        ({"quarters": 1}, {"quarter"}),
        ({"quarters": 2}, {"quarter", "quarters"}),
        ({"rent": 400, "rents": 1000}, {"rent", "landlord"}),
        ({"rent": 395, "rents": 995}, set()),
        ({"bargains": 3, "tributes": 100, "led": 100}, {"bargains", "tributes", "led"}),
        ({"galleries": 2, "works": 500}, {"galleries", "collection"}),
        ({"last": 1, "guild": 1}, {"last", "guild"}),
    ],
)
def test_good_play_is_rewarded(counts: dict[str, int], achieved: set[str]) -> None:
    assert reached(own({**counts, "sold": 1})) - {"ahead"} == achieved
    assert "unsold" in reached(own(counts))


def test_who_loses_wins_nothing_by_a_lead_or_a_quarter() -> None:
    assert reached(own({"quarters": 1}, 400, (500, 300))) == set()
    assert "ahead" in reached(own({}, 800, (500, 300)))
    assert "six" in reached(own({"sold": 1}, 800, (700, 600, 500, 400, 300)))


@pytest.mark.parametrize("language", languages())
def test_every_achievement_has_its_words(language: str) -> None:
    speak(language)
    told = [tr(f"{each.text}.{part}") for each in ACHIEVEMENTS for part in ("name", "about")]
    speak(ENGLISH)
    assert len(set(told)) == 2 * len(ACHIEVEMENTS)
    assert len(ACHIEVEMENTS) >= 12
