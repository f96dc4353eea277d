"""What all tests share."""

import signal

from hypothesis import settings

# Whoever starts the tests in the background may have switched Ctrl-C off, for programs they start as well.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The first call of a rule may compile it, and other tests share the machine: a test's time says nothing.
settings.register_profile("house", deadline=None)
settings.load_profile("house")
