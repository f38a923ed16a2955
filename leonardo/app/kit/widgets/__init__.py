"""What a person presses, chooses, types and reads in menus and dialogs, and the form that holds it."""
