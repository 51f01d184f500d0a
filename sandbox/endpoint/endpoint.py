"""The application's interactions endpoint: its URL, and the posting of interactions to it."""

import asyncio
import logging
from collections.abc import Coroutine

from sandbox.endpoint.balancer import Balancer
from sandbox.endpoint.checks import CheckFailed, EndpointChecks
from sandbox.endpoint.posting import EndpointAnswer, NoAnswer, Poster
from sandbox.endpoint.signing import RequestSigner
from sandbox.interactions.events import InteractionCreated
from sandbox.interactions.interaction import Interaction
from sandbox.interactions.interactions import Interactions
from sandbox.interactions.responses import Responses
from sandbox.protocol.encoding import dumps
from sandbox.protocol.errors import ApiError
from sandbox.validation.bodies import FORM, read_form
from sandbox.world.clock import Timer
from sandbox.world.events import BotConnectionChanged, Event
from sandbox.world.world import World

ACCEPTED = 202
"""The status with which the application announces that it responds through the callback."""
MAX_FAILURES = 1000

_log = logging.getLogger(__name__)


class InteractionsEndpoint:
    """Posts each interaction to the endpoint, and carries out the response in the answer, if there is one.

    Attributes:
        signer: signs the requests.
        balancer: posts them to the URL, or to one of several URLs of equal workers behind a load balancer.
        failures: the last thousand reasons why an interaction has failed at the endpoint, oldest first.
        removed: why the URL was removed after a failed check; "" if it was not.
    """

    def __init__(self, world: World, interactions: Interactions, responses: Responses) -> None:
        self._world = world
        self._interactions = interactions
        self._responses = responses
        self._poster = Poster()
        self._tasks: set[asyncio.Task[None]] = set()
        self._check_timer: Timer | None = None
        self.signer = RequestSigner(world.application)
        self.balancer = Balancer(self._poster, self.signer)
        self._checks = EndpointChecks(world, self.signer, self._poster)
        self.failures: list[str] = []
        self.removed = ""
        world.listeners.append(self.handle)

    @property
    def urls(self) -> tuple[str, ...]:
        """Where interactions are posted; empty if the gateway sends them."""
        return self.balancer.urls

    async def answers(self, url: str) -> bool:
        """Whether a worker answers a PING, so that it can be added."""
        return await self._checks.answers_ping(url)

    async def add_url(self, url: str) -> None:
        """Checks one more worker and posts interactions to it as well; a known worker just gets requests again.

        Raises:
            CheckFailed: the worker has failed a check.
        """
        await self._checks.check_all(url)
        self.balancer.restore(url)
        if url not in self.urls:
            self._use((*self.urls, url))

    async def set_urls(self, *urls: str) -> None:
        """Checks each URL and posts interactions there from now on; without URLs, the gateway sends them again.

        Raises:
            CheckFailed: a URL has failed the check; nothing is changed.
        """
        for url in urls:
            await self._checks.check_all(url)
        self.removed = ""
        for url in urls:
            self.balancer.restore(url)
        self._use(urls)

    def _use(self, urls: tuple[str, ...]) -> None:
        self.balancer.urls = urls
        self._world.interactions_endpoint = urls[0] if urls else None
        if self._check_timer:
            self._check_timer.cancel()
            self._check_timer = None
        if urls:
            self._check_timer = self._world.clock.call_later(self._world.terms.security_check_seconds, self._check)
        self._world.emit(BotConnectionChanged(online=bool(urls)))

    def handle(self, event: Event) -> None:
        """Posts a new interaction if there is an endpoint."""
        match event:
            case InteractionCreated(interaction) if self.urls:
                body = dumps(interaction.json(self._world)).encode()
                self._run(self._deliver(interaction, body))
            case _:
                pass

    def _run(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _deliver(self, interaction: Interaction, body: bytes) -> None:
        try:
            answer = await self.balancer.post(body)
        except NoAnswer as error:
            self._fail(interaction, str(error))
            return
        try:
            await self._take(interaction, answer)
        except (ApiError, ValueError) as error:
            self._fail(interaction, f"{answer.status} {answer.body[:500]!r}: {getattr(error, 'body', error)}")

    async def _take(self, interaction: Interaction, answer: EndpointAnswer) -> None:
        """Carries out the response in an answer.

        An answer 202 without a body leaves the response to the callback; `Terms` may allow other empty answers to do
        so.

        Raises:
            ApiError: Discord refuses the response, or there is already another response.
            ValueError: the answer is neither a response nor such an empty answer.
        """
        if not 200 <= answer.status < 300:
            raise ValueError("this is an error")
        if not answer.body and (answer.status == ACCEPTED or self._world.terms.any_empty_answer_accepts):
            return
        if answer.media_type == FORM and self._world.terms.answers_may_be_forms:
            body, uploads = await read_form(answer.content_type, answer.body)
        else:
            body, uploads = answer.json(), []
        waiting = self._interactions.awaiting_response(interaction.id, interaction.token)
        self._responses.respond(waiting, body, uploads)

    def _fail(self, interaction: Interaction, reason: str) -> None:
        _log.warning("interaction %s has failed at the endpoint: %s", interaction.id, reason)
        self.failures = [*self.failures[1 - MAX_FAILURES :], reason]
        if self._world.terms.endpoint_failure_is_final:
            self._interactions.fail(interaction)

    def _check(self) -> None:
        self._run(self._check_now())

    async def _check_now(self) -> None:
        urls = self.urls
        if not urls:
            return
        try:
            await self._checks.check_later(self.balancer.next_url())
        except CheckFailed as failure:
            if self.urls == urls:
                _log.error("the interactions endpoint URL is removed: %s", failure)
                self.removed = str(failure)
                self._use(())
            return
        if self.urls == urls:
            self._check_timer = self._world.clock.call_later(self._world.terms.security_check_seconds, self._check)

    async def close(self) -> None:
        """Cancels the requests under way and closes all connections."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._poster.close()
