### Tris 2: die Abschnitte seiner Regelseite

tris_2-rules-goal = **Bring drei oder mehr gleiche Symbole nach oben, lückenlos in einer Zeile, Spalte oder Diagonale.**
    Jedes Symbol zählt, und wer gerollt hat, gewinnt sofort.
    Neun Würfel liegen im Block, drei mal drei. Jeder trägt X, O und /, jedes Symbol auf zwei gegenüberliegenden Seiten.
tris_2-rules-turn =
    ### Ein Zug
    Rolle genau einen Würfel, welchen du willst, um ein Feld nach Norden, Osten, Süden oder Westen. Das Feld muss frei sein; einen Rand gibt es nicht.
    Beim Rollen kippt der Würfel. Nach Norden oder Süden tauscht das obere Symbol den Platz mit dem auf der Nord- und Südseite, nach Osten oder Westen mit dem auf der Ost- und Westseite. Oben liegt also immer ein neues Symbol.
    Passen gibt es nicht, und ein Zug ist immer möglich. Remis wird es nur, wenn ihr euch einigt.
tris_2-rules-forbidden =
    ### Zwei verbotene Züge
    - **Inseln**: Alle neun Würfel müssen sich weiter berühren, wenigstens an einer Ecke.
    - **Zurücknehmen**: Der eben gerollte Würfel darf nicht gleich wieder zurück. In jede andere Richtung darf er.

    Im Bild ist C eben nach Norden gerollt. Zurück darf er nicht, und im Norden oder Osten wäre er eine Insel.
tris_2-rules-start =
    ### Der Anfang
    Die Würfel werden geworfen, bis kein Tris liegt und bis sich in den Seitenmitten keine gleichen Symbole an einer Ecke berühren. Von so einem Anfang aus kann mit dem ersten Zug niemand gewinnen.
    Wer anfängt, wird ausgewürfelt: Beide werfen einen Würfel, / schlägt X, X schlägt O.
tris_2-rules-rule_of_4 =
    ### Variante: Viererregel
    Nach jedem Zug müssen alle Würfel in vier Zeilen und vier Spalten passen. Ohne diese Regel gewinnt, wenn alle sorgfältig spielen, kaum je jemand: Meist einigt man sich auf Remis.
    Im Bild darf Würfel I nach Osten rollen, aber nicht nach Süden: Das wäre eine fünfte Zeile.
tris_2-rules-advanced =
    ### Variante: freier Aufbau
    Ihr baut den Block selbst und legt abwechselnd einen Würfel auf ein leeres Feld, gedreht, wie ihr wollt. Kein Würfel darf ein Tris ergeben oder einen Block hinterlassen, der sich nicht mehr ohne Tris vollenden lässt. Den ersten Zug macht, wer nicht den letzten Würfel gelegt hat.
    Wollt ihr auch **verschiedene Seitenmitten**, dürfen sich in den Seitenmitten keine gleichen Symbole berühren.
tris_2-rules-typing =
    ### So schreibst du es
    - `rollen e norden` rollt Würfel E nach Norden. Die Würfel heißen A bis I, in Leserichtung vom Anfang her, und behalten ihren Namen; schreib ihn groß oder klein.
    - `legen b2 x o` gehört zum freien Aufbau: Es legt einen Würfel auf B2, mit X oben und O im Norden und Süden.
    - Wo ein Text Felder nennt, heißen sie nach Spalte und Zeile: A1 bis C3 ist der Anfang, Zeile 4 liegt südlich davon, Zeile 0 nördlich, Spalte D im Osten und Spalte Z im Westen.
