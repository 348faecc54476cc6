## Agora: il gioco, le sue tabelle, le sue frasi

agora-name = Agora
agora-overview = Pile
agora-move-hint = a2-b2, c3xd4, b2_b1
agora-move-examples = a2-b2 (casella libera), c3xd4 (cattura), b2_b1 (resa)

agora-side = { $player ->
    [white] Bianco
   *[red] Rosso
}
agora-side-name = { agora-side }

agora-height = L’altezza di una pila
agora-height-pile = casella e pedine insieme
agora-height-cell = solo la casella
agora-setup-pile = Agora, altezze con le pedine
agora-setup-cell = Agora, altezze delle caselle

agora-board-name = Conca di 6 per 6 caselle
agora-cell-man = { $player ->
    [white] pedina bianca
   *[red] pedina rossa
}
agora-cell-pile = { $player ->
    [white] pila bianca
   *[red] pila rossa
}
agora-captors = { $captors ->
    [one] 1 carceriere
   *[other] { $captors } carcerieri
}
agora-captors-on-prisoners = { agora-captors } su { $prisoners ->
    [one] 1 prigioniero { $player ->
        [white] bianco
       *[red] rosso
    }
   *[other] { $prisoners } prigionieri { $player ->
        [white] bianchi
       *[red] rossi
    }
}
agora-cell-height = altezza { $height }
agora-cell-empty = libera
agora-cell-level = livello { $level }
agora-cell-target = arrivo
agora-cell-target-capture = arrivo: cattura
agora-cell-target-surrender = arrivo: resa
agora-cell-target-both = arrivo: cattura o resa

agora-overlay-moves = Mosse
agora-overlay-moves-legend = pallini: caselle libere; ▼ cattura, △ resa
agora-overlay-heights = Altezze
agora-overlay-heights-legend = ↑ l’altezza di ogni pila: chi è più in alto cattura
agora-overlay-takes = Catture
agora-overlay-takes-legend = cerchi: pile che la prossima mossa può prendere; frecce: da quale pila; punta una pila per le sue
agora-overlay-revolutions = Rivoluzione
agora-overlay-revolutions-legend = ⟲ manca una pedina; frecce: rese che la provocano
agora-overlay-mobility = Mobilità
agora-overlay-mobility-legend = le mosse di ogni pila
agora-overlay-engine = Frecce
agora-overlay-engine-legend = le mosse del motore, in ordine
agora-legend-counts = Bianco { $white }, Rosso { $red }
agora-legend-no-revolution = ora nessuna

agora-choice-capture = ▼ Cattura  x
agora-choice-surrender = △ Resa  _
agora-choice-too-low = Più bassa: { $height } : { $against }
agora-choice-capture-name = Cattura { $cell }
agora-choice-surrender-name = Resa a { $cell }
agora-choice-too-low-name = Troppo bassa per catturare { $cell }

agora-turn-move = Tocca al { agora-side }
agora-turn-selected = Tocca al { agora-side }: scelta { $cell }, altezza { $height }, { $walks ->
    [one] 1 casella libera (pallino)
   *[other] { $walks } caselle libere (pallini)
}, { $captures ->
    [one] 1 cattura (▼)
   *[other] { $captures } catture (▼)
}, { $surrenders ->
    [one] 1 resa (△)
   *[other] { $surrenders } rese (△)
}
agora-turn-choice = { $from } e { $to } hanno entrambe altezza { $height }: cattura (x, Enter) o resa (_)?
agora-turn-too-low = { $from } è troppo bassa per catturare { $to }: { $height } contro { $against }; può arrendersi (_, Enter)

