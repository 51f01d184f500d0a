"""Everything that one reader sees of a state: by the rules, in messages, in pictures, and in computers' moves."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import orjson
from discord.ui import LayoutView

from bot.games.base import AnyGame, MoveError, Options, Seat
from bot.games.chance import Chance
from bot.players import PLAYERS
from bot.players.base import AnyPlayer, pause_of
from bot.sessions.session import Luck, Move, Person, Place, Session, SessionResult, Status
from bot.texts import Texts
from bot.ui.play.board_text import board_text
from bot.ui.play.hand_view import hand_panel
from bot.ui.table_message.table_view import table_panel
from bot.ui.text.captions import caption
from bot.ui.text.move_labels import MoveLabels
from bot.ui.text.move_matching import matching_moves
from bot.ui.text.move_tree import START, PartialMove
from renderers.pictures import Pictures
from renderers.themes.theme import DARK

NAMES = ("Ada", "Bea", "Cy", "Di", "Eve", "Flo", "Gil", "Hal")
PLAYER_LUCK = b"the luck of a computer player"
RATED = 60
"""The most legal moves whose ratings are compared."""
_FIELDS = orjson.OPT_NON_STR_KEYS | orjson.OPT_SORT_KEYS


@dataclass(frozen=True)
class Position:
    """A state of a game, with the seed of its luck, which is secret too."""

    game: AnyGame
    seats: int
    options: Options
    ply: int
    state: Any
    seed: bytes

    @property
    def readers(self) -> tuple[Seat | None, ...]:
        """A spectator, and each seat."""
        return (None, *map(Seat, range(self.seats)))

    def session(self) -> Session:
        """Returns a session in this state; it has the number of its moves, but not the moves."""
        outcome = self.game.outcome(self.state)
        return Session(
            id="0123456789ab",
            game_key=self.game.info.key,
            options=self.options,
            place=Place(10, 100),
            host=1,
            people=tuple(Person(seat + 1, NAMES[seat]) for seat in range(self.seats)),
            status=Status.PLAYING if outcome is None else Status.FINISHED,
            state=self.state,
            ply=self.ply,
            moves=(Move(Seat(0), "", None, 0),) * self.ply,
            luck=Luck(commitment="c" * 64, seed=self.seed),
            result=SessionResult(outcome=outcome),
        )


def by_rules(position: Position, reader: Seat | None, words: Sequence[str]) -> object:
    """Returns what the game shows a reader. words: moves and beginnings of moves to preview and try."""
    game, state = position.game, position.state
    view = game.view(state, reader)
    fields = orjson.dumps(view, default=_plain, option=_FIELDS)
    acting = game.to_act(state)
    own = () if reader is None or reader not in acting else (reader,)
    legal = [game.legal_moves(state, seat) for seat in (own if game.info.private_moves else sorted(acting))]
    return (
        fields,
        view,
        str(view),
        [*map(str, (*view.events, *view.standing, *view.description, *view.private_summary))],
        [(str(view.preview(one)), str(view.prompt(one)), view.keys(one)) for one in ("", *words)],
        legal,
        acting,
        game.outcome(state),
        game.limit(state),
        [(seat, one, _refusal(position, seat, one)) for seat in own for one in words],
    )


def _plain(value: Any) -> object:
    """Returns the sorted values of a set, or the repr of any other object."""
    return sorted(value, key=repr) if isinstance(value, (set, frozenset)) else repr(value)


def _refusal(position: Position, seat: Seat, words: str) -> str | None:
    try:
        position.game.play(position.state, seat, words, Chance(b"", 0))
    except MoveError as error:
        return str(error)
    return None


def in_messages(position: Position, reader: Seat | None, texts: Texts, words: Sequence[str]) -> Iterator[object]:
    """Yields what the bot sends to a reader, with all custom ids: the table, the hand, `/board`, what `/move` suggests.

    Only for a game in play. words: beginnings of moves, as chosen in the hand or typed.
    """
    session = position.session()
    partials = [START, *map(PartialMove, words)]
    view = session.view(reader)
    user = 0 if reader is None else session.people[reader].id
    yield _sent(board_text(session, user, 1, texts))
    if reader is None:
        yield _sent(table_panel(session, view, texts, theme=DARK.name, partial=START))
        return
    for partial in partials:
        yield _sent(hand_panel(session, reader, view, texts, theme=DARK.name, partial=partial))
    legal = session.game.legal_moves(session.state, reader)
    labels = MoveLabels.of(session, texts, view)
    for typed in ("", *(one[:-1] for one in words)):
        yield [(one, labels.suggestion(one)) for one in matching_moves(legal, typed, labels.label, labels.priority)]


def _sent(panel: LayoutView) -> object:
    """Returns a message in the form in which Discord gets it."""
    components: object = panel.to_components()  # type: ignore[no-untyped-call]  # discord.py has not annotated it
    return components


async def in_pictures(position: Position, reader: Seat | None, texts: Texts, pictures: Pictures) -> list[bytes | None]:
    """Returns the pictures that a reader sees."""
    session = position.session()
    view, key = session.view(reader), session.game_key
    board = await pictures.board(key, view, caption(session, texts))
    return [board, None if reader is None else await pictures.hand(key, view)]


def chosen_moves(position: Position, seat: Seat) -> Mapping[str, object]:
    """Returns how each computer player of the game rates this seat's moves, and its choice, with the same luck."""
    view, legal = position.game.view(position.state, seat), position.game.legal_moves(position.state, seat)
    if not legal:
        return {}
    return {
        name: (
            player.choose(view, legal, Chance(PLAYER_LUCK, position.ply)),
            pause_of(player, view, legal, Chance(PLAYER_LUCK, position.ply + 1)),
            *(player.ratings(view, legal, Chance(PLAYER_LUCK, position.ply + 2)) if len(legal) <= RATED else ()),
        )
        for name, player in players_of(position.game.info.key)
    }


def players_of(key: str) -> Iterator[tuple[str, AnyPlayer]]:
    """Yields the computer players of a game, each once, with the highest level at which it plays."""
    yield from {id(player): (f"{key} {level}", player) for level, player in PLAYERS.get(key, {}).items()}.values()
