### Triodomino: le sezioni della pagina delle regole

triodomino-rules-goal = **Vince chi ha meno punti di penalità dopo il numero di round stabilito.**
    Posa per primo tutte le tue tessere: quello che hai ancora in mano a fine round conta contro di te.
triodomino-rules-tiles =
    ### Le tessere
    56 triangoli, ognuno con tre numeri da 0 a 5 che crescono in senso orario. Puoi girarli, mai capovolgerli. Una tessera vale la somma dei suoi numeri.
    In due ricevete 10 tessere, in tre o quattro 8. Le altre sono la riserva.
triodomino-rules-start =
    ### La prima tessera
    Chi comincia apre con una tessera qualsiasi, e questo è tutto il suo turno. Poi si procede in senso orario.
triodomino-rules-place =
    ### Un turno: posa una tessera
    Se una tua tessera combacia da qualche parte, devi posarne una: lungo il lato di una tessera già sul tavolo. I numeri che si toccano devono essere uguali, anche dove si tocca solo un vertice.
triodomino-rules-draw =
    ### Pesca se nessuna combacia
    Pesca una tessera. Se combacia, devi posarla; altrimenti ne peschi una seconda. Se non combacia nemmeno quella, le tieni tutte e due e tocca al prossimo.
    Se niente combacia e la riserva è vuota, passa.
triodomino-rules-hexagon =
    ### Esagono: una tessera libera
    Se posi la sesta tessera attorno a un punto, puoi mettere sul tavolo, dove vuoi, un'altra tessera a scelta. Comincia un campo a sé, e da allora tutti possono posare anche lì.
    La tessera libera è una sola, anche se chiudi più esagoni insieme. Puoi rinunciarvi.
triodomino-rules-round_end =
    ### Fine del round
    Quando qualcuno non ha più tessere, non riceve punti di penalità; gli altri ricevono il valore di quello che hanno in mano. Quando per un giro intero nessuno ha potuto posare, tutti ricevono il valore di quello che hanno in mano, e chi ne ha meno vince il round.
    Il round seguente lo comincia un altro, in senso orario. Dopo l'ultimo vince il totale più basso.
triodomino-rules-topsy_turvy =
    ### Variante: il mondo al contrario
    Ogni tessera che posi, anche quella iniziale e quelle libere, ti porta il suo valore. Quello che resta in mano non conta, e vince il totale più alto. Il resto è uguale.
triodomino-rules-typing =
    ### Come si scrive
    - `apri con 0-1-2` posa la prima tessera del round.
    - `posa 0-1-2 a:u3,-1` posa la tessera 0-1-2 nella casella u3,-1 del campo A; si gira da sola.
    - `pesca una tessera` e `passa`
    - `nuovo campo con 0-1-2` posa la tessera libera dopo un esagono; `nessuna tessera libera` vi rinuncia.

    Le caselle si chiamano `u` se puntano in su e `d` se puntano in giù. La prima tessera di un campo sta in u0,0; il primo numero cresce verso destra, il secondo verso l'alto. L'immagine può mostrare tutto girato. La tua mano mostra dove si possono posare le tue tessere.
