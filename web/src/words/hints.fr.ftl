### Aide : des conseils tirés de ce que tous voient, et ce qu'établit une table qui aide à se souvenir.

advice = Conseil
notes-possible = Possibles : { $masks }
