"""Agreeing on a new game: who sits where, what is played, who starts, and the seed that decides all chance."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.ai.players import players_of
from leonardo.app.kit.gui import TextField
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.seats import SeatColour, shield
from leonardo.app.kit.text import Face
from leonardo.app.kit.theme import SEPIA
from leonardo.app.kit.widgets import Button, Choice, Label, Look, Stepper, Widget
from leonardo.app.kit.words import words
from leonardo.app.presentation import Option
from leonardo.app.scenes.menu import SheetScene
from leonardo.app.scenes.plan import Plan
from leonardo.saves.schema import LONGEST_NAME

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

ROW: Final = 104
LONGEST_SEED: Final = 12


class ColourButton(Widget):
    """The shield of a seat; pressed, it gets the next colour."""

    def __init__(self, name: str, rect: pygame.Rect, seat: int, scene: "NewGameScene") -> None:
        super().__init__(name, rect, hint=words("new_game.colour"))
        self._seat, self._scene = seat, scene

    @property
    def colour(self) -> SeatColour:
        """The colour it shows."""
        return self._scene.plan.seats[self._seat].colour

    def press(self) -> None:
        """Give the seat the next colour."""
        self._turn(1)

    def key(self, key: int) -> bool:
        """Give the seat the next colour, or the one before."""
        if key not in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        self._turn(1 if key == pygame.K_RIGHT else -1)
        return True

    def draw(self, surface: pygame.Surface, kit: Kit, look: Look) -> None:
        """Draw the shield, a little larger under the mouse."""
        height = self.rect.height if look.hovered else round(self.rect.height * 0.9)
        mark = shield(kit.pictures, self.colour, height)
        surface.blit(mark, mark.get_rect(center=self.rect.center))

    def _turn(self, by: int) -> None:
        self._scene.plan.change_colour(self._seat, by)
        self._scene.redraw()


class NewGameScene(SheetScene):
    """The plan of a game, to be changed until it is right."""

    first_focus = "begin"

    def __init__(self, host: "Host", plan: Plan) -> None:
        super().__init__(host.kit)
        self.host = host
        self.plan = plan
        self.presentation = host.games[plan.game]
        self._players = players_of(plan.game)

    def heading(self) -> str:
        """Return the heading."""
        return words("new_game.heading")

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return the seats to the left, the rest to the right, the buttons below."""
        sheet, px = self.sheet(layout), layout.px
        left = pygame.Rect(sheet.left + px(70), sheet.top + px(130), px(860), px(700))
        right = pygame.Rect(left.right + px(70), left.top, sheet.right - px(70) - left.right - px(70), left.height)
        return (
            *self._seat_widgets(layout, left),
            *self._option_widgets(layout, right),
            *self._buttons(layout, sheet),
        )

    def _seat_widgets(self, layout: Layout, area: pygame.Rect) -> list[Widget]:
        px = layout.px
        counts = list(self.presentation.game.seat_counts)
        label = pygame.Rect(area.left, area.top, area.width, px(40))
        count = pygame.Rect(area.left, area.top + px(46), area.width, px(60))
        found: list[Widget] = [
            Label(label, words("new_game.seats"), face=Face.STRONG, size=28),
            Choice(
                "count",
                count,
                [str(number) for number in counts],
                counts.index(len(self.plan.seats)),
                lambda number: self._resize(counts[number]),
                size=26,
            ),
        ]
        for seat in range(len(self.plan.seats)):
            row = pygame.Rect(area.left, area.top + px(142 + ROW * seat), area.width, px(72))
            found.extend(self._row(layout, row, seat))
        return found

    def _row(self, layout: Layout, row: pygame.Rect, seat: int) -> list[Widget]:
        px, planned = layout.px, self.plan.seats[seat]
        names = [None, *(player.name for player in self._players)]
        texts = [words("new_game.person"), *(words(player.text) for player in self._players)]
        about = words(f"{self._players[names.index(planned.player) - 1].text}.about") if planned.player else ""
        colour = pygame.Rect(row.left, row.top, px(72), row.height)
        name = pygame.Rect(colour.right + px(28), row.top + px(4), px(370), px(64))
        who = pygame.Rect(name.right + px(28), name.top, row.right - name.right - px(28), name.height)

        def rename(text: str) -> None:
            planned.name = text

        def seat_player(number: int) -> None:
            planned.player = names[number]
            self.rebuild()

        return [
            ColourButton(f"colour {seat}", colour, seat, self),
            TextField(f"name {seat}", name, planned.name, rename, self.kit, longest=LONGEST_NAME),
            Stepper(f"player {seat}", who, texts, names.index(planned.player), seat_player, size=26, hint=about),
        ]

    def _option_widgets(self, layout: Layout, area: pygame.Rect) -> list[Widget]:
        px, top, found = layout.px, area.top, list[Widget]()
        for option in (each for each in self.presentation.options if not each.of_table):
            found.extend(self._option(layout, pygame.Rect(area.left, top, area.width, px(204)), option))
            top += px(204)
        starts = [words("new_game.start_drawn"), *self.plan.names()]
        chosen = 0 if self.plan.start is None else self.plan.start + 1
        heading = pygame.Rect(area.left, top, area.width, px(40))
        field = pygame.Rect(area.left, top + px(46), area.width, px(60))
        found.append(Label(heading, words("new_game.start"), face=Face.STRONG, size=28))
        found.append(Stepper("start", field, starts, chosen, self._set_start, size=26))
        return [*found, *self._seed_widgets(layout, pygame.Rect(area.left, top + px(136), area.width, px(110)))]

    def _option(self, layout: Layout, area: pygame.Rect, option: Option) -> list[Widget]:
        px = layout.px
        chosen = self.plan.chosen[option.name]

        def choose(number: int) -> None:
            self.plan.chosen[option.name] = option.values[number]
            self.rebuild()

        heading = pygame.Rect(area.left, area.top, area.width, px(40))
        row = pygame.Rect(area.left, area.top + px(46), area.width, px(60))
        about = pygame.Rect(area.left, row.bottom + px(8), area.width, px(80))
        texts = [words(f"{option.text}.{value}") for value in option.values]
        return [
            Label(heading, words(f"{option.text}.name"), face=Face.STRONG, size=28),
            Choice(option.name, row, texts, option.values.index(chosen), choose, size=26),
            Label(about, words(f"{option.text}.{chosen}_about"), face=Face.ITALIC, size=24, colour=SEPIA, wrapped=True),
        ]

    def _seed_widgets(self, layout: Layout, area: pygame.Rect) -> list[Widget]:
        px = layout.px
        heading = pygame.Rect(area.left, area.top, area.width, px(40))
        field = pygame.Rect(area.left, area.top + px(46), px(320), px(60))
        again = pygame.Rect(field.right + px(24), field.top, area.right - field.right - px(24), px(60))
        hint = words("new_game.seed_hint")
        return [
            Label(heading, words("new_game.seed"), face=Face.STRONG, size=28),
            TextField("seed", field, str(self.plan.seed), self._set_seed, self.kit, longest=LONGEST_SEED, hint=hint),
            Button("draw", again, words("new_game.draw_seed"), self._draw_seed, size=24),
        ]

    def _buttons(self, layout: Layout, sheet: pygame.Rect) -> list[Widget]:
        px = layout.px
        back = pygame.Rect(sheet.left + px(70), sheet.bottom - px(118), px(280), px(70))
        begin = pygame.Rect(sheet.right - px(70 + 400), back.top, px(400), back.height)
        return [
            Button("back", back, words("message.back"), self.back),
            Button("begin", begin, words("new_game.begin"), lambda: self.host.begin(self.plan), strong=True),
        ]

    def _resize(self, count: int) -> None:
        self.plan.resize(count)
        self.rebuild()

    def _set_start(self, number: int) -> None:
        self.plan.start = number - 1 if number else None

    def _set_seed(self, text: str) -> None:
        digits = "".join(letter for letter in text if letter in "0123456789")
        self.plan.seed = int(digits or "0")

    def _draw_seed(self) -> None:
        self.plan.seed = self.host.draw_seed()
        self.rebuild()
