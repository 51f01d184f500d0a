"""Messages that the bot posts with its token: each has a nonce of what it is about, so that none is posted twice."""

import ast
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord

import bot
from bot.games import GAMES
from bot.sessions.notices import Notices
from bot.sessions.session import Lobby, Luck, Person, Place, Session, Status
from bot.sessions.timers.timers import event_loop_schedule, now_ms
from bot.store.erasing import DeletionRecord
from bot.texts import texts_in
from bot.tournaments.tournament import Tournament
from bot.ui.gateway.outbox import Outbox
from bot.ui.lobby.invitations import Invitations
from bot.ui.privacy.feature import send_deletion_message
from bot.ui.reply.message_nonce import PostAttempts
from bot.ui.tournaments.messages import TournamentMessages
from tests.sessions.harness import idle
from tests.tournaments.played import NEW

OPTIONS = {option.key: option.default for option in GAMES["tris_1"].info.options}


class Discord:
    """Posts one message by each nonce, and loses the answers to the first requests."""

    def __init__(self, lost: int = 0) -> None:
        self.posted: dict[str, int] = {}
        self.sent = 0
        self.lost = lost
        self.has_gateway = False
        self.outbox = Outbox(now_ms, event_loop_schedule(now_ms))
        self.replies = SimpleNamespace(tokens=SimpleNamespace(user_installed=lambda _: False))

    def get_partial_messageable(self, _channel: int, *, guild_id: int | None) -> "Discord":  # noqa: ARG002
        return self

    async def create_dm(self, _user: discord.Object) -> "Discord":
        return self

    async def send(self, *_: object, nonce: str, **__: object) -> Any:
        self.sent += 1
        message = self.posted.setdefault(nonce, 700 + len(self.posted))
        if self.sent <= self.lost:
            raise OSError("connection reset")
        return SimpleNamespace(id=message)


def test_every_message_that_is_sent_to_a_channel_has_a_nonce() -> None:
    found = 0
    for file in Path(bot.__file__).parent.rglob("*.py"):
        if ".send(" not in (source := file.read_text("utf-8")):
            continue  # to parse all files takes a second
        for call in ast.walk(ast.parse(source)):
            if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "send"):
                continue
            if "channel" in ast.unparse(call.func.value) or "messageable" in ast.unparse(call.func.value):
                found += 1
                assert any(one.arg == "nonce" for one in call.keywords), f"{file}:{call.lineno}"
    assert found >= 6


async def test_the_same_invitation_is_posted_once() -> None:
    client, texts = Discord(), texts_in("en")
    lobby = Session(
        id="s",
        game_key="tris_1",
        options=OPTIONS,
        place=Place(1, 2),
        host=1,
        people=(Person(1, "Ada"),),
        status=Status.LOBBY,
        message=5,
        luck=Luck(commitment="", seed=b""),
        lobby=Lobby(guests=(2,)),
    )
    interaction = cast(Any, SimpleNamespace(client=client))

    async def find(_session: str) -> Session:
        return lobby

    for _ in range(2):  # in two processes, neither of which knows of the other's
        sessions = SimpleNamespace(
            notices=Notices(), tables=SimpleNamespace(find=find), listen_to_changes=lambda _listener: None
        )
        Invitations(cast(Any, sessions)).send(interaction, lobby, texts)
    await idle()
    assert client.sent == 2
    assert len(client.posted) == 1


async def test_the_same_deletion_is_told_once() -> None:
    client = Discord()
    for stand_in in (-1, -1, -2):
        send_deletion_message(cast(Any, client), DeletionRecord(7, stand_in, 0, "en"))
    await idle()
    assert len(client.posted) == 2


async def test_a_tournament_whose_post_is_not_answered_is_posted_once_and_drawn_again() -> None:
    client, drawn = Discord(lost=1), list[str]()

    class Messages(TournamentMessages):
        async def lay_out(self, _tournament: Tournament) -> Any:
            return SimpleNamespace(view=None, files=())

        def request(self, tournament_id: str) -> None:
            drawn.append(tournament_id)

    async def set_message(_id: str, _message: int, **_: bool) -> Tournament:
        return NEW

    tournaments = SimpleNamespace(listen=lambda _: None, set_message=set_message)
    messages = Messages(cast(Any, client), cast(Any, SimpleNamespace(tournaments=tournaments)), cast(Any, None))
    try:
        await messages.post_again(NEW)
    except OSError:
        await messages.post_again(NEW)
    assert len(client.posted) == 1
    assert drawn == [NEW.id]


def test_the_next_message_has_another_nonce_once_one_is_known() -> None:
    attempts = PostAttempts()
    first = attempts.begin("table")
    assert (attempts.begin("table"), attempts.repeated) == (first, True)
    attempts.confirm()
    assert attempts.begin("another") != first
    assert not attempts.repeated
    assert PostAttempts().begin("table") != first, "another process does not know what the first one has posted"
