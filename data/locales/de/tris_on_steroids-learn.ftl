### Tris on Steroids: die Texte seiner Lektion

tris_on_steroids-learn-reveal = Du willst drei Karten deines geheimen Symbols in einer Linie, und nur du kennst es: das Kreuz. In jedem Zug deckst du eine Karte auf: Drücke **B1**.
tris_on_steroids-learn-discard = Die eben aufgedeckte Karte darf auf eine Nachbarkarte wirken. ABLEGEN nimmt sie weg, eine neue kommt verdeckt an ihre Stelle: Drücke **A1**.
tris_on_steroids-learn-again = Es kommen Kreise, du willst aber Kreuze. Decke **C2** auf und sieh nach.
tris_on_steroids-learn-goal = ZIEL macht eine Nachbarkarte zu deinem geheimen Ziel, das alte kommt an ihre Stelle. Wähle den Kreis auf B1: Drücke **○**.
tris_on_steroids-learn-third = Jetzt willst du Kreise, und zwei liegen schon in Zeile 2. Decke **A3** auf.
tris_on_steroids-learn-swap = TAUSCH lässt zwei Karten den Platz wechseln. Auf B2 fehlt ein Kreis: Drücke **B2**.
tris_on_steroids-learn-end = **Eine Linie deines Symbols in deinem Zug: Du gewinnst. Das war es schon.**
    Aktionen musst du nicht nutzen. Liegen alle Karten offen, beginnt der nächste Zug damit, eine Linie abzuräumen.
