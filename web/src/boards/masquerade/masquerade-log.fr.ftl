### Le journal de Masquerade : une ligne par tour.

masquerade-log-turn = { $name } : { $parts }
masquerade-log-fight =
    { $came ->
        [killed] { $attacker } a tué { $target } ({ $attack } contre { $health })
        [fell] { $attacker } a attaqué { $target } et tombe ({ $attack } contre { $health })
        [open] { $attacker } attaque { $target } ({ $attack } contre { $health }) …
       *[stood] { $attacker } a attaqué { $target }, personne ne tombe ({ $attack } contre { $health })
    }
masquerade-log-turned = face visible : { $cards }
masquerade-log-quiet =
    { $count ->
        [0] sans attaque
        [one] { $count } carte posée face cachée, sans attaque
       *[other] { $count } cartes posées face cachée, sans attaque
    }
