"""The private panel about a table's luck: its commitment, the presses that contribute, and after its end the seed."""

from collections.abc import Iterator

import discord
from discord.utils import snowflake_time

from bot.games.base import Seat
from bot.sessions.fairness import ENTROPY_LUCK, committed_text, entropy_text
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.panels.follow import Follow
from bot.ui.reply.reply import Reply
from bot.ui.table_message.table_view import back_button
from bot.ui.text.narration import player_name, title
from bot.ui.views.components import button, button_rows, panel, text
from bot.ui.views.custom_id import Action, Press


async def show_luck(reply: Reply, session: Session) -> None:
    """Shows the panel, which follows its table: it shows each press that contributes, and at the end the seed."""
    texts = reply.texts
    follow = Follow.of(session, lambda newest: luck_panel(newest, texts))
    await reply.show_private(luck_panel(session, texts), follow=follow)


def luck_panel(session: Session, texts: Texts) -> discord.ui.LayoutView:
    """Lays out the sources of the luck, the commitment and the table's id; for an ended table, also the seed."""
    mixed = session.luck.luck_version == ENTROPY_LUCK
    explained = texts("luck-explained" if mixed else "luck-explained-by-users")
    pieces = [
        f"### {texts('button-luck')}\n-# {title(session, texts)}\n{explained}",
        texts("luck-commitment", commitment=session.luck.commitment, session=session.deal),
    ]
    if mixed:
        pieces.append("\n".join(_presses(session, texts)) or texts("luck-no-press"))
    if session.status.live:
        pieces.append(texts("luck-secret"))
    else:
        pieces += _revealed(session, texts)
    over = not session.status.live and session.state is not None
    verify = [button(texts("button-verify"), Press(Action.VERIFY, session.id))] if over else []
    return panel([*map(text, pieces), *button_rows([*verify, back_button(session, texts)])])


def _presses(session: Session, texts: Texts) -> Iterator[str]:
    """Yields a line for each interaction that contributes to the luck, with its id and the time in the id."""
    for seat, interaction in enumerate(session.joined_by):
        if interaction is not None:
            player = player_name(session, Seat(seat), texts)
            yield texts("luck-joined", player=player, number=str(interaction), time=_time(interaction))
    if (start := session.luck.entropy.start) is not None:
        yield texts("luck-started", number=str(start), time=_time(start))


def _time(interaction: int) -> str:
    """Returns when an interaction was created, to the millisecond, in UTC."""
    return f"{snowflake_time(interaction):%Y-%m-%d %H:%M:%S.%f}"[:-3] + " UTC"


def _revealed(session: Session, texts: Texts) -> Iterator[str]:
    """Yields the data that everybody can verify once a table has ended, and the commitment of its rematch."""
    sealed = committed_text(session.deal, session.luck.seed)
    yield texts("luck-revealed", seed=session.luck.seed.hex(), sealed=sealed)
    if session.luck.luck_version == ENTROPY_LUCK and session.started_at is not None:
        yield texts("luck-entropy", text=entropy_text(session.id, session.joined_by, session.luck.entropy.start))
    if (drawn := session.luck.rematch_seed) is not None:
        yield texts("luck-rematch", commitment=drawn.commitment, session=drawn.session)
