### Nim

nim-name = Nim
nim-blurb = Take one to three matches in turn; whoever takes the last one wins.
nim-rules =
    There is a heap of matches on the table. Take one, two or three of them in turn; whoever takes the last one wins.

    ### How to type it
    `take 2` takes two matches.

    ### Options
    - `matches`: how many matches there are at the start.
nim-option-matches-name = Matches
nim-option-matches = How many matches there are at the start
nim-slash-matches = matches
nim-word-take = take

## What happens, and what cannot be done

nim-taken = { $player } took { $number }.
nim-last-match = The last match is taken.
nim-unreadable = I do not understand that move. Write it like this: take 2.
nim-too-many = Only { $matches } left. Take fewer.

## The position, and what a move would do

nim-seen-matches = Matches left: { $matches }
nim-seen-turn = { $player } to move
nim-preview = leaves { $left }
