### Tris on Steroids: die Abschnitte seiner Regelseite

tris_on_steroids-rules-goal = **Schaffe eine ganze Linie deines geheimen Symbols, während du am Zug bist.**
    Eine Linie ist eine Zeile, eine Spalte oder eine der beiden Hauptdiagonalen, und alle ihre Karten liegen offen. Dein Symbol steht auf deiner Zielkarte, die verdeckt vor dir liegt. *Ziel* zeigt sie nur dir.
    Jede Karte hat ein Symbol (Dreieck, Kreis, Kreuz, Quadrat) und eine Aktion (ABLEGEN, TAUSCH, ZIEL). Jede Kombination gibt es viermal.
tris_on_steroids-rules-turn =
    ### Ein Zug
    1. Decke eine verdeckte Karte auf.
    2. Wenn du magst, nutze die Aktion dieser Karte an einer Nachbarkarte, auch schräg.

    Eine Karte wirkt nur in dem Zug, in dem sie aufgedeckt wurde.
tris_on_steroids-rules-discard =
    ### ABLEGEN
    Die Nachbarkarte verschwindet, eine neue verdeckte Karte nimmt ihren Platz ein.
tris_on_steroids-rules-swap =
    ### TAUSCH
    Die beiden Karten wechseln den Platz; keine wird umgedreht.
tris_on_steroids-rules-goal_card =
    ### ZIEL
    Die Nachbarkarte wird deine Zielkarte, die alte kommt an ihre Stelle; keine wird umgedreht. Eine verdeckte siehst nur du dir an.
tris_on_steroids-rules-clear =
    ### Wenn alle Karten offen liegen
    Beginnt dein Zug so, räume zuerst eine Zeile, Spalte oder Hauptdiagonale ab: Ihre Karten kommen auf die Ablage, neue liegen verdeckt an ihrer Stelle. Dann deckst du eine auf.
tris_on_steroids-rules-win =
    ### Wer gewinnt
    Wer am Zug ist, sobald eine ganze Linie das eigene Symbol zeigt: zu Beginn des Zuges, nach dem Aufdecken oder nach der Aktion. Eine Linie, die daliegt, während jemand anders am Zug ist, gewinnt noch nicht. Das Spiel bemerkt sie von selbst.
    Haben zwei dasselbe Symbol, gewinnt, wer am Zug ist. Ist die Partie zu Ende, werden alle Zielkarten gezeigt.
tris_on_steroids-rules-known =
    ### Was du weißt
    Deine Zielkarte, alles, was offen liegt, und jede verdeckte Karte, die du dir angesehen hast: Das Spiel merkt sie sich für dich, wohin sie auf dem Tisch auch wandert. Eine verdeckt abgelegte Karte sieht niemand mehr.
    Ist der Vorrat leer, wird die Ablage zum neuen Vorrat gemischt.
tris_on_steroids-rules-grid_4x4 =
    ### Variante: 4x4
    Vier mal vier Karten liegen auf dem Tisch, und eine Linie braucht vier.
tris_on_steroids-rules-typing =
    ### So schreibst du es
    Felder haben den Buchstaben der Spalte und die Zahl der Zeile, von `a1` oben links an.
    - `aufdecken b2` deckt die Karte auf b2 auf
    - `anwenden auf c3` nutzt die eben aufgedeckte Karte an c3; `keine aktion` lässt sie, wie sie ist
    - `abräumen zeile 2`, `abräumen spalte b`, `abräumen diagonale fallend` (von oben links nach unten rechts) oder `abräumen diagonale steigend`
