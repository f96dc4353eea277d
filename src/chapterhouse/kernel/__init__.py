"""What every game is made of; knows no game, no bot, no server."""
