"""The scripted opponents of The City of Leonardo play whole games by the rules."""

from random import Random

import pytest
from attrs import evolve

from leonardo.ai.player import UNLIMITED, AnyPlayer
from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import Done, LayWork
from leonardo.engine.citta.constants import GUILDS, STANDARD
from leonardo.engine.citta.questions import WorkQuestion
from leonardo.engine.citta.setup import Options
from leonardo.engine.citta.state import NOBODY
from leonardo.engine.driving import drive
from leonardo.engine.game import NATURE
from leonardo.engine.record import Played
from scripts.panel.citta import PANEL
from scripts.panel.citta_unseen import UNSEEN

STYLES = {**PANEL, **UNSEEN}


@pytest.mark.parametrize("variants", [STANDARD, (GUILDS, *STANDARD), ()], ids=["standard", "guilds", "letter"])
@pytest.mark.parametrize("name", STYLES)
def test_a_style_plays_to_the_end_and_always_answers_legally(name: str, variants: tuple[str, ...]) -> None:
    style: AnyPlayer = STYLES[name]
    random = Random(f"{name} {variants}")
    others = list(STYLES.values())

    def decide(played: Played, seat: int) -> object:
        player = style if seat == 0 else others[seat]
        state = played.state
        return player(GAME.view(state, seat), GAME.legal(state), random, UNLIMITED)

    played = drive(GAME, GAME.deal(Options(4, 8, variants), random), decide, lambda _: random)
    assert played.over


@pytest.mark.parametrize("name", STYLES)
def test_a_style_answers_the_same_to_the_same(name: str) -> None:
    style, random = STYLES[name], Random(name)
    state = GAME.begin(GAME.deal(Options(4, 5), random)).state
    while (seat := GAME.decider(state)) is not None:
        if seat == NATURE:
            action = GAME.chance(state, random)
        else:
            view, legal = GAME.view(state, seat), GAME.legal(state)
            action = style(view, legal, Random(1), UNLIMITED)
            assert action in legal
            assert style(view, legal, Random(1), UNLIMITED) == action
        state = GAME.apply(state, action).state


@pytest.mark.parametrize("name", STYLES)
def test_a_style_buys_works_while_the_others_have_nothing(name: str) -> None:
    random = Random(4)
    state = GAME.begin(GAME.deal(Options(3, 20, ()), random)).state
    while not isinstance(state.question, WorkQuestion):
        answer = GAME.chance(state, random) if GAME.decider(state) == NATURE else GAME.legal(state)[0]
        state = GAME.apply(state, answer).state
    seat, view = state.question.seat, GAME.view(state, state.question.seat)
    parties = tuple(
        party if party is None or at == seat else evolve(party, florins=0) for at, party in enumerate(view.parties)
    )
    poor = evolve(view, parties=parties, owners=tuple(o if o == seat else NOBODY for o in view.owners))
    assert isinstance(STYLES[name](poor, GAME.legal(state), random, UNLIMITED), LayWork | Done)
