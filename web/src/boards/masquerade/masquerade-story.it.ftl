### Masquerade. What the result tells.

masquerade-story-way = Come è stata vinta
masquerade-story-this = È finita così.
masquerade-story-king = Di chi era il Re
masquerade-story-reign =
    { $turn ->
        [0] dalla distribuzione al turno { $last }
       *[other] turni { $turn }–{ $last }
    }
masquerade-story-falls =
    { $count ->
        [0] Nessuno è caduto
        [one] È caduto un invitato
       *[other] Sono caduti { $count } invitati
    }
masquerade-story-fall =
    { $how ->
        [attack] { $by } ha la meglio su { $card }, presso { $owner }
        [own-attack] { $card } attacca per { $owner }, e perde
       *[text] { $by } elimina { $card }, presso { $owner }, con un testo
    }
masquerade-moment-slayer = { $card } ha abbattuto { $count } invitati.
masquerade-moment-hunter = { $name } ha abbattuto { $count } invitati altrui.
masquerade-moment-backfired = { $card } ha attaccato per { $name } e ci ha rimesso la vita.
masquerade-moment-wandering = Il Re ha cambiato casa più volte: lo si è visto in { $count } file.
masquerade-moment-reign = { $name } ha tenuto il Re per { $count } turni.
masquerade-moment-speaker = { $card } ha parlato { $count } volte.
masquerade-moment-captures = { $name } ha portato { $count } carte dalla propria parte.
