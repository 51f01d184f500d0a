### Finished games in lists, and on the command line (python -m bot replay)

record-player = Player { $number }
record-computer = Computer { $number }
