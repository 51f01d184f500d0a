"""Which errors mean an outage of a service (the database, Discord), so that the log has one line for all of them."""

from collections.abc import Iterator

_SERVICES: dict[type[BaseException], str] = {}


def register(service: str, *errors: type[BaseException]) -> None:
    """Makes errors of these types, and errors caused by them, count as an outage of a service."""
    _SERVICES.update(dict.fromkeys(errors, service))


def service_away(error: BaseException) -> str | None:
    """Returns the service whose outage has caused an error; None if it is an error of another kind."""
    for cause in _causes(error):
        for kind in type(cause).__mro__:
            if kind in _SERVICES:
                return _SERVICES[kind]
    return None


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    """Yields an error and its explicit causes, but not its implicit context (`__context__`)."""
    seen = set[int]()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        yield error
        error = error.__cause__
