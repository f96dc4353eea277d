"""Templar: The Secret Treasures, by Jesús Torres Castro (Queen Games 2013)."""
