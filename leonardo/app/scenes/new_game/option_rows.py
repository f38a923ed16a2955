"""The options of a game as rows of widgets: choices, checks and numbers, as many as a game has.

Where there is room each has its sentence below it, closer together if need be. Where there is less the sentences become
hints, and where not even the rows have room they are shared among leaves that one turns.
"""

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from attrs import frozen

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import SEPIA
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import BESIDE, Choice, Heading, Label, Stepper, Toggle, Widget, in_parts
from leonardo.app.kit.widgets.number import NumberField
from leonardo.app.presentation import Agreed, CheckOption, ChoiceOption, NumberOption, Option
from leonardo.app.scenes.new_game.plan import Plan

ROW: Final = 64  # units of what is pressed in a row
_GAP: Final = 10
_WIDE_GAP: Final = 22  # units between rows, and where the sentences stand below them
_CLOSE_ROW: Final = 52
"""Units of a check whose sentence stands close to it; never less than what can be pressed with ease."""
_LEAST_PRESSED: Final = 32  # pixels of what can be pressed with ease, at least
_HEADING: Final = 48  # units of the name over a choice
_SENTENCE: Final = 24  # size of a sentence, in units
_BESIDE: Final = 210
_MOST_BESIDE: Final = 0.42
"""Units that the words before a row take at least, and the share of the row that they take at most."""
_SIZE: Final = 26
NAME: Final = 27  # sizes of what is written in a row, and of the words before it, in units
_INDENT: Final = 50
_NEARER: Final = 10
"""Units that the sentence of a check is further to the right than the check, and nearer to it than to other rows."""


@frozen
class _Style:
    """How the rows are laid out: whether sentences stand below, and names over choices, and how `close` it all is."""

    sentences: bool
    names_above: bool
    close: bool = False


_STYLES: Final = (_Style(True, True), _Style(True, False), _Style(True, False, True), _Style(False, False))


def sentence(option: Option, agreed: Agreed, against: str = "") -> str:
    """Return what an option means as it is agreed on, or what is against it."""
    if against:
        return against
    told = isinstance(option, ChoiceOption) or (isinstance(option, NumberOption) and agreed in option.beyond)
    return tr(f"{option.text}.{agreed}_about" if told else f"{option.text}.about")


