### Triodomino: i testi della lezione

triodomino-learn-open = Liberati delle tue tessere: quello che hai in mano a fine round conta contro di te. Apri con una tessera qualsiasi: premi **334**, poi **Conferma**.
triodomino-learn-place = Una tessera combacia dove tutti i numeri che si toccano sono uguali. Se una combacia, devi posarne una: premi **123**, poi **Conferma**.
triodomino-learn-around = Sei tessere attorno a un punto sono un esagono, e attorno al 3 ce ne sono già quattro. Premi **344**, poi il posto **1**.
triodomino-learn-hexagon = Delle tue tessere combacia solo 0-3-4, e chiude l'esagono. Così puoi posarne un'altra: premi **Conferma**.
triodomino-learn-free = Questa tessera libera può essere una qualsiasi, e comincia un nuovo campo. Premi **012**, poi **Conferma**.
triodomino-learn-draw = Ora ci sono due campi, A e B, e tutti possono posare in tutti e due. Nessuna delle tue combacia: premi **Pesca una tessera**.
triodomino-learn-drawn = Una tessera pescata che combacia si deve posare; altrimenti ne peschi una seconda. Questa combacia in B: premi **Conferma**.
triodomino-learn-end = **È tutto qui.**
    Chi non ha più tessere chiude il round, e gli altri ricevono punti di penalità per le loro. Dopo l'ultimo round vince chi ne ha meno.
