### Masquerade. Help: advice, and what helps to remember.

masquerade-advice-facing = ▲ counts double face up, ▼ face down. A face-up card is also what others attack first.
masquerade-advice-shuffle = Mixing helps if others have seen one of your face-down cards.
masquerade-advice-prey = Your card { $number } ({ $attack }) would bring down { $card } of { $name } ({ $health }).
masquerade-advice-blind = None of your face-up cards is sure to win: an attack is a gamble now.
masquerade-advice-cut = What goes, everybody sees. Face-down cards that nobody knows are worth more.
masquerade-fact-seen = Card { $number } was seen as { $card }.
masquerade-fact-somewhere = Somewhere among the face-down cards: { $cards }.
