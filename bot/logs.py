"""Configures logging: one format for our log lines and those of the libraries.

Lines that are logged while an interaction is answered have its id as `interaction`, and the `session` and `ply` of its
table. `bot.log_limits` limits the number of lines.
"""

import logging
import sys

import structlog

from bot.log_limits import LineLimits
from bot.settings import Settings


def be_silent() -> None:
    """Disables logging, for commands that print all there is to say."""
    logging.disable()
    structlog.configure(logger_factory=structlog.ReturnLoggerFactory())


def configure(settings: Settings) -> None:
    """Sends messages of at least `log_level` to standard error, as text or JSON, one line each."""
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    final: list[structlog.typing.Processor]
    if settings.log_format == "json":
        final = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    else:
        # Plain tracebacks: the prettier ones print the variables of every frame, which include the token and seeds.
        plain = structlog.dev.plain_traceback
        final = [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(level),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(LineLimits())
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *final], foreign_pre_chain=shared
        )
    )
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for library in ("discord", "aiosqlite", "asyncio", "PIL", "uvicorn"):
        logging.getLogger(library).setLevel(max(level, logging.WARNING))
