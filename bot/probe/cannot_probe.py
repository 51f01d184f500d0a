"""The error of a probe that cannot run."""


class CannotProbe(Exception):
    """The probe cannot run: Discord is not reached, or the channel is unfit. The message says why."""
