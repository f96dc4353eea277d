"""What all tests share."""

from hypothesis import settings

# The first call of a rule may compile it, and other tests share the machine: a test's time says nothing.
settings.register_profile("house", deadline=None)
settings.load_profile("house")
