### Mascarade. Help: advice, and what helps to remember.

mascarade-advice-opening = Ogni carta che tocchi diventa meno certa per tutti gli altri, anche la tua.
mascarade-advice-leader =
    { $need ->
        [one] { $name } ha { $coins } monete e vince con una in più. Pensa prima di tutto a impedirlo.
       *[other] { $name } ha { $coins } monete e vince con altre { $need }. Pensa prima di tutto a impedirlo.
    }
mascarade-advice-look =
    { $count ->
        [one] Un'altra mano ha toccato la tua carta da quando è stata vista. Uno sguardo ti direbbe chi sei.
       *[other] Altre mani hanno toccato la tua carta { $count } volte da quando è stata vista. Uno sguardo ti direbbe chi sei.
    }
mascarade-advice-court = { $coins } monete aspettano al tribunale, tutte per una sola maschera: { $mask }.
mascarade-advice-announce = Un annuncio non costa nulla finché nessuno obietta. Che cosa lascerebbero passare gli altri?
mascarade-advice-shown = Tutti hanno appena visto la tua carta. Uno scambio, o ciò che gli somiglia, li farà dubitare di nuovo.
mascarade-advice-impossible = Da tutto ciò che si è visto, { $name } non può essere { $mask }.
mascarade-advice-certain = Da tutto ciò che si è visto, { $name } è davvero { $mask }.
mascarade-advice-close = { $name } ha { $coins } monete e sta per vincere. Un dubbio costa una moneta.
mascarade-advice-last-coin = Un errore ti costerebbe l'ultima moneta, e la rovina mette fine alla partita.
mascarade-advice-answer = Passare non costa nulla; sbagliare costa una moneta e mostra la tua carta.
mascarade-advice-richest = Chi ha di più: { $name }, { $coins } monete.
mascarade-advice-only = Da tutto ciò che si è visto, puoi essere solo { $mask }.
mascarade-advice-among = Da tutto ciò che si è visto, la tua carta è una di { $count }.
mascarade-fact-is = Dev'essere { $mask }.
mascarade-fact-unseen = Mai vista da quando sei qui.
mascarade-fact-handled =
    { $count ->
        [0] Non toccata da altri da quando l'hai vista.
        [one] Toccata una volta da altri da quando l'hai vista.
       *[other] Toccata { $count } volte da altri da quando l'hai vista.
    }
