### Tripple Domino

tripple_domino-name = Tripple Domino
tripple_domino-blurb = Dreiecke Kante an Kante; Brücken, Doppelanschlüsse und Sechsecke zählen extra. 1 bis 6 Personen.
tripple_domino-thumbnail = Sechs dreieckige Steine bilden ein Sechseck, der letzte gerade gelegt.
tripple_domino-about =
    Domino mit drei Spitzen: Steine werden Kante an Kante gelegt, und die Zahlen, die sich berühren, müssen gleich sein.
    Jeder Stein bringt Punkte; Brücken, Doppelanschlüsse und geschlossene Sechsecke bringen mehr, und die meisten gewinnen.

## Options

tripple_domino-option-target = Ab zwei Personen: Die Partie endet mit der Runde, in der jemand so viele Punkte erreicht
tripple_domino-option-target-name = Zielpunkte
tripple_domino-option-multi_hexagon = Was mehrere Sechsecke wert sind, die ein Stein auf einmal schließt
tripple_domino-option-multi_hexagon-name = Mehrere Sechsecke
tripple_domino-option-multi_hexagon-each = 40 Punkte für jedes Sechseck
tripple_domino-option-multi_hexagon-once = 40 Punkte insgesamt
tripple_domino-option-tiles = Allein gespielt: wie viele Steine es insgesamt gibt
tripple_domino-option-tiles-name = Steine, allein
tripple_domino-short-target = bis { $value } Punkte
tripple_domino-short-multi_hexagon-each = jedes Sechseck zählt
tripple_domino-short-multi_hexagon-once = Sechsecke zählen einmal
tripple_domino-short-tiles = allein: { $value } Steine
tripple_domino-with-tiles = mit { $value } Steinen
tripple_domino-with-multi_hexagon-once = mit einmal gezählten Sechsecken

## Words of a move

tripple_domino-word-place = Legen
tripple_domino-word-draw = Stein ziehen
tripple_domino-word-pass = Passen

## What happens

tripple_domino-round = Runde { $round } beginnt.
tripple_domino-opens = { $player } hat den Eröffnungsstein.
tripple_domino-opened = { $player } eröffnet mit { $tile }: { $value } Punkte und { $bonus } dazu.
tripple_domino-placed =
    { $value ->
        [one] { $player } legt { $tile } für { $value } Punkt.
       *[other] { $player } legt { $tile } für { $value } Punkte.
    }
tripple_domino-bridge = Eine Brücke: +{ $bonus }.
tripple_domino-double = Ein Doppelanschluss: +{ $bonus }.
tripple_domino-hexagon =
    { $count ->
        [one] Ein Sechseck: +{ $bonus }.
       *[other] { $count } Sechsecke auf einmal: +{ $bonus }.
    }
tripple_domino-drew =
    { $player } zieht einen Stein und verliert { $cost } Punkte; { $reserve ->
        [0] der Vorrat ist leer.
        [one] einer ist noch da.
       *[other] { $reserve } sind noch da.
    }
tripple_domino-took = Du hast { $tile } gezogen.
tripple_domino-passed =
    { $cost ->
        [0] { $player } passt.
       *[other] { $player } passt und verliert { $cost } Punkte: Der Vorrat ist leer.
    }
tripple_domino-out = { $player } hat den letzten Stein gelegt: { $bonus } Punkte, und { $left } für die anderen Hände.
tripple_domino-blocked = Die Runde ist blockiert: Niemand legt mehr.
tripple_domino-left =
    { $value ->
        [one] { $player } hat noch { $held } auf der Hand: { $value } Punkt.
       *[other] { $player } hat noch { $held } auf der Hand: { $value } Punkte.
    }
tripple_domino-lowest =
    { $points ->
        [one] { $player } hat am wenigsten auf der Hand; das macht { $points } Punkt.
       *[other] { $player } hat am wenigsten auf der Hand; das macht { $points } Punkte.
    }
tripple_domino-all-laid = { $player } hat alle Steine gelegt: { $bonus } Punkte extra.
tripple_domino-subtracted =
    { $value ->
        [one] Kein Stein wird mehr gelegt. { $player } verliert { $value } Punkt für die auf der Hand.
       *[other] Kein Stein wird mehr gelegt. { $player } verliert { $value } Punkte für die auf der Hand.
    }

## Why it is over

tripple_domino-target = Das Punkteziel ist erreicht.
tripple_domino-complete = Alle Steine sind gelegt.
tripple_domino-incomplete = Der Vorrat ist leer, und auf der Hand sind noch Steine.

