"""What the table shows at one moment, kept until something of it changes: picture and controls read the same."""

from collections.abc import Mapping, Sequence

from attrs import field, frozen
from pygame import Rect

from leonardo.app.kit.areas import Area
from leonardo.app.kit.points import Point
from leonardo.app.table.kinds import Spot, View
from leonardo.app.table.picture import TablePicture
from leonardo.app.table.shown.marks import Marks, Prompt
from leonardo.app.table.words.prompt_state import PromptState


@frozen(eq=False)
class Frame:
    """A `view`, the `prompt` that goes with it, and so where everything lies: `areas`, in pixels.

    It depends on nothing but the view and the `situation`: while these are the same, so is the frame.
    """

    view: View
    situation: PromptState
    prompt: Prompt
    picture: TablePicture
    _marks: Marks = field(init=False)

    @_marks.default
    def _with_prompt(self) -> Marks:
        return Marks(prompt=self.prompt)

    @property
    def areas(self) -> Mapping[Spot, Area]:
        """Where everything lies, in the order in which the keyboard walks it."""
        return self.picture.areas(self.view, self._marks)

    @property
    def places(self) -> Mapping[Spot, Rect]:
        return self.picture.spots(self.view, self._marks)

    @property
    def buttons(self) -> Sequence[str]:
        """The keys of the buttons to be seen, the expected one last."""
        return [button.key for button in self.prompt.buttons]

    @property
    def main(self) -> str:
        """The key of the button that leads on, where the keyboard begins; nothing if none does."""
        return next((button.key for button in reversed(self.prompt.buttons) if button.leads and button.enabled), "")

    @property
    def ways(self) -> tuple[str, ...]:
        """The keys of the buttons that belong to what is asked and are not pale."""
        return tuple(button.key for button in self.prompt.buttons if not button.tool and button.enabled)

    def counts(self, key: str) -> bool:
        return any(button.key == key and button.counts for button in self.prompt.buttons)

    def means(self, key: str) -> str:
        return next((button.means for button in self.prompt.buttons if button.key == key), "")

    def spots_at(self, point: Point) -> tuple[Spot, ...]:
        """Return what a press of a pixel means, the uppermost first."""
        return self.picture.spots_at(self.view, point, self._marks)
