### Commands

command-help = help
command-help-description = How to play here, and each game's rules
command-help-topic = What you want to know; the games if you leave it out
help-topic-games = The games
help-topic-commands = All commands
help-topic-channel = Whether games can be played in this channel
command-rules = rules
command-rules-description = The page of a game: its rules, its options, how to type its moves
command-rules-game = The game you want to know

### The games

help-title = Choose a game
help-intro = **Play** opens a table in this channel. Then friends join, or you add a computer. `/learn` teaches you a game in a few moves.
help-intro-direct = **Play** opens a table for you alone, with computers where a game needs others. `/learn` teaches you a game in a few moves.
button-play = Play
all-commands = All commands
help-choose = Rules of …
button-all-games = All games

### The commands

help-commands =
    ### Before a game
    - `/play` and a game: opens a table, with the variants and the clock that you want.
    - `/join` takes a seat, `/leave` gives it up.
    - `/computer` adds a computer. `/start` starts the game.
    - `/daily` has the puzzles of the day: alone, the same for everybody.
    - `/duel` challenges friends to the same deal, each at a table of their own. With `deals` it is a tournament of three to seven deals.

    ### In a game
    - Press the buttons below the picture, or type `/move`. It suggests what you may do.
    - `/set` and three cards: shows them as a SET.
    - `/hand` shows your tiles or your secret, to you alone.
    - `/board` tells you in words what lies where and what you may do.
    - `/offer takeback` asks for your last move back. `/offer draw` offers a draw.
    - `/hint` shows you the best move, where the game does not count.
    - `/end` asks for an end without a result. `/offer decline` says no.
    - `/resign` gives up.

    ### If a clock runs
    - You are reminded once. When time is up among three or more, a computer plays until you take your seat back, with its button or `/join`.
    - In a game for two buttons let the other player take the win or give more time.

    ### After a game
    - `/rematch` plays again. `/replay` shows the game. `/analysis` shows where it turned.
    - `/practice` asks again for the moves that cost you much.
    - `/verify` verifies its luck, moves and result.
    - `/leaderboard` and `/profile` show the results on a server, `/games` yours and the finished ones. A profile shows achievements, too.
    - `/tournament create` holds a tournament on a server, and `/tournament show` shows those of a channel.

    ### Watching
    - Everybody may watch. **Join the next game** asks you when the next table opens.
    - `/table` posts the table again.
    - In the menu of a person, **Apps** has **Challenge** and **Profile**; in that of a table, **Replay** and **Analysis**.

    ### Settings
    - `/settings me`: when you are notified, your colours and language, and text first for screen readers.
    - `/settings server`: for those who manage the server.
    - `/help` with a topic says whether games can be played in a channel.
    - `/privacy`: what is stored about you.

    ### Help
    - `/help` shows the games, `/rules` the rules of a game. `/learn` teaches you a game in a few moves.
    - In direct messages there are only you and me: you play against a computer, or alone.

### The rules of a game

button-why = Why?
button-all-rules = All rules
rules-previous = Previous
rules-next = Next
rules-options = Options of `/play`
rules-example-names = Ada Bruno Carla Dario
