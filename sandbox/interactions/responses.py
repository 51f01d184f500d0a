"""The bot's responses to interactions."""

from collections.abc import Sequence

from sandbox.interactions.events import ChoicesOffered, InteractionSettled, ModalShown
from sandbox.interactions.interaction import Interaction, InteractionType, ResponseType
from sandbox.messaging.checks import check_contents
from sandbox.messaging.posting import edit_message, send_message
from sandbox.protocol.command_types import OptionType
from sandbox.protocol.encoding import Json
from sandbox.protocol.errors import unknown
from sandbox.validation.choices import read_choices
from sandbox.validation.components.modals import read_modal
from sandbox.validation.drafts import EMPTY, Draft, read_draft
from sandbox.validation.form import Form, FormErrors
from sandbox.world.channels import Channel
from sandbox.world.files import Upload
from sandbox.world.messages import Message, MessageFlag, MessageType
from sandbox.world.users import User
from sandbox.world.world import World

_ALLOWED = {
    InteractionType.COMMAND: (ResponseType.MESSAGE, ResponseType.DEFERRED_MESSAGE, ResponseType.MODAL),
    InteractionType.COMPONENT: tuple(set(ResponseType) - {ResponseType.CHOICES}),
    InteractionType.AUTOCOMPLETE: (ResponseType.CHOICES,),
    InteractionType.MODAL: (
        ResponseType.MESSAGE,
        ResponseType.DEFERRED_MESSAGE,
        ResponseType.DEFERRED_UPDATE,
        ResponseType.UPDATE,
    ),
}


class Responses:
    """Carries out the bot's responses."""

    def __init__(self, world: World) -> None:
        self._world = world

    def respond(self, interaction: Interaction, body: Json, uploads: Sequence[Upload]) -> None:
        """Carries out the first response, `{type, data}`.

        Raises:
            ApiError: the type doesn't fit the interaction, or the data is invalid; the interaction still has no
            response.
        """
        errors = FormErrors()
        form = Form(body, errors)
        chosen = form.choice("type", _ALLOWED[interaction.kind])
        if chosen in (ResponseType.UPDATE, ResponseType.DEFERRED_UPDATE) and interaction.source is None:
            form.error("type", "INTERACTION_CALLBACK_NO_MESSAGE", "There is no message to update")
        errors.raise_any()
        response = ResponseType(chosen or 0)
        if response in (ResponseType.MODAL, ResponseType.CHOICES):
            self._respond_with_form(interaction, response, form)
        else:
            inner = form.child("data")
            errors.raise_any()
            self._respond_with_message(interaction, response, inner.body if inner else {}, uploads)
        interaction.response = response
        if interaction.timer:
            interaction.timer.cancel()
        if response is not ResponseType.CHOICES:
            self._world.emit(InteractionSettled(interaction))

    def _respond_with_form(self, interaction: Interaction, response: ResponseType, form: Form) -> None:
        inner = form.child("data", required=True)
        modal = read_modal(inner) if inner and response is ResponseType.MODAL else None
        choices = read_choices(inner, _focused_type(interaction)) if inner and response is ResponseType.CHOICES else []
        form.errors.raise_any()
        if modal:
            interaction.modal = modal
            self._world.emit(ModalShown(interaction, modal))
        else:
            self._world.emit(ChoicesOffered(interaction, choices))

    def _respond_with_message(
        self, interaction: Interaction, response: ResponseType, body: Json, uploads: Sequence[Upload]
    ) -> None:
        source = interaction.source
        if response is ResponseType.MESSAGE:
            interaction.original = self.create_message(interaction, body, uploads, path=("data",))
        elif response is ResponseType.DEFERRED_MESSAGE:
            private = _is_private(body) or not interaction.may_respond_publicly(self._world)
            interaction.original = self._send(interaction, EMPTY, flags=MessageFlag.LOADING, private=private)
        elif source:
            interaction.original = interaction.allow(source)
            if response is ResponseType.UPDATE and (body or uploads):
                self.edit_message(interaction, source, body, uploads, update=True, path=("data",))

    def create_message(
        self, interaction: Interaction, body: Json, uploads: Sequence[Upload], path: tuple[str, ...] = ()
    ) -> Message:
        """Sends a message in response: the first, or a follow-up."""
        private = _is_private(body) or not interaction.may_respond_publicly(self._world)
        draft = read_draft(body, uploads, self._world, interaction.channel.id, ephemeral=private, path=path)
        self._check(interaction.user, interaction.channel, draft)
        return self._send(interaction, draft, private=private)

    def _check(self, user: User, channel: Channel, draft: Draft) -> None:
        check_contents(draft, self._world.response_permissions(user.id, channel))

    def edit_message(
        self,
        interaction: Interaction,
        message: Message,
        body: Json,
        uploads: Sequence[Upload],
        *,
        update: bool = False,
        path: tuple[str, ...] = (),
    ) -> Message:
        """Edits a message that the interaction's token may edit.

        update: whether this is a response of type UPDATE_MESSAGE.

        Raises:
            ApiError: 10008 if the message has been deleted.
        """
        channel = self._world.channel(message.channel)
        if not channel.holds(message):
            raise unknown("Message")
        ephemeral = message.reader is not None
        draft = read_draft(
            body, uploads, self._world, channel.id, old=message, update=update, ephemeral=ephemeral, path=path
        )
        self._check(interaction.user, channel, draft)
        return edit_message(self._world, message, draft)

    def _send(self, interaction: Interaction, draft: Draft, *, flags: int = 0, private: bool) -> Message:
        world = self._world
        channel = world.channel(interaction.channel.id)
        more: Json = {
            "application_id": world.application,
            "webhook_id": world.application,
            "interaction_metadata": interaction.metadata(),
        }
        responded_to = interaction.original or interaction.source
        kind = MessageType.REPLY if responded_to else MessageType.CHAT_INPUT_COMMAND
        if responded_to:
            reference = {"type": 0, "channel_id": responded_to.channel, "message_id": responded_to.id}
            more["message_reference"] = reference | ({"guild_id": channel.guild} if channel.guild else {})
        reader = interaction.user.id if private else None
        return interaction.allow(
            send_message(world, channel, world.bot, draft, kind=kind, flags=flags, reader=reader, more=more)
        )


def _is_private(body: Json) -> bool:
    flags = body.get("flags")
    return isinstance(flags, int) and bool(flags & MessageFlag.EPHEMERAL)


def _focused_type(interaction: Interaction) -> int:
    """Returns the type of the option that an autocomplete is for."""
    pending = list(interaction.data.get("options", []))
    while pending:
        option = pending.pop()
        if option.get("focused"):
            return int(option["type"])
        pending += option.get("options", [])
    return OptionType.STRING
