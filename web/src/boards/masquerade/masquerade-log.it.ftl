### Il registro di Masquerade: una riga per turno.

masquerade-log-turn = { $name }: { $parts }
masquerade-log-fight =
    { $came ->
        [killed] { $attacker } ha ucciso { $target } ({ $attack } a { $health })
        [fell] { $attacker } ha attaccato { $target } ed è caduta ({ $attack } a { $health })
        [open] { $attacker } attacca { $target } ({ $attack } a { $health }) …
       *[stood] { $attacker } ha attaccato { $target }, nessuno cade ({ $attack } a { $health })
    }
masquerade-log-turned = scoperta: { $cards }
masquerade-log-quiet =
    { $count ->
        [0] nessun attacco
        [one] { $count } carta posata coperta, nessun attacco
       *[other] { $count } carte posate coperte, nessun attacco
    }
