### Befehle am Tisch

command-takeback = zurücknehmen
command-takeback-description = Bitte darum, deinen letzten Zug zurückzunehmen, oder stimme einer Bitte zu
command-hand = hand
command-hand-description = Zeig dir deine Hand am Tisch dieses Kanals, dir allein
command-board = stellung
command-board-description = Der Tisch dieses Kanals in Worten: was wo liegt, wer dran ist, was du tun kannst
command-board-slash-page = seite
command-board-page = Welche Seite, falls es mehrere gibt
command-decline = ablehnen
command-decline-description = Lehn ab, was du gefragt wirst, oder zieh dein Angebot zurück
command-claim = beanspruchen
command-claim-description = Beanspruche den Sieg, wenn die Zeit der anderen Seite um ist
command-wait = warten
command-wait-description = Gib der anderen Seite, deren Zeit um ist, noch einmal dieselbe Zeit

### Wer dran ist

turn-clock = die Zeit endet { $deadline }
turn-overdue = die Zeit ist um
taken-back = { $player } hat den letzten Zug zurückgenommen.
given-up-resigned = { $player } hat aufgegeben; ein Computer spielt weiter.
given-up-resigned-early = { $player } hat vor dem ersten eigenen Zug aufgegeben; ein Computer spielt weiter.
given-up-out-of-time = { $player } hat die Zeit überschritten; ein Computer spielt weiter.
overdue = { $player } hat die Zeit überschritten. Wer wartet, darf den Sieg beanspruchen oder noch einmal dieselbe Zeit geben.
reminder = { $players }, du bist dran: [{ $title }]({ $link }); die Zeit endet { $deadline }.
overdue-call = { $players }, bei [{ $title }]({ $link }) hat { $player } die Zeit überschritten: Beanspruche dort den Sieg oder gib noch einmal Zeit.
closing-call = { $players }, [{ $title }]({ $link }) wartet auf einen Zug: Ohne ihn wird die Partie { $deadline } geschlossen, und niemand verliert.
game-closes = Schließt { $when }, wenn niemand zieht
computers-think-less = Die Computer denken eine Weile weniger nach: Die Rechenzeit für Tische hier ist aufgebraucht.
start-ping = { $players }, [{ $title }]({ $link }) hat begonnen. { $player } ist dran.
start-ping-yours = { $players }, [{ $title }]({ $link }) hat begonnen: Du fängst an.
start-ping-race = { $players }, [{ $title }]({ $link }) hat begonnen. Alle spielen gleichzeitig.
turn-ping = { $players }, du bist dran: [{ $title }]({ $link }).

### Knöpfe und Auswahl

button-confirm = Bestätigen
button-previous = Vorige
button-next = Nächste
button-update-hand = Neu ansehen
button-about = Was ist das?
button-next-game = Nächstes Mal dabei
button-claim = Sieg beanspruchen
button-wait = Mehr Zeit geben
button-offer-draw = Remis anbieten
button-offer-takeback = Zurücknehmen
button-offer-end = Ohne Ergebnis beenden
button-offer-hints = Um Tipps bitten
choose-exactly = Wähle { $count }
button-choice-form = { $count } nennen
choice-form-label = { $count } Namen, mit Leerzeichen dazwischen

### Angebote

offer-agreed-by = Einverstanden: { $players }
offer-waits-for = Es fehlt noch: { $players }
offer-needs-one = Eine weitere Person genügt.
hints-on = Tipps sind erlaubt, deshalb zählt diese Partie nicht.
offer-granted = Erledigt.
offer-declined = Das Angebot gilt nicht mehr.
claim-done = Der Sieg ist deiner.
wait-done = Die Zeit läuft noch einmal.
end-asked = Dafür braucht es die anderen: Sie sehen es am Tisch und können bis zum nächsten Zug antworten.
end-asked-one = Dafür braucht es noch eine Person: Alle sehen es am Tisch und können bis zum nächsten Zug antworten.

### Die Hand

hand-outdated = Am Tisch ging es inzwischen weiter; so steht es jetzt.

### Wer zuschaut

about-open = Alle dürfen zuschauen. Für die nächste Partie drück **Nächstes Mal dabei** unter dem Tisch, oder eröffne mit /spielen einen eigenen Tisch.
about-seated = Du hast hier einen Platz. Alles, was du tun kannst, steht unter dem Tisch; die Regeln sind hinter dem Knopf.
next-game-noted = Notiert: Wenn hier der nächste Tisch eröffnet wird, wirst du gefragt, ob du mitspielst. Drück noch einmal, um die Liste zu verlassen.
next-game-forgotten = Du bist wieder von der Liste. Schau zu, solange du magst.
next-game-seated = Du spielst schon mit. Wenn diese Partie vorbei ist, drück Revanche.
next-game-joined = Hier ist ein Tisch offen: Du hast einen Platz bei [{ $title }]({ $link }).
next-game-has-seat = Du hast schon einen Platz bei [{ $title }]({ $link }), dem offenen Tisch hier.
next-game-full = Die Liste für die nächste Partie ist voll. Eröffne mit /spielen in einem anderen Kanal einen eigenen Tisch.
next-game-waiting = Bei der nächsten Partie dabei: { $players }
next-game-asked = Für die nächste Partie vorgemerkt: { $players }. Drück **Mitspielen** für einen Platz.
rematch-waits-for = Die Revanche wartet auf { $players }.

### Der Tisch in Worten

position-heading = Was wo liegt
moves-heading = Was du tun kannst: tippe eines davon nach /zug
moves-line = `{ $words }`: { $effect }
moves-choice = { $count } davon, frei gewählt: { $choices }
board-page = Seite { $page } von { $pages }. Die anderen: /stellung mit der Nummer der Seite.
picture-in-words = Ein Bild von dem, was der Text darüber sagt.
moves-more = … und mehr: /stellung
