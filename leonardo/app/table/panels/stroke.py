"""Something that is laid over a table, such as a light or a mark."""

from collections.abc import Callable, Hashable, Iterable, Sequence

from attrs import frozen
from pygame import Rect, Surface


@frozen(eq=False)
class Stroke:
    """Something that is laid over the page, each over those before it.

    Of what it draws outside its `region` nothing is seen. `key` tells all that it depends on beside its region and the
    page below: while these are the same, it is.
    """

    region: Rect
    key: Hashable
    draw: Callable[[Surface], None]
    pieces: Callable[[], Iterable[object]] = tuple
    """Makes ahead what it is drawn with, where that takes long: a piece of work for each step."""


def lay_within(surface: Surface, strokes: Iterable[Stroke], regions: Sequence[Rect]) -> None:
    """Draw strokes where they lie in some regions, and nothing of them beyond: more may lie over them there."""
    clip = surface.get_clip()
    for stroke in strokes:
        for region in regions:
            if stroke.region.colliderect(region):
                surface.set_clip(clip.clip(region).clip(stroke.region))
                stroke.draw(surface)
    surface.set_clip(clip)
