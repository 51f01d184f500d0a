"""What may happen at a table: pure steps from one session to the next. A step that cannot be raises Refusal.

The keys of all refusals at a table, with their arguments:

- `no-game`: there is no such table, or it has ended
- `not-started`, to its host `not-started-host`: the game has not begun
- `already-started`: the lobby is closed, the game is on
- `already-seated`: the user has a seat here
- `not-joined`: the user has no seat in this lobby, where one may join
- `not-seated`: the user has no seat in this game
- `not-invited` (host): the table is for the host's guests only
- `seats-kept`: the free seats are for those whom a rematch waits for
- `rematch-asked`: the user has no seat to leave, but may join the rematch or decline it
- `not-asked`: the user was not there when the game was played that a rematch is of
- `table-full` (seats): all seats are taken
- `too-few-seats` (seats, missing): this number of seats at least; so many are missing
- `too-many-seated` (seats, here): with the options wanted there would be so many seats at most
- `clock-unknown` (clock): not one of CLOCKS
- `no-computer`: there is no computer to send away
- `not-host` (host): the name of the one who may
- `given-up`: the user has given up, a computer plays the seat
- `stale`: the press belongs to a moment that is past
- `not-your-turn` (player): the name of the one on turn
- `offer-needs-two`: a draw is for games of two
- `draw-needs-human`: computers agree to no draw
- `offer-pending`: an offer waits for its answer
- `offer-refused`: it has been declined, and may be made again after the next move
- `no-offer`: none waits, or no longer
- `own-offer`: one cannot agree to one's own offer
- `takeback-nothing`: the user has not moved yet
- `takeback-revealed`: luck or secrets have come out since
- `not-overdue`: nobody's time to move is over
- `own-time`: the user's own time is over
- `end-not-allowed` (who): only these may end a table here, one of EndPermission
- `not-over`: a game that is on has no rematch yet

The service adds `channel-busy`, `unknown-game`, and the quotas `quota-user` (most) and `quota-server` (most).
Why a session ended, beside the games' own reasons: `agreed-draw`, `agreed-end`, `resigned` (in a game for one:
abandoned), `out-of-time`, `deserted` (all people left the lobby), `expired` (a lobby where nothing happened),
`rematch-declined` (its person is the one who declined), `ended-by-moderator`, `ended-by-player`, `place-gone` (its
channel, thread or server is no more), `rules-changed` (by an update that cannot replay it).
"""
