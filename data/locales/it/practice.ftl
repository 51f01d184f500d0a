### Allenamento: posizioni delle proprie partite, riproposte dopo alcuni giorni

command-practice = allenati
command-practice-description = Riprendi le mosse delle tue partite che ti sono costate molto
command-practice-answer = La tua mossa nella posizione che /allenati mostra, se preferisci scriverla
command-practice-finished = Una partita finita di questo canale: aggiunge le tue mosse costate molto

button-practise-game = Allenati su questa partita
button-practice-later = Più tardi
button-practice-next =
    { $count ->
        [one] Avanti: { $count } in attesa
       *[other] Avanti: { $count } in attesa
    }
button-practice-remove = Non chiedere più

practice-title = Allenamento
practice-from = Mossa { $ply } della tua partita con { $players }, { $day }
practice-from-alone = Mossa { $ply } della tua partita, { $day }
practice-due =
    { $count ->
        [one] { $count } posizione in attesa
       *[other] { $count } posizioni in attesa
    }
practice-task = **Qui la tua mossa ti è costata molto. Qual è quella migliore?**
practice-moves-heading = Che cosa puoi rispondere: scrivi una di queste mosse dopo /allenati mossa:
practice-right = **Giusto!** { $why }
practice-wrong = **Non questa.** { $why }
practice-again = Torna { $time }.
practice-learned = Imparata: questa non torna più.
practice-streak =
    { $now ->
        [0] Risolte di fila: nessuna{ $best ->
            [0] .
           *[other] ; record { $best }.
        }
       *[other] 🔥 Risolte di fila: { $now }; record { $best }.
    }
practice-next =
    { $count ->
        [one] Ora non c'è nulla. La tua posizione torna { $time }.
       *[other] Ora non c'è nulla. La prossima delle tue { $count } posizioni torna { $time }.
    }
practice-learned-count =
    { $count ->
        [one] Hai imparato { $count } posizione.
       *[other] Hai imparato { $count } posizioni.
    }
practice-how = Ne aggiungi altre con **Allenati su questa partita** sotto l'analisi di una partita.
practice-empty =
    Non hai ancora posizioni su cui allenarti. Apri l'analisi di una tua partita (/analisi) e premi **Allenati su questa partita**: le mosse che ti sono costate di più tornano qui, finché non trovi quella migliore.
    Ciò che risolvi torna dopo 1, 3, 7 e 21 giorni, e poi l'hai imparato.
practice-nothing-lost = Nessuna delle tue mosse in questa partita ti è costata molto: non c'è nulla da riprendere.
practice-gone = Questa posizione non c'è più. /allenati mostra che cosa ti aspetta.
practice-not-due = A questa hai già risposto. /allenati mostra che cosa ti aspetta.
