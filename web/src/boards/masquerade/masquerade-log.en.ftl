### The log of Masquerade: one line a turn.

masquerade-log-turn = { $name }: { $parts }
masquerade-log-fight =
    { $came ->
        [killed] { $attacker } killed { $target } ({ $attack } to { $health })
        [fell] { $attacker } attacked { $target } and fell ({ $attack } to { $health })
        [open] { $attacker } attacks { $target } ({ $attack } to { $health }) …
       *[stood] { $attacker } attacked { $target }, both stand ({ $attack } to { $health })
    }
masquerade-log-turned = turned up { $cards }
masquerade-log-quiet =
    { $count ->
        [0] no attack
        [one] laid { $count } card face down, no attack
       *[other] laid { $count } cards face down, no attack
    }
