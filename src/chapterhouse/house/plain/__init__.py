"""Plain pages: the whole house without a script, for browsers that run none, and until the client is
built. They ask the same service as the routes of `/api`, and know nothing that those do not tell."""
