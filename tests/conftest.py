"""Settings that hold for every test."""

import os

from hypothesis import HealthCheck, settings

# Machines differ in speed, and no test asserts a time: speed lives in `make bench`. What fails
# prints how to do the same again.
settings.register_profile(
    "ubao", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
# Many more examples, for whoever has an hour: UBAO_EXAMPLES=20000 pytest FILE
settings.register_profile(
    "deep", settings.get_profile("ubao"), max_examples=int(os.environ.get("UBAO_EXAMPLES", "100"))
)
settings.load_profile("deep" if "UBAO_EXAMPLES" in os.environ else "ubao")
