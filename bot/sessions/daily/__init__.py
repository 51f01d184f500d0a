"""Daily puzzles: one a day (UTC) for each game that declares one, the same deal for all, one attempt a person.

In: who begins, their moves, who wants to see a leaderboard. Out: attempts, leaderboards, streaks; the posts that are
due. An attempt is no table: it is kept by puzzle and person, in no channel, so that nothing that shows tables can show
it. Nothing here is kept in memory, so that several processes share it as they are.
"""
