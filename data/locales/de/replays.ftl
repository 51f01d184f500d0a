### Beendete Partien: /wiederholung und /analyse

command-replay = wiederholung
command-replay-description = Sieh dir eine beendete Partie dieses Kanals noch einmal an
command-replay-finished = Welche Partie; die letzte, wenn du nichts wählst
command-replay-turn = Teile stattdessen die Wende mit allen: einmal je Partie, wer mitgespielt hat
command-analysis = analyse
command-analysis-description = Sieh, wo sich eine beendete Partie dieses Kanals gedreht hat
command-analysis-finished = Welche Partie; die letzte, wenn du nichts wählst
button-analysis = Analyse
button-own-moves = Meine besseren Züge
button-turning-point = { $number } · Zug { $ply }
analysis-steady = Kein Zug hat jemanden viel gekostet.
analysis-best = Keiner deiner Züge hat dich viel gekostet.
analysis-none = In dieser Partie hatte niemand eine Wahl.
analysis-judge-alone = Die Züge, die ein starker Computer anders gemacht hätte, wo es am meisten ausmachte.
analysis-last-moves = Von dieser langen Partie sind die letzten { $moves } Züge beurteilt.
analysis-failed = Die Partie ließ sich gerade nicht analysieren. Versuch es in einer Minute noch einmal.
no-search = Hier werden keine Partien analysiert: Die Computer dieses Bots laufen ohne ihre Suche.
analysis-judge = Wie oft ein starker Computer jeden gewinnen sieht, Zug für Zug.
analysis-step = Jetzt am besten: { $move }
analysis-alt = Wie oft jeder erwarten konnte zu gewinnen, nach der Nummer des Zuges.
analysis-busy = Eine andere Partie dieses Servers wird gerade analysiert. Versuch es in einer Minute noch einmal.
button-replay = Wiederholung
button-steps = Schritt für Schritt
button-step-first = Anfang
button-step-back = Zurück
button-step-on = Weiter
button-step-last = Ende
replay-at = -# Moment { $ply } von { $last }
replay-alt =
    { $moves ->
        [one] Die Partie in bewegten Bildern: ein Zug. Wie sie ausging, zeigt das nächste Bild.
       *[other] Die Partie in bewegten Bildern: { $moves } Züge. Wie sie ausging, zeigt das nächste Bild.
     }
replay-part = Welcher Teil
replay-part-whole = Die ganze Partie
replay-part-round = Runde { $round }
replay-part-last = Die letzten { $moves } Züge
replay-part-alt =
    { $moves ->
        [one] { $part } in bewegten Bildern: ein Zug.
       *[other] { $part } in bewegten Bildern: { $moves } Züge.
     }
replay-none = In diesem Kanal ist noch keine Partie zu Ende gegangen. Eröffne eine mit /spielen; ist sie vorbei, kannst du sie noch einmal sehen und analysieren.
replay-unknown = Diese Partie kenne ich in diesem Kanal nicht. Nimm eine, die /wiederholung vorschlägt, oder lass das Feld leer für die letzte.
no-replay = Diese Partie wurde nach älteren Regeln gespielt, oder sie endete vor dem Beginn. Ich kann sie nicht noch einmal zeigen.
day =
    { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
     } { $year }

menu-no-table = Diese Nachricht ist keiner meiner Tische. Wähle das bei einem Tisch, dessen Partie vorbei ist.
