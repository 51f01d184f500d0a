### Lezioni: una partita privata di poche mosse

command-learn = impara
command-learn-description = Impara un gioco facendo qualche mossa: la vedi solo tu
command-learn-game = Il gioco che vuoi imparare

learn-title = Lezione: { $game }
learn-other-move = Anche questa mossa è permessa. In questa lezione prova con: **{ $move }**
learn-bright-key = Anche questa mossa è permessa. La lezione prosegue con il tasto colorato.
button-learn = Impara giocando
button-learn-again = Ancora una volta
button-leave-lesson = Lascia la lezione
