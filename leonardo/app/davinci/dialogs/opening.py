"""Which dialog a decision needs."""

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from leonardo.app.davinci.dialogs.becoming import Staged
from leonardo.app.davinci.dialogs.bidders import Rival, Stakes
from leonardo.app.davinci.dialogs.bidding import Bidding
from leonardo.app.davinci.dialogs.favours import Favours
from leonardo.app.davinci.dialogs.from_deck import FromDeck
from leonardo.app.davinci.dialogs.ordering import Ordering
from leonardo.app.davinci.moves.choices import card_in_hand, from_deck
from leonardo.app.davinci.picture.cards.state import NOBODY, CardState, card_state, weeks_alone
from leonardo.app.davinci.picture.sprites import sealed_purse
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.words.advice import who_wins_ties, worth_to_me
from leonardo.app.kit.kit import Kit
from leonardo.app.table.dialogs.answers import Answers, Opener
from leonardo.app.table.dialogs.card_dialog import CardArt
from leonardo.app.table.dialogs.dialog import Dialog, Spared
from leonardo.engine.davinci.actions import Bid, Reorder
from leonardo.engine.davinci.constants import Component
from leonardo.engine.davinci.prospects import never_requested
from leonardo.engine.davinci.questions import BidQuestion, BoxUseQuestion, FavourQuestion
from leonardo.engine.davinci.view import View

_COMPONENT: Final = 96  # units of a component on a tray


class DialogOpener(Opener):
    """The dialogs of favours, of bids, and of what is taken from the deck or ordered."""

    def __init__(self, kit: Kit, picture: DaVinciPicture, names: tuple[str, ...], answers: Answers) -> None:
        super().__init__(kit, answers)
        self.picture, self.names = picture, names

    def push(self, dialog: Dialog) -> None:
        dialog.spares = partial(self._spared_by, dialog)
        super().push(dialog)

    def _spared_by(self, dialog: Dialog) -> Spared:
        layout = self.picture.layout
        return Spared(
            beside=layout.requests if isinstance(dialog, Favours) and not layout.requests_in_a_row else None,
            below=layout.strip,
            above=layout.workshop if isinstance(dialog, Bidding | Favours) else None,
        )

    def choose_from_deck(self, view: View) -> None:
        """Let an invention be taken up that is not requested yet."""

        def take(invention: int) -> None:
            self.answers.take(card_in_hand(view, invention, from_deck=True))

        inventions = from_deck(view)
        never = any(never_requested(view, invention) for invention in inventions)
        self.push(FromDeck(self.kit, inventions, self._art(view), take, _nothing, never=never))

    def dialog_of(self, view: View, about: object = None) -> Dialog | None:  # noqa: ARG002 - none begins with a spot
        question = view.question
        match question:
            case FavourQuestion():
                return self._favours(view, question)
            case BidQuestion():
                return self._bidding(view, question)
            case BoxUseQuestion() if view.options and isinstance(view.options[0], Reorder):
                cards = view.options[0].deck
                return Ordering(
                    self.kit, cards, self._art(view), lambda order: self.answers.act(Reorder(order)), _nothing
                )
        return None

    def _favours(self, view: View, question: FavourQuestion) -> Favours:
        colour, act, ask = self.picture.looks[question.seat].colour, self.answers.act, self.answers.ask
        return Favours(self.kit, view, self._art(view), self._component, act, ask, _nothing, colour)

    def _bidding(self, view: View, question: BidQuestion) -> Bidding:
        most = max((option.florins for option in view.options if isinstance(option, Bid)), default=0)
        others = sorted((*question.waiting, *(seat for seat, _ in question.bids)))
        earlier = dict(question.bids)
        looks = self.picture.looks
        stakes = Stakes(
            question.invention,
            most,
            worth_to_me(view, question.invention),
            tuple(Rival(looks[seat], seat in earlier) for seat in others),
            who_wins_ties(view, question, self.names),
            f"shield_{looks[question.seat].colour}",
        )

        def bid(florins: int) -> None:
            if self.answers.lies_there is not None and self.kit.settings.motion:
                self.answers.lies_there()
            self.answers.act(Bid(question.invention, florins))

        def staged() -> Staged:
            return self._staged(view, question)

        return Bidding(self.kit, stakes, self._art(view, weeks_alone), bid, _nothing, staged)

    def _staged(self, view: View, question: BidQuestion) -> Staged:
        auction, margin, brush = self.picture.auction(view, question), self.picture.card_margin, self.picture.brush
        return Staged(
            auction.stage,
            auction.stage.plate(auction.title(open_=False)),
            auction.lot.place.inflate(2 * margin, 2 * margin),
            auction.purses.place(question.seat),
            partial(sealed_purse, brush, question.seat),
            partial(auction.lay_coming, question),
            others=bool(question.bids),
        )

    def _art(self, view: View, meaning: Callable[[View, int], CardState] = card_state) -> CardArt:

        def card(invention: int | None, size: tuple[int, int]) -> pygame.Surface:
            return self.picture.card(invention, size, NOBODY if invention is None else meaning(view, invention))

        return CardArt(card, lambda surface, spot: self.picture.zoom(surface, view, spot))

    def _component(self, component: Component) -> pygame.Surface:
        side = self.kit.page.layout.px(_COMPONENT)
        return self.kit.pictures.get(f"component_{component.name.lower()}", (side, side))


def _nothing() -> None:
    """Do nothing: the dialog was put aside."""
