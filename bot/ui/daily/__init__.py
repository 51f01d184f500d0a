"""The daily feature: puzzles of the day, played in private panels, their leaderboards, and the posts of the morning.

In: `/daily` and the buttons of its panels and posts; which posts are due. Out: panels that only their user sees, so
that nobody knows a deal, a leaderboard or a result before having played; lines that people share; posts.
"""
