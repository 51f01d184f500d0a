### Tris 2: die Texte seiner Lektion

tris_2-learn-roll = Jeder Würfel trägt X, O und /, jedes Symbol auf zwei Seiten. Beim Rollen kommt er auf ein freies Feld und zeigt ein anderes Symbol: Drücke **F**, dann **→ X**.
tris_2-learn-undo = Der Computer hat A nach links gerollt. Der eben gerollte Würfel darf nicht gleich zurück, darum ist seine Taste → grau: Drücke **A**, dann **↓ /**.
tris_2-learn-touch = Alle neun Würfel müssen sich weiter berühren, wenigstens an einer Ecke. Darum darf F nicht weiter weg: Drücke **F**, dann **← O**.
tris_2-learn-tris = Drei gleiche Symbole in einer Reihe gewinnen, egal welche. Ein Würfel, der auf das leere Feld unter D rollt, macht drei X: Welcher kann das?
tris_2-learn-tris-hint = Der nicht: Er muss auf das Feld unter D rollen und dort X zeigen.
tris_2-learn-end = **Ein Tris: Du gewinnst. Das war es schon.**
    Beide rollen dieselben Würfel. Sieh also vor jedem Zug nach, was er dem anderen übrig lässt.
