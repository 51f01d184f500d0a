### Slash commands at a table

command-move = move
command-move-description = Make your move at this channel's table
command-move-words = The move, such as: roll e north
command-table = table
command-table-description = Post this channel's table again
command-hand = hand
command-hand-description = Show your hand at this channel's table, to you alone
command-board = board
command-board-description = The table of this channel in words: what lies where, whose turn it is, what you may do
command-board-page = Which page, where there is more than one
board-open = Open: { $edges }
board-part-last = last
board-part-mine = mine
board-part-theirs = theirs
board-part-open = open
board-part-clock = clock
nothing = Nothing.
board-no-clock = No clock runs.
board-no-cell = I find no `{ $typed }` on the table. **show** takes { $parts }, or a cell as the text of /board names it.
command-board-part = One part alone: last, mine, theirs, open, clock, or a cell

### The turn

turn = { $player } to move
turn-race = Everybody plays at once
turn-yours = It is your turn
caption-to-move = to move
caption-all = Everybody plays
column-move = Move
choose-next-word = { $first } to { $last }
and = {" "}and{" "}
table-moved = The table goes on [further down]({ $link }).
more-intro = What would you like to do?
turn-overdue = the time is up
given-up-resigned = { $player } has resigned; a computer plays on.
given-up-resigned-early = { $player } resigned before making a move; a computer plays on.
given-up-out-of-time = { $player } ran out of time; a computer plays on until the seat is taken back.
given-up-withdrew = { $player } withdrew from the tournament; a computer plays on.
overdue = { $player } has run out of time. Whoever waits may claim the win, or give the same time once more.
reminder = { $players }, it is your turn at [{ $title }]({ $link }); the time is up { $deadline }.
away-call = { $players }, your time ran out at [{ $title }]({ $link }), and a computer plays for you. Take your seat back before the game ends.
overdue-call = { $players }, { $player } has run out of time at [{ $title }]({ $link }): claim the win there, or give more time.
closing-call = { $players }, [{ $title }]({ $link }) waits for a move: without one it is closed { $deadline }, and nobody loses.
game-closes = Closes { $when } if nobody makes a move
computers-think-less = The computers think less for a while: the computing time for tables here is used up.
start-ping = { $players }, [{ $title }]({ $link }) has begun: { $player } goes first.
start-ping-yours = { $players }, [{ $title }]({ $link }) has begun: you make the first move.
start-ping-race = { $players }, [{ $title }]({ $link }) has begun: everybody plays at once.
turn-ping = { $players }, your turn: [{ $title }]({ $link }).

### Buttons and selects

button-back = Back
button-hand = My hand
button-text = As text
button-confirm = Confirm
button-previous = Previous
button-happened = What happened
happened-heading = What happened, the newest first
happened-page = Page { $page } of { $pages }.
happened-nothing = Nothing yet.
button-next = Next
labelled = { $label }: { $content }
button-update-hand = Look again
button-next-game = Join the next game
choose-exactly = Pick { $count }
button-choice-form = Name { $count }
choice-form-label = { $count } names, with spaces between
choice-count = That takes { $count } names, with spaces between, such as `{ $example }`.

### Hands

hand-outdated = The table has moved on since; this is how it stands now.

### Those who watch

about-open = Everybody may watch. For the next game press **Join the next game**, or open a table of your own with /play.
about-seated = You have a seat here. Your keys are below the picture, and ⋯ has all else that you can do.
about-over = The game is over. Whoever played it may press **Rematch**; everybody else may press **Join the next game**.
next-game-noted = I'll ask you when the next table opens here. Press again to get off the list.
next-game-forgotten = You are off the list. Watch as long as you like.
next-game-seated = You are playing already. When this game is over, press Rematch.
next-game-joined = A table is open here: you have a seat at [{ $title }]({ $link }).
next-game-has-seat = You have a seat already at [{ $title }]({ $link }), the table that is open here.
next-game-full = The list for the next game is full. Open a table of your own in another channel with /play.
next-game-waiting = Up for the next game: { $players }
next-game-asked = { $players } wanted to play the next game: press **Join** to take a seat.
rematch-waits-for = The rematch waits for { $players }.

### A table in words

position-heading = What lies where
moves-heading = What you may do: type one of these after /move
moves-line = `{ $words }`: { $effect }
moves-choice = any { $count } of { $choices }
board-page = Page { $page } of { $pages }. The others: /board with the number of the page.
picture-in-words = A picture of what the text above says.
moves-more = … and more: /board
moves-more-suggested = … and more: suggested while you type

### What cannot be done at a table, and what to do instead

no-game = This game is over, or its table is gone. Open a new one with /play.
set-aside = The record of this game is damaged, so the game cannot go on. Whoever runs the bot finds the reason in its log, and may be able to mend it; you can open a new table with /play.
newer-rules = This game was started by a newer version of the bot, which is just being installed. Please try again in a minute.
no-game-here = No table is open in this channel. Open one with /play.
no-game-here-buttons = No table is open in this channel. Open one with /play. A lesson or a puzzle of the day is played with the buttons below its picture; with **text first** in /settings me it begins with the position in words.
turn-goes-on = It is still your turn:
other-game = Here { $here } is played, and this command is for { $game }. Make your move with /move, or with the buttons of the table.
not-seated = You have no seat at this table; you are welcome to watch. /join puts you on the list for the next game.
not-played = Only those who have played this game can do that. Open one of your own with /play.
not-your-turn = It is { $player }'s turn. When it is yours, the table will say so.
given-up = You have given up; a computer plays on for you. You are welcome to watch, and to join the next game.
away = Your time ran out, and a computer plays for you. Take your seat back whenever you like: at the end of the game it is too late, and you have lost.
seat-back = Welcome back: your seat is yours again.
seat-not-yours = Nobody plays here in your place: this is for players whose time ran out.
incomplete-move = { $question } { $choices }. Type the whole move, for example: `{ $example }`
incomplete-question = How does the move go on?
not-over = This game is not over yet. When it is, you can see it again or ask for a rematch.
stale = The table has moved on since this button was shown. Choose again under its newest picture; /table shows it.
overtaken = { $player } was faster. It costs you nothing: look at the table as it is now, and go on.
gone = { $player } was faster: a card that you name is no longer there. Choose among those on the table.
just-changed = The table has just changed, and this may be about what you saw before. It costs you nothing: look again.
press-lost = That took so long to arrive that Discord called it failed, so it does not count. It costs you nothing: look again.
