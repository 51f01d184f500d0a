set-name = SET
set-blurb = Sieh es zuerst: drei Karten, in jedem Merkmal alle gleich oder alle verschieden. Für 1 bis 8.
set-thumbnail = Drei Karten, die ein SET sind.
set-about =
    Alle schauen zugleich auf dieselben Karten und suchen drei, die in jedem der vier Merkmale alle gleich oder alle verschieden sind.
    Wer ein solches SET zuerst sieht, ruft und zeigt es; ein falsches kostet. Die meisten SETs gewinnen.

set-option-beginners = Nur die 27 vollen Karten, neun davon auf dem Tisch
set-option-beginners-name = Einsteiger
set-option-lockout = Ein Fehler kostet kein SET; du setzt aus, bis jemand anders eines findet
set-option-lockout-name = Aussetzen
set-option-one_by_one = Der Tisch ist anfangs leer, die Karten kommen einzeln
set-option-one_by_one-name = Karte für Karte
set-option-solitaire = Allein, um Punkte; mehr Karten kosten einen, zwei SETs in Folge bringen einen
set-option-solitaire-name = Solitär
set-option-strict = Keine Karte kommt dazu, solange ein SET auf dem Tisch liegt
set-option-strict-name = Streng
set-option-play_out = Die Solitärvariante geht nach der letzten Karte weiter
set-option-play_out-name = Bis zum Ende
set-option-seconds = So viele Sekunden bleiben nach einem Ruf für drei Karten; danach ist es ein Fehler
set-option-seconds-name = Zeit für drei Karten

set-word-call = SET!
set-word-take = Diese drei
set-word-none = Keins
set-word-more = Hier ist kein SET
set-word-next = Nächste Karte
set-word-refill = Tisch auffüllen

set-called = { $player } ruft SET!
set-found = { $player } hat ein SET gefunden: { UPPER($slots) }.
set-wrong =
    { $player } zeigt { UPPER($slots) }. Das ist kein SET: Zwei haben { $feature ->
        [number] dieselbe Anzahl
        [colour] dieselbe Farbe
        [shape] dieselbe Form
       *[shading] dieselbe Füllung
    }, die dritte nicht.
set-none-shown = { $player } hat kein SET zu zeigen.
set-out-of-time = Die Zeit ist um: { $player } hat kein SET gezeigt.
set-given-back =
    { $player } gibt eines zurück und hat { $left ->
        [0] keines mehr.
        [one] noch eines.
       *[other] noch { $left }.
    }
set-debt =
    { $debts ->
        [one] { $player } schuldet das nächste SET.
       *[other] { $player } schuldet die nächsten { $debts } SETs.
    }
set-debt-paid =
    { $debts ->
        [0] { $player } begleicht damit die letzte Schuld.
        [one] { $player } begleicht damit eine Schuld und schuldet noch eines.
       *[other] { $player } begleicht damit eine Schuld und schuldet noch { $debts }.
    }
set-locked = { $player } setzt aus, bis jemand anders ein SET findet.
set-unlocked = Alle sind wieder dabei.
set-vote =
    { $missing ->
        [one] { $player } möchte weiter; eine Stimme fehlt noch.
       *[other] { $player } möchte weiter; { $missing } Stimmen fehlen noch.
    }
set-look-again = Auf dem Tisch liegt doch ein SET.
set-dealt =
    { $cards ->
        [one] Eine neue Karte,
       *[other] { $cards } neue Karten,
    } { $pile ->
        [0] keine mehr im Vorrat.
        [one] noch eine im Vorrat.
       *[other] noch { $pile } im Vorrat.
    }
set-fined =
    { $points ->
        [one] { $player } braucht mehr Karten und steht bei { $points } Punkt.
       *[other] { $player } braucht mehr Karten und steht bei { $points } Punkten.
    }
set-pair-open = { $player } kann einen Bonus holen: ein zweites SET, bevor der Tisch aufgefüllt wird.
set-bonus =
    { $points ->
        [one] Zwei in Folge! { $player } steht bei { $points } Punkt.
       *[other] Zwei in Folge! { $player } steht bei { $points } Punkten.
    }

set-exhausted = Der Vorrat ist leer, und auf dem Tisch liegt kein SET mehr.
set-agreed = Der Vorrat ist leer, und niemand sieht noch ein SET.
set-solitaire-won = Ziel erreicht: null Punkte oder mehr.
set-solitaire-lost = Es fehlen Punkte: Das Ziel der Solitärvariante ist null oder mehr.

set-solitaire-not-one-by-one = Die Solitärvariante legt alle Karten auf einmal aus. Lass `karte_für_karte` weg oder `solitär`.
set-solitaire-not-lockout = In der Solitärvariante kostet kein Fehler das Mitspielen. Lass `aussetzen` weg oder `solitär`.
set-play-out-not-solitaire = Nur die Solitärvariante endet früher; alles andere wird ohnehin zu Ende gespielt. Lass `bis_zum_ende` weg oder nimm `solitär` dazu.
set-solitaire-not-seconds = Die Solitärvariante kennt keine Rufe und darum keine Zeit dafür. Lass `sekunden` weg oder `solitär`.

