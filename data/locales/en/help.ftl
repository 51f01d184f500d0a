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
    - **Open a table**: `/play` and a game. Friends press **Join**, or you press **Add computer**; then **Start**. Or type it: `/join`, `/computer`, `/start`.
    - **Move**: press the buttons under the picture, or type `/move`, which suggests what you may do. Where you have tiles or a secret, **My hand** shows you what only you may see.
    - **At the table**: `/table` posts the table again, `/takeback` asks for your last move back, `/draw` offers a draw, `/resign` gives up, `/end` asks for an end without a result, `/rematch` plays again. The button **More** has this too, and the board as text.
    - **Alone**: some games have a solitaire, and all can be played against the computer, in direct messages with me too.
    - **On a server**: `/leaderboard` and `/profile` have the results, `/replay` shows a finished game again, `/canplay` tells whether I may work in a channel, `/settings` is for those who manage the server. `/theme` changes the colours of your own pictures.

    Pick a game to read its page:
help-choose = Rules of …
help-back = All of help
