### Puzzles from the server's own games, beside those of the day

puzzle-of-server = From this server's games
puzzle-win-in-two = win in two
puzzle-win-in-two-about = One roll leads to a sure win with the next one. Which?
puzzle-win-in-two-asks = **Win in two**: find the roll after which you win with your next one, whatever the other player does. There is exactly one.
puzzle-best-placement = best placement
puzzle-best-placement-about = One placement brings more points than any other. Which?
puzzle-best-placement-asks = **Best placement**: find the tile and the place that bring the most points at once. There is exactly one.
puzzle-all-sets = find all SETs
puzzle-all-sets-about = All SETs of one table.
puzzle-all-sets-asks = **Find all { $count } SETs** on this table. The cards stay where they are; each SET is a point, three other cards cost one.
puzzle-before = You have one attempt; the time runs from **Begin** to the end. You may close this and come back with /daily. The puzzle ends { $time }.
puzzle-from = From a game of { $players } on this server.
puzzle-from-unnamed = From a game on this server.
puzzle-right = Right. Now win.
puzzle-found = Found: { $found }
puzzle-solved = Solved in { $time }
puzzle-unsolved = Not solved, { $time }
puzzle-scored = { $score } of { $most } points in { $time }
puzzle-solution = The answer: **{ $moves }**
puzzle-legend = 🟩 a right answer, 🟥 a wrong one
puzzle-consent = Good positions of games on this server can be puzzles, too, if all players agree: /settings me.
puzzle-other-move = This puzzle asks for one thing only. Answer with its buttons.
puzzle-found-already = You have found that SET already. Look for another one.

my-settings-puzzles = Positions of your games as puzzles of the server
puzzles-no = No
puzzles-unnamed = Yes, without my name
puzzles-named = Yes, with my name
