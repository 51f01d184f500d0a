tris_on_steroids-name = Tris on Steroids
tris_on_steroids-blurb = Füll eine Linie mit deinem geheimen Symbol, auf Karten, die nie still liegen. Für 2 bis 4.
tris_on_steroids-thumbnail = Sechs Karten, zwei davon verdeckt; eine wirkt auf ihre Nachbarin.
tris_on_steroids-about =
    Jeder hat ein geheimes Symbol und will davon eine ganze Linie im Kartenraster.
    Ständig werden Karten gewendet, getauscht und abgeräumt, und niemand weiß, wer was will.

tris_on_steroids-option-grid = Die Größe des Rasters und damit die Länge einer Linie
tris_on_steroids-option-grid-name = Raster
tris_on_steroids-option-grid-3x3 = 3x3, Linien aus drei
tris_on_steroids-option-grid-4x4 = 4x4, Linien aus vier
tris_on_steroids-option-copies = Wie oft jede der zwölf verschiedenen Karten im Spiel ist
tris_on_steroids-option-copies-name = Kopien je Karte
tris_on_steroids-option-turn_limit = Nach so vielen Zügen endet die Partie ohne Sieg; 0 für keine Grenze
tris_on_steroids-option-turn_limit-name = Zuggrenze

tris_on_steroids-word-clear = Abräumen
tris_on_steroids-word-row = Zeile
tris_on_steroids-word-column = Spalte
tris_on_steroids-word-diagonal = Diagonale
tris_on_steroids-word-down = Fallend ↘
tris_on_steroids-word-up = Steigend ↗
tris_on_steroids-word-reveal = Aufdecken
tris_on_steroids-word-act = Anwenden auf
tris_on_steroids-word-keep = Keine Aktion

tris_on_steroids-cleared =
    { $player } hat { $kind ->
        [row] Zeile { $place }
        [column] Spalte { UPPER($place) }
       *[diagonal] { $place ->
            [down] die fallende Diagonale
           *[up] die steigende Diagonale
        }
    } abgeräumt.
tris_on_steroids-reshuffled = Der Vorrat war leer: { $cards } abgelegte Karten wurden zum neuen gemischt.
tris_on_steroids-revealed =
    { $player } hat { UPPER($cell) } aufgedeckt: { $symbol ->
        [triangle] ein Dreieck
        [circle] ein Kreis
        [cross] ein Kreuz
       *[square] ein Quadrat
    } mit { $action ->
        [discard] ABLEGEN
        [swap] TAUSCH
       *[goal] ZIEL
    }.
tris_on_steroids-kept = { $player } lässt { UPPER($cell) } so liegen.
tris_on_steroids-discarded =
    { $player } hat { $symbol ->
        [triangle] ein Dreieck
        [circle] einen Kreis
        [cross] ein Kreuz
        [square] ein Quadrat
       *[hidden] eine verdeckte Karte
    } von { UPPER($cell) } abgelegt.
tris_on_steroids-swapped = { $player } hat { UPPER($cell) } und { UPPER($target) } getauscht.
tris_on_steroids-goal-changed =
    { $player } hat { $taken ->
        [triangle] das Dreieck
        [circle] den Kreis
        [cross] das Kreuz
        [square] das Quadrat
       *[hidden] die verdeckte Karte
    } auf { UPPER($cell) } als neues Ziel genommen und { $given ->
        [triangle] ein Dreieck
        [circle] einen Kreis
        [cross] ein Kreuz
        [square] ein Quadrat
       *[hidden] das alte verdeckt
    } dorthin gelegt.
tris_on_steroids-looked =
    Dein neues Ziel ist { $symbol ->
        [triangle] das Dreieck
        [circle] der Kreis
        [cross] das Kreuz
       *[square] das Quadrat
    } (mit { $action ->
        [discard] ABLEGEN
        [swap] TAUSCH
       *[goal] ZIEL
    }). Nur du siehst das.
tris_on_steroids-won =
    { $player } zeigt die Zielkarte und gewinnt mit einer Linie aus { $symbol ->
        [triangle] Dreiecken
        [circle] Kreisen
        [cross] Kreuzen
       *[square] Quadraten
    }!

tris_on_steroids-line = Eine ganze Linie mit einem Symbol.
tris_on_steroids-unfinished = Der letzte der vereinbarten Züge ist gespielt, und niemand hat gewonnen.

