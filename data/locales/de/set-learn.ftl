### SET: die Texte seiner Lektion

set-learn-call = In einem SET aus drei Karten ist jede Eigenschaft (Anzahl, Farbe, Form, Füllung) ganz gleich oder ganz verschieden. Wer eines sieht, ruft zuerst: Drücke **SET!**
set-learn-take = Hier sind Farbe, Form und Füllung ganz gleich und die Anzahlen ganz verschieden. Drücke **A4**, **B2** und **B4**.
set-learn-more = Der Computer hat sich geirrt, und ein Fehler kostet ein SET. Jetzt liegt keines da: Drücke **Hier ist kein SET**.
set-learn-again = Alle sind sich einig, also sind drei Karten dazugekommen. Jetzt gibt es ein SET aus Rauten: Drücke **SET!**
set-learn-find = Nur die Form ist gleich; Anzahl, Farbe und Füllung sind ganz verschieden. Finde die drei Rauten: Drückst du eine Karte noch einmal, ist sie wieder frei.
set-learn-find-hint = Noch nicht: Lass alles weg, was keine Raute ist, und vergleiche dann Anzahl, Farbe und Füllung.
set-learn-end = **Dein zweites SET. Das war es schon.**
    Sind alle Karten vergeben, gewinnen die meisten SETs. In einer Partie hast du 10 Sekunden, um das SET zu zeigen, das du gerufen hast.
