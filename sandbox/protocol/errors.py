"""Refusals: Discord's error answers, `{code, message, errors}` with an HTTP status."""

from sandbox.protocol.encoding import Json

UNKNOWN = {
    "Application": 10002,
    "Channel": 10003,
    "Guild": 10004,
    "Member": 10007,
    "Message": 10008,
    "User": 10013,
    "Webhook": 10015,
    "Interaction": 10062,
    "application command": 10063,
}


class ApiError(Exception):
    """Discord says no. `status` is HTTP's, `code` Discord's own; `errors` says which field is wrong.

    `headers` go with the answer.
    """

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.body: Json = {"message": message, "code": code}
        if errors:
            self.body["errors"] = errors
        self.headers: dict[str, str] = {}


def unknown(what: str) -> ApiError:
    """404: there is no such thing, or none that may be known of."""
    return ApiError(404, UNKNOWN[what], f"Unknown {what}")


def missing_access() -> ApiError:
    """403: the channel can't be seen."""
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    """403: the channel can be seen, but this may not be done in it."""
    return ApiError(403, 50013, "Missing Permissions")


def wrong_channel() -> ApiError:
    """400: channels of this type don't do that."""
    return ApiError(400, 50024, "Cannot execute action on this channel type")


def rate_limited(wait: float, headers: dict[str, str], code: int = 0, message: str = "") -> ApiError:
    """A 429: to be repeated after `wait` seconds. Without `Via` a client takes it for a ban of its address."""
    wait = round(wait, 3)
    refusal = ApiError(429, code, message or "You are being rate limited.")
    refusal.body |= {"retry_after": wait, "global": headers.get("X-RateLimit-Scope") == "global"}
    times = {"Retry-After": f"{wait:.3f}", "X-RateLimit-Reset-After": f"{wait:.3f}"}
    refusal.headers = headers | times | {"Via": "1.1 sandbox"}
    return refusal


class NotPossible(Exception):
    """Discord's client does not let the user do this; the bot never hears of it."""
