"""The daily feature: puzzles of the day, played in private panels, their leaderboards, and morning posts.

In: `/daily`, the buttons of its panels and posts, and due posts. Out: private panels, so that nobody learns a deal, a
leaderboard or a result before playing; shared lines; posts.
"""
