### Imparare giocando: la lezione, la prima partita e la sua guida.

lesson-progress = Decisione { $step } di { $steps }
lesson-next = Avanti
lesson-later = Qualche turno dopo.
learn-by-playing = Imparare giocando
first-game = Una prima partita guidata: { $game }
first-game-means = Un tavolo con bot che se la prendono comoda: tutto è spiegato la prima volta che capita, con consigli e senza orologio.
refusal-lesson = Non in questo passo della lezione.

## La guida della prima partita

guide-done = Capito
guide-end = Basta guida
