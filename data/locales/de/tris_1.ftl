### Tris 1

tris_1-name = Tris 1
tris_1-blurb = Tic-Tac-Toe mit den Würfeln von Tris 2: Drei eigene Symbole in einer Reihe gewinnen. Zu zweit.
tris_1-thumbnail = Drei X in einer Diagonale, zwischen O und leeren Feldern.
tris_1-about =
    Zwei drehen abwechselnd einen leeren Würfel auf ihr Symbol, X oder O.
    Drei eigene Symbole in einer Zeile, Spalte oder Diagonale gewinnen; ist alles voll und keine Reihe da, ist es remis.

## Options

tris_1-option-first = Wer anfängt, mit X
tris_1-option-first-name = Wer anfängt
tris_1-option-first-first_seat = Wer sich zuerst gesetzt hat
tris_1-option-first-second_seat = Wer sich als Zweites gesetzt hat
tris_1-option-first-lot = Das Los entscheidet
tris_1-short-first-first_seat = Platz 1 fängt an
tris_1-short-first-second_seat = Platz 2 fängt an
tris_1-short-first-lot = das Los entscheidet, wer anfängt
tris_1-slash-first = wer_anfängt

## What happens

tris_1-begins = { $player } fängt mit X an.
tris_1-written =
    { $player } hat { $symbol ->
        [x] X
       *[other] O
     } auf { UPPER($cell) } geschrieben.
tris_1-line = Drei in einer Reihe!
tris_1-full = Das letzte Feld ist voll.
tris_1-by-line = Drei in einer Reihe.
tris_1-by-full-board = Alle neun Felder sind voll, ohne eine Reihe.

## What cannot be done

tris_1-unreadable = Diesen Zug verstehe ich nicht. Nenne ein Feld von A1 bis C3, zum Beispiel: `b2`.
tris_1-taken =
    Auf { UPPER($cell) } liegt schon { $symbol ->
        [x] X
       *[other] O
     }. Wähle ein leeres Feld.

## What a move would do

tris_1-preview = { UPPER($cell) }{ $wins ->
        [yes] { " gewinnt!" }
       *[no] { "" }
    }

## The keys of a move

tris_1-prompt = Welches Feld für { UPPER($symbol) }?
tris_1-key-taken = { UPPER($symbol) }
