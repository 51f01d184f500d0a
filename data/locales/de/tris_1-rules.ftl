### Tris 1: die Abschnitte seiner Regelseite

tris_1-rules-goal = **Bring als Erstes drei deiner Symbole in eine Zeile, Spalte oder Diagonale.**
    Neun Würfel liegen im Block, drei mal drei. Ein Strich / oben ist ein leeres Feld; Striche zählen nicht.
tris_1-rules-turn =
    ### Ein Zug
    Dreh einen Würfel mit dem Strich auf der Stelle, bis er dein Symbol zeigt. Wer anfängt, schreibt X, die andere Person O. Zuerst ist das, wer sich zuerst gesetzt hat, in der Revanche die andere Person. Was geschrieben ist, bleibt stehen.
    Sind alle neun Felder voll, ohne dass jemand eine Reihe hat, endet die Partie remis.
tris_1-rules-typing =
    ### So schreibst du es
    `b2` setzt dein Symbol in die Mitte. Die Spalten heißen A bis C von links nach rechts, die Zeilen 1 bis 3 von oben nach unten.