## What cannot be done, and what to do instead

tripple_domino-tiles-or-target = `steine` gilt, wenn du allein spielst, `zielpunkte`, wenn ihr mehrere seid. Wähl eins von beiden.
tripple_domino-unreadable = Diesen Zug verstehe ich nicht. Versuch `stein ziehen`, `passen` oder Stein und Feld: `legen 0-1-2 u3,-1`.
tripple_domino-opening = Erst wird die Runde eröffnet, mit dem höchsten Drilling oder sonst dem höchsten Stein. Es gibt nur diesen einen Zug; mach ihn.
tripple_domino-not-held = Du hast { $tile } nicht auf der Hand. Nimm einen deiner Steine.
tripple_domino-only-drawn = Du hast angefangen zu ziehen, darum muss { $tile } warten. Legen darfst du jetzt nur den eben gezogenen Stein.
tripple_domino-occupied = Auf { $cell } liegt schon ein Stein. Nimm ein freies Feld daneben.
tripple_domino-apart = An { $cell } grenzt kein Stein. Nimm ein Feld neben einem Stein.
tripple_domino-mismatch = { $tile } passt nicht auf { $cell }: Alle Zahlen, die sich berühren, müssen gleich sein. Deine Hand zeigt, wo er passt.
tripple_domino-drawn-three = Du hast drei Steine gezogen. Leg den letzten oder passe mit `passen`.
tripple_domino-reserve-empty = Der Vorrat ist leer. Leg einen Stein oder passe mit `passen`.
tripple_domino-must-draw = Passen geht noch nicht. Leg einen Stein oder zieh mit `stein ziehen` einen.

## Options as the slash command names them

tripple_domino-slash-target = zielpunkte
tripple_domino-slash-multi_hexagon = mehrere_sechsecke
tripple_domino-slash-tiles = steine

## How players stand, and what a move would do

tripple_domino-stands =
    { $player }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }, { $tiles ->
        [one] { $tiles } Stein
       *[other] { $tiles } Steine
    }
tripple_domino-preview-tile =
    { $tile }: { $places ->
        [0] passt jetzt nirgends
        [one] ein Platz, +{ $best }
       *[other] { $places } Plätze, bis zu +{ $best }
    }
tripple_domino-preview-place =
    { $tile }{ $places ->
        [1] { "" }
       *[other] { " " }auf Platz { $number }
    }: { $kind ->
        [hexagon] { $hexagons ->
            [one] schließt ein Sechseck, +{ $points }
           *[other] schließt { $hexagons } Sechsecke, +{ $points }
        }
        [bridge] Brücke, +{ $points }
        [double] Doppelanschluss, +{ $points }
       *[plain] +{ $points }
    }
tripple_domino-preview-draw = Stein ziehen: { $points } Punkte, { $reserve } im Vorrat
tripple_domino-preview-pass = Passen: { $points } Punkte

## The same on a button

tripple_domino-preview-tile-button =
    { $tile }{ $places ->
        [0] { "" }
       *[other] { " " }+{ $best }
    }
tripple_domino-preview-place-button =
    { $number }{ $hexagons ->
        [0] { "" }
       *[other] { " " }⬡
    } +{ $points }
tripple_domino-preview-draw-button = { $word } { $points }
tripple_domino-preview-pass-button = { $word } { $points }

## What the player on turn is asked

tripple_domino-prompt-tile = Welcher Stein?
tripple_domino-prompt-drawn = Den gezogenen Stein legen?
tripple_domino-prompt-none = Keiner deiner Steine passt.
tripple_domino-prompt-place = { $tile }: auf welchen Platz?

## The daily puzzle

tripple_domino-daily-about = 24 Steine, allein
tripple_domino-daily-rules = Ein Stein liegt auf dem Tisch, 23 sind im Vorrat. Lege Kante an Kante: Jeder Stein bringt seine Zahlen, Brücken, Doppelanschlüsse und Sechsecke bringen mehr. Ziehen kostet 5 Punkte, höchstens dreimal im Zug; danach darf nur der gerade gezogene Stein gelegt werden. Am Ende 20 Punkte, wenn alle liegen, sonst wird abgezogen, was auf der Hand bleibt.
tripple_domino-daily-legend = 🔺 ein Stein gelegt · 🌉 Brücke oder Doppelanschluss · ⭐ ein Sechseck · 🔻 gezogen · ⬛ gepasst
