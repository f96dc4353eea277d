# Tables in a list, and the page of dice.

house-card-usual = usual rules
house-card-no-clock = no clock
house-card-clock = { $total } each, { $increment } more for every turn
house-card-quiet = , still from { $start } to { $end } o’clock (UTC)
house-card-watch = others may look on
house-card-private = not for looking on
house-card-chat = chat
house-card-no-chat = no chat
house-card-hotseat = several seats at one screen
house-card-unlisted = not in the lobby
house-card-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
house-card-nobody = Nobody wins
house-span-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
house-span-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
house-span-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
house-span-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }

house-dice-not-dealt = Nothing has been drawn or rolled yet.
house-dice-running =
    { $hidden ->
        [0] While the game runs, what was drawn and rolled is only counted; whether it is unusual is said at the end.
        [one] While the game runs, only what everybody has seen is counted; one draw is hidden. Whether it is unusual is said at the end.
       *[other] While the game runs, only what everybody has seen is counted; { $hidden } draws are hidden. Whether it is unusual is said at the end.
    }
house-dice-holds = The house has worked the whole game out again from its seed: all { $draws } draws and { $decisions } decisions fit. That is the house’s own word; to check it without the house, download the record and run “chapterhouse verify” on it.
house-dice-broken = This game does not fit its seed: { $fault }
house-dice-fixed = Nothing else could have come here.
house-dice-usual = Made again { $times } times with other dice, the same draws strayed at least as far from the average { $far } times. That is not unusual.
house-dice-rare = Made again { $times } times with other dice, the same draws strayed at least as far from the average only { $far } times. That is rare, but about one game in twenty has such luck.
house-dice-very-rare = Made again { $times } times with other dice, the same draws strayed at least as far from the average only { $far } times. That is very rare: fewer than one game in a hundred has such luck.
