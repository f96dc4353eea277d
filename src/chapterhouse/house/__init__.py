"""Where people meet: tables, seats, store, sockets, pages."""
