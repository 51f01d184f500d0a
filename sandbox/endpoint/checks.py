"""Checks that an endpoint answers a PING and refuses invalid signatures."""

import itertools

from sandbox.endpoint.posting import NoAnswer, Poster
from sandbox.endpoint.signing import RequestSigner
from sandbox.protocol.encoding import Json, dumps
from sandbox.world.world import World

PING = PONG = 1
UNAUTHORIZED = 401
_DISCORD: Json = {
    "id": "643945264868098049",
    "username": "discord",
    "global_name": "Discord",
    "discriminator": "0000",
    "avatar": None,
    "avatar_decoration_data": None,
    "bot": True,
    "system": True,
    "public_flags": 1,
}
"""The user in whose name a PING is sent."""


class CheckFailed(Exception):
    """The endpoint has failed a check; the message says which."""


class EndpointChecks:
    """Checks an endpoint as Discord does when its URL is set, and from time to time later."""

    def __init__(self, world: World, signer: RequestSigner, poster: Poster) -> None:
        self._world = world
        self._signer = signer
        self._poster = poster
        self._rounds = itertools.count()

    async def check_all(self, url: str) -> None:
        """Checks a new endpoint: a PING, then one of each kind of invalid signature.

        Raises:
            CheckFailed: the endpoint is unreachable, answers the PING wrongly, or an invalid signature with anything
            but 401.
        """
        ping = self._ping()
        try:
            await self._check_ping(url, ping)
            for invalid in range(len(self._invalid(ping))):
                await self._check_invalid(url, ping, invalid)
        except NoAnswer as error:
            raise CheckFailed(str(error)) from error

    async def answers_ping(self, url: str) -> bool:
        """Whether an endpoint answers a PING as it should."""
        try:
            await self._check_ping(url, self._ping())
        except (NoAnswer, CheckFailed):
            return False
        return True

    async def check_later(self, url: str) -> None:
        """Checks an endpoint in use: a PING, then the next kind of invalid signature.

        An endpoint that doesn't answer the PING counts as offline, and is not checked further (discord-api-docs issue
        2328).

        Raises:
            CheckFailed: the endpoint answers an invalid signature with anything but 401.
        """
        if not await self.answers_ping(url):
            return
        ping = self._ping()
        try:
            await self._check_invalid(url, ping, next(self._rounds) % len(self._invalid(ping)))
        except NoAnswer:
            return

    async def _check_ping(self, url: str, ping: bytes) -> None:
        answer = await self._poster.post(url, ping, self._signer.headers(ping))
        try:
            pong = answer.json()
        except ValueError as error:
            raise CheckFailed(f"{url} answers a PING with {answer.status}, {error}") from error
        if answer.status != 200 or not isinstance(pong, dict) or pong.get("type") != PONG:
            raise CheckFailed(f"{url} answers a PING with {answer.status} {answer.body[:200]!r}")

    async def _check_invalid(self, url: str, ping: bytes, which: int) -> None:
        headers = self._invalid(ping)[which]
        answer = await self._poster.post(url, ping, headers)
        refused = 400 <= answer.status < 500 and self._world.terms.any_refusal_of_signatures
        if answer.status != UNAUTHORIZED and not refused:
            raise CheckFailed(f"{url} answers {answer.status} instead of 401 to an invalid signature: {headers}")

    def _invalid(self, body: bytes) -> list[dict[str, str]]:
        return self._signer.invalid_headers(body, malformed=self._world.terms.malformed_signatures)

    def _ping(self) -> bytes:
        world = self._world
        payload: Json = {
            "id": world.snowflakes.next(),
            "application_id": world.application,
            "type": PING,
            "token": "ping",
            "version": 1,
            "user": _DISCORD,
            "app_permissions": "0",
            "authorizing_integration_owners": {},
            "entitlements": [],
        }
        return dumps(payload).encode()
