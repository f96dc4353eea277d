# What is said of a kind of space when it is pointed at: what it is for, and the rules.

about-dice = Dice of this number lie here. A turn of the action phase takes dice from one space to a column: own ones before neutral ones, never those of others (M-1, M-29, M-30).
about-roll = Dice just rolled: all that show one number are placed together (M-24, M-26); first some may be rolled again with the re-roll tile (M-25).
about-mission = Claimed by itself as soon as its condition is met, once by every player (M-100, M-101). Categories A and B are worth less from year to year (M-102).
about-road = Messengers walk the road forward, step by step; a space opens its monasteries to you and gives its bonus as soon as you come onto it (M-40, M-41, M-71).
about-gate = A monastery is open to whoever’s messenger stands on a road space connected to it, or who has a novice in its chapel (M-71).
about-tiles = Window tiles of this monastery, to be taken by common rooms, actions of row III and bonuses (M-55, M-73, M-82).
about-chapel = Takes novices of row III, for 1, 2 and then 3 influence (M-70, M-74); a novice here keeps the monastery open to you (M-71). Chapels score at the end (M-121).
about-building = Takes 1 novice of row I or II, for 1 influence and 2 or 3 of the building’s good; it gives points and something else at once (M-70, M-72).
about-cloister = Takes 1 novice of row IV beside a building with a novice of yours, for 1, 2 and then 3 rosaries (M-70, M-75). Cloisters score at the end (M-122).
about-head = The standard action of this column, for any die that comes here. On its yellow side each die brings 1 point as well (M-3, M-32, M-34).
about-action = Unlocked for the dice of this column once its novice has been sent (M-4, M-34, M-35).
about-last = Once this novice has been sent, the action tile of the column turns yellow for good (M-62).
about-extra = May be sent at once when the fifth novice of its row has gone, to any area and without goods (M-90, M-91).
about-line = Every tile built in this line may give its bonus; a full line brings its points (M-83, M-84).
about-pane = A tile goes to the first free field of a row from the left; no monastery twice in a line (M-80, M-81).
about-goods = Goods pay for novices that are sent (M-6, M-72, M-74, M-75).
about-own = Dice in hand: a turn of the placement phase rolls them all (M-23, M-24). Personal dice are of use to their owner alone (M-27, M-30).
about-reroll = If it is ready, some dice just rolled may be rolled again (M-25).
about-price = What sending a novice there costs, and what it gives at once (M-72, M-74, M-75).
