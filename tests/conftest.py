"""Hypothesis settings for all tests."""

from hypothesis import HealthCheck, settings

# No deadline for an example: a busy machine is slow, and speed is measured by `make bench`.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")
