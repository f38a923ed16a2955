"""Taking away what was drawn over a picture for one frame, so that a frame touches no more than what moves."""

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

Bring = Callable[[Surface, Surface, Sequence[Rect] | None, Sequence[Rect]], None]
"""How a surface comes to show a picture that changed at some places, where something lies over it at others (or none:
nobody knows what it shows); the arguments are those of `bring_at_once`."""


def restore(surface: Surface, picture: Surface, places: Sequence[Rect] | None) -> Sequence[Rect]:
    """Let a surface show some places of a picture of its size, or all of it (none: nobody knows what it shows).

    Return where it shows it now.
    """
    width, height = picture.get_size()
    if places is None or sum(place.width * place.height for place in places) >= width * height:
        surface.blit(picture, (0, 0))
        return [Rect(0, 0, width, height)]
    surface.blits([(picture, place, place) for place in places], doreturn=False)
    return places


def bring_at_once(surface: Surface, picture: Surface, over: Sequence[Rect] | None, changed: Sequence[Rect]) -> None:
    """Let a surface show a picture as it is."""
    restore(surface, picture, None if over is None else [*over, *changed])
