### Quello che dice lo schermo stesso. Quello che succede in un gioco lo dice il file del gioco.

tagline = Un tavolo per giochi di identità nascoste
entering = Si entra…
lost = La connessione è caduta.
cannot-load = Questa parte della casa non si è potuta caricare. Ricaricate la pagina.
nowhere = In questa casa non c'è una stanza così.
to-door = Torna all'ingresso
seats = Posti
chair-bot = Bot { $number }
chair-empty = Sedia { $number }
chair-said = { $name }, posto { $seat }
