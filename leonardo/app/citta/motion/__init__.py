"""What an event of the city says flies, and for how long it is seen."""
