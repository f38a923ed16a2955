"""What would come of an answer to a puzzle: the game goes on from it, and built-in players decide at all seats.

Chance takes many ways. So several courses are played, and the one in the middle is shown: neither the luckiest for the
person nor the unluckiest.
"""

from collections.abc import Iterator
from typing import Final

from leonardo.ai.player import UNLIMITED, stream
from leonardo.ai.players import obvious_to
from leonardo.engine.game import NATURE
from leonardo.engine.record import Played
from leonardo.engine.seeds import chance, seed_in
from leonardo.play.puzzles import Answer, Goal, Puzzle

COURSES: Final = 5  # an odd number, so that one is in the middle
MOST_DECISIONS: Final = 400  # after so many a course ends, whatever round it is
_SOON: Final = (Goal.ROUND, Goal.POINTS)  # what is counted when the present round is over


class Courses:
    """The courses of a game after an answer, to the end of the round; of the next one where what counts comes later.

    They are played a little at a time, by `go_on`; the same answer always leads to the same ones.
    """

    def __init__(self, puzzle: Puzzle, answer: Answer) -> None:
        self.begins = len(puzzle.played.turns)
        """How many decisions were made before the answer."""
        self._puzzle = puzzle
        self._begun, _ = puzzle.played.play(answer.action)
        self._ended: list[Played] = []
        self._work = self._play_all()

    def go_on(self, decisions: int) -> None:
        """Play so many decisions, or as many as are left."""
        for _ in zip(range(decisions), self._work, strict=False):
            pass

    @property
    def typical(self) -> Played | None:
        """The course in the middle by how far ahead the seat of the puzzle is; nothing until all are played."""
        if len(self._ended) < COURSES:
            return None
        return sorted(self._ended, key=self._lead)[COURSES // 2]

    def _play_all(self) -> Iterator[None]:
        for number in range(COURSES):
            played, seed = self._begun, seed_in(self._puzzle.name, number)
            while not self._is_shown(played):
                yield
                played = self._one_on(played, seed)
            self._ended.append(played)

    def _is_shown(self, played: Played) -> bool:
        if played.over or len(played.turns) >= self.begins + MOST_DECISIONS:
            return True
        game = played.game
        first, now = game.round_of(self._puzzle.played.state), game.round_of(played.state)
        rounds = 1 if self._puzzle.goal in _SOON else 2
        return first is not None and now is not None and now >= first + rounds

    def _one_on(self, played: Played, seed: int | str) -> Played:
        game, seat, number = played.game, played.decider, len(played.turns)
        if seat is None or seat == NATURE:
            return played.play_nature(chance(seed, number))[0]
        view, legal = game.view(played.state, seat), game.legal(played.state)
        choose = obvious_to(game.name)
        return played.play(choose(view, legal, stream(seed, seat, number), UNLIMITED))[0]

    def _lead(self, played: Played) -> int:
        standing, seat = played.game.standing(played.state), self._puzzle.seat
        own = standing.side(seat)
        others = [score for each, score in enumerate(standing.scores) if standing.side(each) != own]
        return standing.scores[own] - max(others, default=0)