class OptionRows:
    """The rows in an `area` of which they take what they need; `bottom` is where they end.

    `below` are the words before the rows that follow them, which are `parted` in the same way. `leaf` is the one shown
    where there are several; `turn` is told when another one is wished for, `changed` that what is agreed on in the
    `plan` has changed. What cannot be as the players sit there is pale, and `against` returns why.
    """

    def __init__(
        self,
        kit: Kit,
        area: pygame.Rect,
        options: Sequence[Option],
        plan: Plan,
        below: Sequence[str],
        leaf: int,
        turn: Callable[[int], None],
        changed: Callable[[], None],
        against: Callable[[Option], str] = lambda _: "",
    ) -> None:
        self._against = {option.name: against(option) for option in options}
        self._kit, self._area, self._plan, self._changed = kit, area, plan, changed
        styles = _STYLES[1:] if self._kit.layout.upright else _STYLES
        fitting = (style for style in styles if self._high(options, style) <= area.height)
        self._style = next(fitting, _STYLES[-1])
        names = [tr(f"{option.text}.name") for option in options if self._is_named_before(option)]
        self._beside = self._wide_enough([*names, *below])
        self.bottom = area.top
        self.widgets: list[Widget] = []
        self._sentences: dict[str, Label] = {}
        """What stands below an option, by its name."""
        leaves = self._leaves(options)
        leaf = min(leaf, len(leaves) - 1)
        for option in leaves[leaf]:
            self._add(option)
        if len(leaves) > 1:
            self._add_turning(len(leaves), leaf, turn)

    @property
    def tells(self) -> bool:
        return self._style.sentences

    def parted(self, row: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """Return the place of the words before a row, and the rest of it."""
        before, rest = row.copy(), row.copy()
        before.width = self._beside
        rest.left, rest.width = before.right + self._kit.layout.px(16), row.width - before.width
        rest.width -= self._kit.layout.px(16)
        return before, rest

    def _is_named_before(self, option: Option) -> bool:
        above = self._style.names_above and isinstance(option, ChoiceOption)
        return not (above or isinstance(option, CheckOption))

    def _wide_enough(self, names: Sequence[str]) -> int:
        """Return the pixels that the longest of the words before the rows take."""
        painter, px = self._kit.painter, self._kit.layout.px
        longest = max((painter.measure(name, Face.STRONG, NAME)[0] for name in names), default=0)
        return min(max(px(_BESIDE), longest + px(8)), round(self._area.width * _MOST_BESIDE))

    def _high(self, options: Sequence[Option], style: _Style) -> int:
        return sum(self._row_high(option, style) for option in options)

    def _row_high(self, option: Option, style: _Style) -> int:
        px = self._kit.layout.px
        above = px(_HEADING) if style.names_above and isinstance(option, ChoiceOption) else 0
        below = self._offset(option)[1] + self._sentence_high(option) if style.sentences else 0
        gap = px(_WIDE_GAP if style.sentences and not style.close else _GAP)
        return above + self._pressed_high(option, style) + below + gap

    def _pressed_high(self, option: Option, style: _Style) -> int:
        px = self._kit.layout.px
        close = style.close and isinstance(option, CheckOption)
        return min(px(ROW), max(_LEAST_PRESSED, px(_CLOSE_ROW))) if close else px(ROW)

    def _offset(self, option: Option) -> tuple[int, int]:
        px = self._kit.layout.px
        return (px(_INDENT), -px(_NEARER)) if isinstance(option, CheckOption) else (0, px(4))

    def _sentence_high(self, option: Option) -> int:
        """Return the pixels of the longest sentence of an option, so that nothing moves when it is changed."""
        values: Sequence[Agreed] = (option.usual,)
        if isinstance(option, ChoiceOption):
            values = option.values
        elif isinstance(option, NumberOption):
            values = (option.usual, *option.beyond)
        texts = [*(sentence(option, value) for value in values), self._against[option.name]]
        wide = self._area.width - self._offset(option)[0]
        return max(self._kit.painter.height_of(each, Face.ITALIC, _SENTENCE, wide) for each in texts)

    def _leaves(self, options: Sequence[Option]) -> list[Sequence[Option]]:
        if self._high(options, self._style) <= self._area.height:
            return [options]
        step = self._kit.layout.px(ROW + _GAP)
        each = max(1, self._area.height // step - 1)
        return [options[first : first + each] for first in range(0, len(options), each)]

    def _add_turning(self, count: int, leaf: int, turn: Callable[[int], None]) -> None:
        texts = [tr("new_game.leaf", number=number + 1, count=count) for number in range(count)]
        self.widgets.append(Stepper("leaf", self._next_row(), texts, leaf, turn, size=_SIZE))
        self.bottom += self._kit.layout.px(ROW + _GAP)

    def _next_row(self) -> pygame.Rect:
        return pygame.Rect(self._area.left, self.bottom, self._area.width, self._kit.layout.px(ROW))

    def _add(self, option: Option) -> None:
        high = self._row_high(option, self._style)
        against = self._against[option.name]
        said = sentence(option, self._plan.chosen[option.name], against)
        hint = "" if self._style.sentences and not against else said
        row = self._next_row()
        row.height = self._pressed_high(option, self._style)
        if isinstance(option, CheckOption):
            self._add_check(option, row, hint)
        elif isinstance(option, NumberOption):
            self._add_number(option, row, hint)
        else:
            row = self._add_choice(option, row, hint)
        if self._style.sentences:
            indent, down = self._offset(option)
            below = pygame.Rect(row.left + indent, row.bottom + down, row.width - indent, self._sentence_high(option))
            text = Label(below, said, face=Face.ITALIC, size=_SENTENCE, colour=SEPIA, wrapped=True)
            self._sentences[option.name] = text
            self.widgets.append(text)
        self.bottom += high

    def _add_check(self, option: CheckOption, row: pygame.Rect, hint: str) -> None:
        def choose(on: bool) -> None:
            self._plan.chosen[option.name] = on

        can = not self._against[option.name]
        on, called = can and option.healed(self._plan.chosen[option.name]), tr(f"{option.text}.name")
        self.widgets.append(Toggle(option.name, row, called, on, choose, hint=hint, enabled=can))

    def _add_number(self, option: NumberOption, row: pygame.Rect, hint: str) -> None:
        def choose(number: int) -> None:
            self._plan.chosen[option.name] = number
            said = sentence(option, number, self._against[option.name])  # nothing is made anew while digits are typed
            if option.name in self._sentences:
                self._sentences[option.name].text = said
            if field.hint:
                field.hint = said

        place = self._add_name(option, row)
        value = option.healed(self._plan.chosen[option.name])
        named = {number: tr(f"{option.text}.{number}") for number in option.beyond}
        field = NumberField(
            option.name, place, value, option.numbers, choose, named=named, stride=option.stride, size=_SIZE, hint=hint
        )
        self.widgets.append(field)

    def _add_choice(self, option: ChoiceOption, row: pygame.Rect, hint: str) -> pygame.Rect:
        """Add name and values of a choice; return the row that it takes after all."""

        def choose(number: int) -> None:
            self._plan.chosen[option.name] = option.values[number]
            self._changed()

        texts = [tr(f"{option.text}.{value}") for value in option.values]
        chosen = option.values.index(option.healed(self._plan.chosen[option.name]))
        if self._style.names_above:
            above = pygame.Rect(row.left, row.top, row.width, self._kit.layout.px(_HEADING - 4))
            self.widgets.append(Heading(above, tr(f"{option.text}.name")))
            row = row.move(0, self._kit.layout.px(_HEADING))
            field = row
        else:
            field = self._add_name(option, row)
        if self._all_fit(texts, field):
            self.widgets.append(Choice(option.name, field, texts, chosen, choose, size=_SIZE, hint=hint))
        else:
            self.widgets.append(Stepper(option.name, field, texts, chosen, choose, size=_SIZE, hint=hint, around=False))
        return row

    def _all_fit(self, texts: Sequence[str], field: pygame.Rect) -> bool:
        """Tell whether all values of a choice can be shown beside each other."""
        painter, beside = self._kit.painter, 2 * self._kit.layout.px(BESIDE)
        parts = zip(texts, in_parts(field, texts), strict=True)
        return all(painter.fits(text, Face.MEDIUM, _SIZE, part.width - beside) for text, part in parts)

    def _add_name(self, option: Option, row: pygame.Rect) -> pygame.Rect:
        """Write the name of an option before its row; return the rest of the row."""
        name = tr(f"{option.text}.name")
        before, field = self.parted(row)
        self.widgets.append(Label(before, name, face=Face.STRONG, size=NAME))
        return field
