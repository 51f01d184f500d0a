"""Lines that name a table and lead to it."""

from collections.abc import Iterable

from bot.sessions.session import Session, Status
from bot.texts import Texts
from bot.ui.table_message.channel_messages import message_url
from bot.ui.text.names import bold, listed, shown_name
from bot.ui.text.times import timestamp


def table_url(session: Session) -> str:
    """Returns the link to a table's message, or to its channel while it has none."""
    url = message_url(session.place, session.message or 0)
    return url if session.message is not None else url.rpartition("/")[0]


def table_line(session: Session, texts: Texts) -> str:
    """Returns a line with a link: the game, who sits there, and whether it waits for players."""
    names = listed((bold(shown_name(one, texts)) for one in session.people), texts)
    line = f"- [{texts(f'{session.game_key}-name')}]({table_url(session)}) · {names}"
    return f"{line} · {texts('table-waits')}" if session.status is Status.LOBBY else line


def own_table_line(session: Session, user: int, texts: Texts) -> str:
    """Returns a line with a link: the game, the other players, and when the move is due."""
    others = listed((bold(shown_name(one, texts)) for one in session.people if one.id != user), texts)
    parts = [
        f"- [{texts(f'{session.game_key}-name')}]({table_url(session)})",
        texts("with-players", players=others) if others else texts("games-alone"),
        "" if session.clock.deadline is None else timestamp(session.clock.deadline),
    ]
    return " · ".join(filter(None, parts))


def is_on_turn(session: Session, user: int) -> bool:
    """Returns whether a game waits for this person's move; False if a computer plays the seat."""
    return session.view_seat(user) in session.to_act


def by_urgency(sessions: Iterable[Session], user: int) -> list[Session]:
    """Returns a person's games: those that wait for the person first, then by deadline, then by age."""

    def urgency(one: Session) -> tuple[bool, bool, int, int]:
        return not is_on_turn(one, user), one.clock.deadline is None, one.clock.deadline or 0, one.opened_at

    return sorted(sessions, key=urgency)
