### Triodomino

triodomino-name = Triodomino
triodomino-blurb = Werde deine Dreiecke los; ein Sechseck erlaubt dir, ein neues Gebilde zu beginnen. 2 bis 4 Personen.
triodomino-thumbnail = Zwei Gruppen dreieckiger Steine, die zweite gerade begonnen.
triodomino-about =
    Dreieckige Dominosteine: Wer zuerst alle Steine gelegt hat, beendet die Runde.
    Zahlen, die sich berühren, müssen gleich sein; was die anderen noch haben, zählt, und wer ein Sechseck schließt, darf ein neues Gebilde beginnen.

## Options

triodomino-option-rounds = Wie viele Runden ihr spielt
triodomino-option-rounds-name = Runden
triodomino-option-topsy_turvy = Gelegte Steine bringen Punkte, und die meisten gewinnen
triodomino-option-topsy_turvy-name = Verkehrte Welt
triodomino-option-first = Wer die erste Runde beginnt, gezählt in der Reihenfolge des Beitritts
triodomino-option-first-name = Wer anfängt
triodomino-short-rounds =
    { $value ->
        [one] { $value } Runde
       *[other] { $value } Runden
    }
triodomino-short-topsy_turvy = Verkehrte Welt
triodomino-short-first = Platz { $value } fängt an
triodomino-with-topsy_turvy = in der verkehrten Welt

## Words of a move

triodomino-word-open = Eröffnen mit
triodomino-word-place = Legen
triodomino-word-draw = Stein ziehen
triodomino-word-pass = Passen
triodomino-word-free = Neues Gebilde mit
triodomino-word-skip = Kein freier Stein

## What happens

triodomino-round = Runde { $round } von { $rounds } beginnt.
triodomino-opens = { $player } beginnt.
triodomino-opened = { $player } eröffnet mit { $tile }.
triodomino-placed = { $player } legt { $tile } an Gebilde { LETTER($formation) }.
triodomino-hexagon =
    { $count ->
        [one] { $player } schließt ein Sechseck!
       *[other] { $player } schließt { $count } Sechsecke auf einmal!
    }
triodomino-freed = { $player } beginnt Gebilde { LETTER($formation) } mit { $tile }.
triodomino-skipped = { $player } verzichtet auf den freien Stein.
triodomino-scored =
    { $points ->
        [one] { $player } bekommt { $points } Punkt.
       *[other] { $player } bekommt { $points } Punkte.
    }
triodomino-drew =
    { $player } zieht einen Stein; { $stock ->
        [0] der Vorrat ist leer.
        [one] einer ist noch da.
       *[other] { $stock } sind noch da.
    }
triodomino-took = Du hast { $tile } gezogen.
triodomino-kept = Er passt nicht; { $player } behält ihn.
triodomino-passed = { $player } kann nicht legen und passt: Der Vorrat ist leer.
triodomino-out = { $player } hat den letzten Stein gelegt!
triodomino-stuck = Die Runde ist zu Ende: Reihum konnte niemand legen.
triodomino-left =
    { $value ->
        [one] { $player } bekommt { $value } Strafpunkt für { $held }.
       *[other] { $player } bekommt { $value } Strafpunkte für { $held }.
    }
triodomino-unlaid =
    { $tiles ->
        [one] { $player } hat noch { $held }; das zählt nicht.
       *[other] { $player } hat noch { $held }; sie zählen nicht.
    }
triodomino-lowest =
    { $winners ->
        [one] { $player } hat am wenigsten auf der Hand ({ $value }) und gewinnt die Runde.
       *[other] { $player } hat am wenigsten auf der Hand ({ $value }) und teilt sich den Sieg der Runde.
    }

## Why it is over

triodomino-fewest-points = Die letzte Runde ist vorbei; die wenigsten Strafpunkte gewinnen.
triodomino-most-points = Die letzte Runde ist vorbei; die meisten Punkte gewinnen.

## What cannot be done, and what to do instead

