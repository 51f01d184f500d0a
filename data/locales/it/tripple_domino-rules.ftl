### Tripple Domino: le sezioni della pagina delle regole

tripple_domino-rules-goal = **Fai più punti di tutti.**
    Si giocano dei round finché alla fine di uno qualcuno ha 300 punti. Allora vince il totale più alto.
tripple_domino-rules-tiles =
    ### Le tessere
    56 triangoli, ognuno con tre numeri da 0 a 5 che crescono in senso orario. Puoi girarli, mai capovolgerli. Una tessera vale la somma dei suoi numeri.
    In due ricevete 10 tessere, in tre o quattro 8, in cinque o sei 6. Le altre sono la riserva.
tripple_domino-rules-start =
    ### La prima tessera
    Apre il round chi ha la tripla più alta (tre numeri uguali), con quella; se nessuno ne ha, apre la tessera più alta. Rende il suo valore più 5 punti. Poi si procede in senso orario.
tripple_domino-rules-place =
    ### Un turno: posa una tessera
    Posa una tua tessera lungo il lato di un'altra. I numeri che si toccano devono essere uguali, anche dove si tocca solo un vertice. Guadagni il valore della tessera.
tripple_domino-rules-draw =
    ### Oppure pesca
    Puoi pescare anche se potresti posare. Ogni tessera pescata costa 5 punti. Se combacia puoi posarla subito; altrimenti peschi ancora, fino a tre volte. Le tessere che avevi già devono aspettare. Dopo la terza, la posi o passi senza altri costi.
    Quando la riserva è vuota, o finisce prima della terza pescata, non posare costa 5 punti e il turno. I punti possono scendere sotto zero.
tripple_domino-rules-bridge =
    ### Ponte: 30 punti supplementari
    Un lato tocca una tessera e il vertice opposto ne tocca un'altra.
tripple_domino-rules-double =
    ### Doppio collegamento: 25 punti supplementari
    La tessera confina con due o tre tessere.
tripple_domino-rules-hexagon =
    ### Esagono: 40 punti supplementari
    Posa la sesta tessera attorno a un punto. Due esagoni insieme valgono 80, tre 120; allora il doppio collegamento non conta.
tripple_domino-rules-round_end =
    ### Fine del round
    Chi posa l'ultima tessera della mano riceve 20 punti e il valore di tutte le tessere in mano agli altri; nessuno perde nulla.
    Se la riserva è vuota e nessuno può posare, o tutti passano di seguito in turni cominciati con la riserva vuota, il round è bloccato. Chi ha in mano meno valore riceve allora quello delle altre mani, meno il proprio, ma non i 20 punti. Se sono in più d'uno, vale per ciascuno di loro.
tripple_domino-rules-solitaire =
    ### Variante: solitario
    Si scopre una tessera, che apre. Cominci a mano vuota, peschi, posi e vedi quanti punti fai con 20 tessere. Posare l'ultima di tutte vale 20 punti; quelle che alla fine restano si sottraggono. Se passi in un turno cominciato con la riserva vuota, la partita finisce.
tripple_domino-rules-typing =
    ### Come si scrive
    - `posa 0-1-2 u3,-1` posa la tessera 0-1-2 nella casella u3,-1; si gira da sola.
    - Le altre mosse sono `pesca una tessera` e `passa`.

    Le caselle si chiamano `u` se puntano in su e `d` se puntano in giù. La prima tessera sta in u0,0; il primo numero cresce verso destra, il secondo verso l'alto. L'immagine può mostrare tutto girato. La tua mano mostra dove si possono posare le tue tessere.
