"""Settings that hold for every test."""

from hypothesis import HealthCheck, settings

# Machines differ in speed, and no test asserts a time: speed lives in `make bench`.
settings.register_profile("ubao", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ubao")
