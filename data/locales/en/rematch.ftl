### The lobby of a rematch

button-decline-rematch = No rematch
rematch-declined = { $player } would rather not play again.
rematch-declined-done = The rematch is declined, and its table closed.
seats-kept = This is a rematch, and its free seats are kept for those who played before. Wait for their answers, or open a table of your own in another channel with /play.
rematch-asked = You have no seat here to leave: you are asked for a rematch. Press **Join**, or **No rematch** if you would rather not.
not-asked = Nobody has asked you for a rematch here. Only those who played before can decline one.
