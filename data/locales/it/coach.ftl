### Il maestro: una frase per ogni svolta di una partita. In corsivo ciò che è stato giocato, in grassetto ciò che è meglio.

coach-turn = **{ $number }** · Mossa { $ply }, { $player }:
coach-measured = { $why }: { $before } % invece di { $after } %.
coach-alone = { $why }.
coach-cost = { $move }. Dal { $before } % al { $after } %.
coach-cost-alone = { $move }.

## Perché una mossa è migliore di un'altra

coach-better = **{ $better }** è meglio di *{ $move }*
coach-wins = **{ $better }** vince subito, *{ $move }* no
coach-lets-win = *{ $move }* lascia vincere subito { $player } con *{ $reply }*, **{ $better }** no
coach-fork = **{ $better }** minaccia di vincere in due punti, *{ $move }* no
coach-forced-win = **{ $better }** vince contro ogni difesa, *{ $move }* no
coach-forced-loss = *{ $move }* perde contro le risposte migliori, **{ $better }** no
coach-own-line =
    { $number ->
        [one] con **{ $better }** una carta del simbolo segreto è scoperta
       *[other] con **{ $better }** { $number } carte del simbolo segreto sono scoperte
    } in una fila, con *{ $move }* { $instead ->
        [0] nessuna
        [one] una
       *[other] { $instead }
    }
coach-their-line =
    dopo *{ $move }* { $instead } { $symbol ->
        [triangle] triangoli sono scoperti
        [circle] cerchi sono scoperti
        [cross] croci sono scoperte
       *[square] quadrati sono scoperti
    } in una fila, dopo **{ $better }** { $symbol ->
        [cross] { $number ->
            [0] nessuna
            [one] solo una
           *[other] solo { $number }
        }
       *[other] { $number ->
            [0] nessuno
            [one] solo uno
           *[other] solo { $number }
        }
    }
coach-points =
    { $number ->
        [one] **{ $better }** vale un punto
       *[other] **{ $better }** vale { $number } punti
    }, *{ $move }* { $instead }
coach-rid =
    { $number ->
        [one] **{ $better }** libera di un punto
       *[other] **{ $better }** libera di { $number } punti
    }, *{ $move }* di { $instead }
coach-fitting =
    { $number ->
        [one] dopo **{ $better }** si può ancora posare una tessera della mano
       *[other] dopo **{ $better }** si possono ancora posare { $number } tessere della mano
    }, dopo *{ $move }* { $instead ->
        [0] nessuna
        [one] una
       *[other] { $instead }
    }
coach-answer =
    { $instead ->
        [one] dopo *{ $move }* la prossima tessera può valere un punto
       *[other] dopo *{ $move }* la prossima tessera può valere { $instead } punti
    }, dopo **{ $better }** al massimo { $number }
coach-open =
    { $instead ->
        [one] dopo *{ $move }* combacia una tessera che altri possono avere
       *[other] dopo *{ $move }* combaciano { $instead } tessere che altri possono avere
    }, dopo **{ $better }** { $number ->
        [0] nessuna
        [one] una
       *[other] { $number }
    }
coach-out = **{ $better }** posa l'ultima tessera della mano, *{ $move }* no
coach-hexagon = **{ $better }** chiude un esagono, *{ $move }* no
coach-set-there = *{ $move }*{ $seconds ->
        [0] { "" }
        [one] { " " }dopo un secondo
       *[other] { " " }dopo { $seconds } secondi
    }, ma **{ UPPER($slots) }** è un SET
coach-set-wrong = *{ $move }* non è un SET: due hanno { $feature ->
        [number] lo stesso numero
        [colour] lo stesso colore
        [shape] la stessa forma
       *[shading] la stessa campitura
    }, la terza no; { $found ->
        [yes] **{ $better }** lo è
       *[no] non ce n'è nessuno
    }
coach-set-none = *{ $move }*, ma sul tavolo non c'è nessun SET; meglio **{ $better }**
