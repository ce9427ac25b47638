### Learning by playing: the lesson, the first game and its guide.

lesson-progress = Decision { $step } of { $steps }
lesson-next = Go on
lesson-later = A few turns later.
learn-by-playing = Learn by playing
first-game = A first game of { $game } with a guide
first-game-means = A table with bots that take their time: everything is explained when you first meet it, with advice and without a clock.
refusal-lesson = Not in this step of the lesson.

## The guide of a first game

guide-done = I see
guide-end = Stop guiding
