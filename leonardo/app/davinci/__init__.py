"""The table of Leonardo da Vinci: its picture, its gestures, its words and its results."""
