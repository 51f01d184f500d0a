"""A change of a bot: its log has no limits."""

from logging import LogRecord

from bot.log_limits import LineLimits


def make() -> None:
    """Makes the change in this process."""

    def filter_nothing(self: LineLimits, record: LogRecord) -> bool:
        return True

    LineLimits.filter = filter_nothing  # type: ignore[method-assign]  # which is the change
