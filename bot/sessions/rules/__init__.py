"""What may happen at a table: pure functions from one session to the next.

In: a session, who asks for what, and the time in ms since the epoch. Out: a `Transition`, which is the new session and
what happened. A rule that concerns only one or two parts of a session takes and returns these parts, and its caller
puts them into the session. A rule that does not apply raises a Refusal (`bot.sessions.refusals`) and
changes nothing.

Why a session ended (`SessionResult.reason`), besides the games' own reasons: `agreed-draw`, `agreed-end`, `ended-alone`
(the only person wanted to stop), `ended-by-two` (two of more players agreed to stop), `resigned` (a game for one is
abandoned then), `resigned-early` (before a first move), `out-of-time`, `deserted` (everybody left the lobby),
`host-left` (nobody who stayed in the lobby could take it over), `expired` (a lobby in which nothing happened),
`nobody-moved` (in a game without a clock), `rematch-declined` (the one person left at the table is who declined),
`ended-by-moderator`, `ended-by-host`, `ended-by-player`, `place-gone` (its channel, thread or guild was deleted),
`rules-changed` (by an update that cannot replay it), `adjudicated`, `no-show` and `round-time-over` (the round of its
tournament was over: see `tournament_games`).
"""
