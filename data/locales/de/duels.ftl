### Duelle mit denselben Karten und Steinen

command-duel = duell
command-duel-description = Spiele dasselbe wie deine Freunde, jeder an einem eigenen Tisch; ohne Spiel: deine Duelle
command-duel-game = Welches Spiel; ohne Angabe siehst du deine Duelle
command-duel-friend = Wen du herausforderst; ohne Angabe kannst du mehrere wählen
command-duel-level = Wie stark die Computer sind, sonst mittel; SET und Tripple Domino spielt jeder allein
command-duel-deals = Wie viele Durchgänge, sonst einer; drei bis sieben sind ein Turnier

duel-title = Duell · { $game } gegen einen Computer ({ $level })
duel-title-alone = Duell · { $game }, jeder für sich
duel-invitation =
    { $opener } fordert { $players } heraus. Ihr bekommt alle { $deals ->
        [one] dieselben Karten, Würfel oder Steine
       *[other] in { $deals } Durchgängen jeweils dieselben Karten, Würfel oder Steine
    }, jeder an einem eigenen Tisch, und spielt, wann ihr wollt; Schluss ist { $time }. Niemand sieht eine andere Partie{ $deals ->
        [one] {""}
       *[other] {" "}eines Durchgangs
    }, bevor die eigene gespielt ist.
duel-have-played = ✅ Gespielt: { $players }
duel-to-play = ⏳ Noch nicht gespielt: { $players }
button-duel-help = Über Duelle
button-duel-look = Stand

## Before and after the own game

duel-choose =
    Wähle ein bis sieben Freunde. Sie werden benachrichtigt und haben { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } Zeit.
duel-choose-friends = Wen forderst du heraus?
duel-own-title = Deine Duelle
duel-own = Was auf dich wartet, und was auf andere.
duel-own-none = Du bist in keinem Duell. Fordere jemanden heraus, mit /duell und einem Spiel.
duel-own-more = und { $more } weitere: Zu jedem kommst du über seine Nachricht.
duel-ends = endet { $time }
duel-before = Du hast einen Versuch: kein Zurücknehmen, keine Tipps. Du kannst das schließen und mit **Spielen** oder /duell zurückkommen: Nichts geht verloren. In einem Kanal ohne Tisch gelten /zug und /stellung für diese Partie, und nur du siehst sie. Das Duell endet { $time }; wer bis dahin begonnen hat und nicht fertig ist, wird Letzter.
duel-better = Ein Sieg ist besser als ein Remis, das besser als eine Niederlage. Dann zählen die Punkte, um die du vor dem Computer liegst; in Spielen ohne Punkte ein schnellerer Sieg oder eine spätere Niederlage.
duel-so-far = **Bisher**
duel-closed = Alle haben gespielt: Die Nachricht des Duells zeigt, wie es ausgegangen ist.
duel-not-finished = nicht fertig geworden
duel-result =
    { $result ->
        [win] gewonnen in { $moves ->
            [one] einem Zug
           *[other] { $moves } Zügen
        }
        [draw] Remis
       *[other] verloren nach { $moves ->
            [one] einem Zug
           *[other] { $moves } Zügen
        }
    }
duel-result-points =
    { $result ->
        [win] gewonnen { $points }
        [draw] Remis { $points }
       *[other] verloren { $points }
    }

button-duel-cancel = Duell absagen
duel-cancelled = Dieses Duell wurde abgesagt.
duel-moderation = Du spielst in diesem Duell nicht mit. Als Moderator kannst du es absagen: Dann zählt nichts davon.

## The end

duel-won =
    { $count ->
        [one] ## { $players } hat gewonnen
       *[other] ## { $players } haben gewonnen
    }
duel-drawn = ## Alle waren gleich gut
duel-no-result = ## Kein Ergebnis: Nicht einmal zwei haben gespielt
duel-no-result-rules = ## Kein Ergebnis: Die Regeln dieses Spiels haben sich seitdem geändert
duel-absent = Nicht gespielt: { $players }
duel-parted = **Wo eure Partien auseinandergingen**
duel-parting = Zug { $ply } · { $choices }
duel-share = { $percent } %
duel-worth = In Klammern: wie oft ein starker Computer nach dieser Wahl mit einem Sieg rechnet.
duel-worth-points = In Klammern: die Punkte am Ende.
duel-is-over = [{ $title }]({ $link }) ist vorbei: Seht, wie es ausgegangen ist.
duel-never-parted = Ihr habt alle dieselben Züge gemacht.
duel-computer-parted = Hier hat { $player } anders gezogen: Die Suche konnte nicht immer laufen.
duel-look = Eine Partie ansehen
duel-decided = Es war ein Duell mit denselben Karten, Würfeln oder Steinen.
duel-day-over = Die Zeit des Duells war abgelaufen.
variant-duel = Duell

## What a duel is

