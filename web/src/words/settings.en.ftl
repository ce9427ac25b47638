### Settings and keys.

## Settings

setting-language = Language
setting-theme = Theme
theme-auto = As the device
theme-dark = Dark
theme-light = Light
setting-motion = Motion
motion-auto = As the device
motion-full = Full
motion-none = Reduced
setting-tempo = Tempo
tempo-brisk = Brisk
tempo-standard = Standard
tempo-slow = Slow
tempo-step = Step: waits for → or Enter
setting-sound = Sound
sound-off = Off
sound-turn = Only when it is my turn
sound-all = Everything
setting-hints = Hints
hints-off = Off
hints-gentle = Gentle: why something cannot be done
hints-full = Full: advice from what everybody can see
setting-text = Text size: { $percent }%
setting-volume = Volume: { $percent }%
setting-keys = Play with single keys: N, Space and so on
no-wake-lock = This browser does not let the page keep the screen awake; over HTTPS it might.

## This device

device = This device
forget-device = Forget this device
forget-means = Deletes its key, your name, your settings and your notes. You leave every seat.
forgotten = This device is forgotten: nothing is kept here any more.
sign-out-others = Sign out my other devices
sign-out-means = You get another key. Your seats stay yours here, and nowhere else.
signed-out-others = Done: only this device has your key now.
kept = What is kept, and for how long
kept-most = This house keeps a table nobody visits for { $days } days at most.

## Keys

keys = Keys
key-turn = Say whose turn it is and what is asked
key-react = Call across the table
key-outcome = Say the last thing that happened
key-fortunes = Say everybody's fortune
key-cast = Show the cast
key-log = Show the log
key-keys = Show these keys
key-arrows = Go round the table
key-digits = Jump to a chair or a card
key-swap = Swap, or not
key-look = Look at your card
key-announce = Announce
key-no = No, I am!
key-pass = Pass
key-back = Back, or close
key-keep = Keep, where you swap or not
key-hold = Hold up the cards that are shown, for three seconds more
key-place = Confirm a card and a gap
key-flip = Turn a card over, or lay it face up
key-ring = Go to the palace
key-piles = Go to the influence cards for sale
key-attack = Attack
key-draw = Draw a card, or lay one face down
key-use = Use the text of a card
key-stop = Stop, shuffle or sacrifice
key-decline = Decline, or keep things as they are
key-read = Read the card you stand on, as long as you press it
key-graveyard = Open the graveyard
key-skip = Skip ahead in the story; held, it runs on to your next decision
key-confirm = Confirm
keys-how = Press a key's button and then the key you prefer; Delete switches it off.
key-press = press a key
key-off = off
key-remove = Switch off { $key }
key-restore = Switch { $key } on again
keys-usual = All keys as usual