agora-illegal-over = La partita è finita: { $reason }.
agora-illegal-no-pile = In { $cell } non c’è nessuna pila.
agora-illegal-not-yours = La pila in { $cell } è dell’avversario: tocca al { agora-side }.
agora-illegal-opponents-pile = La pila in { $cell } è dell’avversario.
agora-illegal-not-beside = { $to } non è accanto a { $from }: una pedina va di una casella alla volta, in ogni direzione.
agora-illegal-own-pile = Nessuna pedina sale su una pila del proprio colore, come in { $cell }.
agora-illegal-not-free = { $cell } non è libera: scegli cattura (x) o resa (_).
agora-illegal-free = { $cell } è libera: non c’è nessuno da catturare (x) o a cui arrendersi (_).
agora-illegal-too-low = { $from } è troppo bassa per catturare { $to }: { $height } contro { $against }; può arrendersi (_).
agora-illegal-too-high = { $from } è troppo alta per arrendersi a { $to }: { $height } contro { $against }; può catturare (x).

agora-over-won = Il { agora-side } vince: { $reason }.
agora-over-drawn = Patta: { $reason }.
agora-over-no-pile-left = l’avversario non ha più pile
agora-over-100-quiet-plies = 100 mosse senza catture, rese o rivoluzioni
agora-over-repetition = stessa posizione per la terza volta
agora-over-resignation = l’avversario ha abbandonato
agora-over-time = l’avversario ha esaurito il tempo
agora-over-agreement = per accordo dei giocatori

agora-last-move = L’ultima mossa
agora-if = Se il { $side } gioca { $play }
agora-did = { agora-side } { $play }, pedine di vantaggio { $change }
agora-effect-down = { $play }: la pedina scende al livello { $level }
agora-effect-up = { $play }: la pedina sale al livello { $level }
agora-effect-level = { $play }: la pedina resta al livello { $level }
agora-captured-men = { $captured ->
    [one] 1 pedina { $player ->
        [white] bianca
       *[red] rossa
    }
   *[other] { $captured } pedine { $player ->
        [white] bianche
       *[red] rosse
    }
}
agora-freed-men = { $freed ->
    [one] 1 prigioniero
   *[other] { $freed } prigionieri
}
agora-effect-captures = { $play }, { $height } contro { $against }: cattura e gira { agora-captured-men }
agora-effect-frees = { $play }, { $height } contro { $against }: cattura e gira { agora-captured-men }, libera { agora-freed-men }
agora-effect-becomes-prisoner = { $play }, { $height } contro { $against }: la pedina si arrende e diventa prigioniera; { $cell } ha { $men }
agora-effect-surrenders = { $play }, { $height } contro { $against }: la pedina si arrende
agora-effect-joining = Rivoluzione in { $cell }: con lei i prigionieri sono più della metà, { $turned ->
    [one] 1 pedina si gira
   *[other] { $turned } pedine si girano
} e la pila è del { agora-side }
agora-prospect-threatens = { $count ->
    [one] Minaccia la pila in { $cells }
   *[other] Minaccia le pile in { $cells }
}
agora-prospect-saves = { $count ->
    [one] La pila in { $cells } è fuori pericolo
   *[other] Le pile in { $cells } sono fuori pericolo
}
agora-prospect-exposes = { $count ->
    [one] Ora la pila in { $cells } può essere catturata
   *[other] Ora le pile in { $cells } possono essere catturate
}
agora-effect-leaving = { $turned ->
    [0] L’unico prigioniero rimasto in { $cell } se ne impadronisce: è del { agora-side }
    [one] Rivoluzione in { $cell }: senza di lei i prigionieri sono più della metà, 1 pedina si gira e la pila è del { agora-side }
   *[other] Rivoluzione in { $cell }: senza di lei i prigionieri sono più della metà, { $turned } pedine si girano e la pila è del { agora-side }
}

