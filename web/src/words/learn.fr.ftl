### Apprendre en jouant : la leçon, la première partie et son guide.

lesson-progress = Décision { $step } sur { $steps }
lesson-next = Continuer
lesson-later = Quelques tours plus tard.
learn-by-playing = Apprendre en jouant
first-game = Une première partie guidée : { $game }
first-game-means = Une table avec des robots qui prennent leur temps : tout est expliqué à la première occasion, avec des conseils et sans horloge.
refusal-lesson = Pas à cette étape de la leçon.

## Le guide de la première partie

guide-done = Compris
guide-end = Arrêter le guide
