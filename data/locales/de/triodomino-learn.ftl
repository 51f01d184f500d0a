### Triodomino: die Texte seiner Lektion

triodomino-learn-open = Werde deine Steine los: Was du am Ende einer Runde noch hast, zählt gegen dich. Du eröffnest mit einem beliebigen Stein: Drücke **334**, dann **Bestätigen**.
triodomino-learn-place = Ein Stein passt, wo alle Zahlen, die sich berühren, gleich sind. Passt einer, musst du einen legen: Drücke **123**, dann **Bestätigen**.
triodomino-learn-around = Sechs Steine um einen Punkt sind ein Sechseck, und um die 3 liegen schon vier. Drücke **344**, dann den Platz **1**.
triodomino-learn-hexagon = Von deinen Steinen passt nur 0-3-4, und er schließt das Sechseck. Dafür darfst du noch einen Stein legen: Drücke **Bestätigen**.
triodomino-learn-free = Dieser freie Stein darf jeder sein, und er beginnt ein neues Gebilde. Drücke **012**, dann **Bestätigen**.
triodomino-learn-draw = Jetzt gibt es zwei Gebilde, A und B, und alle dürfen an beide anlegen. Von deinen passt keiner: Drücke **Stein ziehen**.
triodomino-learn-drawn = Ein gezogener Stein, der passt, muss gelegt werden; sonst ziehst du einen zweiten. Dieser passt in B: Drücke **Bestätigen**.
triodomino-learn-end = **Das war es schon.**
    Wer keinen Stein mehr hat, beendet die Runde, und die anderen bekommen Strafpunkte für ihre. Nach der letzten Runde gewinnen die wenigsten.
