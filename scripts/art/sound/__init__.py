"""What is heard, made of numbers."""
