### People whose data were deleted

person-deleted = Una persona che se n'è andata
no-replay-deleted = Chi ha giocato questa partita ha fatto cancellare i propri dati. La fortuna dipendeva dagli id dei giocatori: non posso più mostrarla né verificarla.
