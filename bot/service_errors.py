"""Which errors say that a service is away: the database, or Discord. The log has one line for an outage."""

from collections.abc import Iterator

_SERVICES: dict[type[BaseException], str] = {}


def register(service: str, *errors: type[BaseException]) -> None:
    """Makes errors of these types, and those that they have caused, count as an outage of a service."""
    _SERVICES.update(dict.fromkeys(errors, service))


def service_away(error: BaseException) -> str | None:
    """Returns the service whose outage has caused an error; None if it is an error of another kind."""
    for cause in _causes(error):
        for kind in type(cause).__mro__:
            if kind in _SERVICES:
                return _SERVICES[kind]
    return None


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    """Yields an error and its explicit causes. An error during whose handling it was raised is not a cause."""
    seen = set[int]()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        yield error
        error = error.__cause__
