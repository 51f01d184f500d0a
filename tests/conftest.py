"""Settings for all tests."""

from hypothesis import HealthCheck, settings

# On a busy machine an example may take its time; how fast things are is measured by `make bench`.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")
