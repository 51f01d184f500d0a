### Che cosa non si può fare da nessuna parte, e che cosa fare invece

unknown-button = Non conosco più quel pulsante o quella scelta. Mostra di nuovo il tavolo con /tavolo.
button-elsewhere = Quel pulsante è di un tavolo in un altro canale. Continua lì; /tavolo mostra il tavolo di questo canale.
lacks-permission =
    { $count ->
        [one] In questo canale mi serve il permesso { $permissions }. Chiedi a un moderatore di darmelo, poi riprova.
       *[other] In questo canale mi servono questi permessi: { $permissions }. Chiedi a un moderatore di darmeli, poi riprova.
     }
move-not-shown =
    { $count ->
        [one] La tua mossa vale. Non posso mostrarla, perché in questo canale mi serve il permesso { $permissions }. Quando un moderatore me lo dà, il tavolo si aggiorna.
       *[other] La tua mossa vale. Non posso mostrarla, perché in questo canale mi servono questi permessi: { $permissions }. Quando un moderatore me li dà, il tavolo si aggiorna.
     }
permission-view_channel = Vedere il canale
permission-send_messages = Inviare messaggi
permission-send_messages_in_threads = Inviare messaggi nei thread
permission-create_public_threads = Creare thread pubblici
permission-attach_files = Allegare file
permission-read_message_history = Leggere la cronologia dei messaggi
permission-connect = Connettersi
still-making = Un momento: sto ancora preparando la tua ultima richiesta.
still-making-server = Un momento: sto ancora preparando quello che altri in questo server hanno chiesto. Riprova tra poco.
store-unavailable = In questo momento non riesco a salvare, quindi non è cambiato nulla. Riprova tra un minuto.
store-outcome-unknown = Ho perso il database mentre salvavo, quindi non so se ha funzionato. Controlla prima di riprovare: /tavolo mostra il tavolo.
error-unexpected = Qualcosa è andato storto da parte mia. Tutte le mosse confermate sono salve: mostra il tavolo con /tavolo e riprova.
moved-command = Questo comando ora è `/{ $command }`.
unknown-command = Non conosco più questo comando. Scrivi **/** per vedere quelli che ci sono, oppure `/aiuto`.
moved-to-button = Ora è un pulsante al tavolo: `/tavolo` lo mostra.
