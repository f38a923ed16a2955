"""The inventions owned stay between the rules of the results page, however many they are."""

import pygame
import pytest

from leonardo.app.davinci.results.owned import by_type, draw_owned
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.pictures import Pictures
from leonardo.app.table.results.rows import WIDE
from leonardo.engine.davinci.inventions import INVENTIONS

pytestmark = pytest.mark.usefixtures("fresh_screen")


def test_inventions_are_told_type_by_type() -> None:
    groups = by_type((20, 1, 12, 3))
    assert [number for numbers in groups.values() for number in numbers] == [1, 12, 3, 20]
    assert all(INVENTIONS[number].type == kind for kind, numbers in groups.items() for number in numbers)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("owned", [(), (20,), (1, 3, 5, 13, 20, 25, 19, 10), (25, 24, 23, 22, 21, 20, 19, 18)])
def test_up_to_eight_stay_in_their_column(size: tuple[int, int], owned: tuple[int, ...]) -> None:
    kit = Kit.for_size(size)
    place = pygame.Rect(0, 0, kit.layout.px(WIDE.room), kit.layout.px(56))
    assert place.contains(draw_owned(kit, pygame.Surface(place.size), place, owned))
    assert not kit.painter.cut


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("owned", [(20,), (2, 4, 5), (1, 3, 5, 13, 20, 25)])
def test_inventions_are_pictured_where_there_is_room(
    size: tuple[int, int], owned: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A number says nothing to anybody who does not know the cards by heart."""
    kit = Kit.for_size(size)
    drawn: list[str] = []
    get = Pictures.get

    def note(pictures: Pictures, name: str, size: tuple[int, int]) -> pygame.Surface:
        drawn.append(name)
        return get(pictures, name, size)

    monkeypatch.setattr(Pictures, "get", note)
    place = pygame.Rect(0, 0, kit.layout.px(WIDE.room), kit.layout.px(WIDE.line))
    assert place.contains(draw_owned(kit, pygame.Surface(place.size), place, owned))
    assert {f"invention_{number:02d}" for number in owned} <= set(drawn)
