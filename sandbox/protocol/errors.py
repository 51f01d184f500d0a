"""Refusals: error answers of Discord's REST API, and actions that Discord's client does not let a user do."""

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
    "Guild Scheduled Event": 10070,
}


class ApiError(Exception):
    """An error answer of the REST API: an HTTP `status` and the `body` `{code, message, errors}`.

    `code` is Discord's error code; `errors` are the invalid fields of the request. `headers` are sent with the answer.
    """

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.body: Json = {"message": message, "code": code}
        if errors:
            self.body["errors"] = errors
        self.headers: dict[str, str] = {}


def unknown(what: str) -> ApiError:
    """Returns a 404: there is no such object, or it is hidden from the bot."""
    return ApiError(404, UNKNOWN[what], f"Unknown {what}")


def missing_access() -> ApiError:
    """Returns a 403: the bot can't see the channel."""
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    """Returns a 403: the bot sees the channel, but lacks the permission for this operation."""
    return ApiError(403, 50013, "Missing Permissions")


def wrong_channel() -> ApiError:
    """Returns a 400: this can't be done in channels of this type."""
    return ApiError(400, 50024, "Cannot execute action on this channel type")


def guild_outage() -> ApiError:
    """Returns a 503: the guild has an outage. Discord does not document its error for this case."""
    return ApiError(503, 0, "503: Service Unavailable")


def rate_limited(wait: float, headers: dict[str, str], code: int = 0, message: str = "") -> ApiError:
    """Returns a 429: the client has to retry after `wait` seconds.

    discord.py mistakes a 429 without the header `Via` for a ban of its IP address.
    """
    wait = round(wait, 3)
    error = ApiError(429, code, message or "You are being rate limited.")
    error.body |= {"retry_after": wait, "global": headers.get("X-RateLimit-Scope") == "global"}
    times = {"Retry-After": f"{wait:.3f}", "X-RateLimit-Reset-After": f"{wait:.3f}"}
    error.headers = headers | times | {"Via": "1.1 sandbox"}
    return error


class NotPossible(Exception):
    """Discord's client does not let the user do this; nothing is sent to the bot."""
