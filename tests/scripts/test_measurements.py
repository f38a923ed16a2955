"""Measuring how strong and how quick players are: each figure by one command, all told in one table."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from leonardo.ai.player import UNLIMITED
from leonardo.arena.entrants import check
from leonardo.arena.plan import MatchPlan
from leonardo.arena.playing import play
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from scripts.players import measure_strength
from scripts.players.measure_pace import by_round
from scripts.players.measure_strength import MATCHES, Match, chosen, figures, run
from tests.arena.helpers import outcome

TINY = Match("tiny", "thumb", "random", 2, 2)
GROUPS = [
    "ladder",
    "mirror",
    "seats",
    "expert",
    "styles",
    "panel",
    "budget",
    "ceiling",
    "tempers",
    "city",
    "city-budget",
    "engines",
]


def test_each_match_has_its_own_folder_and_known_players() -> None:
    assert len({match.name for match in MATCHES}) == len(MATCHES)
    for match in MATCHES:
        for name in (match.one, match.others):
            check(match.game, name)


def test_groups_and_single_matches_can_be_chosen() -> None:
    assert list(dict.fromkeys(match.group for match in chosen(()))) == GROUPS
    assert [match.players for match in chosen(["budget", "ladder-master-against-journeyman"])] == [
        "master,journeyman,journeyman,journeyman",
        "leonardo@1280,leonardo,leonardo,leonardo",
        "leonardo,leonardo@12,leonardo@12,leonardo@12",
    ]


def test_a_match_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(["--out", "anywhere", "--only", "ladders"])
    assert "there is no match 'ladders'; the groups are ladder, mirror" in capsys.readouterr().err


def test_the_list_has_one_command_for_each_match(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--out", "figures", "--only", "ceiling", "--list"]) == 0
    assert capsys.readouterr().out == (
        "python3 scripts/play.py arena --players leonardo,seeing,seeing,seeing --seats 4 --games 200 --setup beginner "
        "--seed 1 --tries 128 --out figures/ceiling-leonardo-against-seeing\n"
    )


def test_matches_of_another_game_name_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--out", "figures", "--only", "city-master-against-journeyman-3-seats", "--list"]) == 0
    assert capsys.readouterr().out == (
        "python3 scripts/play.py arena --game citta --players master,journeyman,journeyman --seats 3 --games 400 "
        "--seed 1 --tries 192 --out figures/city-master-against-journeyman-3-seats\n"
    )


def test_matches_are_played_in_turn_until_one_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []

    def arena(words: Sequence[str]) -> int:
        played.append(words[words.index("--players") + 1])
        assert words[-2:] == ["--workers", "1"]
        return 130 if len(played) == 2 else 0

    monkeypatch.setattr(measure_strength, "main", arena)
    assert run(["--out", "figures", "--only", "mirror", "--workers", "1"]) == 130
    assert played == ["apprentice", "journeyman"]


@pytest.mark.slow
def test_the_report_tells_what_was_played_so_far(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(measure_strength, "MATCHES", (TINY, Match("tiny", "random", "thumb", 4)))
    assert run(["--out", str(tmp_path), "--only", TINY.name, "--workers", "1"]) == 0
    capsys.readouterr()
    assert run(["--out", str(tmp_path), "--report"]) == 0
    title, _, _, _, first, second = capsys.readouterr().out.splitlines()
    assert title == "### tiny"
    assert first.startswith("| thumb | random | 2 | beginner | 2 | 100.0% (34.2% to 100.0%) | 50% | +")
    assert second == "| random | thumb | 4 | beginner | 0 of 4 | - | 25% | - |"


def test_one_against_others_is_found_wherever_it_sits() -> None:
    match = Match("test", "a", "b", 2, 2)
    played = [outcome("ab", (9, 4)), outcome("ba", (7, 7), game=1)]
    assert figures(match, played) == ["75.0% (19.8% to 97.3%)", "50%", "+2.5"]


def test_against_itself_the_seats_are_looked_at_in_turn() -> None:
    match = Match("test", "a", "a", 4, 2)
    played = [outcome("aa", scores, game=game) for game, scores in enumerate([(9, 4), (9, 4), (3, 8), (3, 8)])]
    assert figures(match, played) == ["50.0% (15.0% to 85.0%)", "50%", "+0.0"]


def test_all_that_was_thought_is_thought_in_a_round() -> None:
    finished = play(MatchPlan(GAME, Options(2), ("random",), 2, 1, "1", UNLIMITED).task(0))
    thought = by_round(finished)
    assert sorted(thought) == list(range(1, 10))
    assert sum(thought.values()) == pytest.approx(sum(map(sum, finished.outcome.milliseconds)))
