"""How often do the moments of a review hold the worst decision of its seat, by a search ten times as long?

`nice -n 19 python3 scripts/players/study_reviews.py --games 100 --out reviews.jsonl` plays games of quick players, who
err as persons do, reviews one seat of each, and looks for that seat's worst decision anew, in worlds of its own: at
every decision as long as a glance of the review does, at those that look worst three times as long and as far ahead as
the review weighs, and at those that still look worst ten times as long. Of the review only as much is done as settles
whether that decision is among its moments. What is found of a game is a line of the file, and games that stand there
already are not looked at again: the study goes on where it stopped. It ends with the share of games whose review names
the worst decision, and its 95% interval; `--games 0` tells that of what the file holds.
"""

import json
import math
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from leonardo.ai.advice import AnyAdviser
from leonardo.ai.game_players import ReviewMeasure
from leonardo.ai.player import UNLIMITED, Budget, stream
from leonardo.ai.players import adviser_of, built_in, judges_of, players_in
from leonardo.ai.review import MOST, Decision, Review, Task, carry_out, decisions
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.engine.record import Played

PLAYER: Final = "journeyman"
CLOSER: Final = 3
LONGER: Final = 10  # how many times as long as a glance those are looked at that look worst, and the worst of these
CLOSELY: Final = 8
LONG: Final = 3  # how many decisions are looked at so
_SURE: Final = 1.96


def play(number: int) -> Played:
    """Return game `number`, of two to five seats in turn."""
    seats = 2 + number % 4
    played, _ = Played.begin(GAME, GAME.deal(Options(seats), Random(f"review/{number}")))
    choose = built_in(GAME.name, PLAYER).choose
    while (seat := GAME.decider(played.state)) is not None:
        random = stream(f"review/{number}", seat, len(played.turns))
        played, _ = played.play(choose(GAME.view(played.state, seat), GAME.legal(played.state), random, UNLIMITED))
    return played


def cost(decision: Decision, adviser: AnyAdviser | None, tries: int, number: int) -> float:
    """Return by how much the best choice is better than what was done, in the measure of the hints."""
    if adviser is None:
        raise LookupError(GAME.name)
    random = stream(f"study/{number}/{tries}", decision.seat, decision.number)
    done = decision.done
    advised = adviser(decision.view, decision.legal, random, Budget(tries=tries), (done,), decision.plan)
    worth = {each.action: each.worth for each in advised}
    return advised[0].worth - worth[done]


def worst_of(made: Sequence[Decision], glance: int, number: int) -> tuple[int, float]:
    """Return the number of the worst of these decisions, and what it cost."""
    adviser, judge = adviser_of(GAME.name), next(iter(judges_of(GAME.name)), None)
    left = sorted(made, key=lambda each: -cost(each, adviser, glance, number))[:CLOSELY]
    left = sorted(left, key=lambda each: -cost(each, judge, CLOSER * glance, number))[:LONG]
    longer = {each.number: cost(each, adviser, LONGER * glance, number) for each in left}
    worst = max(longer, key=lambda decision: longer[decision])
    return worst, longer[worst]


def names(made: Sequence[Decision], measure: ReviewMeasure, worst: int, number: int) -> bool:
    """Tell whether the review names a decision; it is done only until that is settled."""
    review = Review(made, measure)
    for task in _given_out(review):
        review.take(task, carry_out(task, GAME.name, number))
    weighings = sorted(_given_out(review), key=lambda task: task.decision.number != worst)
    for left, task in zip(reversed(range(len(weighings))), weighings, strict=True):
        review.take(task, carry_out(task, GAME.name, number))
        mine = next((each for each in review.moments if each.decision.number == worst), None)
        if mine is None:
            return False
        if left + sum(abs(each.worth) >= abs(mine.worth) for each in review.moments) <= MOST:
            return True
    return False


def _given_out(review: Review) -> list[Task]:
    """Return all that can be done by now: the glances, and later the weighings."""
    return list(iter(review.next, None))


def study(number: int) -> dict[str, Any]:
    """Return what was found of a game: its worst decision, what it cost, and whether the review names it.

    Where no decision matters, the review is not asked.
    """
    began = process_time()
    played, measure = play(number), players_in(GAME.name).review
    made = list(decisions(played, number % GAME.seats(played.state)))
    worst, lost = worst_of(made, measure.glance, number)
    return {
        "game": number,
        "decisions": len(made),
        "worst": worst,
        "cost": round(lost, 4),
        "named": lost >= measure.least and names(made, measure, worst, number),
        "seconds": round(process_time() - began, 1),
    }


def known(path: Path) -> dict[int, dict[str, Any]]:
    """Return what stands in the file by now, by the numbers of the games."""
    if not path.exists():
        return {}
    lines = path.read_text(encoding="utf-8").splitlines()
    return {found["game"]: found for found in map(json.loads, lines)}


def told(found: Sequence[dict[str, Any]], least: float) -> Iterator[str]:
    """Yield the figures, of the games in which the worst decision mattered."""
    mattered = [each for each in found if each["cost"] >= least]
    named = sum(each["named"] for each in mattered)
    yield f"{len(found)} games, in {len(mattered)} of them a decision cost {least} or more"
    if mattered:
        low, high = interval(named, len(mattered))
        yield f"the worst one is named in {named}: {named / len(mattered):.0%} (95%: {low:.0%} to {high:.0%})"


def interval(successes: int, of: int) -> tuple[float, float]:
    share, square = successes / of, _SURE**2
    middle = (share + square / (2 * of)) / (1 + square / of)
    reach = _SURE * math.sqrt(share * (1 - share) / of + square / (4 * of**2)) / (1 + square / of)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def main() -> None:
    """Study what has not been studied yet, and tell the figures."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (%(default)s)")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="where what is found is kept")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes side by side (%(default)s)")
    chosen = parser.parse_args()
    left = [number for number in range(chosen.games) if number not in known(chosen.out)]
    say = partial(print, flush=True)
    with ProcessPoolExecutor(chosen.workers) as pool, chosen.out.open("a", encoding="utf-8") as file:
        for found in pool.map(study, left):
            file.write(json.dumps(found) + "\n")
            file.flush()
            say(found)
    for line in told(list(known(chosen.out).values()), players_in(GAME.name).review.least):
        say(line)


if __name__ == "__main__":
    main()
