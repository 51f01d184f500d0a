### Tris 1: die Texte seiner Lektion

tris_1-learn-write = Du bist X. Dreh ein leeres Feld auf dein Symbol: Die Mitte gehört zu den meisten Linien, also drücke **B2**.
tris_1-learn-threat = Drei deiner Symbole in einer Zeile, Spalte oder Diagonale gewinnen. Drücke **A1**: Dann liegen zwei X auf einer Diagonale, und der Computer muss antworten.
tris_1-learn-fork = Diese Diagonale hat der Computer versperrt. **A3** öffnet zwei Linien zugleich, und er kann nur eine versperren.
tris_1-learn-line = Vollende jetzt die Linie, die noch offen ist. Welches Feld ist es?
tris_1-learn-line-hint = Noch nicht: Zwei deiner X und ein freies Feld liegen schon in einer Linie.
tris_1-learn-end = **Drei in einer Reihe: Du gewinnst. Das war es schon.**
    Ein voller Block ohne Linie endet remis.
