"""The table of Leonardo da Vinci."""
