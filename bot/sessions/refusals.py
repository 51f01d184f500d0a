"""Requests that cannot be granted. Refusals that code handles specially are types; all others have only a text key.

The keys without a type of their own, with their arguments:

- `not-started`, to the host `not-started-host`: the game has not started yet
- `already-seated`: the user has a seat here
- `not-joined`: the user has no seat in this lobby, but may join
- `not-seated`: the user has no seat in this game
- `not-played`: the user had no seat in this game, which has ended
- `not-invited` (host): only the host's guests may join
- `seat-freed` (host): the host has freed the user's seat, and may invite them again
- `seat-free`: that person has no seat that could be freed
- `seats-kept`: the free seats are kept for the players whom a rematch waits for
- `rematch-asked`: the user has no seat to leave, but may join the rematch or decline it
- `not-asked`: the user is not invited to this rematch
- `table-full` (seats): all seats are taken
- `no-seat-for-computer` (seats): all seats are taken, as the host is told, who wanted one for a computer
- `too-few-seats` (seats, missing): the game needs at least `seats` players, and `missing` more have to join
- `too-many-seated` (seats, here): the options allow at most `seats` players, including those whom a rematch awaits
- `unknown-game` (game): there is no game of this key
- `clock-unknown` (clock): not one of CLOCKS
- `no-computer`: there is no computer to remove
- `not-host` (host): only the host, who has this name, may do this
- `not-host-yet` (host, when): only the host may do this until `when` (seconds since the epoch), then every player
- `given-up`: the user has given up, and a computer plays the seat
- `seat-not-yours`: the user has no seat here to take back, but another player has
- `not-your-turn` (player): it is the turn of the player of this name
- `gone` (player): in a race, the move names something that is no longer there, since this player was faster
- `just-changed`: in a race, something that the move names has changed, and the user may not have noticed yet
- `press-lost`: in a race, the press came so late that Discord has told the user that it failed
- `time-not-up`: the move is made automatically when the time is over, and not before
- `offer-needs-two`: a draw can be offered only in games for two
- `draw-needs-human`: computers do not agree to a draw in this game
- `draw-too-early`: the computer does not consider a draw yet
- `draw-stands-better`: the computer stands too well to accept a draw
- `offer-pending`: another offer has not been answered yet
- `offer-refused`: this offer was declined, and may be made again after the next move
- `own-offer`: players cannot agree to their own offers
- `end-needs-two`: one player cannot decline an end for which two others suffice
- `hints-not-allowed`: hints need the others' consent, or in a game for one that counts, the player's own
- `tournament-no-hints`: games of tournaments have no hints
- `hints-allowed`: everybody has already agreed to hints
- `takeback-nothing`: the user has no move to take back
- `takeback-revealed`: luck or secrets were revealed since the move
- `no-clock`: no clock runs in this game
- `not-overdue`: nobody has run out of time
- `own-time`: it is the user who has run out of time
- `not-over`: the game has not ended
- `analysis-busy`: another game of the same server is being analysed
- `analysis-failed`: the moves could not be rated
- `no-search`: the library by which players search is not installed
- `export-again` (at): a person may get one export in ten minutes
- `no-replay`: the game never began, or today's rules cannot replay it
- `no-replay-deleted`: the luck of the game followed from the id of a person whose data were deleted
- `daily-played`: the user has finished this daily puzzle
- `daily-day-over`: the day of this puzzle is over, or has not begun
- `daily-deleted`: the user's attempt at this puzzle was deleted with their data
- `daily-hidden`: others' results are hidden from people who can still play the puzzle
- `daily-other-rules`: the rules of the game have changed since the puzzle was drawn or begun
- `puzzle-other-move`: the puzzle asks for moves of another kind
- `puzzle-found-already`: the user has found this answer to the puzzle
- `practice-gone`: the user has no such position to practise any more
- `practice-not-due`: the user has already answered it, and it is not due again yet
- `duel-friends` (most): a duel is for two people at least and `most` at most
- `duel-unknown`: there is no such duel, or it is over and its games are in the list of finished games
- `duel-not-invited`: the user does not play in this duel
- `duel-not-begun`: the user has not begun their own game
- `duel-earlier-deal`: the user has still to play an earlier deal of this duel
- `duel-not-yours`: only the opener of this duel and moderators may cancel it
- `duel-begun`: the duel can no longer be cancelled by its opener, since somebody has begun
- `duel-played`: the user has played their own game
- `duel-over`: the time of this duel is over
- `duel-hidden`: others' games are hidden from players who have not finished their own
- `duel-other-rules`: the rules of the game have changed since the duel was opened
- `duel-quota-user` (most): the user has opened as many live duels as allowed
- `duel-quota-server` (most): the guild has as many live duels as allowed
- `no-replay-duel`: this is the result of a duel, whose games are listed separately
- `quota-user` (most): the user hosts as many live tables as the guild allows
- `quota-server` (most): the guild has as many live tables as it allows
- `tournament-unknown`: there is no such tournament
- `tournament-no-server`: tournaments need a guild of which the bot is a member
- `tournament-in-thread`: the tables of a tournament are threads, which a thread cannot have
- `tournament-not-allowed`: the user may not create tournaments here
- `tournament-not-yours`: only the organiser and moderators may do this
- `tournament-own-game`: it would decide the game in which the user plays
- `tournament-quota` (most): the guild has as many live tournaments as allowed
- `tournament-not-for-two`: the game with these options is not for two players
- `tournament-time`: not one of the times that a round or an arena may last, or too long until the start
- `tournament-rounds` (most): not a number of rounds from 0 to this one
- `tournament-players` (least, most): not a number of players in this range

In addition, the keys that `bot.tournaments.rules.TournamentError` lists.
"""

