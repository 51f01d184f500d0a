### Slash commands of a lobby

command-join = join
command-join-description = Take a seat at this channel's table, or in its next game
command-leave = leave
command-leave-description = Give up your seat before the game begins
command-start = start
command-start-description = Begin the game at the table you host
command-computer = computer
command-computer-description = Seat a computer at the table you host
command-computer-slash-remove = remove
command-computer-remove = Send the last computer away instead
command-computer-slash-level = level
command-computer-level = How strong the computer is; without it like the last one, or fair
command-rematch = rematch
command-rematch-description = The last finished game of this channel once more

join-done = You have a seat.
start-done = The game is on.
leave-done = You have left the table.
leave-closed = You were the last one: the table is closed.
leave-closed-no-host = Nobody else could be the host: the table is closed.
leave-question = Nobody else is here: if you leave, the table is closed.
leave-question-no-host = Nobody else who sits here can be the host now: they have done nothing here for ten minutes, or have enough tables. If you leave, the table is closed.
button-confirm-leave = Yes, close it
button-stay = No, stay
leave-playing = The game is on, and your seat is part of it. Give up with /resign, or ask the others for an end with /end.
computer-added = { $player } ({ $level }) has sat down.
computer-removed = One computer less.
rematch-none = No game has been finished in this channel yet. Open a table with /play.
next-game-listed = Noted: when the next table opens here, you are asked whether you take a seat. /leave takes you off the list.
