### Tris 1: i testi della lezione

tris_1-learn-write = Tu sei X. Gira una casella vuota sul tuo simbolo: il centro fa parte di più linee di ogni altra, quindi premi **B2**.
tris_1-learn-threat = Tre dei tuoi simboli in una riga, una colonna o una diagonale vincono. Premi **A1**: due X sono così su una diagonale, e il computer deve rispondere.
tris_1-learn-fork = Il computer ha chiuso quella diagonale. **A3** apre due linee insieme, e lui può chiuderne una sola.
tris_1-learn-line = Ora completa la linea ancora aperta. Qual è la casella?
tris_1-learn-line-hint = Non ancora: due tue X e una casella vuota stanno già in una linea.
tris_1-learn-end = **Tre in fila: hai vinto. È tutto qui.**
    Una griglia piena senza tris finisce in pareggio.
