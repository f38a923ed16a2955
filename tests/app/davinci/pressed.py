"""What the buttons of the table stand for."""

from leonardo.app.davinci.buttons import BUTTONS
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.view import View


def button_action(view: View, key: str) -> Action | None:
    action: Action | None = next((button.action(view) for button in BUTTONS if button.key == key), None)
    return action
