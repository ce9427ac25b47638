### Mascarade. What the result tells.

mascarade-believed = pensavi: { $mask }
mascarade-believed-right = come pensavi
mascarade-never-moved = e non si è mai mossa
mascarade-hand-of =
    { $hand ->
        [left] { $name }, sinistra
        [right] { $name }, destra
       *[protected] { $name }, protetta
    }
mascarade-moment-called = { $name } aveva visto giusto: { $against } non era { $mask }.
mascarade-moment-lie =
    { $count ->
        [0] { $name } ha detto di essere { $mask } ed era { $truth }, e nessuno ha obiettato.
        [one] { $name } ha detto di essere { $mask } ed era { $truth }: nessuno ha obiettato, e ha reso { $count } moneta.
       *[other] { $name } ha detto di essere { $mask } ed era { $truth }: nessuno ha obiettato, e ha reso { $count } monete.
    }
mascarade-moment-haul = { $name } ha preso { $count } monete in un colpo solo con { $mask }.
mascarade-moment-knew = Alla domanda «chi sei?» { $name } ha risposto bene: { $mask }.
mascarade-moment-forgot = { $name } ha detto { $mask } ed era { $truth }.
mascarade-moment-feints = { $name } ha preso carte sotto il tavolo { $count } volte senza mai scambiarle.
mascarade-moment-kept = { $name } ha scambiato, o no, { $count } volte, e ha finito con { $mask } come all'inizio.
mascarade-moment-fined = { $name } ha pagato { $count } monete di ammenda, più di chiunque.
mascarade-moment-comeback =
    { $count ->
        [0] { $name } non aveva più nulla, e ha vinto.
        [one] { $name } aveva una sola moneta, e ha vinto.
       *[other] { $name } aveva solo { $count } monete, e ha vinto.
    }
mascarade-moment-travelled = La carta più vagabonda: { $mask }, che ha cambiato mano { $count } volte.
