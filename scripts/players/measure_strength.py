"""Play all matches behind the figures of docs/players.md, or go on with them, and show what they say.

`python3 scripts/players/measure_strength.py --out DIR` plays every match into a folder of its own in DIR; with `--only`
those of some groups, or single ones, by name. Stop it whenever you like: the same command goes on. `--list` prints
each match as the command that plays it alone, `--report` the figures so far as tables in Markdown.
"""

import argparse
import shlex
import sys
from collections.abc import Iterator, Sequence
from itertools import groupby, product
from pathlib import Path
from statistics import fmean
from typing import Final

from attrs import frozen

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from leonardo.ai.davinci.personalities import TEMPERS
from leonardo.ai.davinci.styles import STYLES
from leonardo.arena.figures import wilson
from leonardo.arena.playing import GameResult
from leonardo.arena.pool import ArenaError
from leonardo.arena.results_folder import outcomes_in
from leonardo.arguments import count, names
from leonardo.cli import main
from leonardo.engine.davinci.constants import BEGINNER, EXPERT

TRIES: Final = 128  # how much a player may try for a decision: with this, and without a clock, games repeat exactly
SEED: Final = 1
MANY, SOME, FEW = 400, 100, 60  # games of matches without a Leonardo, with one or two, and of most with three or more
LADDER: Final = (
    ("apprentice", "random"),
    ("journeyman", "apprentice"),
    ("master", "journeyman"),
    ("leonardo", "master"),
)
CITY_TRIES: Final = 192  # tries for a decision in the city, as many as its Leonardo spends at a table
ENGINES_TRIES: Final = 20  # tries for a decision in Engines of War
LEVELS: Final = ("apprentice", "journeyman", "master", "leonardo")
HEADINGS: Final = ("one", "against", "seats", "set-up", "games", "first places (95%)", "equal", "margin")


@frozen
class Match:
    """One player against others who are alike, or, where there are no others, against itself."""

    group: str
    one: str
    others: str
    games: int
    seats: int = 4
    setup: str = BEGINNER
    game: str = "davinci"
    tries: int = TRIES

    @property
    def name(self) -> str:
        words = [self.group, self.one, "against", self.others]
        return "-".join([*words, *([f"{self.seats}-seats"] if self.seats != 4 else [])]).replace(":", "-")

    @property
    def players(self) -> str:
        """Who sits at the table, as `leonardo arena` takes it."""
        return self.one if self.mirror else ",".join([self.one, *[self.others] * (self.seats - 1)])

    @property
    def mirror(self) -> bool:
        return self.one == self.others

    def command(self, folder: Path) -> list[str]:
        game = {} if self.game == "davinci" else {"--game": self.game}
        words = {**game, "--players": self.players, "--seats": self.seats, "--games": self.games}
        words |= {} if game else {"--setup": self.setup}
        words |= {"--seed": SEED, "--tries": self.tries, "--out": folder / self.name}
        return ["arena", *(str(word) for pair in words.items() for word in pair)]


def _games(one: str, usual: int = SOME) -> int:
    return usual if one.startswith("leonardo") else MANY


def _matches() -> Iterator[Match]:
    yield from (Match("ladder", one, others, MANY) for one, others in (*LADDER, ("leonardo", "apprentice")))
    yield from (Match("mirror", level, level, _games(level)) for level in LEVELS)
    for seats, (one, others) in product((2, 3, 5), LADDER):
        yield Match("seats", one, others, _games(one), seats)
    yield from (Match("expert", one, others, _games(one), setup=EXPERT) for one, others in LADDER)
    yield from (Match("styles", style, "master", SOME) for style in STYLES)
    yield from (Match("panel", "leonardo", style, SOME) for style in STYLES)
    yield from (Match("panel", style, "leonardo", FEW) for style in STYLES)
    yield Match("budget", f"leonardo@{10 * TRIES}", "leonardo", SOME)
    yield Match("budget", "leonardo", f"leonardo@{TRIES // 10}", SOME)
    yield Match("ceiling", "leonardo", "seeing", 2 * SOME)
    for level, temper in product(LEVELS, TEMPERS):
        yield Match("tempers", f"{level}:{temper.name}", level, _games(level, FEW))


def _city_matches() -> Iterator[Match]:
    """Yield the matches of the city: the ladder at 4, 3 and 6 seats, and the top against the bottom."""

    def match(group: str, one: str, others: str, games: int, seats: int = 4) -> Match:
        return Match(group, one, others, games, seats, "standard", "citta", CITY_TRIES)

    for seats, (one, others) in product((4, 3, 6), LADDER):
        yield match("city", one, others, MANY, seats)
    yield match("city", "leonardo", "apprentice", MANY)
    yield match("city-budget", f"leonardo@{10 * CITY_TRIES}", "thumb", MANY)


