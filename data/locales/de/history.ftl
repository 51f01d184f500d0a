### Beendete Partien in Listen, und auf der Befehlszeile (python -m bot replay)

record-player = Spieler { $number }
record-computer = Computer { $number }
