"""The games in OpenSpiel (the extra `openspiel`): importing this module registers them.

    import pyspiel
    import leonardo.environments.spiel

    game = pyspiel.load_game("leonardo_citta(players=4,rounds=6)")
    state = game.new_initial_state()

Chance decides once, at the root: it picks one of `DEALS` deals, from which all draws and throws follow. An action is a
word of a decision; docs/environments.md says what words and slots mean.
"""

import json
from collections.abc import Sequence
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel
from attrs import evolve, field, frozen

from leonardo import api
from leonardo.environments.vectors import layout
from leonardo.environments.words import Decision, vocabulary
from leonardo.games import GAMES, usual_seats

DEALS: Final = 1024
_LONGEST: Final = 200_000  # words of a game; no game comes near
_PLAYERS: Final = "players"


@frozen
class Spelled:
    """A position and the decision that is being spelled in it."""

    position: api.Position
    decision: Decision
    _vectors: dict[int, list[float]] = field(factory=dict, eq=False, repr=False)
    """What the seats know in this position, as far as somebody asked."""

    @classmethod
    def at(cls, position: api.Position) -> "Spelled":
        """Begin where something is to be decided from a position on: what has one answer only is answered."""
        while not position.over and position.choices == 1:
            position = position.act(0)
        return cls(position, Decision.among(map(vocabulary(position.game).spell, position.legal)))

    def __deepcopy__(self, memo: object) -> "Spelled":
        """Return the same: it never changes, and OpenSpiel copies states often."""
        return self

    def say(self, word: int) -> "Spelled":
        decision = self.decision.say(word)
        if decision.decided is None:
            return evolve(self, decision=decision)
        return Spelled.at(self.position.act(decision.decided))

    def vector(self, seat: int) -> list[float]:
        if seat not in self._vectors:
            position = self.position
            self._vectors[seat] = layout(position.game, position.seats).vector(position.view(seat))
        return self._vectors[seat]


class LeonardoGame(pyspiel.Game):
    """A game of ours; `name` and `agreed` are as in `leonardo.api.new`."""

    name = ""
    kind: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wishes = dict(params or {})
        self.seats = int(wishes.pop(_PLAYERS, usual_seats(GAMES[self.name])))
        self.agreed = wishes
        about = pyspiel.GameInfo(
            num_distinct_actions=max(len(vocabulary(self.name)), DEALS),
            max_chance_outcomes=DEALS,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=_LONGEST,
        )
        super().__init__(self.kind, about, params or {})

    def new_initial_state(self) -> "LeonardoState":
        return LeonardoState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> "Observer":  # noqa: ARG002 - OpenSpiel
        return Observer(self)


class LeonardoState(pyspiel.State):
    """A position with the words said so far; nothing is dealt at the root."""

    def __init__(self, game: LeonardoGame) -> None:
        super().__init__(game)
        self._name, self._seats, self._agreed = game.name, game.seats, game.agreed  # a clone's game has none of them
        self._at: Spelled | None = None

    def current_player(self) -> int:
        if self._at is None:
            return int(pyspiel.PlayerId.CHANCE)
        decider = self._at.position.decider
        return int(pyspiel.PlayerId.TERMINAL) if decider is None else decider

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        return self._at.decision.words if self._at is not None and player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        if self._at is None:
            self._at = Spelled.at(api.new(self._name, self._seats, action, **self._agreed))
        else:
            self._at = self._at.say(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else vocabulary(self._name).words[action]

    def is_terminal(self) -> bool:
        return self._at is not None and self._at.position.over

    def returns(self) -> list[float]:
        """Return 1 for a seat that wins alone; several who win share it."""
        won: Sequence[int] = self._at.position.winners if self._at is not None and self.is_terminal() else ()
        return [(seat in won) / max(1, len(won)) for seat in range(self._seats)]

    def information_state_string(self, player: int | None = None) -> str:
        return self.told(self.current_player() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        return self.told(self.current_player() if player is None else player)

    def told(self, player: int) -> str:
        """Return all that a seat may know now, and the words that it has said in this decision."""
        if self._at is None:
            return "nothing is dealt"
        said = self._at.decision.said if player == self.current_player() else ()
        return json.dumps([self._at.position.view(player), said])

    def vector(self, player: int) -> list[float]:
        return [0.0] * len(layout(self._name, self._seats).slots) if self._at is None else self._at.vector(player)

    def resample_from_infostate(self, player: int, sampler: Any) -> "LeonardoState":  # noqa: ANN401 - OpenSpiel's
        """Return a state that is the same to a seat, with all that it cannot know drawn anew.

        It has no history that leads to it, so it can be played on but not written down.
        """
        other: LeonardoState = self.clone()
        if self._at is not None:
            drawn = self._at.position.drawn(player, Random(sampler()))
            told = player == self.current_player()
            other._at = Spelled(drawn, self._at.decision) if told else Spelled.at(drawn)
        return other

    def __str__(self) -> str:
        return "nothing is dealt" if self._at is None else f"{self._at.position!r} {list(self._at.decision.said)}"


class Observer:
    """What a seat knows, as a tensor and as text."""

    def __init__(self, game: LeonardoGame) -> None:
        self.tensor = np.zeros(len(layout(game.name, game.seats).slots), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: LeonardoState, player: int) -> None:
        self.tensor[:] = state.vector(player)

    def string_from(self, state: LeonardoState, player: int) -> str:
        return state.told(player)


def _register(game: str) -> None:
    usual = {name: value for name, value in api.options(game).items() if isinstance(value, int | str)}
    kind = pyspiel.GameType(
        short_name=f"leonardo_{game}",
        long_name=f"{game.title()}, a board game about Leonardo",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(api.seat_counts(game)),
        min_num_players=min(api.seat_counts(game)),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={_PLAYERS: usual_seats(GAMES[game]), **usual},
    )
    name = f"{game.title()}Game"
    globals()[name] = type(
        name, (LeonardoGame,), {"name": game, "kind": kind, "__module__": __name__}
    )  # pickle asks here
    pyspiel.register_game(kind, globals()[name])


for _game in api.GAMES:
    _register(_game)
