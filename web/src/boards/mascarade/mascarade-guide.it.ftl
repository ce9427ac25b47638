### Mascarade. The guide of a first game.

guide-mascarade-memorise = Guarda intorno al tavolo: tocca una sedia per leggerne la maschera. Ricorda soprattutto la tua, quelle dei vicini e il Re.
guide-mascarade-Opening = I primi turni servono solo a scambiare. Scegli una carta, poi scambia o tieni: nessun altro può saperlo.
guide-mascarade-YourTurn = Tre possibilità: scambiare o no, guardare la tua carta, o annunciare una maschera e usarne il potere. È l'annuncio che porta monete, e non occorre che sia vero.
guide-mascarade-MustSwap = La tua carta è appena stata mostrata e la regola vuole che si muova: scambia, o fai finta.
guide-mascarade-MayNotAnnounce = La tua carta è appena stata mostrata: in questo turno puoi guardare o scambiare, ma non annunciare.
guide-mascarade-YouToo = Qualcuno ha annunciato una maschera. Se pensi di essere tu, dillo: chi contesta mostra la carta, e chi ha torto paga una moneta. Passare non costa nulla.
guide-mascarade-UsePower = Il potere è tuo. Scegli sul tavolo, poi conferma qui.
