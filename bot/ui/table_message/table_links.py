"""Lines that name a table and lead to it."""

from bot.sessions.session import Session, Status
from bot.texts import Texts
from bot.ui.table_message.channel_messages import message_url
from bot.ui.text.names import bold, shown_name


def table_url(session: Session) -> str:
    """Returns the link to a table's message, or to its channel while it has none."""
    url = message_url(session.place, session.message or 0)
    return url if session.message is not None else url.rpartition("/")[0]


def table_line(session: Session, texts: Texts) -> str:
    """Returns the game with a link, who sits there, and whether it waits for players."""
    names = texts("and").join(bold(shown_name(one, texts)) for one in session.people)
    line = f"- [{texts(f'{session.game_key}-name')}]({table_url(session)}) · {names}"
    return f"{line} · {texts('table-waits')}" if session.status is Status.LOBBY else line
