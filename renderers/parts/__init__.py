"""The parts that pictures share: the frame, the column of players, lines of text, panels, badges.

In: texts, players and positions in pixels. Out: placed sprites.

A game's picture is `frame.framed(theme, board, column.placed(players, counters))`: 1,100 x 700 pixels. The board keeps
to the box `frame.BOARD`; only rings may reach up to `frame.RING` pixels beyond. For each seat, in order, the game gives
a `ColumnPlayer`: score or word, an icon (in the colours of `surface(seat, filled=...)`) and a count, and whether it is
on turn or has won; `column.turn_players(caption)` makes them for games without points. Counters (`Counter`, the most
important first; `column.move_counter(caption)`) stand at the foot, and `foot` keeps pixels above them free. The column
makes names, words and labels fit. Sprites of the board are placed one by one; only a `Group` is cut into bands.
"""