triodomino-unreadable = Diesen Zug verstehe ich nicht. Versuch `stein ziehen` oder Stein, Gebilde und Feld: `legen 0-1-2 a:u3,-1`.
triodomino-must-open = Der Tisch ist leer. Eröffne mit einem deiner Steine: `eröffnen mit` und der Stein.
triodomino-already-open = Die Runde ist schon eröffnet. Leg mit `legen` einen Stein an.
triodomino-must-place = Einer deiner Steine passt, also musst du legen. Deine Hand zeigt, wo.
triodomino-must-draw = Nichts passt, aber der Vorrat hat noch Steine. Zieh einen mit `stein ziehen`.
triodomino-stock-empty = Der Vorrat ist leer. Dir bleibt nur `passen`.
triodomino-free-or-skip = Du hast ein Sechseck geschlossen. Leg mit `neues gebilde mit` einen freien Stein, oder verzichte mit `kein freier stein`.
triodomino-no-hexagon = Einen freien Stein gibt es nur gleich nach einem Sechseck. Mach mit deinem Zug weiter.
triodomino-not-held = Du hast { $tile } nicht auf der Hand. Nimm einen deiner Steine.
triodomino-no-formation =
    { $count ->
        [one] Gebilde { LETTER($formation) } gibt es nicht; es ist nur A da.
       *[other] Gebilde { LETTER($formation) } gibt es nicht. Nimm eines von A bis { LETTER($count) }.
    }
triodomino-occupied = Auf { $cell } liegt schon ein Stein. Nimm ein freies Feld daneben.
triodomino-apart = An { $cell } grenzt kein Stein. Nimm ein Feld neben einem Stein.
triodomino-mismatch = { $tile } passt nicht auf { $cell }: Alle Zahlen, die sich berühren, müssen gleich sein. Deine Hand zeigt, wo er passt.

## Options as the slash command names them

triodomino-slash-rounds = runden
triodomino-slash-topsy_turvy = verkehrte_welt
triodomino-slash-first = wer_anfängt

## How players stand, and what a move would do

triodomino-stands =
    { $player }: { $penalty ->
        [yes] { $score ->
            [one] { $score } Strafpunkt
           *[other] { $score } Strafpunkte
        }
       *[no] { $score ->
            [one] { $score } Punkt
           *[other] { $score } Punkte
        }
    }, { $tiles ->
        [one] { $tiles } Stein
       *[other] { $tiles } Steine
    }
triodomino-preview-tile =
    { $tile }: { $places ->
        [0] passt jetzt nirgends
        [one] ein Platz
       *[other] { $places } Plätze
    }, { $best ->
        [0] zählt { $value }
       *[other] +{ $best }
    }{ $hexagons ->
        [0] { "" }
       *[other] , kann ein Sechseck schließen
    }
triodomino-preview-place =
    { $tile }{ $places ->
        [1] { "" }
       *[other] { " " }auf Platz { $number }
    }{ $formations ->
        [1] { "" }
       *[other] { " " }in { LETTER($formation) }
    }: { $hexagons ->
        [0] { "" }
        [one] schließt ein Sechseck,{ " " }
       *[other] schließt { $hexagons } Sechsecke,{ " " }
    }{ $points ->
        [0] { $value } weniger auf der Hand
       *[other] +{ $points }
    }
triodomino-preview-open =
    { $tile }: { $points ->
        [0] { $value } weniger auf der Hand
       *[other] +{ $points }
    }

## The same on a button

triodomino-preview-tile-button =
    { $tile }{ $hexagons ->
        [0] { "" }
       *[other] { " " }⬡
    }{ $best ->
        [0] { "" }
       *[other] { " " }+{ $best }
    }
triodomino-preview-place-button =
    { $number }{ $hexagons ->
        [0] { "" }
       *[other] { " " }⬡
    }{ $points ->
        [0] { "" }
       *[other] { " " }+{ $points }
    }

## What the player on turn is asked

triodomino-prompt-open = Welcher Stein eröffnet die Runde?
triodomino-prompt-tile = Welcher Stein?
triodomino-prompt-free = Ein Sechseck! Welcher Stein beginnt ein neues Gebilde?
triodomino-prompt-none = Keiner deiner Steine passt.
triodomino-prompt-place = { $tile }: auf welchen Platz?