duel-help-title = Duelle
duel-help = Wie beim Turnierbridge bekommen alle dieselben Karten, Würfel oder Steine und denselben Platz, jeder an einem eigenen Tisch, innerhalb eines Tages. Gewonnen hat, wer am meisten daraus macht: Niemand hatte es besser getroffen. Danach seht ihr, wo eure Partien auseinandergingen und was jede Wahl wert war.
duel-help-computers = Der Zufall ist für alle derselbe, und die Computer sind es auch: In derselben Stellung, nach gleich vielen Zügen, wählen sie dasselbe. Sobald du anders ziehst, antworten sie darauf. Bei Tris on Steroids hängen die Karten, die nach dem Ende des Stapels kommen, davon ab, was abgeworfen wurde.
duel-help-alone = Du spielst allein, wie im Rätsel des Tages: Dieselben Karten oder Steine kommen in derselben Reihenfolge. Mehr Punkte gewinnen, bei gleichen Punkten die kürzere Zeit, von **Beginnen** bis zum Ende.
duel-help-trust = **Unter Freunden**: Wer mit einem zweiten Konto im Duell ist, könnte vorher nachsehen, und Freunde können einander etwas verraten. Darum spielen nur die mit, die herausgefordert sind, und alle sehen, wer das ist. Alles ist von Anfang an versiegelt; der Startwert steht da, wenn das Duell vorbei ist, und dann lässt sich jede Partie prüfen. Das Ergebnis zählt als eine Partie der Variante *Duell*.

## Several deals

duel-title-deals = { $title } · { $deals } Durchgänge
duel-title-deal = { $title } · Durchgang { $number } von { $deals }
duel-deal = Durchgang { $number }
duel-played-of = { $played } von { $deals }
duel-before-series = Das ist einer von { $deals } Durchgängen, die du nacheinander spielst, jeden mit einem Versuch. In jedem bekommst du 2 Punkte für alle, die schlechter abschneiden als du, und 1 für alle, die gleich gut sind; wer insgesamt am meisten hat, gewinnt.
button-duel-next = Nächster Durchgang
duel-earlier-deal = Die Durchgänge werden nacheinander gespielt. **Spielen** unter der Nachricht des Duells, oder /duell, führt zu deinem nächsten.
duel-deals-so-far = **Bisher** · { $deals ->
        [one] der Durchgang, den alle gespielt haben
       *[other] die { $deals } Durchgänge, die alle gespielt haben
    }
duel-matchpoints = In Klammern: die Punkte jedes Durchgangs, 2 für alle, die schlechter waren, 1 für alle, die gleich gut waren.
duel-look-deal = Durchgang { $number }: eine Partie ansehen
duel-help-series = **Drei bis sieben Durchgänge** (`durchgänge` bei /duell) sind ein Turnier, wie beim Turnierbridge: In jedem bekommen alle dasselbe, und du bekommst 2 Punkte für alle, die schlechter abschneiden als du, und 1 für alle, die gleich gut sind; wer insgesamt am meisten hat, gewinnt. Für jeden Durchgang gibt es einen Tag. Wie andere in einem gespielt haben, siehst du, wenn du ihn gespielt hast.

## Refusals

duel-bot = Bots kann man nicht herausfordern. Wähle Menschen.
duel-friend-without-game = Wähle auch ein Spiel, zu dem du herausforderst: die Option `spiel` von /duell.
duel-friends = Ein Duell ist für zwei bis { $most } Menschen. Wähle mindestens einen anderen.
duel-unknown = Dieses Duell ist vorbei oder wurde abgesagt. Die Partien beendeter Duelle stehen in /partien.
duel-not-yours = Dieses Duell absagen kann nur, wer es eröffnet hat, oder jemand von der Moderation, der nicht mitspielt.
duel-begun = Jemand hat schon begonnen, darum lässt sich dieses Duell nicht mehr absagen. Es endet von selbst, wenn die Zeit um ist.
duel-not-invited = Du bist nicht in diesem Duell: Es spielen nur die, die herausgefordert wurden. Mit /duell kannst du selbst eines beginnen.
duel-not-begun = Du hast dieses Duell nicht begonnen. Drücke zuerst **Spielen** unter seiner Nachricht.
duel-moved-on = In deiner Partie ging es weiter, seit dieser Knopf erschien. /duell öffnet sie, wie sie jetzt ist.
duel-played = Du hast dieses Duell gespielt: Es gibt einen Versuch. Seine Nachricht zeigt, wie es ausgegangen ist, wenn alle gespielt haben.
duel-over = Die Zeit dieses Duells ist abgelaufen. Seine Nachricht zeigt, wie es ausgegangen ist.
duel-hidden = Das siehst du, wenn du selbst gespielt hast.
duel-other-rules = Die Regeln dieses Spiels haben sich geändert, seit das Duell begann. Beginne mit /duell ein neues.
duel-quota-user = Du hast schon { $most } offene Duelle. Warte, bis eines davon vorbei ist.
duel-quota-server = Auf diesem Server laufen schon { $most } Duelle. Warte, bis eines davon vorbei ist.
no-replay-duel = Das ist das Ergebnis eines Duells. Die Partien darin stehen einzeln in der Liste der beendeten Partien.
