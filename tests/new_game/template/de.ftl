### Nim

nim-name = Nim
nim-blurb = Abwechselnd ein bis drei Hölzer nehmen; wer das letzte nimmt, gewinnt.
nim-rules =
    Auf dem Tisch liegt ein Haufen Hölzer. Nehmt abwechselnd ein, zwei oder drei; wer das letzte nimmt, gewinnt.

    ### So schreibst du es
    `take 2` nimmt zwei Hölzer.

    ### Optionen
    - `hölzer`: wie viele Hölzer am Anfang da sind.
nim-option-matches-name = Hölzer
nim-option-matches = Wie viele Hölzer am Anfang da sind
nim-slash-matches = hölzer
nim-word-take = nimm

## What happens, and what cannot be done

nim-taken = { $player } hat { $number } genommen.
nim-last-match = Das letzte Holz ist genommen.
nim-unreadable = Diesen Zug verstehe ich nicht. Schreib ihn so: take 2.
nim-too-many = Nur noch { $matches } da. Nimm weniger.

## The position, and what a move would do

nim-seen-matches = Hölzer übrig: { $matches }
nim-seen-turn = { $player } ist am Zug
nim-preview = lässt { $left } übrig
