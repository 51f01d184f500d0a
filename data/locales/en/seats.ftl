### Slash commands of a lobby

command-join = join
command-join-description = Take a seat at this channel's table, or in its next game
command-leave = leave
command-leave-description = Give up your seat before the game begins
command-start = start
command-start-description = Begin the game at the table you host
command-computer = computer
command-computer-description = Seat a computer at the table you host
command-computer-remove = Send the last computer away instead
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
leave-playing = The game is on, and your seat is part of it. Give up with /resign, or end the game without a result with /end; others at the table have to agree.
computer-added = { $player } ({ $level }) has sat down.
computer-removed = One computer less.
join-over = The last game here is over, and no table is open. Whoever played it may use /rematch; everybody may open one with /play.
rematch-none = No game has been finished in this channel yet. Open a table with /play.
next-game-listed = I'll ask you when the next table opens here. /leave takes you off the list.

### What cannot be done in a lobby, and what to do instead

not-joined = You have no seat at this table yet. Press **Join** to take one.
not-started = The game has not started yet: the host starts it with **Start**. If you have a seat and do not want to play after all, press **Leave** or use /leave.
not-started-host = The game has not started yet: you start it, with **Start** or /start. To give up the table, press **Leave** or use /leave.
already-started = The game has already started. You are welcome to watch, and to join the next one.
already-started-seated = The game has started, and you are in it.
already-seated = You already have a seat at this table. Its message says what it is waiting for.
table-full = All { $seats } seats are taken. You are welcome to watch, and to join the next game.
no-seat-for-computer = All { $seats } seats are taken. Start the game, or let somebody leave first.
not-invited = Only guests of { $host } can join this table. Ask for an invitation; you are welcome to watch.
seat-freed = { $host } has freed your seat for others. Ask for an invitation; you are welcome to watch.
seat-free = That seat is free already, or your own. The table's message shows who sits where.
too-many-seated = With these options there are { $seats } seats at most, and { $here } are taken. Choose other options, or let somebody leave first.
too-few-seats =
    { $missing ->
        [one] One more player is needed. Somebody has to press Join.
       *[other] { $missing } more players are needed. They have to press Join.
     }
no-computer = There is no computer at this table to remove.
clock-unknown = There is no clock of { $clock } seconds. Choose one of those in the menu.
not-host = Only { $host }, the host, can do that. Ask them.
not-host-yet = { $host } is the host and decides. From <t:{ $when }:t> any player may.
