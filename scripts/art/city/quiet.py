"""The hush of ordinary houses: paler, greyer and finer than what one looks for, and the farther the airier."""

from collections.abc import Iterator
from contextlib import contextmanager

from ..drawing.ink import Pen
from ..drawing.palette import Colour, mix

_PLASTER: Colour = (238, 220, 182)
"""What ordinary colours come nearer to: sunlit plaster, so that dark lines and roofs pale and walls stay."""
_AIR: Colour = (226, 228, 220)
"""The colour of much air."""
_PALER = 0.22
"""How much of the plaster there is in every ordinary colour."""
_GREYER = 0.12
"""How much of what sets a colour apart from grey is taken from it before that."""
_AIRIEST = 0.14
"""How much of the air there is in what stands farthest off; none of it near by."""
_FINER = 0.82
"""How heavy the quill is on ordinary things, compared with others at the same place."""
_FAR, _NEAR = 130.0, 480.0
"""The levels on the ground between which the air clears."""


@contextmanager
def hushed(pen: Pen, y: float) -> Iterator[None]:
    """Whatever is drawn inside the block, at ground level `y`, keeps behind what the eye should find."""
    air = _AIRIEST * min(1.0, max(0.0, (_NEAR - y) / (_NEAR - _FAR)))

    def tone(colour: Colour) -> Colour:
        grey = round(0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2])
        quiet = mix(mix(colour, (grey, grey, grey), _GREYER), _PLASTER, _PALER)
        return mix(quiet, _AIR, air)

    with pen.pressed(_FINER), pen.toned(tone):
        yield
