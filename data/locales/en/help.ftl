### Commands

command-help = help
command-help-description = How to play here, and each game's rules
command-rules = rules
command-rules-description = The page of a game: its rules, its options, how to type its moves
command-rules-slash-game = game
command-rules-game = The game you want to know

### The overview

help-title = How to play here
help-overview =
    - **Open a table**: `/play` and a game. Friends press **Join** (`/join`), or you press **Add computer** (`/computer`); then **Start** (`/start`). **Leave** (`/leave`) gives a seat up. **Options** has the variants, a clock for each move, a thread of its own, and whom you invite.
    - **Move**: press the buttons under the picture, or type `/move`, which suggests what you may do; in SET also `/set` and three cards. Where you have tiles or a secret, **My hand** (`/hand`) shows what only you may see.
    - **Clock**: where one runs, you are reminded once. When time is up a computer plays on; of two, the other takes the win with `/claim` or gives more time with `/wait`.
    - **Agree**: `/takeback` asks for your last move back, `/draw` offers a draw, `/end` asks for an end without a result, `/decline` says no. `/resign` gives up, `/rematch` plays again. The button **More** has this too, and the board as text.
    - **Watch**: everybody may. **Join the next game** keeps you a seat; `/table` posts the table again, `/replay` shows a finished game.
    - **Alone**: some games have a solitaire, and all can be played against the computer, in direct messages with me too.
    - **On a server**: `/leaderboard` and `/profile` have the results. `/canplay` tells whether I may work in a channel. `/settings server` is for those who manage the server: language, channels, roles, clock and more.
    - **You**: I speak to you in the language of your Discord. `/settings me` says when you are notified that it is your turn; it and `/theme` change the colours of your own pictures. `/help` is this page, `/rules` has each game's.

    Pick a game to read its page:
help-choose = Rules of …
help-back = All of help

### The rules of a game

button-why = Why?
rules-previous = Previous
rules-next = Next
rules-options = Options of `/play`
rules-example-names = Ada Bruno Carla Dario
