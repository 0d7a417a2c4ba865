"""What holds for all tests: no property is judged by the clock, which a busy machine would lose against."""

from hypothesis import HealthCheck, settings

settings.register_profile("table", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("table")
