"""The strip along the top: rounds and phases, the prompt with its buttons, the log and the menu."""

from collections.abc import Hashable, Iterator, Sequence
from functools import cached_property
from itertools import product
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.spots import PhaseSpot, RoundSpot
from leonardo.app.kit import shapes
from leonardo.app.kit.text.painter import Face, Run
from leonardo.app.kit.theme import FAINT, GOLD, INK, IVORY, Colour
from leonardo.app.kit.words import words
from leonardo.app.table.looks.brush import BOLD, LETTER, NARROW, PLAIN, TITLE, Brush, Style
from leonardo.app.table.looks.colours import BLOOD, BROWN, LIGHT
from leonardo.app.table.looks.panel import Part, Placed, always
from leonardo.app.table.marks import Marks, Prompt, PromptButton
from leonardo.app.table.spots import ButtonSpot, HelpSpot, LogSpot, MenuSpot, PromptSpot
from leonardo.engine.davinci.terms import LAST_CITY_ROUND, LAST_ROUND, Phase
from leonardo.engine.davinci.view import View

_PHASES: Final = ((Phase.START_WORK, "A"), (Phase.PLACEMENT, "B"), (Phase.RESOLUTION, "C"), (Phase.COMPLETION, "D"))
_ROUND: Final = Style(Face.BOLD, 18)
_HEADING: Final = Style(Face.TITLE_BOLD, 17, NARROW)
_BUTTON: Final = Style(Face.TITLE_BOLD, 18, (Face.BOLD,))
_SMALLEST_TARGET: Final = 32
_SIZES: Final = ((23, 1), (21.5, 1), (20, 1), (20, 3), (18, 3), (16, 3), (14, 3))
"""Type sizes of a prompt in units, each with the lines that it may take, the largest first."""
_LONGEST_NAMES: Final = (99, 24, 14, 8, 5)
"""Letters of people's names within a prompt."""
_ONE_ROW: Final = 0.07
"""The height of a strip of one row in its widths, at most."""
_FEW_BUTTONS: Final = 3
"""Buttons beside which a picture is named; among more of them the words of the prompt need the room."""
_MOST_LABELS: Final = 0.2
"""The share of the strip that the words on buttons take at most, if they are larger than designed."""
_LEAST_PROMPT: Final = 42
"""Heights of a line that are left to prompt and buttons before phases, and then rounds and log, are told in words."""


@frozen
class _Saying:
    """A prompt set in lines of `units`, each `line` pixels high, beginning with its lead."""

    brush: Brush
    units: float
    line: int
    lead: str
    lines: list[str]

    @classmethod
    def of(cls, brush: Brush, units: float, lead: str, told: str, width: int) -> "_Saying":
        bold = Style(Face.BOLD, units)
        bolder = max(0, brush.width(lead, bold) - brush.width(lead, Style(Face.MEDIUM, units)))
        lines = brush.painter.wrap(f"{lead} {told}".strip(), Face.MEDIUM, units, width - bolder)
        return cls(brush, units, round(brush.type(bold) * 1.14), lead, lines)


