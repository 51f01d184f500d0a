"""The pictures of a replay: a still one of a moment, and an animated one of several."""

from collections.abc import Callable, Hashable, Iterable, Sequence

from bot.games.base import View
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.results.replay_frames import Position, ReplayFrames, sampled
from bot.ui.results.result_card import round_card
from bot.ui.text.captions import alt_text, caption, round_end_alt_text
from renderers.parts.frame import Caption
from renderers.pictures import Pictures


async def moment_picture(pictures: Pictures, session: Session, texts: Texts, theme: str) -> tuple[bytes, str]:
    """Returns the picture (PNG) of what spectators saw, and its description.

    After a move that ended a round, it shows the round's end.

    Args:
        session: the session as it was then (`ReplayFrames.at`).
    """
    view, around = session.view(None), caption(session, texts)
    ended = view.round_end
    if ended is None:
        png = await pictures.board(session.game_key, view, around, theme=theme)
        return png, alt_text(session, view, texts)
    card = round_card(ended, around)
    png = await pictures.round_result(session.game_key, ended, around, card, theme=theme)
    return png, round_end_alt_text(session, ended, texts)


async def moving_picture(
    pictures: Pictures,
    replayed: ReplayFrames,
    part: Hashable,
    positions: Callable[[], Sequence[Position]],
    *,
    texts: Texts,
    theme: str,
) -> bytes:
    """Returns the GIF of a part of a game, with at most MAX_FRAMES of its positions.

    Args:
        part: the name of the part, for the cache.
        positions: returns the part's positions; called in the painting thread unless the GIF is cached.
    """

    def frames() -> Iterable[tuple[View, Caption]]:
        return ((position.view, caption(position.session, texts)) for position in sampled(positions()))

    session = replayed.session
    return await pictures.replay((session.id, part, texts.language), session.game_key, frames, theme=theme)