set-unreadable = Diesen Zug verstehe ich nicht. Versuch `set`, dann `diese drei a1 b3 c2` mit drei Plätzen, oder `hier ist kein set`.
set-other-variant = `{ $word }` gibt es in der Variante nicht, die hier gespielt wird. Der Tisch bietet an, was geht.
set-wait = { $player } hat SET gerufen und zeigt gleich drei Karten. Warte einen Moment.
set-show-first = Du hast gerufen. Zeig dein SET, zum Beispiel `diese drei a1 b3 c2`, oder sag `keins`.
set-call-first = Ruf zuerst mit `set`: Dann hält das Spiel für dich an, und du zeigst deine Karten.
set-too-few = Ein SET braucht drei Karten, und es liegen weniger da. Bitte um die nächste.
set-agreed-already = Du hast schon zugestimmt. Die anderen fehlen noch, oder du findest doch ein SET.
set-still-there = Hier liegt noch ein SET. Das Spiel endet von selbst, sobald keins mehr da ist.
set-locked-out = Du setzt aus, bis jemand anders ein SET findet. Schau weiter hin!
set-no-card = Auf { UPPER($slot) } liegt keine Karte. Wähl drei Plätze mit einer Karte.
set-twice = Du hast einen Platz zweimal genannt. Ein SET besteht aus drei verschiedenen Karten.
set-nothing-to-refill = Der Tisch ist schon voll. Nimm ein SET oder bitte mit `hier ist kein set` um weitere Karten.
set-refill-first = Füll zuerst mit `tisch auffüllen` den Tisch auf, oder nimm ein zweites SET für den Bonus.

## The variants, in a title

set-short-beginners = Einsteiger
set-short-lockout = Aussetzen
set-short-one_by_one = Karte für Karte
set-short-solitaire = Solitär
set-short-strict = streng
set-short-play_out = bis zum Ende
set-short-seconds = { $value } Sekunden zum Zeigen
set-with-beginners = mit den Karten für Einsteiger
set-with-lockout = mit Aussetzen
set-with-one_by_one = Karte für Karte
set-with-solitaire = als Solitär
set-with-strict = nach der strengen Regel
set-with-play_out = bis zum Ende

## Options as the slash command names them

set-slash-beginners = einsteiger
set-slash-lockout = aussetzen
set-slash-one_by_one = karte_für_karte
set-slash-solitaire = solitär
set-slash-strict = streng
set-slash-play_out = bis_zum_ende
set-slash-seconds = sekunden

## How players stand, and what a move would do

set-stands =
    { $player }: { $owes ->
        [0] { $sets ->
            [one] { $sets } SET
           *[other] { $sets } SETs
        }
       *[other] −{ $owes }, schuldet { $owes ->
            [one] ein SET
           *[other] { $owes } SETs
        }
    }{ $agreed ->
        [yes] , sieht keines
       *[no] { "" }
    }{ $out ->
        [yes] , setzt aus
       *[no] { "" }
    }
set-stands-alone =
    { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }
set-prompt =
    { $chosen ->
        [0] Welche drei Karten sind ein SET?
       *[other] Gewählt: { UPPER($slots) }
    }
set-key = { UPPER($slot) }
set-card =
    { UPPER($slot) }: { $number } { $shape ->
        [diamond] { $number ->
            [one] Raute
           *[other] Rauten
        }
        [oval] { $number ->
            [one] Oval
           *[other] Ovale
        }
       *[squiggle] { $number ->
            [one] Welle
           *[other] Wellen
        }
    }, { $colour ->
        [orange] Orange
        [teal] Petrol
       *[black] Schwarz
    }, { $shading ->
        [solid] voll
        [striped] gestreift
       *[open] leer
    }

## The slash command of its own

set-multi-choice = Zeig drei Karten als SET; ruft vorher, wenn noch niemand gerufen hat
set-multi-choice-slash-words = karten
set-multi-choice-example = a1 b1 c1
set-multi-choice-words = Drei Plätze, zum Beispiel: A1 B3 C2

## The daily puzzle

set-daily-about = 27 gefüllte Karten, bis zum letzten SET
set-daily-rules = Neun Karten liegen auf dem Tisch, von 27, die alle gefüllt sind. Nimm drei, die ein SET sind; ein Irrtum kostet nur Zeit. Zwei SETs in Folge, das zweite unter den sechs Karten, die übrig sind, bringen einen Punkt; **Hier ist kein SET** legt drei Karten dazu und kostet einen. Es geht weiter, bis kein SET mehr da ist.
set-daily-legend = 🟩 ein SET · ⭐ ein SET mit Bonus · 🟨 drei Karten mehr · 🟥 kein SET
set-daily-enough = Es liegen genug Karten auf dem Tisch: Unter so vielen ist immer ein SET.
