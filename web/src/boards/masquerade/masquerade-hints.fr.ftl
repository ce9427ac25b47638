### Masquerade. Help: advice, and what helps to remember.

masquerade-advice-facing = ▲ compte double face visible, ▼ face cachée. Une carte visible est aussi la première qu'on attaque.
masquerade-advice-shuffle = Mêler aide si les autres ont vu une de vos cartes cachées.
masquerade-advice-prey = Votre carte { $number } ({ $attack }) ferait tomber { $card }, chez { $name } ({ $health }).
masquerade-advice-blind = Aucune de vos cartes visibles n'est sûre de vaincre : attaquer est un pari.
masquerade-advice-cut = Ce qui part, tous le voient. Des cartes cachées que nul ne connaît valent davantage.
masquerade-fact-seen = La carte { $number } a été vue : { $card }.
masquerade-fact-somewhere = Quelque part parmi les cartes cachées : { $cards }.
