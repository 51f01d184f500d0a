### Tripple Domino

tripple_domino-name = Tripple Domino
tripple_domino-blurb = Triangoli lato contro lato; ponti, doppi collegamenti ed esagoni valgono di più. Da 1 a 6 giocatori.
tripple_domino-thumbnail = Sei tessere triangolari formano un esagono, l'ultima appena posata.
tripple_domino-about =
    Un domino triangolare: le tessere si accostano lato a lato, e i numeri che si toccano devono essere uguali.
    Ogni tessera dà punti; ponti, doppi collegamenti ed esagoni chiusi ne danno di più, e vince chi ne ha di più.

## Options

tripple_domino-option-target = In due o più: la partita finisce con il round in cui qualcuno raggiunge questo punteggio
tripple_domino-option-target-name = Traguardo
tripple_domino-option-multi_hexagon = Quanto valgono più esagoni chiusi con una sola tessera
tripple_domino-option-multi_hexagon-name = Più esagoni insieme
tripple_domino-option-multi_hexagon-each = 40 punti per ogni esagono
tripple_domino-option-multi_hexagon-once = 40 punti in tutto
tripple_domino-option-tiles = Se giochi da solo: quante tessere ci sono in tutto
tripple_domino-option-tiles-name = Tessere, da soli
tripple_domino-short-target = a { $value } punti
tripple_domino-short-multi_hexagon-each = ogni esagono dà punti
tripple_domino-short-multi_hexagon-once = gli esagoni contano una volta
tripple_domino-short-tiles = in solitario: { $value } tessere
tripple_domino-with-tiles = con { $value } tessere
tripple_domino-with-multi_hexagon-once = con gli esagoni contati una volta

## Words of a move

tripple_domino-word-place = Posa
tripple_domino-word-draw = Pesca una tessera
tripple_domino-word-pass = Passa

## What happens

tripple_domino-round = Comincia il round { $round }.
tripple_domino-opens = { $player } ha la tessera iniziale.
tripple_domino-opened = { $player } apre con { $tile }: { $value } punti più { $bonus }.
tripple_domino-placed =
    { $value ->
        [one] { $player } posa { $tile } per { $value } punto.
       *[other] { $player } posa { $tile } per { $value } punti.
    }
tripple_domino-bridge = Un ponte: +{ $bonus }.
tripple_domino-double = Un doppio collegamento: +{ $bonus }.
tripple_domino-hexagon =
    { $count ->
        [one] Un esagono: +{ $bonus }.
       *[other] { $count } esagoni insieme: +{ $bonus }.
    }
tripple_domino-drew =
    { $player } pesca una tessera e perde { $cost } punti; { $reserve ->
        [0] la riserva è vuota.
        [one] ne resta una.
       *[other] ne restano { $reserve }.
    }
tripple_domino-took = Hai pescato { $tile }.
tripple_domino-passed =
    { $cost ->
        [0] { $player } passa.
       *[other] { $player } passa e perde { $cost } punti: la riserva è vuota.
    }
tripple_domino-out = { $player } ha posato l'ultima tessera: { $bonus } punti, e { $left } per le altre mani.
tripple_domino-blocked = Il round è bloccato: nessuno posa più.
tripple_domino-left =
    { $value ->
        [one] { $player } ha ancora in mano { $held }: { $value } punto.
       *[other] { $player } ha ancora in mano { $held }: { $value } punti.
    }
tripple_domino-lowest =
    { $points ->
        [one] { $player } ha in mano meno di tutti e segna { $points } punto.
       *[other] { $player } ha in mano meno di tutti e segna { $points } punti.
    }
tripple_domino-all-laid = { $player } ha posato tutte le tessere: { $bonus } punti supplementari.
tripple_domino-subtracted =
    { $value ->
        [one] Non si posa più nessuna tessera. { $player } perde { $value } punto per quelle in mano.
       *[other] Non si posa più nessuna tessera. { $player } perde { $value } punti per quelle in mano.
    }

## Why it is over

tripple_domino-target = Punteggio raggiunto.
tripple_domino-complete = Tutte le tessere sono posate.
tripple_domino-incomplete = La riserva è vuota e in mano restano delle tessere.

