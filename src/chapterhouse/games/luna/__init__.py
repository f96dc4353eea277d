"""Luna: novices of up to four orders serve the Moon Priestess on seven isles and in her temple."""
