"""Pictures as a GIF: a reader that is not ours shows them as they were."""

from io import BytesIO
from random import Random

import pygame
import pytest

from leonardo.app.animation.gif import MOST_COLOURS, Frame, gif_of
from leonardo.app.animation.palette import Pixels, palette_of

SIZE = (37, 23)
PALETTE = [(number, 255 - number, number // 2) for number in range(MOST_COLOURS)]


def shown(content: bytes) -> list[tuple[pygame.Surface, float]]:
    """The pictures of a GIF, and for how many milliseconds each is shown."""
    return pygame.image.load_animation(BytesIO(content), "all.gif")


def numbers(random: Random, colours: int) -> bytes:
    return bytes(random.randrange(colours) for _ in range(SIZE[0] * SIZE[1]))


def colours_of(frame: bytes) -> bytes:
    return b"".join(bytes(PALETTE[number]) for number in frame)


@pytest.mark.parametrize("colours", [1, 2, 17, MOST_COLOURS])
def test_each_picture_is_read_back_as_it_was(colours: int) -> None:
    random = Random(colours)
    frames = [numbers(random, colours) for _ in range(4)]
    content = gif_of([Frame(each, 70) for each in frames], SIZE, PALETTE)
    found = shown(content)
    assert [pygame.image.tobytes(picture, "RGB") for picture, _ in found] == list(map(colours_of, frames))
    assert [time for _, time in found] == [70] * 4


def test_what_changes_a_little_takes_little_room() -> None:
    first = numbers(Random(1), MOST_COLOURS)
    second = bytearray(first)
    second[400] = (first[400] + 1) % MOST_COLOURS
    still = gif_of([Frame(first, 100), Frame(first, 100)], SIZE, PALETTE)
    one = gif_of([Frame(first, 100)], SIZE, PALETTE)
    changed = gif_of([Frame(first, 100), Frame(bytes(second), 100), Frame(first, 100)], SIZE, PALETTE)
    assert len(still) - len(one) < 40
    assert len(changed) - len(still) < 40
    assert [pygame.image.tobytes(picture, "RGB") for picture, _ in shown(changed)] == [
        colours_of(each) for each in (first, bytes(second), first)
    ]


def test_runs_beyond_the_largest_code_are_packed_as_well() -> None:
    width, height = 300, 200
    random = Random(3)
    frame = bytes(random.randrange(MOST_COLOURS) for _ in range(width * height))
    (picture, _), *_ = shown(gif_of([Frame(frame, 10)] * 2, (width, height), PALETTE))
    assert pygame.image.tobytes(picture, "RGB") == colours_of(frame)


def drawn() -> pygame.Surface:
    """A picture with a slope of many colours and a small red spot."""
    picture = pygame.Surface((64, 64))
    for x in range(64):
        for y in range(64):
            picture.set_at((x, y), (4 * x, 4 * y, 128))
    picture.fill((255, 0, 0), (10, 10, 2, 2))
    return picture


def test_a_palette_is_near_to_all_colours() -> None:
    picture = drawn()
    pixels = Pixels(picture)
    palette = palette_of([pixels], MOST_COLOURS)
    assert len(palette.colours) <= MOST_COLOURS
    wanted = pygame.image.tobytes(picture, "RGB")
    found = b"".join(bytes(palette.colours[number]) for number in palette.numbered(pixels))
    assert max(abs(one - other) for one, other in zip(wanted, found, strict=True)) <= 24


def test_few_colours_are_kept_as_they_are() -> None:
    picture = pygame.Surface((33, 3))
    picture.fill((255, 255, 255))
    picture.fill((255, 0, 0), (0, 0, 1, 1))
    pixels = Pixels(picture)
    palette = palette_of([pixels], MOST_COLOURS)
    assert sorted(palette.colours) == [(255, 0, 0), (255, 255, 255)]
    assert palette.colours[palette.numbered(pixels)[0]] == (255, 0, 0)