def _engines_matches() -> Iterator[Match]:
    """Yield the matches of Engines of War: the ladder at 4, 3 and 5 seats, and the top against the bottom."""

    def match(one: str, others: str, games: int, seats: int = 4) -> Match:
        return Match("engines", one, others, games, seats, "short", "engines", ENGINES_TRIES)

    for seats, (one, others) in product((4, 3, 5), LADDER):
        yield match(one, others, _games(one, SOME), seats)
    yield match("leonardo", "apprentice", SOME)


MATCHES: Final = (*_matches(), *_city_matches(), *_engines_matches())


def chosen(only: Sequence[str]) -> list[Match]:
    """Return the matches of these groups or names, in the usual order; all if nothing is said.

    Raises:
        ValueError: if a word is neither a group nor a match.
    """
    known = {word for match in MATCHES for word in (match.group, match.name)}
    for word in only:
        if word not in known:
            groups = ", ".join(dict.fromkeys(match.group for match in MATCHES))
            raise ValueError(f"there is no match {word!r}; the groups are {groups}, and --list shows the matches")
    return [match for match in MATCHES if not only or match.group in only or match.name in only]


def play(matches: Sequence[Match], folder: Path, workers: int | None) -> int:
    """Play the matches one after the other; return the exit status of the first that was stopped, or 0."""
    for number, match in enumerate(matches, start=1):
        print(f"{number} of {len(matches)}: {match.name}", flush=True)
        status = main([*match.command(folder), *([] if workers is None else ["--workers", str(workers)])])
        if status:
            return status
    return 0


def report(matches: Sequence[Match], folder: Path) -> str:
    """Return what the matches showed so far, a table for each group."""
    lines = []
    for group, of_group in groupby(matches, key=lambda match: match.group):
        rows = [_row(match, outcomes_in(folder / match.name)) for match in of_group]
        lines += [f"### {group}", "", _line(HEADINGS), _line(["---"] * len(HEADINGS)), *map(_line, rows), ""]
    return "\n".join(lines)


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _row(match: Match, outcomes: Sequence[GameResult]) -> list[str]:
    games = str(match.games) if len(outcomes) >= match.games else f"{len(outcomes)} of {match.games}"
    others = "itself" if match.mirror else match.others
    return [match.one, others, str(match.seats), match.setup, games, *figures(match, outcomes)]


def figures(match: Match, outcomes: Sequence[GameResult]) -> list[str]:
    """Return the share of first places with its interval, the equal share, and the mean margin in florins.

    Of a match against itself one seat is looked at in each game, in the next game the next one.
    """
    equal = f"{1 / match.seats:.0%}"
    if not outcomes:
        return ["-", equal, "-"]
    seats = [each.game % match.seats if match.mirror else each.players.index(match.one) for each in outcomes]
    firsts = sum((seat in each.winners) / len(each.winners) for seat, each in zip(seats, outcomes, strict=True))
    share = wilson(firsts, len(outcomes))
    margin = fmean(_margin(each.scores, seat) for seat, each in zip(seats, outcomes, strict=True))
    return [f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%})", equal, f"{margin:+.1f}"]


def _margin(scores: Sequence[int], seat: int) -> int:
    return scores[seat] - max(score for number, score in enumerate(scores) if number != seat)


def run(arguments: Sequence[str] | None = None) -> int:
    """Do what the words of the command line ask for; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="the folder of the matches")
    parser.add_argument("--only", type=names, default=(), metavar="NAME[,NAME...]", help="groups, or single matches")
    parser.add_argument("--workers", type=count, metavar="N", help="processes (as many as there are cores)")
    parser.add_argument("--list", action="store_true", help="play nothing, print the command of each match")
    parser.add_argument("--report", action="store_true", help="play nothing, print the figures so far")
    wished = parser.parse_args(arguments)
    try:
        matches = chosen(wished.only)
    except ValueError as error:
        parser.error(f"--only: {error}")
    if wished.list:
        print("\n".join(shlex.join(["python3", "scripts/play.py", *match.command(wished.out)]) for match in matches))
        return 0
    if not wished.report:
        return play(matches, wished.out, wished.workers)
    try:
        print(report(matches, wished.out), end="")
    except ArenaError as error:
        parser.error(str(error))
    return 0


if __name__ == "__main__":
    sys.exit(run())
