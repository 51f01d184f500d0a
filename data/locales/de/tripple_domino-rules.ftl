### Tripple Domino: die Abschnitte seiner Regelseite

tripple_domino-rules-goal = **Mach die meisten Punkte.**
    Ihr spielt Runden, bis am Ende einer Runde jemand 300 Punkte hat. Dann gewinnt die höchste Summe.
tripple_domino-rules-tiles =
    ### Die Steine
    56 Dreiecke mit je drei Zahlen von 0 bis 5, im Uhrzeigersinn aufsteigend. Du darfst sie drehen, aber nie umklappen. Ein Stein ist so viel wert wie die Summe seiner Zahlen.
    Zu zweit bekommt ihr 10 Steine, zu dritt oder viert 8, zu fünft oder sechst 6. Der Rest ist der Vorrat.
tripple_domino-rules-start =
    ### Der erste Stein
    Wer den höchsten Drilling hat (drei gleiche Zahlen), eröffnet damit die Runde; hat niemand einen, eröffnet der höchste Stein. Er bringt seinen Wert und 5 Punkte dazu. Dann geht es im Uhrzeigersinn weiter.
tripple_domino-rules-place =
    ### Ein Zug: lege einen Stein
    Leg einen deiner Steine an die Kante eines anderen. Zahlen, die sich berühren, müssen gleich sein, auch wo sich nur eine Spitze berührt. Du bekommst den Wert des Steins.
tripple_domino-rules-draw =
    ### Oder ziehe
    Ziehen darfst du auch, wenn du legen könntest. Jeder gezogene Stein kostet 5 Punkte. Passt er, darfst du ihn sofort legen; sonst ziehst du weiter, bis zu dreimal. Deine älteren Steine müssen warten. Den dritten legst du, oder du passt ohne weitere Kosten.
    Ist der Vorrat leer oder geht er vor dem dritten Ziehen aus, kostet ein Zug ohne Legen 5 Punkte. Punktzahlen können unter 0 fallen.
tripple_domino-rules-bridge =
    ### Brücke: 30 Punkte dazu
    Eine Kante berührt einen Stein und die Spitze gegenüber einen anderen.
tripple_domino-rules-double =
    ### Doppelanschluss: 25 Punkte dazu
    Der Stein grenzt an zwei oder drei Steine.
tripple_domino-rules-hexagon =
    ### Sechseck: 40 Punkte dazu
    Leg den sechsten Stein um einen Punkt. Zwei Sechsecke auf einmal bringen 80, drei 120; der Doppelanschluss zählt dann nicht.
tripple_domino-rules-round_end =
    ### Ende der Runde
    Wer den letzten Stein der Hand legt, bekommt 20 Punkte und den Wert aller Steine der anderen Hände; niemand verliert etwas.
    Ist der Vorrat leer und kann niemand legen, oder passen alle reihum in Zügen, die mit leerem Vorrat begonnen haben, ist die Runde blockiert. Wer am wenigsten auf der Hand hat, bekommt dann den Wert der anderen Hände, abzüglich des eigenen, aber keine 20 Punkte. Sind das mehrere, gilt es für jeden von ihnen.
tripple_domino-rules-solitaire =
    ### Variante: allein
    Ein Stein wird aufgedeckt und eröffnet. Du beginnst mit leerer Hand, ziehst, legst und siehst, wie viele Punkte du aus 20 Steinen machst. Der allerletzte bringt 20 Punkte; was am Ende übrig bleibt, wird abgezogen. Passt du in einem Zug, der mit leerem Vorrat begann, ist die Partie zu Ende.
tripple_domino-rules-typing =
    ### So schreibst du es
    - `legen 0-1-2 u3,-1` legt den Stein 0-1-2 auf das Feld u3,-1; gedreht wird er von selbst.
    - Die anderen Züge sind `stein ziehen` und `passen`.

    Felder heißen `u`, wenn sie nach oben zeigen, und `d`, wenn nach unten. Der erste Stein liegt auf u0,0; die erste Zahl wächst nach rechts, die zweite nach oben. Das Bild kann alles gedreht zeigen. Deine Hand zeigt, wo deine Steine passen.
