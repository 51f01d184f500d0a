### Slash commands

command-play = play
command-play-description = Open a table in this channel
command-move = move
command-move-description = Make your move at this channel's table
command-move-slash-words = words
command-move-words = The move, such as: roll e north
command-table = table
command-table-description = Post this channel's table again
command-resign = resign
command-resign-description = Give up the game you are playing here
command-draw = draw
command-draw-description = Offer a draw, or accept the one you are offered
command-end = end
command-end-description = Close this channel's table without a result, or ask the other players to

### The lobby

lobby-waiting =
    { $missing ->
        [one] Waiting for one more player.
       *[other] Waiting for { $missing } more players.
     }
lobby-waiting-starts = One more player, and the game starts.
lobby-ready = Ready: { $host } can start.
lobby-ready-alone = { $host } can start alone, or wait for others.
lobby-ready-direct = Ready: press **Start**.
lobby-waiting-direct = One seat is free: add a computer.
lobby-seats = Seats taken: { $here } of { $most }
lobby-closed = This table was closed before a game began.

### Buttons

button-join = Join
button-leave = Leave
button-start = Start
button-rules = Rules
button-more = More
button-back = Back
button-hand = My hand
button-text = As text
button-agree = Accept
button-decline = Decline
button-resign = Resign
button-confirm-resign = Yes, resign
button-confirm-end = Yes, end it
button-play-on = No, play on
button-rematch = Rematch
button-leaderboard = Leaderboard

### The table

turn = { $player } to move
turn-race = Everybody plays at once
caption-to-move = to move
caption-all = Everybody plays
caption-closed = over
caption-wins = wins
caption-shared = shared victory
caption-lost = did not make it
caption-draw = Draw
column-move = Move
choose-next-word = { $first } to { $last }
and = {" "}and{" "}
turn-yours = It is your turn
table-moved = The table goes on [further down]({ $link }).
more-intro = What would you like to do?

### Offers and endings

offer-draw = { $player } offers a draw.
offer-takeback = { $player } would like to take the last move back.
offer-end = { $player } would like to end the game without a result.
offer-hints = { $player } would like hints to be allowed. The game would then not count.
offer-made = Your offer stands until the next move.
offer-agreed = Agreed.
resign-question = Do you really want to give up?
resign-loses = The game counts as lost.
resign-abandons = The game ends without a result.
resign-computer-plays-on = The game counts as lost for you; a computer plays on.
resign-early-computer-plays-on = A computer plays on, and for you the game does not count.
end-question = End this game for everybody, without a result?
resign-done = You have resigned. Thank you for playing.
end-done = The table is closed, without a result.
ending-won =
    { $count ->
        [one] { $players } wins.
       *[other] { $players } win.
     }
ending-draw = A draw.
ending-abandoned = This table was closed without a result.
agreed-draw = Both agreed.
agreed-end = All agreed to stop.
ended-by-two = Two players agreed to stop.
out-of-time = { $player } ran out of time.
resigned = { $player } resigned.
resigned-early = { $player } resigned before making a move.
deserted = Everybody has left.
host-left = The host left, and nobody else could take over.
expired = Nothing happened for half an hour.
nobody-moved = Nobody made a move for a long time.
ended-by-player = A player closed it.
ended-by-moderator = A moderator closed it.
place-gone = Its channel no longer exists.
rules-changed = An update changed the rules during the game.
result-won =
    { $winners ->
        [one] { $players } wins
       *[other] { $players } win
     }{ $shown ->
        [none] { "" }
        [both] { " " }{ $points }
       *[own] { " with" } { $points }
     }{ $rated ->
        [yes] , rating { $change }
       *[no] { "" }
     }
result-alone = { $player }: { $score }
result-best =
    { $compared ->
        [new] A new best{ $variant }: until now it was { $best }.
        [same] As good as the best{ $variant } so far.
       *[below] The best{ $variant } so far is { $best }.
    }
round-over = End of round { $round }
round-gained = { $player }: { $change } in this round

### What cannot be done, and what to do instead

no-game = This game is over, or its table is gone. Open a new one with /play.
set-aside = The record of this game is damaged, so the game cannot go on. Whoever runs the bot finds the reason in its log, and may be able to mend it; you can open a new table with /play.
newer-rules = This game was started by a newer version of the bot, which is just being installed. Please try again in a minute.
no-game-here = There is no table in this channel. Open one with /play.
other-game = Here { $here } is played, and this command is for { $game }. Make your move with /move, or with the buttons of the table.
channel-busy = A game is already running in this channel. You can watch it (/table), or open your own table in another channel or thread. Players can give up with /resign, moderators can close the table with /end.
channel-busy-direct = A game is already running here. /table shows it; give it up with /resign to begin another one.
lobby-here = A table in this channel is already waiting for players. Take a seat with **Join** or /join, or open your own in another channel or thread. It closes when everybody has left it, with **Leave** or /leave.
lobby-here-direct = A table is already open here. /table shows it: play there, or close it with **Leave** or /leave.
quota-user =
    { $most ->
        [one] You already have a table open on this server, and one is the limit. Finish its game first.
       *[other] You already have { $most } tables open on this server, and that is the limit. Finish a game first.
    }
quota-server =
    { $most ->
        [one] This server already has a table open, and one is its limit. Wait until it is over, or ask a moderator to raise the limit.
       *[other] This server already has { $most } tables open, and that is its limit. Wait until one of them is over, or ask a moderator to raise the limit.
    }
