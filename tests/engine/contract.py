"""What every game behind the contract must keep.

A game points `Contract` at itself in a test module of its own: `class TestMyGame(Contract)` with its `game` and some
`setups`.
"""

import json
from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from random import Random
from typing import Any, ClassVar

import attrs
import pytest

from leonardo.engine.codec import encode_tagged
from leonardo.engine.driving import wander
from leonardo.engine.game import NATURE, AnyGame, Event, IllegalActionError, Step, seen
from leonardo.engine.record import Played, read_record, write_record

PLENTY = 5_000  # more decisions than any game should take
WORLDS = 4  # worlds that a seat may think it is in, tried for a decision

Course = list[tuple[Any, Step[Any]]]  # a game: each decision, none at first, with what it led to
_PLAYED: dict[str, Sequence[Course]] = {}
"""The games of the test that ran last, and of those of its kind; of others they are forgotten."""


class Contract:
    """The promises of `leonardo.engine.game.Game`, tried on random games from each of the set-ups."""

    game: ClassVar[AnyGame]
    setups: ClassVar[Sequence[Any]]
    looked_into: ClassVar[int] = 250  # decisions of which it is tried whether they tell a seat something hidden

    def walk(self, setup: object, seed: int = 1) -> Iterator[tuple[Any, Step[Any]]]:
        """Play a random game, nature included, yielding each decision with what it led to."""
        course = wander(self.game, setup, Random(seed))
        for played, events in islice(course, PLENTY):
            yield played.turns[-1].action if played.turns else None, Step(played.state, events)
        assert played.over, "the game does not end"

    def games(self) -> Sequence[Course]:
        """Return a random game from each set-up, played once for all tests of one game."""
        name = type(self).__name__
        if name not in _PLAYED:
            _PLAYED.clear()
            _PLAYED[name] = [list(self.walk(setup, seed)) for seed, setup in enumerate(self.setups)]
        return _PLAYED[name]

    def viewers(self, state: object) -> list[int | None]:
        """Return all who can look: every seat, and an onlooker."""
        return [None, *range(self.game.seats(state))]

    def test_random_games_come_to_an_end(self) -> None:
        for steps in self.games():
            *before, (_, last) = steps
            assert all(not self.game.standing(step.state).over for _, step in before)
            assert self.game.standing(last.state).over
            assert list(self.game.legal(last.state)) == []

    def test_whoever_decides_has_different_answers_to_choose_from(self) -> None:
        for steps in self.games():
            for _, step in steps[:-1]:
                decider = self.game.decider(step.state)
                assert decider == NATURE or decider in range(self.game.seats(step.state))
                legal = list(self.game.legal(step.state))
                assert len(legal) > 1 or decider == NATURE
                assert len(set(legal)) == len(legal)

    def test_the_number_of_seats_is_one_that_can_play(self) -> None:
        for steps in self.games():
            assert {self.game.seats(step.state) for _, step in steps} <= set(self.game.seat_counts)

    def test_a_decision_is_repeatable_and_leaves_the_state_alone(self) -> None:
        for steps in self.games():
            for (_, before), (action, after) in pairwise(steps):
                shown = repr(before.state)
                again = self.game.apply(before.state, action)
                assert (again.state, again.events) == (after.state, after.events)
                assert list(self.game.legal(again.state)) == list(self.game.legal(after.state))
                assert repr(before.state) == shown

    def test_a_watched_step_tells_the_state_after_each_event(self) -> None:
        for setup, steps in zip(self.setups, self.games(), strict=True):
            self._watch(steps[0][1], self.game.begin(setup, watched=True))
            for (_, before), (action, after) in pairwise(steps):
                self._watch(after, self.game.apply(before.state, action, watched=True))

    def _watch(self, unwatched: Step[Any], watched: Step[Any]) -> None:
        assert (watched.state, watched.events) == (unwatched.state, unwatched.events)
        assert unwatched.states == (), "nobody watched"
        assert len(watched.states) == len(watched.events)
        assert watched.states[-1:] in ((), (watched.state,))
        assert all(isinstance(state, self.game.state_type) for state in watched.states)

    def test_who_must_not_notice_an_event_sees_nothing_change_by_it(self) -> None:
        for steps in self.games():
            for (_, before), (action, _) in pairwise(steps):
                step = self.game.apply(before.state, action, watched=True)
                for earlier, later, event in zip((before.state, *step.states), step.states, step.events, strict=False):
                    for viewer in self.viewers(before.state):
                        if event.seen_by(viewer) is None:
                            assert self.game.view(later, viewer) == self.game.view(earlier, viewer)

    def test_a_decision_that_tells_a_seat_something_hidden_reveals(self) -> None:
        """What is not revealed comes out the same in every world that a seat may think it is in."""
        found = [
            (before.state, action, after) for steps in self.games() for (_, before), (action, after) in pairwise(steps)
        ]
        untold = [each for each in found if not any(event.reveals for event in each[-1].events)]
        for state, action, step in Random(1).sample(untold, min(self.looked_into, len(untold))):
            for seat in range(self.game.seats(state)):
                seen_now = self.game.view(step.state, seat), seen(step.events, seat)
                assert all(told == seen_now for told in self._elsewhere(state, seat, action)), (state, action)

    def _elsewhere(self, state: object, seat: int, action: object) -> Iterator[tuple[Any, list[Event]]]:
        """Yield what a seat would see of a decision in other worlds in which it can be made."""
        view = self.game.view(state, seat)
        for number in range(WORLDS):
            world = self.game.determinize(view, Random(number))
            if self.game.objection(world, action) is None:
                there = self.game.apply(world, action)
                yield self.game.view(there.state, seat), seen(there.events, seat)

    def test_states_decisions_and_events_are_frozen_attrs_classes(self) -> None:
        for steps in self.games():
            for action, step in steps:
                assert isinstance(step.state, self.game.state_type)
                for thing in (step.state, *step.events, *([] if action is None else [action])):
                    assert attrs.has(type(thing))
                    assert hash(thing) == hash(thing)
                    name = next((field.name for field in attrs.fields(type(thing))), "anything")
                    with pytest.raises((attrs.exceptions.FrozenInstanceError, AttributeError)):
                        setattr(thing, name, None)

    def test_nature_does_what_is_legal(self) -> None:
        for steps in self.games():
            for _, step in steps:
                if self.game.decider(step.state) == NATURE:
                    done = self.game.chance(step.state, Random(1))
                    assert done == self.game.chance(step.state, Random(1))
                    assert self.game.objection(step.state, done) is None
                    assert done in (self.game.legal(step.state) or (done,))

    def test_what_is_not_legal_meets_an_objection_and_is_refused(self) -> None:
        for steps in self.games():
            tried = {action for _, step in steps for action in self.game.legal(step.state)}
            for _, step in steps[:: max(1, len(steps) // 10)]:
                self._try_all(step.state, tried)

    def _try_all(self, state: object, tried: set[Any]) -> None:
        legal = set(self.game.legal(state))
        listed = legal or self.game.decider(state) != NATURE  # what chance can bring may be too much to list
        for action in legal | tried if listed else ():
            objection = self.game.objection(state, action)
            assert (objection is None) == (action in legal)
            if objection is not None:
                assert objection.rule
                assert objection.reason
                assert objection.message
                with pytest.raises(IllegalActionError) as refused:
                    self.game.apply(state, action)
                assert refused.value.objection == objection

    def test_a_state_dealt_anew_from_a_view_gives_the_same_view_back(self) -> None:
        random = Random(1)
        for steps in self.games():
            for _, step in steps[:: max(1, len(steps) // 15)]:
                for viewer in self.viewers(step.state):
                    view = self.game.view(step.state, viewer)
                    sample = self.game.determinize(view, random)
                    assert self.game.view(sample, viewer) == view
                    assert self.game.decider(sample) == self.game.decider(step.state)
                    assert self.game.standing(sample).scores == self.game.standing(step.state).scores

    def test_events_are_seen_by_all_as_events_of_their_kind(self) -> None:
        for steps in self.games():
            for _, step in steps:
                for event in step.events:
                    for viewer in self.viewers(step.state):
                        seen = event.seen_by(viewer)
                        assert isinstance(event, Event)
                        assert seen is None or type(seen) is type(event)

    def test_rounds_are_counted_upwards_if_they_are_counted(self) -> None:
        for steps in self.games():
            rounds = [self.game.round_of(step.state) for _, step in steps]
            counted = [number for number in rounds if number is not None]
            assert len(counted) in (0, len(rounds))
            assert counted == sorted(counted)
            assert min(counted, default=0) >= 0

    def test_each_seat_has_a_score_and_somebody_wins(self) -> None:
        for steps in self.games():
            for _, step in steps:
                standing = self.game.standing(step.state)
                assert len(standing.scores) == self.game.seats(step.state)
                assert standing.winners
                assert set(standing.winners) <= set(range(len(standing.scores)))

    def test_set_ups_and_decisions_are_read_as_they_are_written(self) -> None:
        for setup, steps in zip(self.setups, self.games(), strict=True):
            fields = json.loads(json.dumps(self.game.write_setup(setup)))
            assert self.game.read_setup(fields) == setup
            for action in {action for _, step in steps for action in self.game.legal(step.state)}:
                assert self.game.read_action(json.loads(json.dumps(self.game.write_action(action)))) == action

    def test_decisions_and_chance_differ_by_their_first_word(self) -> None:
        for steps in self.games():
            for (_, before), (action, _) in pairwise(steps):
                by_nature = self.game.decider(before.state) == NATURE
                first, *others = self.game.write_action(action)
                assert first == ("chance" if by_nature else "do")
                assert not {"do", "of", "chance"} & set(others)
                assert by_nature or "seat" not in others

    def test_views_are_read_as_told_and_events_can_be_told(self) -> None:
        json.dumps(self.game.write_rules())
        for steps in self.games():
            for _, step in steps[:: max(1, len(steps) // 15)]:
                json.dumps([encode_tagged(event) for event in step.events])
                for viewer in self.viewers(step.state):
                    view = self.game.view(step.state, viewer)
                    asked = viewer is not None and viewer == self.game.decider(step.state)
                    fields = json.loads(json.dumps(self.game.write_view(view)))
                    assert self.game.read_view(fields, self.game.legal(step.state) if asked else ()) == view

    def test_a_game_replays_undoes_and_is_read_from_its_record(self) -> None:
        for setup, steps in zip(self.setups, self.games(), strict=True):
            actions = [action for action, _ in steps[1:]]
            played = Played.replay(self.game, setup, actions)
            assert played.state == steps[-1][1].state
            assert [step for _, step in played.steps()] == [step for _, step in steps]
            for back in (0, 1, len(actions) // 2, len(actions)):
                assert played.undo(back).state == steps[len(actions) - back][1].state
            assert read_record(write_record(played), {self.game.name: self.game}.get) == played
