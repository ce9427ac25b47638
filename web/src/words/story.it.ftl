### Dopo una partita: che cosa racconta il risultato.

story = Il racconto della partita
story-tell = Il racconto
story-table = Il tavolo
story-opening = Apro il verbale…
story-moments = Momenti
story-see = Rivedi
story-see-moment = Rivedi: { $moment }
story-fortunes = Le fortune
story-fortunes-said = Le monete di tutti dopo ogni turno
story-goal = con { $coins } monete si vince
story-choose = Quali linee mettere in risalto
story-as-table = Lo stesso, in tabella
story-turn = Dopo il turno
story-turn-of = { $turn }, { $name }
story-start = Inizio
story-on-turn = turno { $turn }
story-unmasking = Chi era chi alla fine
story-paths = Il vero percorso di ogni carta
