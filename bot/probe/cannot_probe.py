"""The error of a probe that cannot run."""


class CannotProbe(Exception):
    """The probe cannot run: Discord cannot be reached, or the channel is unsuitable. The message says why."""
