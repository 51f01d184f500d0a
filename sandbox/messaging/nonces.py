"""The nonces of the bot's recent messages, with which it can repeat a request without sending a message twice."""

from sandbox.protocol.errors import unknown
from sandbox.world.channels import Channel
from sandbox.world.messages import Message
from sandbox.world.world import World

Nonce = str | int


class UsedNonces:
    """The messages that the bot has sent with a nonce within the last `Terms.nonce_seconds`."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._messages: dict[tuple[Nonce, str], Message] = {}
        """By nonce and channel, and once more under the channel "", oldest first."""

    def keep(self, nonce: Nonce, message: Message) -> None:
        """Keeps a message that has been sent."""
        self._forget_old()
        for channel in (message.channel, ""):
            self._messages.pop((nonce, channel), None)
            self._messages[nonce, channel] = message

    def message(self, nonce: Nonce, channel: Channel) -> Message | None:
        """Returns the message that was sent with this nonce; None if the nonce is new.

        Raises:
            ApiError: 10008 if that message has been deleted, which Discord intends (discord-api-docs issue 6647).
        """
        self._forget_old()
        found = self._messages.get((nonce, "" if self._world.terms.nonce_of_any_channel else channel.id))
        if found is None:
            return None
        where = self._world.channels.get(found.channel)
        if where is None or not where.holds(found):
            raise unknown("Message")
        return found

    def _forget_old(self) -> None:
        since = self._world.clock.now() - self._world.terms.nonce_seconds
        while self._messages:
            key, oldest = next(iter(self._messages.items()))
            if oldest.made >= since:
                return
            del self._messages[key]
