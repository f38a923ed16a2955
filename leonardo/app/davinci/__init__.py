"""The table of Leonardo da Vinci: its picture, its hands, its words."""
