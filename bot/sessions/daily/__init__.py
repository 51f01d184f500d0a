"""Daily puzzles: one a day (UTC) for each game that declares one, the same deal for all, one attempt a person.

In: people's attempts, moves and questions. Out: attempts, leaderboards, streaks, and due posts. An attempt is not a
table: it is stored by puzzle and person, in no channel, so that nothing that shows tables can show it. Nothing is kept
in memory, so that several processes can serve it.
"""
