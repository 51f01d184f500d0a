### Tris on Steroids: i testi della lezione

tris_on_steroids-learn-reveal = Vuoi tre carte del tuo simbolo segreto in fila, e solo tu sai qual è: la croce. In ogni turno scopri una carta: premi **B1**.
tris_on_steroids-learn-discard = La carta appena scoperta può agire su una vicina. SCARTA la toglie, e al suo posto arriva una carta nuova, coperta: premi **A1**.
tris_on_steroids-learn-again = Compaiono cerchi, ma tu vuoi croci. Scopri **C2** e guarda.
tris_on_steroids-learn-goal = OBIETTIVO fa di una vicina il tuo obiettivo segreto, e il vecchio va al suo posto. Scegli il cerchio su B1: premi **○**.
tris_on_steroids-learn-third = Ora vuoi cerchi, e due sono già nella riga 2. Scopri **A3**.
tris_on_steroids-learn-swap = SCAMBIA fa cambiare posto a due carte. Su B2 manca un cerchio: premi **B2**.
tris_on_steroids-learn-end = **Una fila del tuo simbolo nel tuo turno: hai vinto. È tutto qui.**
    Le azioni non sono obbligatorie. E quando tutte le carte sono scoperte, il turno seguente comincia scartando una fila.
