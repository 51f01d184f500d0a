"""Metrics that are recorded as things happen. Names and units follow Prometheus: seconds, `_total` for counters."""

from collections.abc import Mapping
from functools import partial
from typing import TypeVar

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics

Metric = TypeVar("Metric", Counter, Histogram)

ANSWER_BUCKETS = (0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.7, 1.0, 2.0, 3.0, 10.0)
"""Upper bounds in seconds. At three seconds Discord gives up on an answer."""

COMMIT_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)

LAG_BUCKETS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)

WORK_BUCKETS = (0.001, 0.01, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 10.0)

MOVE_BUCKETS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0)
"""A computer's pause takes one second, and three are the target for its answer."""

PICTURE_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5)

ANSWER_KINDS = ("application_command", "component", "modal_submit")
"""discord.py's names of the interactions that get an answer; autocomplete is not timed."""

PICTURE_KINDS = ("cached", "drawn", "replay")
"""The kinds of pictures: composed on the event loop from cached sprites; drawn on a thread; an animation."""

COMMIT_RESULTS = ("written", "conflict", "failed")

LOG_LEVELS = ("debug", "info", "warning", "error", "critical")


class Metrics:
    """The metrics that are recorded as things happen. Recording takes about a microsecond, on any thread."""

    def __init__(self, registry: CollectorRegistry) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]  # a second series for each one, which nothing reads
        histogram, counter = partial(Histogram, registry=registry), partial(Counter, registry=registry)
        self._answers = _by_label(
            histogram(
                "tavolino_answer_seconds",
                "From the creation of an interaction until it was answered.",
                ["kind"],
                buckets=ANSWER_BUCKETS,
            ),
            ANSWER_KINDS,
        )
        self._commit_seconds = histogram(
            "tavolino_commit_seconds",
            "From the request for a commit until it was durable or had failed.",
            buckets=COMMIT_BUCKETS,
        )
        self._commits = _by_label(
            counter("tavolino_commits_total", "Commits by their result.", ["result"]), COMMIT_RESULTS
        )
        self._pictures = _by_label(
            histogram(
                "tavolino_picture_seconds",
                "The painting of a picture, without the time that it waited.",
                ["kind"],
                buckets=PICTURE_BUCKETS,
            ),
            PICTURE_KINDS,
        )
        self._work = histogram(
            "tavolino_computer_cpu_seconds",
            "The CPU time in which a computer player chose a move.",
            buckets=WORK_BUCKETS,
        )
        self._moves = histogram(
            "tavolino_computer_move_seconds",
            "From the request for the move of a computer that searches until it was chosen. Its pause runs meanwhile.",
            buckets=MOVE_BUCKETS,
        )
        self._weaker_moves = counter(
            "tavolino_computer_weaker_moves_total",
            "Moves chosen at a lower level, for want of time or of the server's CPU budget.",
        )
        self._lag = histogram(
            "tavolino_event_loop_lag_seconds", "How late the event loop called a timer.", buckets=LAG_BUCKETS
        )
        self._responses = counter(
            "tavolino_discord_responses_total", "Answers of Discord's API by their HTTP status.", ["status"]
        )
        self._responses.labels("429")  # from the start, so that an increase from 0 to 1 is seen
        self._log_lines = _by_label(
            counter("tavolino_log_lines_total", "Lines in the log by their level.", ["level"]), LOG_LEVELS
        )
        self._outage_errors = counter(
            "tavolino_outage_errors_total",
            "Errors that the outage of a service has caused; most of them are not in the log.",
            ["service"],
        )

    def answered(self, kind: str, seconds: float) -> None:
        """Records an answer to an interaction.

        Args:
            kind: one of ANSWER_KINDS.
        """
        self._answers[kind].observe(seconds)

    def worked(self, cpu_seconds: float) -> None:
        """Records the CPU time of a computer player's choice."""
        self._work.observe(cpu_seconds)

    def move_chosen(self, seconds: float, weaker: bool) -> None:
        """Records how long a table waited for a computer's choice, and whether it was made at a lower level."""
        self._moves.observe(seconds)
        if weaker:
            self._weaker_moves.inc()

    def committed(self, seconds: float, result: str) -> None:
        """Records a commit.

        Args:
            result: one of COMMIT_RESULTS.
        """
        self._commit_seconds.observe(seconds)
        self._commits[result].inc()

    def painted(self, kind: str, seconds: float) -> None:
        """Records a picture.

        Args:
            kind: one of PICTURE_KINDS.
        """
        self._pictures[kind].observe(seconds)

    def lagged(self, seconds: float) -> None:
        """Records how late the event loop was."""
        self._lag.observe(seconds)

    def responded(self, status: int) -> None:
        """Records an answer of Discord's API."""
        self._responses.labels(str(status)).inc()

    def logged(self, level: str, service: str | None) -> None:
        """Records a line of the log, or one that was left out.

        Args:
            level: one of LOG_LEVELS; others are not counted.
            service: the service whose outage the line is about; such a line does not count as an error of the bot.
        """
        if service is not None:
            self._outage_errors.labels(service).inc()
        elif level in self._log_lines:
            self._log_lines[level].inc()


def _by_label(metric: Metric, values: tuple[str, ...]) -> Mapping[str, Metric]:
    """Returns the metric for each value of its only label. All exist from the start, since they are looked up often."""
    return {value: metric.labels(value) for value in values}
