### Partite finite in elenchi, e dalla riga di comando (python -m bot replay)

record-player = Giocatore { $number }
record-computer = Computer { $number }
