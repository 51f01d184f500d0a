### Tripple Domino: die Texte seiner Lektion

tripple_domino-learn-place = Ein Stein passt, wo alle Zahlen, die sich berühren, gleich sind; er bringt die Summe seiner Zahlen. Drücke **223 +7**, dann den Platz **1 +7**.
tripple_domino-learn-bridge = Eine Brücke berührt einen Stein mit der Kante und einen anderen mit der Spitze gegenüber; das bringt 30 Punkte mehr. Drücke **133 +37**, dann **Bestätigen**.
tripple_domino-learn-points = Auf der Taste jedes Steins, der passt, stehen seine Punkte. Drücke **113 +5**, dann **Bestätigen**.
tripple_domino-learn-double = Ein Stein, der an zwei anderen liegt, ist ein Doppelanschluss; das bringt 25 Punkte mehr. Drücke **013 +29**, dann **Bestätigen**.
tripple_domino-learn-draw = Keiner deiner Steine passt, also ziehst du. Das kostet 5 Punkte: Drücke **Stein ziehen −5**.
tripple_domino-learn-again = Auch 2-2-2 passt nicht. In einem Zug darfst du bis zu drei Steine ziehen: Drücke **Stein ziehen −5**.
tripple_domino-learn-drawn = 0-2-4 passt, und einen eben gezogenen Stein darfst du sofort legen. Drücke **024 +6**, dann **Bestätigen**.
tripple_domino-learn-end = **Das war es schon.**
    Sechs Steine um einen Punkt sind ein Sechseck, für 40 Punkte mehr. Wer alle Steine gelegt hat, beendet die Runde, und bei 300 Punkten endet die Partie.
