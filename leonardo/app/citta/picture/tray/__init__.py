"""What lies before the one who looks: purse and capital, palaces, cards, and the machine of fate."""