from bot.games.base import Args, Seat


class Refusal(Exception):
    """A request that cannot be granted: a text key and its arguments. Nothing has changed."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key, args)
        self.key = key
        self.text_args: Args = args


class OutdatedRequest(Refusal):
    """The request was made from a message that does not show the current state of its table."""


class NoGame(OutdatedRequest):
    """There is no such table, or it has ended."""

    def __init__(self) -> None:
        super().__init__("no-game")


class SetAside(Refusal):
    """The table's record in the store is damaged, so it cannot be played or shown before somebody repairs it."""

    def __init__(self) -> None:
        super().__init__("set-aside")


class NewerRules(Refusal):
    """The table was opened by a newer version of the program, whose rules of the game this process does not know."""

    def __init__(self) -> None:
        super().__init__("newer-rules")


class AlreadyStarted(OutdatedRequest):
    """The lobby is closed: the game has started, maybe with the user."""

    def __init__(self, *, seated: bool) -> None:
        super().__init__("already-started-seated" if seated else "already-started")


class Stale(OutdatedRequest):
    """The request was made for an earlier ply, or another process was faster."""

    def __init__(self) -> None:
        super().__init__("stale")


class Overtaken(OutdatedRequest):
    """In a race, the move was right at the table that its user saw, but another player was faster.

    Args:
        player: the faster player's name.
        by: the faster player's seat.
    """

    def __init__(self, player: str, by: Seat) -> None:
        super().__init__("overtaken", player=player)
        self.by = by


class Away(Refusal):
    """A computer plays the user's seat, since their time ran out. They may take it back.

    Args:
        session: the table's id.
    """

    def __init__(self, session: str) -> None:
        super().__init__("away")
        self.session = session


class NoOffer(OutdatedRequest):
    """There is no such offer, or it no longer exists."""

    def __init__(self) -> None:
        super().__init__("no-offer")


class ChannelBusy(Refusal):
    """The channel already has a live table."""

    def __init__(self) -> None:
        super().__init__("channel-busy")


class EndNotAllowed(Refusal):
    """The user may not end this table.

    Args:
        who: who may end it, one of EndPermission.
    """

    def __init__(self, who: str) -> None:
        super().__init__("end-not-allowed", who=who)