class TopStrip:
    """The strip in `rect`: all in one row, or prompt and buttons in a row of their own below the rest.

    A `bare` one has neither log nor keys nor menu.
    """

    def __init__(self, brush: Brush, rect: Rect, *, bare: bool = False) -> None:
        self.brush = brush
        self.rect = rect
        self.bare = bare
        self.in_two_rows = rect.height > _ONE_ROW * rect.width
        self.upper, self.lower = Rect(rect), Rect(rect)
        if self.in_two_rows:
            self.upper.height = self.lower.height = (rect.height - max(3, brush.px(7))) // 2
            self.lower.bottom = rect.bottom

    @property
    def parts(self) -> Sequence[Part]:
        """Rounds, phases, prompt with buttons, and the corner."""
        rounds = Part(always(self._rounds_region), _round_shown, self._rounds)
        phases = Part(self._phases_region, lambda view, _: view.phase, self._phases)
        prompt = Part(
            self._prompt_region,
            lambda view, marks: (view.phase, marks.prompt, marks.thinking),
            self._prompt_and_buttons,
        )
        if self.bare:
            return rounds, phases, prompt
        region = self._log.unionall([self._help, self._menu]).inflate(self.brush.px(8), self.brush.px(16))
        return rounds, phases, prompt, Part(always(region), lambda _view, _marks: None, self._corner)

    @property
    def _rounds_region(self) -> Rect:
        last = self._round_place(LAST_ROUND)
        return Rect(self._region.left, 0, last.right + self.brush.px(8) - self._region.left, self._region.bottom)

    def _phases_region(self, view: View, _marks: Marks) -> Rect:
        """All names of phases, and the light around the present one."""
        places = self._phase_places(view)
        whole = places[0][1].unionall([rect for _, rect in places[1:]]).inflate(2, self.brush.px(16))
        around = 4 * max(4, self.brush.px(9))
        return whole.unionall([rect.inflate(around, around) for phase, rect in places if phase is view.phase])

    def _prompt_region(self, view: View, marks: Marks) -> Rect:
        """The sheet with its shadow, and the buttons."""
        reach = max(3, self.brush.px(15)) + max(1, self.brush.px(5))
        whole = self._prompt_place(view, marks).inflate(2 * reach, 2 * reach)
        buttons = [rect.inflate(self.brush.px(8), self.brush.px(16)) for _, rect in self._buttons(marks.prompt)]
        return whole.unionall(buttons).clip(self._region)

    @property
    def _region(self) -> Rect:
        """The strip with the shadows of what lies on it."""
        bottom = self.rect.bottom + self.brush.px(9)
        return Rect(self.rect.left - self.brush.px(12), 0, self.rect.width + 2 * self.brush.px(12), bottom)

    def lay_ground(self, surface: Surface) -> None:
        """Leave the desk bare."""

    def content(self, view: View, marks: Marks) -> Hashable:
        """Phase and prompt."""
        return view.phase, marks.prompt

    def _prompt_and_buttons(self, surface: Surface, view: View, marks: Marks) -> None:
        self._prompt(surface, view, marks)
        letters = self._letters(marks.prompt)
        for button, rect in self._buttons(marks.prompt):
            if button.picture:
                self._draw_pictured(letters, surface, rect, button)
            else:
                draw_button(letters, surface, rect, button.label, primary=button.primary, enabled=button.enabled)

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:
        """Yield rounds, phases, prompt, buttons, log and menu."""
        for number in range(1, LAST_ROUND + 1):
            yield RoundSpot(number), self._round_place(number)
        for phase, rect in self._phase_places(view):
            yield PhaseSpot(phase), rect
        yield PromptSpot(), self._prompt_place(view, marks)
        for button, rect in self._buttons(marks.prompt):
            yield ButtonSpot(button.key), rect
        if self.bare:
            return
        yield LogSpot(), self._log
        if self._helps:
            yield HelpSpot(), self._help
        yield MenuSpot(), self._menu

    @cached_property
    def _wordy(self) -> bool:
        """Whether rounds, all phases and the log are told in words, and leave enough room to the prompt."""
        brush = self.brush
        texts = words("davinci.picture.round"), words("table.log.short")
        return self._leaves_enough(sum(brush.width(text, _HEADING) + brush.px(20) for text in texts) + self._names_room)

    @cached_property
    def _named(self) -> bool:
        """Whether all phases are told in words, not only the present one; they are more than what is round them."""
        return self._wordy or self._leaves_enough(self._names_room)

    @cached_property
    def _names_room(self) -> int:
        """The pixels of the names of all phases."""
        brush = self.brush
        texts = [(letter, LETTER) for _, letter in _PHASES] + [(self._phase_name(phase), BOLD) for phase, _ in _PHASES]
        return sum(brush.width(text, style) + brush.px(20) for text, style in texts)

    def _leaves_enough(self, needed: int) -> bool:
        """Whether so many pixels beside the rounds leave enough room to prompt and buttons."""
        least = 6 if self.in_two_rows else _LEAST_PROMPT
        return self.rect.width - needed - 9 * self.brush.px(33) >= self.brush.type(BOLD) * least

    # Rounds

    @property
    def _rounds_left(self) -> int:
        brush = self.brush
        if not self._wordy:
            return self.upper.left
        return self.upper.left + brush.px(8) + brush.width(words("davinci.picture.round"), _HEADING) + brush.px(10)

    def _round_place(self, number: int) -> Rect:
        side = max(20, self.brush.px(29))
        step = max(21, self.brush.px(33))
        left = self._rounds_left + step * (number - 1)
        return Rect(left, self.upper.centery - side // 2, side, side)

    def _rounds(self, surface: Surface, view: View, _marks: Marks) -> None:
        brush = self.brush
        if self._rounds_left > self.upper.left:
            brush.write(
                surface, words("davinci.picture.round"), (self.upper.left + brush.px(8), self.upper.centery), _HEADING
            )
        first, last = self._round_place(1), self._round_place(LAST_ROUND)
        brush.rule(surface, first.center, (last.centerx, last.centery), alpha=160)
        for number in range(1, LAST_ROUND + 1):
            self._round(surface, number, view.round, playing=view.phase is not Phase.FAVOURS)

    def _round(self, surface: Surface, number: int, now: int, *, playing: bool) -> None:
        brush, rect = self.brush, self._round_place(number)
        line = max(1.0, 1.3 * brush.layout.k)
        if playing and number == now:
            brush.stamp(surface, "round_marker", rect.center, round(rect.height * 1.3))
            brush.write(surface, str(number), rect.center, TITLE, IVORY, align="centre", shade=True)
            return
        past = number < now
        if number > LAST_CITY_ROUND:
            brush.box(surface, rect.inflate(-2, -2), (108, 76, 44) if past else (88, 56, 28), INK, 3)
            brush.write(surface, str(number), rect.center, _ROUND, LIGHT, align="centre")
            return
        fill = (206, 178, 128) if past else (249, 236, 204)
        shapes.lay(surface, shapes.disc(rect.width, fill, INK, line), rect.topleft)
        brush.write(surface, str(number), rect.center, _ROUND, BROWN if past else INK, align="centre")

    # Phases

    def _phase_places(self, view: View) -> list[tuple[Phase, Rect]]:
        brush = self.brush
        height = min(self.upper.height - 2, max(_SMALLEST_TARGET, brush.px(40)))
        left = self._round_place(LAST_ROUND).right + brush.px(20)
        top = self.upper.centery - height // 2
        if view.phase in (Phase.FAVOURS, Phase.OVER):
            width = brush.width(self._phase_name(view.phase), BOLD) + brush.px(28)
            return [(view.phase, Rect(left, top, width, height))]
        places = []
        for phase, letter in _PHASES:
            width = brush.width(letter, LETTER) + brush.px(14)
            if phase is view.phase or self._named:
                width += brush.width(self._phase_name(phase), BOLD if phase is view.phase else PLAIN) + brush.px(14)
            width = max(width, _SMALLEST_TARGET - brush.px(4))
            places.append((phase, Rect(left, top, width, height)))
            left += width + max(4, brush.px(4))
        return places

    def _phase_name(self, phase: Phase) -> str:
        return words(f"davinci.picture.phases.{phase.name.lower()}")

    def _phases(self, surface: Surface, view: View, _marks: Marks) -> None:
        brush = self.brush
        letters = dict(_PHASES)
        for phase, rect in self._phase_places(view):
            lit = phase is view.phase
            if lit:
                light = shapes.glow(rect.size, brush.px(8), max(4, brush.px(9)), (255, 214, 110))
                light.set_alpha(210)
                surface.blit(light, light.get_rect(center=rect.center))
                draw_plate(brush, surface, rect, (255, 246, 214), (246, 212, 132))
            style = BOLD if lit else PLAIN
            name = self._phase_name(phase) if lit or self._named else ""
            gap = brush.px(7) if name and phase in letters else 0
            content = brush.width(letters.get(phase, ""), LETTER) + gap + brush.width(name, style)
            left = rect.centerx - content // 2
            if phase in letters:
                letter = brush.write(surface, letters[phase], (left, rect.centery), LETTER, BLOOD if lit else BROWN)
                left = letter.right + gap
            if name:
                brush.write(surface, name, (left, rect.centery), style, INK if lit else BROWN)

    # Prompt and buttons

    @property
    def _menu(self) -> Rect:
        side = min(self.upper.height, max(_SMALLEST_TARGET, self.brush.px(50)))
        return Rect(self.upper.right - side, self.upper.centery - side // 2, side, side)

    @property
    def _helps(self) -> bool:
        """Whether there is room for the question mark: with larger text in a small window the prompt needs it."""
        return self.in_two_rows or not (self.brush.layout.compact and self.brush.layout.text_scale > 1)

    @property
    def _help(self) -> Rect:
        menu = self._menu
        return menu.move(-menu.width - self.brush.px(8), 0)

    @property
    def _log(self) -> Rect:
        menu = self._help if self._helps else self._menu
        width = menu.width
        if self._wordy:
            width += self.brush.width(words("table.log.short"), _HEADING) + self.brush.px(8)
        return Rect(menu.left - width - self.brush.px(8), menu.top, width, menu.height)

    @property
    def _end(self) -> int:
        """Where the room for prompt and buttons ends at the right, if they are in the same row as the rest."""
        return self.rect.right + self.brush.px(12) if self.bare else self._log.left

    def _buttons(self, prompt: Prompt | None) -> list[tuple[PromptButton, Rect]]:
        brush = self.brush
        if prompt is None:
            return []
        height = min(self.lower.height, max(_SMALLEST_TARGET, brush.px(48)))
        right = self.lower.right if self.in_two_rows else self._end - brush.px(12)
        places = []
        letters = self._letters(prompt)
        for button in reversed(prompt.buttons):
            width = self._button_width(letters, button, height, few=len(prompt.buttons) <= _FEW_BUTTONS)
            places.append((button, Rect(right - width, self.lower.centery - height // 2, width, height)))
            right -= width + brush.px(10)
        return places[::-1]

    def _letters(self, prompt: Prompt | None) -> Brush:
        """Return what the buttons are lettered with: larger text gives way where the prompt would find no room."""
        room, buttons = self.lower.width * _MOST_LABELS, prompt.buttons if prompt is not None else ()
        return self.brush.yielding(
            lambda larger: sum(larger.width(button.label, button_style(larger)) for button in buttons) <= room
        )

    def _button_width(self, letters: Brush, button: PromptButton, height: int, *, few: bool) -> int:
        label = letters.width(button.label, button_style(letters))
        if not button.picture:
            return max(self.brush.px(74), label + self.brush.px(34))
        return height + (label + self.brush.px(12) if self._wordy and few else 0)

    def _draw_pictured(self, letters: Brush, surface: Surface, rect: Rect, button: PromptButton) -> None:
        """Draw a button with a picture, and its label beside that where there is room."""
        brush = self.brush
        draw_plate(brush, surface, rect, (252, 240, 210), (226, 200, 150))
        brush.stamp(surface, button.picture, (rect.left + rect.height // 2, rect.centery), round(rect.height * 0.72))
        room = rect.width - rect.height
        if room > 0:
            place = (rect.left + rect.height - brush.px(2), rect.centery)
            brush.write(surface, button.label, place, button_style(letters))

    def _prompt_place(self, view: View, marks: Marks) -> Rect:
        brush = self.brush
        left = self.lower.left if self.in_two_rows else self._phase_places(view)[-1][1].right + brush.px(16)
        buttons = self._buttons(marks.prompt)
        end = self.lower.right + brush.px(12) if self.in_two_rows else self._end
        right = (buttons[0][1].left if buttons else end) - brush.px(12)
        height = min(self.lower.height, max(40, brush.px(54)))
        return Rect(left, self.lower.centery - height // 2, max(10, right - left), height)

    def _prompt(self, surface: Surface, view: View, marks: Marks) -> None:
        brush, prompt = self.brush, marks.prompt
        if prompt is None:
            return
        rect = self._prompt_place(view, marks)
        brush.sheet(surface, rect)
        left = rect.left + brush.px(14)
        if prompt.seat is not None:
            height = round(rect.height * 0.74)
            left = figures.shield(
                brush, surface, prompt.seat, (left + height // 2, rect.centery), height
            ).right + brush.px(10)
        right = rect.right - brush.px(14)
        if marks.thinking is not None:
            size = round(rect.height * 0.62)
            glass = brush.turned("hourglass", size, marks.thinking.degrees)
            surface.blit(glass, glass.get_rect(center=(right - size // 2, rect.centery)))
            right -= size + brush.px(6)
        self._say(surface, prompt, Rect(left, rect.top, right - left, rect.height))

    def _say(self, surface: Surface, prompt: Prompt, room: Rect) -> None:
        """The lead in bold and the words, in the largest way that fits."""
        saying = self._saying(prompt, room)
        painter, units = saying.brush.painter, saying.units
        top = room.centery - saying.line * len(saying.lines) // 2
        for number, line in enumerate(saying.lines):
            runs = [Run(line, Face.MEDIUM, INK)]
            if number == 0 and line.startswith(saying.lead):
                runs = [Run(saying.lead, Face.BOLD, BLOOD), Run(line[len(saying.lead) :], Face.MEDIUM, INK)]
            row = Rect(room.left, top + saying.line * number, room.width, saying.line)
            painter.draw_runs(surface, runs, row, units)

    def _saying(self, prompt: Prompt, room: Rect) -> "_Saying":
        """Return the largest way to say a prompt that fits; names of people alone are cut short, and that last."""
        for longest, brush in product(_LONGEST_NAMES, self.brush.sizes()):
            lead, told = (self._with_names(text, longest) for text in (prompt.lead, prompt.words))
            for units, most in _SIZES:
                saying = _Saying.of(brush, units, lead, told, room.width)
                if len(saying.lines) <= most and saying.line * len(saying.lines) <= room.height - brush.px(4):
                    return saying
        return saying

    def _with_names(self, text: str, longest: int) -> str:
        for look in self.brush.looks:
            if len(look.name) > longest:
                text = text.replace(look.name, f"{look.name[:longest].rstrip()}…")
        return text

    def _corner(self, surface: Surface, _view: View, _marks: Marks) -> None:
        """The log, folded away, and the menu."""
        brush = self.brush
        log, menu = self._log, self._menu
        for rect in (log, self._help, menu) if self._helps else (log, menu):
            draw_plate(brush, surface, rect, (246, 230, 192), (218, 190, 138))
        if self._helps:
            brush.write(surface, "?", self._help.center, LETTER, BLOOD, align="centre")
        size = round(menu.height * 0.62)
        brush.stamp(surface, "scroll", (log.left + menu.width // 2, log.centery), size)
        if log.width > menu.width:
            brush.write(surface, words("table.log.short"), (log.left + menu.width - brush.px(2), log.centery), _HEADING)
        bar = Rect(0, 0, round(menu.width * 0.46), max(2, brush.px(3.4)))
        for step in (-1, 0, 1):
            bar.center = (menu.centerx, menu.centery + step * round(menu.height * 0.17))
            shapes.lay(surface, shapes.plate(bar.size, bar.height // 2, INK), bar.topleft)


def _round_shown(view: View, _marks: Marks) -> Hashable:
    return view.round, view.phase is not Phase.FAVOURS


def _said(view: View, marks: Marks) -> Hashable:
    return view.phase, marks.prompt, marks.thinking


def button_style(brush: Brush) -> Style:
    """Return the style of words on buttons: the narrower face where text is at its smallest."""
    return Style(Face.BOLD, _BUTTON.units) if brush.layout.compact else _BUTTON


def draw_plate(brush: Brush, surface: Surface, rect: Rect, upper: Colour, lower: Colour) -> None:
    """Draw a raised plate with an ink edge and a gilt line."""
    radius = max(4, brush.px(8))
    shade = shapes.plate(rect.size, radius, (40, 18, 4, 70))
    shapes.lay(surface, shade, (rect.left + 1, rect.top + max(2, brush.px(3.5))))
    line = max(1.0, 1.7 * brush.layout.k)
    shapes.lay(surface, shapes.plate(rect.size, radius, INK), rect.topleft)
    inner = rect.inflate(-2 * round(line), -2 * round(line))
    shapes.lay(surface, shapes.gradient(inner.size, max(3, radius - round(line)), upper, lower), inner.topleft)
    gilt = rect.inflate(-2 * max(3, brush.px(4)), -2 * max(3, brush.px(4)))
    edge = shapes.outline(gilt.size, max(2, radius - 4), (*GOLD, 190), max(1.0, brush.layout.k))
    shapes.lay(surface, edge, gilt.topleft)


def draw_button(
    brush: Brush, surface: Surface, rect: Rect, label: str, *, primary: bool = False, enabled: bool = True
) -> None:
    """Draw a button: of wax when it is the main one, else of paper; pale when it cannot be pressed."""
    if primary and enabled:
        draw_plate(brush, surface, rect, (182, 58, 40), (120, 26, 18))
    elif enabled:
        draw_plate(brush, surface, rect, (252, 240, 210), (226, 200, 150))
    else:
        draw_plate(brush, surface, rect, (230, 214, 178), (218, 198, 154))
    colour = IVORY if primary and enabled else INK if enabled else FAINT
    room = rect.width - max(8, brush.px(16))
    brush.write(surface, label, rect.center, button_style(brush), colour, align="centre", room=room)
