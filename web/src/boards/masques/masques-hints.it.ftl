### Masques. Help: advice, and what helps to remember.

masques-advice-draft = Ciò che non tieni, lo vedrà il tuo vicino. Tieni le carte forti della tua famiglia, e degli altri quelle che ti farebbero male.
masques-advice-keep = A { $name } manca un solo sigillo ({ $faction }). Meglio non lasciar passare le carte forti { $families }.
masques-advice-turn = Ogni varco tocca due gettoni: cerca quello in cui la tua carta conta su entrambi i lati.
masques-advice-chance = Il sigillo dell'arcata { $arcade } ({ $faction }) ti farebbe vincere la partita.
masques-advice-threat = Il sigillo dell'arcata { $arcade } ({ $faction }) farebbe vincere { $name }: mettigli accanto qualcosa di forte.
masques-fact-wins = Vince con il sigillo dell'arcata { $arcade } ({ $faction }).
masques-fact-passed = Ha avuto da te in questo ballo: { $plots }.
masques-fact-unseen = Mai viste in questo ballo: { $plots }.
