"""What a finished game of Engines of War counts, and what in it is achieved."""

from collections.abc import Mapping

import pytest

from leonardo.app.engines.learn.deeds import ACHIEVEMENTS, deeds, setup_of
from leonardo.app.kit.translations import ENGLISH, languages, speak, tr
from leonardo.engine.engines import events
from leonardo.engine.engines.state import territories
from leonardo.play.statistics.figures import reached_by
from leonardo.play.statistics.game import Own
from leonardo.saves.statistics import Result, SeatResult
from tests.app.engines.learn.games import played


def own(counts: Mapping[str, int], score: int = 30, others: tuple[int, ...] = (26, 14)) -> Own:
    scores = (score, *others)
    seats = tuple(
        SeatResult(
            f"Seat {seat}", None, each, 1 + sum(other > each for other in scores), counts={} if seat else dict(counts)
        )
        for seat, each in enumerate(scores)
    )
    result = Result("0" * 16, "engines", "2026-11-20T12:00:00.000Z", seats)
    return Own(result, result.seats[0])


def reached(game: Own) -> set[str]:
    return {each.name for each in reached_by([game], ACHIEVEMENTS)}


def test_deeds_follow_from_what_happened() -> None:
    game = played()
    told = [event for _, step in game.steps() for event in step.events]
    for seat, each in enumerate(deeds(game)):
        won = [event for event in told if isinstance(event, events.AttackWon) and event.seat == seat]
        assert each.counts.get("conquests", 0) == len(won)
        assert each.counts["lands"] == len(territories(game.state.owners, seat))
        assert set(each.things) == {card.value for card in game.state.players[seat].projects}
    assert any(each.counts.get("attacks") for each in deeds(game))
    assert setup_of(game.setup) == "short"


@pytest.mark.parametrize(
    ("counts", "achieved"),
    [
        ({"lands": 12, "cities": 2}, {"empire", "cities"}),
        ({"lands": 11, "cities": 1}, set()),
        ({"conquests": 5, "landings": 1, "fortress": 1}, {"conqueror", "landing", "fortress"}),
        ({"leonardo": 4, "firsts": 3}, {"leonardo", "firsts"}),
        ({"held": 3, "captured": 2, "fired": 4}, {"walls", "captor", "engineer"}),
        ({"fired": 9, "burst": 1}, set()),
        ({"arts": 2, "cards": 8}, {"arts", "workshop"}),
    ],
)
def test_good_play_is_rewarded(counts: dict[str, int], achieved: set[str]) -> None:
    assert reached(own({**counts, "attacks": 1, "lost": 1})) == achieved
    assert {"peace", "safe"} <= reached(own(counts))


def test_who_loses_wins_nothing_by_an_empire_or_a_lead() -> None:
    assert reached(own({"lands": 14}, 20, (30, 10))) == set()
    assert "ahead" in reached(own({}, 30, (22, 10)))
    assert "five" in reached(own({"attacks": 1}, 30, (29, 20, 18, 4)))


@pytest.mark.parametrize("language", languages())
def test_every_achievement_has_its_words(language: str) -> None:
    speak(language)
    told = [tr(f"{each.text}.{part}") for each in ACHIEVEMENTS for part in ("name", "about")]
    speak(ENGLISH)
    assert len(set(told)) == 2 * len(ACHIEVEMENTS)
    assert len(ACHIEVEMENTS) >= 12
