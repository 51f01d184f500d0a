"""The interactions whose token is valid."""

from sandbox.interactions.events import InteractionCreated, InteractionSettled
from sandbox.interactions.interaction import (
    RESPONSE_SECONDS,
    TOKEN_SECONDS,
    Interaction,
    InteractionType,
    Origin,
    ResponseType,
)
from sandbox.protocol.encoding import Json
from sandbox.protocol.errors import ApiError, unknown
from sandbox.world.messages import Message
from sandbox.world.world import World

NO_RESPONSE = "The application did not respond"


class Interactions:
    """Starts interactions and finds them by id or token."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._by_id: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def begin(
        self,
        kind: InteractionType,
        origin: Origin,
        data: Json,
        owners: Json,
        *,
        source: Message | None = None,
        parent: Interaction | None = None,
    ) -> Interaction:
        """Starts an interaction: it is sent to the bot, which has three seconds to respond.

        Args:
            kind: its type.
            origin: who starts it, and where.
            data: Discord's interaction data.
            owners: Discord's `authorizing_integration_owners`.
            source: the message whose component was used.
            parent: the interaction whose modal is submitted.
        """
        world = self._world
        id_, now = world.snowflakes.next(), world.clock.now()
        user, channel, nonce = origin.user, origin.channel, origin.nonce
        interaction = Interaction(id_, kind, user, channel, data, owners, nonce, now, user.locale, source, parent)
        self._forget_expired(now)
        self._by_id[id_] = self._by_token[interaction.token] = interaction
        interaction.timer = world.clock.call_later(RESPONSE_SECONDS, lambda: self._time_out(interaction))
        world.emit(InteractionCreated(interaction))
        return interaction

    def _forget_expired(self, now: float) -> None:
        while self._by_id:
            oldest = next(iter(self._by_id.values()))
            if now - oldest.created < TOKEN_SECONDS:
                return
            del self._by_id[oldest.id], self._by_token[oldest.token]

    def _time_out(self, interaction: Interaction) -> None:
        if interaction.response is None and not interaction.failed:
            interaction.failed = True
            self._world.emit(InteractionSettled(interaction, NO_RESPONSE))

    def fail(self, interaction: Interaction) -> None:
        """Ends an interaction that has no response yet, as if its three seconds had passed."""
        if interaction.timer:
            interaction.timer.cancel()
        self._time_out(interaction)

    def awaiting_response(self, id_: str, token: str) -> Interaction:
        """Returns the interaction with this id and token, which awaits its first response.

        Raises:
            ApiError: 10062 if it is unknown, has failed or is older than three seconds, 40060 if it has a response.
        """
        interaction = self._by_id.get(id_)
        if interaction is None or interaction.token != token or interaction.failed:
            raise unknown("Interaction")
        if interaction.response is not None:
            raise ApiError(400, 40060, "Interaction has already been acknowledged.")
        if self._world.clock.now() - interaction.created > RESPONSE_SECONDS:
            raise unknown("Interaction")
        return interaction

    def channel_of(self, token: str) -> str | None:
        """Returns the id of the channel of the interaction with this token, if there is one."""
        interaction = self._by_token.get(token)
        return None if interaction is None else interaction.channel.id

    def by_token(self, application: str, token: str) -> Interaction:
        """Returns the interaction whose token is used like a webhook's token.

        Raises:
            ApiError: 50027 after fifteen minutes, 10015 for another application or before the first response.
        """
        interaction = self._by_token.get(token)
        if application != self._world.application:
            raise unknown("Webhook")
        if interaction is None or self._world.clock.now() - interaction.created >= TOKEN_SECONDS:
            raise ApiError(401, 50027, "Invalid Webhook Token")
        if interaction.response in (None, ResponseType.CHOICES):
            raise unknown("Webhook")
        return interaction
