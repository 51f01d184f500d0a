### SET: die Abschnitte seiner Regelseite

set-rules-goal = **Finde drei Karten, die in jedem von vier Merkmalen alle gleich oder alle verschieden sind: ein SET.**
    Die Merkmale sind Anzahl (1, 2, 3), Farbe (Orange, Petrol, Schwarz), Form (Raute, Oval, Welle) und Füllung (voll, gestreift, leer). Es sind 81 Karten, von jeder Art eine. Haben zwei von dreien etwas gemeinsam, was der dritten fehlt, sind sie kein SET.
    Wer die meisten SETs hat, gewinnt.
    Im Bild ist die Anzahl dreimal gleich; Farbe, Form und Füllung sind dreimal verschieden.
set-rules-turn =
    ### So läuft es
    Zwölf Karten liegen auf dem Tisch, und alle suchen zugleich. Wer ein SET sieht, ruft; das Spiel hält an, und nur diese Person zeigt drei Karten. Der erste Ruf, der ankommt, zählt. Spielst du allein, nimmst du Karten ohne Ruf.
    Ein SET gehört dir, und drei neue Karten füllen die Lücken, solange es welche gibt. Ein Tisch mit mehr als zwölf wird nicht aufgefüllt.
set-rules-error =
    ### Kein SET
    Sind die drei kein SET, oder zeigst du keine, bleiben die Karten, und du gibst ein gewonnenes SET zurück. Hast du keines, schuldest du das nächste, das du gewinnst. Karten zu zeigen, die jemand einen Moment vorher genommen hat, kostet nichts.
set-rules-more =
    ### Niemand sieht eines
    Sind sich alle einig, kommen drei Karten dazu. Ob ihr recht habt, prüft niemand. Jeder Ruf löscht die Stimmen, und wer aussetzt, wird nicht gefragt.
set-rules-end =
    ### Das Ende
    Schluss ist, wenn der Vorrat leer ist und auf dem Tisch kein SET mehr liegt oder sich alle einig sind, keines zu sehen. Wer die meisten SETs hat, gewinnt; bei gleich vielen teilt ihr euch den Sieg. Wer dann noch ein SET schuldet, dem ist es erlassen.
set-rules-beginners =
    ### Variante: Einsteiger
    Ihr spielt nur mit den 27 vollen Karten, neun auf dem Tisch.
set-rules-lockout =
    ### Variante: Aussetzen
    Ein Fehler kostet kein SET; du setzt aus, bis jemand anders eines findet. Setzen alle aus, sind alle wieder dabei.
set-rules-one_by_one =
    ### Variante: Karte für Karte
    Der Tisch ist anfangs leer. Die Karten kommen einzeln, wenn niemand rufen will. Bei weniger als drei Karten genügt eine Stimme.
set-rules-solitaire =
    ### Variante: Solitär
    Du spielst allein und ohne Ruf. Je drei weitere Karten kosten einen Punkt, ein SET aus den zwölf und gleich ein zweites aus den neun übrigen bringen einen; Fehler kosten nichts. Mit der letzten aufgedeckten Karte ist Schluss. Das Ziel sind null Punkte oder mehr.
    Mit den 27 Karten gelten neun und sechs statt zwölf und neun. **Bis zum Ende** geht es weiter, bis auf dem letzten Tisch kein SET mehr liegt; einen Bonus gibt es dort nicht mehr.
set-rules-typing =
    ### So schreibst du es
    Zeilen haben Buchstaben, Spalten Zahlen: `a1` ist oben links. Es sind immer drei Zeilen; weitere Karten liegen rechts davon, die ersten auf `a5`, `b5`, `c5`.
    - `set`, dann `diese drei a1 b3 c2` oder `keins`
    - `hier ist kein set` bittet um drei weitere Karten, `nächste karte` um eine (eine Karte nach der anderen)
    - `tisch auffüllen`: in der Solitärvariante neue Karten, statt den Bonus zu versuchen
