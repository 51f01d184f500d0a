"""A duel, and the game of one of its players as a session."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from bot.games import DAILIES, DUELS, GAMES
from bot.games.base import OptionError, Options, Seat
from bot.players.base import Level
from bot.sessions.duels.seals import is_player_broken, require_whole_deal, require_whole_game
from bot.sessions.fairness import SHARED_LUCK, commitment, table_of_deal
from bot.sessions.persistence.records import options_of
from bot.sessions.persistence.replay import Unplayable, replayed
from bot.sessions.refusals import Refusal, SetAside
from bot.sessions.rules.lobby import new_computer
from bot.sessions.rules.play import SentMove, make_move
from bot.sessions.session import Luck, Move, Person, Place, Session, SessionResult, Status
from bot.store.duels import DuelMoveRecord, DuelPlayerRecord, SavedDuel
from bot.store.errors import DamagedRecord

PLAYER = Seat(0)
"""The seat of the person at each table."""


@dataclass(frozen=True)
class DuelPlayer:
    """A player of a duel.

    Attributes:
        number: counted from 1, the opener of the duel.
        started_at, ended_at: when the game started and ended, ms since the epoch; None before that.
        game_seal: the game's seal, as read.
    """

    number: int
    person: Person
    started_at: int | None = None
    ended_at: int | None = None
    game_seal: str | None = field(default=None, compare=False, repr=False)

    @property
    def finished(self) -> bool:
        return self.ended_at is not None


@dataclass(frozen=True, kw_only=True)
class Duel:
    """A deal that some people play, each at a table of their own. Several are a `Series`.

    Attributes:
        id: the deal's id.
        series: the id of the first deal of its series, which may be this one.
        number, deals: which deal it is, counted from 1, and how many there are.
        level: of the computers.
        closes_at: until when its games can be played, ms since the epoch.
        message: the duel's public message once it is posted; only the first deal has it.
        players: without the players whose rows are damaged: the others play on.
        damaged: the users of the damaged rows.
    """

    id: str
    series: str
    number: int
    deals: int
    guild: int
    channel: int
    game_key: str
    rules: int
    options: Options
    level: Level
    locale: str | None
    commitment: str
    seed: bytes = field(repr=False)
    opened_at: int
    closes_at: int
    message: int | None
    players: tuple[DuelPlayer, ...]
    damaged: frozenset[int] = frozenset()

    @property
    def finished(self) -> bool:
        """Whether everybody has played."""
        return all(player.finished for player in self.players)

    @property
    def alone(self) -> bool:
        """Whether it is played without computers."""
        return DUELS[self.game_key].alone

    def player_of(self, user: int) -> DuelPlayer:
        """Returns the player who is this user. Refuses `duel-not-invited`, and `set-aside` for a damaged row."""
        if user in self.damaged:
            raise SetAside
        found = next((player for player in self.players if player.person.id == user), None)
        if found is None:
            raise Refusal("duel-not-invited")
        return found

    def require_on(self, now: int) -> None:
        """Refuses `duel-over` once the time is over, and `duel-other-rules` if the game's rules have changed."""
        if now >= self.closes_at:
            raise Refusal("duel-over")
        if GAMES[self.game_key].info.rules != self.rules:
            raise Refusal("duel-other-rules")


def duel_of(saved: SavedDuel) -> Duel:
    """Returns the duel of these records. Raises DamagedRecord, also if its commitment is to another seed."""
    record = saved.record
    require_whole_deal(record)
    try:
        seed, options, level = bytes.fromhex(record.seed), options_of(record.options), Level(record.level)
    except ValueError as error:
        raise DamagedRecord(f"a value cannot be read: {type(error).__name__}") from None
    if record.commitment != commitment(record.id, seed):
        raise DamagedRecord("its commitment is to another seed")
    if record.game not in DUELS:
        raise DamagedRecord(f"no duels at {record.game}")
    try:
        GAMES[record.game].info.full_options(options)
    except OptionError as error:
        raise DamagedRecord(str(error)) from None
    damaged = frozenset(one.person for one in saved.players if is_player_broken(one))
    return Duel(
        id=record.id,
        series=record.series or record.id,
        number=record.deal,
        deals=record.deals,
        guild=record.guild,
        channel=record.channel,
        game_key=record.game,
        rules=record.rules,
        options=options,
        level=level,
        locale=record.locale,
        commitment=record.commitment,
        seed=seed,
        opened_at=record.opened_at,
        closes_at=record.closes_at,
        message=record.message,
        players=tuple(
            DuelPlayer(
                one.number, Person(one.person, one.name, one.username), one.started_at, one.ended_at, one.game_seal
            )
            for one in saved.players
            if one.person not in damaged
        ),
        damaged=damaged,
    )


def record_of(duel: Duel, player: DuelPlayer) -> DuelPlayerRecord:
    """Returns a player's record, without the seal of their identity."""
    person, times = player.person, (player.started_at, player.ended_at)
    return DuelPlayerRecord(
        duel.id, player.number, person.id, person.name, person.username, *times, game_seal=player.game_seal
    )


def game_of(duel: Duel, player: DuelPlayer, moves: Sequence[DuelMoveRecord]) -> Session:
    """Returns a begun game after these moves. Raises DamagedRecord if it differs from what was written.

    Its state is None if today's rules cannot replay it.
    """
    if [move.ply for move in moves] != [*range(1, len(moves) + 1)]:
        raise DamagedRecord("moves are missing")
    made, chain = tuple(Move(Seat(one.seat), one.words, None, one.at) for one in moves), b""
    require_whole_game(record_of(duel, player), made)
    for move in made:
        chain = move.link(chain)
    session = replace(
        _session(duel, player),
        status=Status.FINISHED,  # unless its moves show otherwise: the player may have been read before them
        started_at=player.started_at,
        ply=len(moves),
        moves=made,
        chain=chain,
    )
    try:
        session = replayed(session, with_events=True)
    except Unplayable:
        return session
    outcome = session.game.outcome(session.state)
    if outcome is None:
        if player.finished:
            raise DamagedRecord("it has ended without its last move")
        return replace(session, status=Status.PLAYING)
    return replace(session, result=SessionResult(outcome=outcome, reason=outcome.reason, ended_at=made[-1].at))


def moved(duel: Duel, session: Session, words: str, ply: int, now: int) -> Session:
    """Returns a player's game after their move, which was chosen at this ply.

    Refuses `duel-played`, as `Duel.require_on` does, and as a puzzle of the game does if it is played alone; raises
    Stale, and the game's MoveError.
    """
    if not session.status.live:
        raise Refusal("duel-played")
    duel.require_on(now)
    words = " ".join(words.lower().split())
    if duel.alone and (reason := DAILIES[duel.game_key].obstacle(session.state, words)) is not None:
        raise Refusal(reason)
    return make_move(session, session.host, SentMove(words, ply, now), action=None, now=now).session


def _session(duel: Duel, player: DuelPlayer) -> Session:
    """Returns the session of a player's table before the game starts."""
    people = [player.person]
    for _ in range(DUELS[duel.game_key].seats - 1):
        people.append(new_computer(people, duel.level))
    return Session(
        id=table_of_deal(duel.id, player.number),
        game_key=duel.game_key,
        options=GAMES[duel.game_key].info.full_options(duel.options),
        place=Place(duel.guild, duel.channel, locale=duel.locale),
        host=player.person.id,
        people=tuple(people),
        status=Status.LOBBY,
        rules=duel.rules,
        opened_at=duel.opened_at,
        luck=Luck(commitment=duel.commitment, seed=duel.seed, luck_version=SHARED_LUCK),
    )
