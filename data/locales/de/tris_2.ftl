### Tris 2

tris_2-name = Tris 2
tris_2-blurb = Rolle in jedem Zug einen von neun Würfeln: Drei gleiche Symbole in einer Reihe gewinnen. Zu zweit.
tris_2-thumbnail = Vier Würfel mit X, O und Strichen; einer ist gerade gerollt.
tris_2-about =
    Neun Würfel liegen im Block; in jedem Zug kippt einer auf ein freies Feld daneben und zeigt ein anderes Symbol.
    Drei gleiche Symbole in einer Reihe gewinnen, egal welche. Beide bewegen dieselben Würfel.

## Options

tris_2-option-rule_of_4 = Alle Würfel müssen immer in vier Zeilen und vier Spalten passen
tris_2-option-rule_of_4-name = Viererregel
tris_2-suggestion-rule_of_4 = Empfohlen, in den Optionen: die Viererregel. Ohne sie gewinnt unter sorgfältigen Spielern kaum je jemand: Meist endet es remis.
tris_2-option-advanced = Ihr baut den Block am Anfang selbst, Würfel für Würfel
tris_2-option-advanced-name = Freier Aufbau
tris_2-option-advanced_mid_edge = Beim freien Aufbau berühren sich in den Seitenmitten keine gleichen Symbole
tris_2-option-advanced_mid_edge-name = Verschiedene Seitenmitten
tris_2-option-first = Wer anfängt
tris_2-option-first-name = Wer anfängt
tris_2-option-first-dice = Ein Wurf entscheidet
tris_2-option-first-first_seat = Wer sich zuerst gesetzt hat
tris_2-option-first-second_seat = Wer sich als Zweites gesetzt hat

## Words of a move

tris_2-word-roll = rollen
tris_2-word-place = legen
tris_2-word-north = Norden
tris_2-word-east = Osten
tris_2-word-south = Süden
tris_2-word-west = Westen
tris_2-word-x = X
tris_2-word-o = O

## What happens

tris_2-begins = { $player } fängt an.
tris_2-begins-by-dice =
    { $player } fängt an: { UPPER($better) } schlägt { UPPER($worse) } beim Würfeln{ $equal ->
        [0] { "" }
        [one] , nach einem Gleichstand
       *[other] , nach { $equal } Gleichständen
     }.
tris_2-rolled =
    { $player } hat { UPPER($die) } nach { $direction ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
     } gerollt: Aus { $was ->
        [x] X
        [o] O
       *[other] /
     } wurde { $now ->
        [x] X
        [o] O
       *[other] /
     }.
tris_2-placed =
    { $player } hat einen Würfel auf { UPPER($cell) } gelegt: { $top ->
        [x] X
        [o] O
       *[other] /
     } oben, { $ns ->
        [x] X
        [o] O
       *[other] /
     } im Norden und Süden.
tris_2-set-up = Der Block ist fertig. Den ersten Zug macht { $player }.
tris_2-tris =
    Tris! { $dice ->
        [3] Drei Würfel
        [4] Vier Würfel
        [5] Fünf Würfel
       *[other] { $dice } Würfel
     } zeigen { $symbol ->
        [x] X
        [o] O
       *[other] /
     }.
tris_2-by-tris = Gleiche Symbole in einer Reihe.

## What cannot be done

tris_2-unreadable = Diesen Zug verstehe ich nicht. Schreib ihn so: `rollen e norden`.
tris_2-unreadable-placement = Diesen Zug verstehe ich nicht. Ihr seid noch beim Aufbau, schreib ihn also so: `legen b2 x o`.
tris_2-twin-faces =
    Kein Würfel hat { $symbol ->
        [x] X
        [o] O
       *[other] /
     } oben und zugleich an der Seite. Wähle zwei verschiedene Symbole.
tris_2-still-placing =
    Der Block ist noch nicht fertig: { $missing ->
        [one] Es fehlt ein Würfel
       *[other] Es fehlen { $missing } Würfel
     }. Lege zuerst einen, zum Beispiel: `legen b2 x o`.
tris_2-all-placed = Alle neun Würfel liegen schon. Rolle jetzt einen, zum Beispiel: `rollen e norden`.
tris_2-occupied =
    { $direction ->
        [north] Nördlich
        [east] Östlich
        [south] Südlich
       *[west] Westlich
     } von { UPPER($die) } liegt schon ein Würfel. Rolle { UPPER($die) } woandershin oder nimm einen anderen.
