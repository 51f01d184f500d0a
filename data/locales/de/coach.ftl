### Der Trainer: ein Satz zu jedem Wendepunkt einer Partie. Was gespielt wurde, steht kursiv, was besser ist, fett.

coach-turn = **{ $number }** · Zug { $ply }, { $player }:
coach-measured = { $why }: { $before } % statt { $after } %.
coach-alone = { $why }.
coach-cost = { $move }. Von { $before } % auf { $after } %.
coach-cost-alone = { $move }.

## Warum ein Zug besser ist als ein anderer

coach-better = **{ $better }** ist besser als *{ $move }*
coach-wins = **{ $better }** gewinnt sofort, *{ $move }* nicht
coach-lets-win = *{ $move }* lässt { $player } mit *{ $reply }* sofort gewinnen, **{ $better }** nicht
coach-fork = **{ $better }** droht an zwei Stellen zu gewinnen, *{ $move }* nicht
coach-forced-win = **{ $better }** gewinnt gegen jede Verteidigung, *{ $move }* nicht
coach-forced-loss = *{ $move }* verliert gegen die besten Antworten, **{ $better }** nicht
coach-own-line =
    { $number ->
        [one] mit **{ $better }** liegt eine Karte des geheimen Symbols
       *[other] mit **{ $better }** liegen { $number } Karten des geheimen Symbols
    } offen in einer Linie, mit *{ $move }* { $instead ->
        [0] keine
        [one] eine
       *[other] { $instead }
    }
coach-their-line =
    nach *{ $move }* liegen { $instead } { $symbol ->
        [triangle] Dreiecke
        [circle] Kreise
        [cross] Kreuze
       *[square] Quadrate
    } offen in einer Linie, nach **{ $better }** { $symbol ->
        [circle] { $number ->
            [0] keiner
            [one] nur einer
           *[other] nur { $number }
        }
       *[other] { $number ->
            [0] keins
            [one] nur eins
           *[other] nur { $number }
        }
    }
coach-points =
    { $number ->
        [one] **{ $better }** bringt einen Punkt
       *[other] **{ $better }** bringt { $number } Punkte
    }, *{ $move }* { $instead }
coach-rid =
    { $number ->
        [one] **{ $better }** wird einen Punkt los
       *[other] **{ $better }** wird { $number } Punkte los
    }, *{ $move }* { $instead }
coach-fitting =
    { $number ->
        [one] nach **{ $better }** passt noch ein Stein der Hand
       *[other] nach **{ $better }** passen noch { $number } Steine der Hand
    }, nach *{ $move }* { $instead ->
        [0] keiner
        [one] einer
       *[other] { $instead }
    }
coach-answer =
    { $instead ->
        [one] nach *{ $move }* kann der nächste Stein einen Punkt bringen
       *[other] nach *{ $move }* kann der nächste Stein { $instead } Punkte bringen
    }, nach **{ $better }** höchstens { $number }
coach-open =
    { $instead ->
        [one] nach *{ $move }* passt ein Stein, den andere haben können
       *[other] nach *{ $move }* passen { $instead } Steine, die andere haben können
    }, nach **{ $better }** { $number ->
        [0] keiner
        [one] einer
       *[other] { $number }
    }
coach-out = **{ $better }** legt den letzten Stein der Hand, *{ $move }* nicht
coach-hexagon = **{ $better }** schließt ein Sechseck, *{ $move }* nicht
coach-set-there = *{ $move }*{ $seconds ->
        [0] { "" }
        [one] { " " }nach einer Sekunde
       *[other] { " " }nach { $seconds } Sekunden
    }, aber **{ UPPER($slots) }** ist ein SET
coach-set-wrong = *{ $move }* ist kein SET: Zwei haben { $feature ->
        [number] dieselbe Anzahl
        [colour] dieselbe Farbe
        [shape] dieselbe Form
       *[shading] dieselbe Füllung
    }, die dritte nicht; { $found ->
        [yes] **{ $better }** ist eins
       *[no] es liegt keins da
    }
coach-set-none = *{ $move }*, aber es liegt kein SET da; besser **{ $better }**
