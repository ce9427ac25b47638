### Masquerade. Help: advice, and what helps to remember.

masquerade-advice-facing = ▲ conta doppio a carta scoperta, ▼ a carta coperta. Una carta scoperta è anche la prima che si attacca.
masquerade-advice-shuffle = Mescolare serve se gli altri hanno visto una tua carta coperta.
masquerade-advice-prey = La tua carta { $number } ({ $attack }) abbatterebbe { $card } di { $name } ({ $health }).
masquerade-advice-blind = Nessuna delle tue carte scoperte vince di sicuro: attaccare ora è un azzardo.
masquerade-advice-cut = Ciò che se ne va, lo vedono tutti. Carte coperte che nessuno conosce valgono di più.
masquerade-fact-seen = La carta { $number } è stata vista: { $card }.
masquerade-fact-somewhere = Da qualche parte tra le carte coperte: { $cards }.
