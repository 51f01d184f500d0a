### Slash commands

command-play = play
command-play-description = Open a table in this channel
command-move = move
command-move-description = Make your move at this channel's table
command-move-slash-words = words
command-move-words = The move in words, such as: roll e north
command-table = table
command-table-description = Post this channel's table again
command-resign = resign
command-resign-description = Give up the game you are playing here
command-draw = draw
command-draw-description = Offer a draw, or accept the one you are offered
command-leaderboard = leaderboard
command-leaderboard-description = Who has won how much on this server
command-leaderboard-slash-game = game
command-leaderboard-game = One game alone; all games if you leave it out
command-end = end
command-end-description = Close this channel's table without a result; ask the other players where you may not

### The lobby

lobby-waiting =
    { $missing ->
        [one] Waiting for one more player.
       *[other] Waiting for { $missing } more players.
     }
lobby-ready = Ready: { $host } can start.
lobby-seats = Seats taken: { $here } of { $most }
lobby-closed = This table was closed before a game began.
lobby-sealed = The luck of this table is sealed: `{ $commitment }`
luck-revealed = The secret seed was `{ $seed }`.

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
offer-made = Your offer stands until the next move.
offer-agreed = Agreed.
resign-question = Do you really want to give up?
resign-loses = The game counts as lost.
resign-abandons = The game ends without a result.
resign-computer-plays-on = The game counts as lost for you; a computer plays on.
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
out-of-time = { $player } ran out of time.
resigned = { $player } resigned.
deserted = Everybody left.
expired = Nothing happened at it for half an hour.
ended-by-player = One of its players closed it.
ended-by-moderator = A moderator closed it.
place-gone = Its channel is gone.
rules-changed = An update changed the rules of this game in mid-play.
result-won =
    { $winners ->
        [one] { $players } wins
       *[other] { $players } win
     }{ $told ->
        [none] { "" }
        [both] { " " }{ $points }
       *[own] { " with" } { $points }
     }{ $rated ->
        [yes] , rating { $change }
       *[no] { "" }
     }
result-alone = { $player }: { $score }
round-over = End of round { $round }

### The leaderboard

leaderboard-title = Leaderboard
leaderboard-all-games = all games
leaderboard-by-wins = by wins
leaderboard-empty = Nobody has finished a game here yet. Open one with /play.
leaderboard-line = #{ $rank } { $player }: { $wins } won, { $losses } lost, { $draws } drawn of { $games }; rating { $rating }
leaderboard-need-server = A leaderboard belongs to a server. Use this command in one of its channels.
heading-games = Games
heading-wins = Won
heading-losses = Lost
heading-draws = Drawn
heading-rating = Rating

### What cannot be done, and what to do instead

no-game = This game is over, or its table is gone. Open a new one with /play.
no-game-here = There is no table in this channel. Open one with /play.
other-game = Here { $here } is played, and this command is for { $game }. Make your move with /move, or with the buttons of the table.
channel-busy = There is a game on in this channel already. Watch it, show its table with /table, or open yours in another channel or thread. Its players can give up with /resign, moderators close it with /end.
lobby-here = A table waits for players in this channel already. Take a seat there with **Join** or /join, or open yours in another channel or thread. It closes when all have left it with **Leave** or /leave.
quota-user = You have { $most } tables open on this server already, and that is as many as one may have. Finish a game first, then open the next.
quota-server = This server has { $most } tables open already, and that is as many as it allows. Wait until one of them is over, or ask a moderator to raise the number.
end-not-allowed =
    { $who ->
        [host] Only the host of this table and moderators can close it. Ask one of them.
        [players] Only the players of this table and moderators can close it. Ask one of them.
       *[moderators] Only moderators can close this table. Ask one, or give up with /resign if you play here.
     }
end-lobby = This table still waits for players: press **Leave** or use /leave, and with the last one who leaves it closes. A moderator can close it at once.
not-seated = You have no seat at this table; you are welcome to watch. Join the next game when its lobby opens.
not-joined = You have no seat at this table yet. Press Join to take one.
not-your-turn = It is { $player }'s turn. When it is yours, the table will say so.
not-started = The game has not begun: the host starts it with **Start**. If you have a seat and would rather not play, press **Leave** or use /leave.
not-started-host = The game has not begun: it is yours to begin, with **Start** or /start. To give the table up, press **Leave** or use /leave.
already-started = The game is already on. You are welcome to watch, and to join the next one.
already-seated = You are already at this table. Wait for the others; the host presses Start when all are ready.
table-full = All { $seats } seats are taken. You are welcome to watch, and to join the next game.
not-invited = This table is for guests of { $host } only. Ask to be invited; you are welcome to watch.
too-many-seated = With these options there are { $seats } seats at most, and { $here } are taken. Choose others, or let somebody leave first.
no-computer = There is no computer at this table to send away.
clock-unknown = There is no clock of { $clock } seconds. Choose one of those in the menu.
too-few-seats =
    { $missing ->
        [one] One more player is needed. Somebody has to press Join.
       *[other] { $missing } more players are needed. They have to press Join.
     }
not-host = Only { $host }, the host, can do that. Ask them.
given-up = You have given up; a computer plays on for you. You are welcome to watch, and to join the next game.
offer-needs-two = A draw can be agreed in games for two only. Play on: every game comes to an end.
offer-pending = There is an offer already. It waits for an answer: Accept or Decline.
offer-refused = That has just been declined. You can ask again after the next move.
draw-needs-human = A computer agrees to no draw. Play on, or give up.
no-offer = That offer no longer stands. You can make a new one.
own-offer = You made this offer; the others have to answer it. You can withdraw it with Decline.
takeback-nothing = You have no move to take back yet.
takeback-revealed = That move can no longer be taken back: since then something has come to light that nobody could know. Play on from here.
no-clock = This table has no clock: everybody may think as long as they like. Wait for the move, or ask for an end with /end.
not-overdue = The time to move is not over, or has begun anew. Look at the clock in the table's message.
own-time = It is your own time that is over. Move quickly: you still can, as long as the other player waits.
incomplete-move = { $question } { $choices }. Type the whole move, for example: { $example }
incomplete-question = How does the move go on?
unknown-game = I do not know the game { $game }. Pick one of those that /play offers.
not-over = This game is not over yet. Finish it first, then ask for a rematch.
stale = The table has moved on since that button was shown. Look at its newest picture and choose again; /table shows it.
overtaken = { $player } was faster. It costs you nothing: look at the table as it is now, and go on.
just-changed = The table has just changed, and this may be about what you saw before. It costs you nothing: look again.
unknown-button = I do not know that button or choice any more. Show the table again with /table.
option-unknown = The option { $option } cannot be { $value }. Pick one of the values that the command offers.
no-threads-here = Channels of this kind have no threads: games stay in the channel itself.
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
store-unavailable = I cannot write anything down right now, so your action was not taken. Nothing is lost; please try again in a minute.
error-unexpected = Something went wrong on my side; it has been written down. Every move you were told of is kept: show the table with /table and try again.