## What cannot be done, and what to do instead

tripple_domino-tiles-or-target = `tessere` serve per giocare da soli, `traguardo` per giocare con altri. Scegli una sola delle due opzioni.
tripple_domino-unreadable = Non capisco questa mossa. Prova `pesca una tessera`, `passa`, oppure una tessera e una casella: `posa 0-1-2 u3,-1`.
tripple_domino-opening = Prima si apre il round, con la tripla più alta o, se manca, con la tessera più alta. C'è una sola mossa: falla.
tripple_domino-not-held = Non hai { $tile } in mano. Scegli una delle tue tessere.
tripple_domino-only-drawn = Hai cominciato a pescare, perciò { $tile } deve aspettare. Ora puoi posare solo la tessera appena pescata.
tripple_domino-occupied = In { $cell } c'è già una tessera. Scegli una casella libera accanto.
tripple_domino-apart = Nessuna tessera confina con { $cell }. Scegli una casella accanto a una tessera.
tripple_domino-mismatch = { $tile } non combacia in { $cell }: tutti i numeri che si toccano devono essere uguali. La tua mano mostra dove si può posare.
tripple_domino-drawn-three = Hai pescato tre tessere. Posa l'ultima, oppure passa con `passa`.
tripple_domino-reserve-empty = La riserva è vuota. Posa una tessera, oppure passa con `passa`.
tripple_domino-must-draw = Non puoi ancora passare. Posa una tessera, oppure pesca con `pesca una tessera`.

## Options as the slash command names them

tripple_domino-slash-target = traguardo
tripple_domino-slash-multi_hexagon = esagoni_multipli
tripple_domino-slash-tiles = tessere

## How players stand, and what a move would do

tripple_domino-stands =
    { $player }: { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }, { $tiles ->
        [one] { $tiles } tessera
       *[other] { $tiles } tessere
    }
tripple_domino-preview-tile =
    { $tile }: { $places ->
        [0] ora non combacia
        [one] un posto, +{ $best }
       *[other] { $places } posti, fino a +{ $best }
    }
tripple_domino-preview-place =
    { $tile }{ $places ->
        [1] { "" }
       *[other] { " " }al posto { $number }
    }: { $kind ->
        [hexagon] { $hexagons ->
            [one] chiude un esagono, +{ $points }
           *[other] chiude { $hexagons } esagoni, +{ $points }
        }
        [bridge] ponte, +{ $points }
        [double] doppio collegamento, +{ $points }
       *[plain] +{ $points }
    }
tripple_domino-preview-draw = Pesca una tessera: { $points } punti, { $reserve } nella riserva
tripple_domino-preview-pass = Passa: { $points } punti

## The same on a button

tripple_domino-preview-tile-button =
    { $tile }{ $places ->
        [0] { "" }
       *[other] { " " }+{ $best }
    }
tripple_domino-preview-place-button =
    { $number }{ $hexagons ->
        [0] { "" }
       *[other] { " " }⬡
    } +{ $points }
tripple_domino-preview-draw-button = { $word } { $points }
tripple_domino-preview-pass-button = { $word } { $points }

## What the player on turn is asked

tripple_domino-prompt-tile = Quale tessera?
tripple_domino-prompt-drawn = Posi la tessera pescata?
tripple_domino-prompt-none = Nessuna tua tessera combacia.
tripple_domino-prompt-place = { $tile }: in quale posto?

## The daily puzzle

tripple_domino-daily-about = 24 tessere, da solo
tripple_domino-daily-rules = Una tessera è sul tavolo, 23 sono nella riserva. Posa le tessere lato contro lato: ognuna vale i suoi numeri, ponti, doppi collegamenti ed esagoni valgono punti supplementari. Pescare costa 5 punti, al massimo tre volte a turno; dopo aver pescato si può posare solo la tessera appena pescata. Alla fine 20 punti se tutte sono posate, altrimenti si sottrae ciò che resta in mano.
tripple_domino-daily-legend = 🔺 una tessera posata · 🌉 un ponte o doppio collegamento · ⭐ un esagono · 🔻 pescata · ⬛ passo
