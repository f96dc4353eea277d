"""What every game of the house must hold, whatever it is. No game is named here."""
