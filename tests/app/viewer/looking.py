"""Looking back at a played game of any kind, as its own tests do: steps that they have in common."""

import pygame

from leonardo.app.rulebook.book import RuleBook
from leonardo.app.rulebook.scene import RuleBookScene
from leonardo.app.table.since.scene import SinceScene
from leonardo.app.viewer.branch import BranchScene
from leonardo.app.viewer.scene import ViewerScene
from leonardo.play.replay import Replay, Station
from leonardo.play.session import Session
from tests.app.table.table_harness import Desk


def look_back(desk: Desk, session: Session) -> ViewerScene:
    desk.host.look_back(session)
    desk.turn()
    return desk.top(ViewerScene)


def move_both_ways(desk: Desk, scene: ViewerScene, apart: int, frames: int) -> None:
    """Step on and back at places so many decisions apart, with so many frames between."""
    for number in range(2, scene.replay.count, apart):
        scene.go(Station(number))
        scene.step_decision(1)
        for _ in range(frames):
            desk.turn()
        scene.step_event(-1)
        desk.turn()


def play_on_by_keys(desk: Desk, scene: ViewerScene, decisions: int) -> None:
    """Play on from a place: the game goes on from there."""
    scene.go(Station(decisions))
    desk.turn()
    desk.key(pygame.K_b)
    assert isinstance(desk.kit.stack.top, BranchScene)
    desk.press("begin")
    desk.turn()
    assert desk.host.session is not None
    assert desk.host.session.played == scene.replay.until(decisions)


def step_through_since(desk: Desk, whole: Session, decisions: int) -> None:
    """Sit down at a game as it stood after so many decisions, and step through what the others did."""
    desk.host.play(Session(Replay(whole.played).until(decisions), whole.seats, 3, None, "since"))
    desk.turn()
    desk.wait(lambda: desk.table.free or desk.kit.stack.top is not desk.table)
    assert desk.table.show_since()
    assert isinstance(desk.kit.stack.top, SinceScene)


def opened_at(desk: Desk, session: Session, rule: str) -> RuleBook:
    desk.host.play(session)
    desk.turn()
    desk.host.show_rules(rule)
    desk.turn()
    top = desk.top(RuleBookScene)
    return top.book
