"""Players of Leonardo da Vinci."""
