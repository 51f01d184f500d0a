### Beendete Partien in Listen, und auf der Befehlszeile (python -m bot replay)

record-player = Spieler { $number }
record-computer = Computer { $number }

## Ein Moment einer Wiederholung und einige ihrer Züge, anderen gezeigt

button-show-moment = Diesen Moment zeigen
button-show-moves = GIF von Zügen …
moment-shown = -# Moment { $ply } von { $last }, gezeigt von { $player }
moves-shown = -# Züge { $first } bis { $last } von { $all }, gezeigt von { $player }
moves-shown-alt = Die Züge { $first } bis { $last } in bewegten Bildern.
moves-form-first = Erster Zug
moves-form-last = Letzter Zug
moves-form-hint = Von 0, dem Anfang, bis { $last }, dem Ende
moves-unreadable = Tippe zwei Nummern von Zügen ein, zum Beispiel 3 und 12.