end-not-allowed =
    { $who ->
        [host] Only the host of this table and moderators can close it. Ask one of them.
        [players] Only the players of this table and moderators can close it. Ask one of them.
       *[moderators] Only moderators can close this table. Ask one, or give up with /resign if you play here.
     }
end-lobby = This table is still waiting for players. Press **Leave** or use /leave: when the last one leaves, it closes. A moderator can close it at once.
end-lobby-group = This table is still waiting for players. Press **Leave** or use /leave: when the last one leaves, it closes.
not-seated = You have no seat at this table; you are welcome to watch. Join the next game when its lobby opens.
not-joined = You have no seat at this table yet. Press **Join** to take one.
not-your-turn = It is { $player }'s turn. When it is yours, the table will say so.
not-started = The game has not started yet: the host starts it with **Start**. If you have a seat and do not want to play after all, press **Leave** or use /leave.
not-started-host = The game has not started yet: you start it, with **Start** or /start. To give up the table, press **Leave** or use /leave.
already-started = The game has already started. You are welcome to watch, and to join the next one.
already-seated = You already have a seat at this table. Wait for the others; the host presses **Start** when all are ready.
table-full = All { $seats } seats are taken. You are welcome to watch, and to join the next game.
not-invited = Only guests of { $host } can join this table. Ask for an invitation; you are welcome to watch.
seat-freed = { $host } has freed your seat for others. Ask for an invitation; you are welcome to watch.
seat-free = That seat is free already, or your own. The table's message shows who sits where.
too-many-seated = With these options there are { $seats } seats at most, and { $here } are taken. Choose other options, or let somebody leave first.
no-computer = There is no computer at this table to remove.
clock-unknown = There is no clock of { $clock } seconds. Choose one of those in the menu.
too-few-seats =
    { $missing ->
        [one] One more player is needed. Somebody has to press Join.
       *[other] { $missing } more players are needed. They have to press Join.
     }
not-host = Only { $host }, the host, can do that. Ask them.
given-up = You have given up; a computer plays on for you. You are welcome to watch, and to join the next game.
offer-needs-two = Only games for two can end with an agreed draw. Play on: every game comes to an end.
offer-pending = There is an offer already. It waits for an answer: **Accept** or **Decline**.
offer-refused = That has just been declined. You can ask again after the next move.
draw-needs-human = The computer never agrees to a draw in this game. Play on, or give up with /resign.
draw-too-early = { $player } plays on: it is too early for a draw.
draw-stands-better = { $player } plays on: the position is not even.
no-offer = That offer no longer stands. You can make a new one.
own-offer = This is your own offer: the others have to answer it. You can withdraw it with **Decline**.
end-needs-two = Two players can end a table here, so nobody has to decline. Only who has asked can withdraw it.
command-hint = hint
command-hint-description = See the best move now; the game then does not count
button-show-hint = Show it in my hand
button-hint = Hint
hint-question = With a hint this game does not count for your best score. Do you want one?
hint-best = ## Best now: { $move }
hint-chance = You can expect to win { $share }% of such games.
hint-equal = Just as good: { $moves }
hint-others = Next best: { $moves }
hints-not-allowed = Hints are not allowed at this table. Ask the others with /hint.
hints-allowed = Hints are allowed here already.
takeback-nothing = You have no move to take back yet.
takeback-revealed = That move can no longer be taken back: something hidden has been revealed since then. Play on from here.
no-clock = This table has no clock: everybody may think as long as they like. Wait for the move, or ask for an end with /end.
not-overdue = Nobody has run out of time. The table's message shows the clock.
own-time = Your own time has run out. Move quickly: you can, until your opponent claims the win.
time-not-up = That comes by itself when the time is up, and not before. Until then you may still make a move.
incomplete-move = { $question } { $choices }. Type the whole move, for example: `{ $example }`
incomplete-question = How does the move go on?
unknown-game = I do not know the game { $game }. Pick one of those that /play offers.
not-over = This game is not over yet. When it is, you can see it again or ask for a rematch.
stale = The table has moved on since this button was shown. Choose again under its newest picture; /table shows it.
overtaken = { $player } was faster. It costs you nothing: look at the table as it is now, and go on.
just-changed = The table has just changed, and this may be about what you saw before. It costs you nothing: look again.
unknown-button = I do not know that button or choice any more. Show the table again with /table.
button-elsewhere = That button belongs to a table in another channel. Play on there; /table shows the table of this channel.
option-unknown = The option { $option } cannot be { $value }. Pick one of the values that the command suggests.
no-threads-here = Channels of this kind have no threads: the game stays in the channel.
lacks-permission =
    { $count ->
        [one] I need the permission { $permissions } in this channel. Ask a moderator to allow it, then try again.
       *[other] I need these permissions in this channel: { $permissions }. Ask a moderator to allow them, then try again.
     }
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
permission-connect = Connect
still-making = One moment: your last request is still being made.
still-making-server = One moment: I am still making what others of this server have asked for. Please try again shortly.
store-unavailable = I cannot save anything right now, so nothing has changed. Please try again in a minute.
store-outcome-unknown = I lost my database while I was saving, so I do not know whether that has worked. Please look before you try again: /table shows the table.
error-unexpected = Something went wrong on my side. All confirmed moves are safe: show the table with /table and try again.
