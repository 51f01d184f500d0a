"""Where interactions are begun, answered and found again by their token."""

from collections.abc import Sequence

from sandbox.interactions.events import ChoicesOffered, InteractionCreated, InteractionSettled, ModalShown
from sandbox.interactions.interaction import (
    ANSWER_WITHIN,
    TOKEN_LIVES,
    Interaction,
    InteractionType,
    Origin,
    ResponseType,
)
from sandbox.messaging.posting import check_contents, edit_message, send_message
from sandbox.protocol.command_types import OptionType
from sandbox.protocol.encoding import Json
from sandbox.protocol.errors import ApiError, unknown
from sandbox.validation.choices import read_choices
from sandbox.validation.components.modals import read_modal
from sandbox.validation.drafts import EMPTY, Draft, read_draft
from sandbox.validation.form import Form, FormErrors
from sandbox.world.channels import Channel
from sandbox.world.files import Upload
from sandbox.world.messages import Message, MessageFlag, MessageType
from sandbox.world.users import User
from sandbox.world.world import World

NO_RESPONSE = "The application did not respond"
_ANSWERS = {
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


class Interactions:
    """All interactions whose token lives."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._by_id: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def begin(
        self,
        kind: InteractionType,
        asker: Origin,
        data: Json,
        owners: Json,
        *,
        source: Message | None = None,
        parent: Interaction | None = None,
    ) -> Interaction:
        """A user asks; the bot is told, and has three seconds to answer.

        `owners` are those who have installed the app, by kind of installation, as far as they let this be asked.
        """
        world = self._world
        id_, now = world.snowflakes.next(), world.clock.now()
        user, channel, nonce = asker.user, asker.channel, asker.nonce
        interaction = Interaction(id_, kind, user, channel, data, owners, nonce, now, user.locale, source, parent)
        self._forget_dead(now)
        self._by_id[id_] = self._by_token[interaction.token] = interaction
        interaction.timer = world.clock.call_later(ANSWER_WITHIN, lambda: self._give_up(interaction))
        world.emit(InteractionCreated(interaction))
        return interaction

    def _forget_dead(self, now: float) -> None:
        while self._by_id:
            oldest = next(iter(self._by_id.values()))
            if now - oldest.begun < TOKEN_LIVES:
                return
            del self._by_id[oldest.id], self._by_token[oldest.token]

    def _give_up(self, interaction: Interaction) -> None:
        if interaction.answer is None:
            self._world.emit(InteractionSettled(interaction, NO_RESPONSE))

    def unanswered(self, id_: str, token: str) -> Interaction:
        """The interaction that is to be answered.

        Raises:
            ApiError: 10062 when there is none or three seconds have passed, 40060 when it has been answered.
        """
        interaction = self._by_id.get(id_)
        if interaction is None or interaction.token != token:
            raise unknown("Interaction")
        if interaction.answer is not None:
            raise ApiError(400, 40060, "Interaction has already been acknowledged.")
        if self._world.clock.now() - interaction.begun > ANSWER_WITHIN:
            raise unknown("Interaction")
        return interaction

    def by_token(self, application: str, token: str) -> Interaction:
        """The answered interaction whose token serves as a webhook's.

        Raises:
            ApiError: 50027 after fifteen minutes, 10015 for a foreign application or before the first answer.
        """
        interaction = self._by_token.get(token)
        if application != self._world.application:
            raise unknown("Webhook")
        if interaction is None or self._world.clock.now() - interaction.begun >= TOKEN_LIVES:
            raise ApiError(401, 50027, "Invalid Webhook Token")
        if interaction.answer in (None, ResponseType.CHOICES):
            raise unknown("Webhook")
        return interaction

    def answer(self, interaction: Interaction, body: Json, uploads: Sequence[Upload]) -> None:
        """The bot's first answer, `{type, data}`.

        Raises:
            ApiError: the answer doesn't fit what was asked, or its data is invalid; the interaction stays unanswered.
        """
        errors = FormErrors()
        form = Form(body, errors)
        chosen = form.choice("type", _ANSWERS[interaction.kind])
        if chosen in (ResponseType.UPDATE, ResponseType.DEFERRED_UPDATE) and interaction.source is None:
            form.error("type", "INTERACTION_CALLBACK_NO_MESSAGE", "There is no message to update")
        errors.raise_any()
        answer = ResponseType(chosen or 0)
        if answer in (ResponseType.MODAL, ResponseType.CHOICES):
            self._show(interaction, answer, form)
        else:
            inner = form.child("data")
            errors.raise_any()
            self._speak(interaction, answer, inner.body if inner else {}, uploads)
        interaction.answer = answer
        if interaction.timer:
            interaction.timer.cancel()
        if answer is not ResponseType.CHOICES:
            self._world.emit(InteractionSettled(interaction))

    def _show(self, interaction: Interaction, answer: ResponseType, form: Form) -> None:
        inner = form.child("data", required=True)
        modal = read_modal(inner) if inner and answer is ResponseType.MODAL else None
        choices = read_choices(inner, focused_kind(interaction)) if inner and answer is ResponseType.CHOICES else []
        form.errors.raise_any()
        if modal:
            interaction.modal = modal
            self._world.emit(ModalShown(interaction, modal))
        else:
            self._world.emit(ChoicesOffered(interaction, choices))

    def _speak(self, interaction: Interaction, answer: ResponseType, body: Json, uploads: Sequence[Upload]) -> None:
        source = interaction.source
        if answer is ResponseType.MESSAGE:
            interaction.original = self.say(interaction, body, uploads, path=("data",))
        elif answer is ResponseType.DEFERRED_MESSAGE:
            private = _private(body) or not interaction.may_answer_publicly(self._world)
            interaction.original = self._put(interaction, EMPTY, flags=MessageFlag.LOADING, private=private)
        elif source:
            interaction.original = interaction.reach(source)
            if answer is ResponseType.UPDATE and (body or uploads):
                self.change(interaction, source, body, uploads, path=("data",))

    def say(
        self, interaction: Interaction, body: Json, uploads: Sequence[Upload], path: tuple[str, ...] = ()
    ) -> Message:
        """A new message that answers the interaction: its first, or a follow-up."""
        private = _private(body) or not interaction.may_answer_publicly(self._world)
        draft = read_draft(body, uploads, self._world, interaction.channel.id, ephemeral=private, path=path)
        self._check(interaction.user, interaction.channel, draft)
        return self._put(interaction, draft, private=private)

    def _check(self, user: User, channel: Channel, draft: Draft) -> None:
        check_contents(draft, self._world.app_permissions(user.id, channel))

    def change(
        self,
        interaction: Interaction,
        message: Message,
        body: Json,
        uploads: Sequence[Upload],
        path: tuple[str, ...] = (),
    ) -> Message:
        """Edit a message that an interaction's token reaches.

        Raises:
            ApiError: 10008 when it is gone.
        """
        channel = self._world.channel(message.channel)
        if not channel.holds(message):
            raise unknown("Message")
        ephemeral = message.reader is not None
        draft = read_draft(body, uploads, self._world, channel.id, old=message.wire, ephemeral=ephemeral, path=path)
        self._check(interaction.user, channel, draft)
        return edit_message(self._world, message, draft)

    def _put(self, interaction: Interaction, draft: Draft, *, flags: int = 0, private: bool) -> Message:
        world = self._world
        channel = world.channel(interaction.channel.id)
        more: Json = {
            "application_id": world.application,
            "webhook_id": world.application,
            "interaction_metadata": interaction.metadata(),
        }
        answered = interaction.original or interaction.source
        kind = MessageType.REPLY if answered else MessageType.CHAT_INPUT_COMMAND
        if answered:
            reference = {"type": 0, "channel_id": answered.channel, "message_id": answered.id}
            more["message_reference"] = reference | ({"guild_id": channel.guild} if channel.guild else {})
        reader = interaction.user.id if private else None
        return interaction.reach(
            send_message(world, channel, world.bot, draft, kind=kind, flags=flags, reader=reader, more=more)
        )


def _private(body: Json) -> bool:
    flags = body.get("flags")
    return isinstance(flags, int) and bool(flags & MessageFlag.EPHEMERAL)


def focused_kind(interaction: Interaction) -> int:
    """The type of the option whose choices an autocomplete asks for."""
    pending = list(interaction.data.get("options", []))
    while pending:
        option = pending.pop()
        if option.get("focused"):
            return int(option["type"])
        pending += option.get("options", [])
    return OptionType.STRING
