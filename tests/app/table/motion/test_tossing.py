"""Coins that are tossed: each on a way of its own, tumbling, with no picture made twice."""

from collections.abc import Callable, Hashable

import pygame
import pytest
from pygame import Surface

from leonardo.app.kit.pictures import Pictures
from leonardo.app.table.looks.sprite import Sprite, cast
from leonardo.app.table.motion.flight import tossed
from leonardo.app.table.motion.tossing import Toss, draw_tossed

START, END = (60.0, 60.0), (460.0, 260.0)
SHARES = [step / 20 for step in range(21)]


class Coin:
    """A piece that is tossed."""


def test_coins_leave_together_and_meet_again() -> None:
    ways = [Toss(START, END, number) for number in range(5)]
    assert {way.at(0.0) for way in ways} == {START}
    assert {way.at(1.0) for way in ways} == {END}
    assert len({way.at(0.5) for way in ways}) == len(ways)
    assert len({tuple(map(way.face, SHARES)) for way in ways}) > 1
    assert all(way.face(share) == 0 for way in ways for share in (0.0, 1.0))


def test_coins_pass_round_what_is_in_the_middle_of_their_way() -> None:
    past = 260.0, 420.0
    ways = [Toss(START, END, number, past=past) for number in range(5)]
    assert {way.at(0.0) for way in ways} == {START}
    assert {way.at(1.0) for way in ways} == {END}
    assert all(abs(way.at(0.5)[1] - past[1]) < 40 for way in ways)


class Album(Pictures):
    """One that notes what it makes."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[Hashable] = []

    def made(self, key: Hashable, make: Callable[[], Surface]) -> Surface:

        def noted() -> Surface:
            self.keys.append(key)
            return make()

        return super().made(key, noted)


@pytest.mark.usefixtures("fresh_screen")
def test_a_coin_tumbles_and_no_picture_of_it_is_made_twice() -> None:
    flat = Surface((24, 24), pygame.SRCALPHA)
    pygame.draw.circle(flat, (230, 180, 60), (12, 12), 12)
    sprite, pictures, ground = Sprite(flat, cast(flat, 4), 4), Album(), Surface((520, 320))
    for _ in range(2):
        for share in SHARES:
            drawn = draw_tossed(pictures, ground, tossed(Coin(), None, None, 1), sprite, Toss(START, END, 1), share)
            assert ground.get_rect().contains(drawn)
    assert len(pictures.keys) == len(set(pictures.keys))
    assert sum(isinstance(key, tuple) and key[0] == "tossed" for key in pictures.keys) > 3
