"""Settings that hold for every test."""

from hypothesis import HealthCheck, settings

# Machines differ in speed, and no test asserts a time: speed lives in `make bench`. What fails
# prints how to do the same again.
settings.register_profile(
    "ubao", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("ubao")