tris_on_steroids-unreadable = Diesen Zug verstehe ich nicht. Versuch `aufdecken b2`, `anwenden auf c3`, `keine aktion` oder `abräumen zeile 2`.
tris_on_steroids-no-cell = Dieses Raster hat kein Feld { UPPER($cell) }. Spalten haben Buchstaben, Zeilen Zahlen, wie in `b2`.
tris_on_steroids-no-line = Dieses Raster hat keine Linie { $line }. Wähl eine seiner Zeilen, Spalten oder Hauptdiagonalen.
tris_on_steroids-clear-first = Alle Karten liegen offen, also muss zuerst eine Linie weg. Wähl eine, zum Beispiel `abräumen zeile 2`.
tris_on_steroids-reveal-first = Decke jetzt eine verdeckte Karte auf, zum Beispiel `aufdecken b2`. Aktionen kommen danach, und abgeräumt wird nur, wenn alle Karten offen liegen.
tris_on_steroids-act-first = Deine Karte ist aufgedeckt. Nutze ihre Aktion an einer Nachbarkarte, etwa `anwenden auf b2`, oder lass sie mit `keine aktion` liegen.
tris_on_steroids-face-up = Die Karte auf { UPPER($cell) } liegt schon offen. Wähl eine verdeckte.
tris_on_steroids-not-next-to-it = { UPPER($target) } liegt nicht neben { UPPER($cell) }. Eine Karte zeigt nur auf eine Nachbarkarte, gerade oder schräg.

## The variants, in a title

tris_on_steroids-short-grid-3x3 = 3x3
tris_on_steroids-short-grid-4x4 = 4x4
tris_on_steroids-short-copies = { $value } Kopien je Karte
tris_on_steroids-short-turn_limit =
    { $value ->
        [0] Züge ohne Grenze
        [one] höchstens { $value } Zug
       *[other] höchstens { $value } Züge
    }
tris_on_steroids-with-grid-4x4 = auf 4x4

## Options as the slash command names them

tris_on_steroids-slash-grid = raster
tris_on_steroids-slash-copies = kopien
tris_on_steroids-slash-turn_limit = zuglimit

## What a move would do

tris_on_steroids-preview-reveal =
    { UPPER($cell) }: { $symbol ->
        [triangle] ein Dreieck
        [circle] ein Kreis
        [cross] ein Kreuz
       *[square] ein Quadrat
    } mit { $action ->
        [discard] ABLEGEN
        [swap] TAUSCH
       *[goal] ZIEL
    } (du kennst sie){ $wins ->
        [yes] { ": " }gewinnt!
       *[no] { "" }
    }
tris_on_steroids-preview-discard =
    { UPPER($target) }: { $symbol ->
        [triangle] das Dreieck
        [circle] den Kreis
        [cross] das Kreuz
        [square] das Quadrat
       *[hidden] die verdeckte Karte
    } ablegen
tris_on_steroids-preview-swap =
    { UPPER($cell) } und { UPPER($target) } tauschen{ $wins ->
        [yes] { ": " }gewinnt!
       *[no] { "" }
    }
tris_on_steroids-preview-goal =
    { UPPER($target) }: { $symbol ->
        [triangle] das Dreieck
        [circle] den Kreis
        [cross] das Kreuz
        [square] das Quadrat
       *[hidden] die verdeckte Karte
    } als Ziel nehmen{ $wins ->
        [yes] { ": " }gewinnt!
       *[no] { "" }
    }

## The keys of a turn, the questions that they answer, and the private panel

tris_on_steroids-prompt-clear = Alle Karten sind offen: Welche Linie wird abgeräumt?
tris_on_steroids-prompt-reveal = Welche Karte wird aufgedeckt?
tris_on_steroids-prompt-act =
    { UPPER($cell) } { $action ->
        [discard] legt eine Nachbarkarte ab: welche?
        [swap] tauscht mit einer Nachbarkarte: mit welcher?
       *[goal] macht eine Nachbarkarte zum Ziel: welche?
    }
tris_on_steroids-key-line =
    { $kind ->
        [column] ↓ { UPPER($place) }
        [row] → { $place }
       *[diagonal] { $place ->
            [down] ↘
           *[up] ↗
        }
    }
tris_on_steroids-key-card =
    { $symbol ->
        [triangle] △
        [circle] ○
        [cross] ✕
       *[square] □
    }
tris_on_steroids-hand = Ziel
tris_on_steroids-button-keep = Lassen
tris_on_steroids-goal =
    Dein Ziel: **{ $length ->
        [3] drei
       *[4] vier
    } { $symbol ->
        [triangle] Dreiecke
        [circle] Kreise
        [cross] Kreuze
       *[square] Quadrate
    } in einer Linie**
