### Masques. Help: advice, and what helps to remember.

masques-advice-draft = What you do not keep, the next player will see. Keep strong cards of your family, and from others what would hurt you.
masques-advice-keep = { $name } needs only one more { $faction } seal. Strong cards of { $families } are best not passed on.
masques-advice-turn = Every gap touches two tokens: look for one where your card counts on both sides.
masques-advice-chance = The { $faction } seal of arcade { $arcade } would win you the game.
masques-advice-threat = The { $faction } seal of arcade { $arcade } would win the game for { $name }: put something strong beside it.
masques-fact-wins = Wins with the { $faction } seal of arcade { $arcade }.
masques-fact-passed = Was handed these by you in this dance: { $plots }.
masques-fact-unseen = Seen nowhere in this dance: { $plots }.
