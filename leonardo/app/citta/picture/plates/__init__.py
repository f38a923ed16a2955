"""What is asked in the middle of the city, with all that the answer depends on."""
