"""The rules of Leonardo da Vinci, one module for each phase, named after it; and what several phases do."""
