### Triodomino: die Abschnitte seiner Regelseite

triodomino-rules-goal = **Wer nach den vereinbarten Runden die wenigsten Strafpunkte hat, gewinnt.**
    Leg vor allen anderen deine Steine ab: Was du am Ende einer Runde noch hast, zählt gegen dich.
triodomino-rules-tiles =
    ### Die Steine
    56 Dreiecke mit je drei Zahlen von 0 bis 5, im Uhrzeigersinn aufsteigend. Du darfst sie drehen, aber nie umklappen. Ein Stein ist so viel wert wie die Summe seiner Zahlen.
    Zu zweit bekommt ihr 10 Steine, zu dritt oder viert 8. Der Rest ist der Vorrat.
triodomino-rules-start =
    ### Der erste Stein
    Wer beginnt, eröffnet mit einem beliebigen Stein; das ist der ganze Zug. Dann geht es im Uhrzeigersinn weiter.
triodomino-rules-place =
    ### Ein Zug: lege einen Stein
    Passt irgendwo einer deiner Steine, musst du einen legen: an die Kante eines Steins, der schon liegt. Zahlen, die sich berühren, müssen gleich sein, auch wo sich nur eine Spitze berührt.
triodomino-rules-draw =
    ### Ziehe, wenn keiner passt
    Zieh einen Stein. Passt er, musst du ihn legen; sonst ziehst du einen zweiten. Passt auch der nicht, behältst du beide, und es geht weiter.
    Passt keiner und ist der Vorrat leer, musst du passen.
triodomino-rules-hexagon =
    ### Sechseck: ein freier Stein
    Legst du den sechsten Stein um einen Punkt, darfst du noch einen beliebigen Stein frei auf den Tisch legen. Er beginnt ein eigenes Gebilde, und von da an dürfen alle auch dort anlegen.
    Es gibt nur einen freien Stein, auch wenn du mehrere Sechsecke auf einmal schließt. Du darfst auf ihn verzichten.
triodomino-rules-round_end =
    ### Ende der Runde
    Hat jemand keinen Stein mehr, bekommt diese Person keine Strafpunkte; die anderen bekommen den Wert ihrer Steine. Konnte reihum niemand legen, bekommen alle den Wert ihrer Steine, und wer am wenigsten hat, gewinnt die Runde.
    Die nächste Runde beginnt jemand anderes, im Uhrzeigersinn. Nach der letzten gewinnt die niedrigste Summe.
triodomino-rules-topsy_turvy =
    ### Variante: verkehrte Welt
    Jeder Stein, den du legst, auch der erste und die freien, bringt dir seinen Wert. Was übrig bleibt, zählt nicht, und die höchste Summe gewinnt. Alles andere bleibt gleich.
triodomino-rules-typing =
    ### So schreibst du es
    - `eröffnen mit 0-1-2` legt den ersten Stein einer Runde.
    - `legen 0-1-2 a:u3,-1` legt den Stein 0-1-2 auf das Feld u3,-1 von Gebilde A; gedreht wird er von selbst.
    - `stein ziehen` und `passen`
    - `neues gebilde mit 0-1-2` legt den freien Stein nach einem Sechseck; `kein freier stein` verzichtet auf ihn.

    Felder heißen `u`, wenn sie nach oben zeigen, und `d`, wenn nach unten. Der erste Stein eines Gebildes liegt auf u0,0; die erste Zahl wächst nach rechts, die zweite nach oben. Das Bild kann alles gedreht zeigen. Deine Hand zeigt, wo deine Steine passen.
