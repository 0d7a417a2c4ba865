"""What holds for all tests: pygame is read as the program reads it, and no property is judged by the clock."""

from hypothesis import HealthCheck, settings

from app.ui.glass.quick_start import read_pygame

read_pygame()  # Debian's own would warn of what it looks for and of how it was built, and warnings are errors here

# A busy machine would lose against the clock.
settings.register_profile("table", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("table")
