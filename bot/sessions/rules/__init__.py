"""What may happen at a table: pure steps from one session to the next. A step that cannot be raises Refusal.

Why a session ended, beside the games' own reasons: `agreed-draw`, `agreed-end`, `resigned` (in a game for one:
abandoned), `out-of-time`, `deserted` (all people left the lobby), `expired` (a lobby where nothing happened),
`rematch-declined` (its person is the one who declined), `ended-by-moderator`, `ended-by-player`, `place-gone` (its
channel, thread or server is no more), `rules-changed` (by an update that cannot replay it).
"""