agora-line-owns = ha
agora-line-men = { $piles ->
    [one] 1 pila
   *[other] { $piles } pile
} · { $men ->
    [one] 1 pedina
   *[other] { $men } pedine
}
agora-line-captive = { $men } in prigionia
agora-table-title = Pile
agora-table-height = altezza
agora-table-height-narrow = ↑
agora-table-moves = mosse
agora-table-taken = { $more ->
    [0] { $play }
   *[other] { $play } +{ $more }
}
agora-table-brink = ⟲
agora-table-taken-spoken = { $play } la catturerebbe
agora-table-brink-spoken = a una pedina dalla rivoluzione
agora-table-pile = pila del { agora-side } in { $cell }, { $men }, altezza { $height }
agora-table-has-moves = { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
}

agora-sheet-deeds = { $side }: { $captures ->
    [one] 1 cattura
   *[other] { $captures } catture
}, { $surrenders ->
    [one] 1 resa
   *[other] { $surrenders } rese
}, { $revolutions ->
    [one] 1 pila presa
   *[other] { $revolutions } pile prese
} con rivoluzioni, { $men ->
    [one] 1 pedina
   *[other] { $men } pedine
} alla fine

agora-rules = Regole di Agora
agora-rules-intro = La pedina in cima possiede la pila. Nel tuo turno la pedina in cima a una tua pila va su una casella vicina, in ogni direzione: su una casella libera sempre, su una tua pila mai. Contro una pila nemica decidono le altezze, livello e pedine insieme: da più in alto cattura, da più in basso si arrende, alla pari può scegliere. Chi non ha più pile ha perso. Fai clic su un diagramma per giocarne la mossa.
agora-rules-capture = Cattura
agora-rules-capture-text = Da più in alto una pedina arriva in cima e gira le pedine nemiche; i prigionieri del suo colore sono liberi.
agora-rules-prisoner = Prigioniero
agora-rules-prisoner-text = Da più in basso una pedina si arrende: s’infila sotto la pila e mantiene il suo colore.
agora-rules-joining = Rivoluzione per arrivo
agora-rules-joining-text = Dove i prigionieri diventano più della metà di una pila, ne girano le altre pedine.
agora-rules-leaving = Rivoluzione per partenza
agora-rules-leaving-text = Lo stesso se un carceriere lascia troppi prigionieri: qui il Rosso cattura una pedina e perde una pila.

agora-review-missed-title = Catture mancate
agora-review-missed = { $ply }. { $side }: la pila in { $at }
agora-review-missed-worth = { $men ->
    [one] 1 pedina
   *[other] { $men } pedine
}
agora-review-held = { $side }: la pila in { $at }
agora-review-held-worth = { $men } pedine in tutto

agora-editor-board-name = Conca di 6 per 6 caselle, da comporre
agora-editor-white = Pedina bianca
agora-editor-red = Pedina rossa
agora-editor-white-below = Bianca sotto
agora-editor-red-below = Rossa sotto
agora-editor-help = Con un clic o trascinando metti una pedina in cima a una pila, o sotto come prigioniera; il tasto destro e Delete tolgono la pedina in cima. La rotella, + e − alzano o abbassano la pila puntata. In una pila il colore in cima ha i carcerieri, l’altro i prigionieri. Tasti: frecce ed Enter.

agora-draft-position = Posizione valida. { $turn }. Pedine: Bianco { $white }, Rosso { $red }.
agora-fault-parts = Il testo ha { $found ->
    [one] 1 parte
   *[other] { $found } parti
} invece di quattro: righe, turno, altezza, mosse quiete.
agora-fault-rows = Un tavoliere ha 6 righe, questo ne ha { $rows }.
agora-fault-token = { $place }: «{ $token }» non è né una pila né un numero di caselle libere.
agora-fault-prisoners = { $place }: in «{ $token }» i prigionieri sono più dei carcerieri. Li avrebbero girati.
agora-fault-count = Sul tavoliere le pedine sono { $found } invece di 16.
agora-fault-men = Sul tavoliere le pedine sono { $found } invece di 16: Bianco { $white }, Rosso { $red }.
agora-fault-turn = Il turno (parte 2) è W o R, non «{ $found }».
agora-fault-height = L’altezza (parte 3) è pile o cell, non «{ $found }».