tris_2-undo = { UPPER($die) } kommt gerade von dort, und gleich zurückzurollen nähme den letzten Zug zurück. Rolle { UPPER($die) } woandershin oder nimm einen anderen Würfel.
tris_2-island =
    Rollt { UPPER($die) } nach { $direction ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
     }, verlieren Würfel den Kontakt zu den anderen. Alle neun müssen zusammenhängen, wenigstens an den Ecken: Wähle einen anderen Zug.
tris_2-rule-of-4 =
    Rollt { UPPER($die) } nach { $direction ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
     }, wird das Spielfeld länger als vier Felder. Es gilt die Viererregel: Wähle einen anderen Zug.
tris_2-taken = Auf { UPPER($cell) } liegt schon ein Würfel. Wähle ein leeres Feld.
tris_2-tris-while-placing =
    { $symbol ->
        [x] X
        [o] O
       *[other] /
     } auf { UPPER($cell) } ergäbe ein Tris, und im Block darf keines liegen. Wähle ein anderes Symbol oder ein anderes Feld.
tris_2-mid-edge =
    { $symbol ->
        [x] X
        [o] O
       *[other] /
     } auf { UPPER($cell) } würde dasselbe Symbol in der Mitte der Nachbarseite berühren. Wähle ein anderes Symbol oder ein anderes Feld.
tris_2-no-completion =
    Mit { $symbol ->
        [x] X
        [o] O
       *[other] /
     } auf { UPPER($cell) } ließe sich der Block nicht mehr ohne Tris vollenden. Wähle ein anderes Symbol oder ein anderes Feld.
tris_2-mid-edge-alone = Verschiedene Seitenmitten gehören zum freien Aufbau. Schalte auch den ein oder lass beides aus.

## The variants, in a title

tris_2-short-rule_of_4 = Viererregel
tris_2-short-advanced = freier Aufbau
tris_2-short-advanced_mid_edge = verschiedene Seitenmitten
tris_2-short-first-dice = die Würfel entscheiden, wer anfängt
tris_2-short-first-first_seat = Platz 1 fängt an
tris_2-short-first-second_seat = Platz 2 fängt an
tris_2-with-rule_of_4 = mit der Viererregel
tris_2-with-advanced = mit freiem Aufbau
tris_2-with-advanced_mid_edge = mit verschiedenen Seitenmitten

## Options as the slash command names them

tris_2-slash-rule_of_4 = viererregel
tris_2-slash-advanced = freier_aufbau
tris_2-slash-advanced_mid_edge = verschiedene_seitenmitten
tris_2-slash-first = wer_anfängt

## What a move would do

tris_2-preview-roll =
    { UPPER($die) } nach { $direction ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
     }: { $now ->
        [x] X
        [o] O
       *[other] /
     } oben{ $wins ->
        [yes] { " " }und gewinnt!
       *[no] { "" }
     }
tris_2-preview-top =
    { $top ->
        [x] X
        [o] O
       *[other] /
     } oben
tris_2-preview-die =
    { UPPER($cell) }: { $top ->
        [x] X
        [o] O
       *[other] /
     } oben, { $ns ->
        [x] X
        [o] O
       *[other] /
     } im Norden und Süden

## The keys of a move, and the questions that they answer

tris_2-prompt-die = Welcher Würfel?
tris_2-prompt-direction = Würfel { UPPER($die) }: In welche Richtung?
tris_2-prompt-cell = Welches Feld für den nächsten Würfel?
tris_2-prompt-top = Würfel auf { UPPER($cell) }: Welches Symbol oben?
tris_2-prompt-sides = Würfel auf { UPPER($cell) }, { UPPER($top) } oben: Welches Symbol im Norden und Süden?
tris_2-key-direction =
    { $direction ->
        [north] ↑
        [east] →
        [south] ↓
       *[west] ←
     }{ $now ->
        [none] { "" }
       *[other] { " " }{ UPPER($now) }
     }{ $wins ->
        [yes] { " " }gewinnt!
       *[no] { "" }
     }
tris_2-key-die = { UPPER($die) } { UPPER($top) }
tris_2-key-taken = { UPPER($top) }
tris_2-key-sides =
    ↕ { UPPER($ns) }{ $ew ->
        [none] { "" }
       *[other] { " " }↔ { UPPER($ew) }
     }
tris_2-draw-repeated = Dieselbe Stellung gab es { $times }-mal.
tris_2-draw-long = Nach { $rolls } Zügen ist niemand einem Tris näher.
