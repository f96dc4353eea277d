# What is said of a kind of space when it is pointed at: what it is for, and the rules.

about-abbey = Monks wait here and leave by any of its paths; in a study round a standing monk brings his owner 1 point (Y-11, Y-77).
about-built = Has room for as many monks as its disc says (Y-13). In Scoring one who stands alone may pray for the points of the disc (Y-71, Y-72); in a round of its colour each owner gets 1 point (Y-76).
about-feature = Laid built (Y-119). No monk ever enters it; whoever lays it gets 1 blessing for each tile beside it (Y-52, Y-120).
about-site = Not built yet: monks stand in its boxes. When all are taken, each box brings its number in Scoring, and the tile is flipped (Y-13, Y-61, Y-62).
about-box = Room for 1 monk; whoever enters has arrived and moves no more (Y-47). When all boxes are taken, it brings its number (Y-61).
about-cell = Room for a tile: beside a built or full one, connected, and leaving no dead end (Y-32, Y-33, Y-34).
about-door = Here a monk waits who is about to enter the tile and chooses his box (Y-47).
about-gift = The next player whose monk steps onto the tile takes them all (Y-56, Y-57).
about-hand = A tile of your hand, hidden from the others (Y-4). You lay one, or exchange one, in your turn (Y-31, Y-40); left over at the end it costs its disc (Y-100).
about-turn = One of the ways this tile may lie here (Y-31).
about-price = What letters and monks of a column cost; the lower price is for whoever’s phrase is complete (Y-83, Y-88).
about-grid = In your Scoring you buy letters and monks from any row, with its points and with blessings (Y-81, Y-82). A monk stands in the Abbey then (Y-87).
about-strip = The owner’s letters lie gold and bring 3 points each at the end; those laid by others lie black, for a blessing each (Y-85, Y-86, Y-100).
about-bought = A letter just bought; it goes at once onto an empty space that shows it (Y-84).
about-hour = A round of the day. Mass brings an Abbot and new tiles (Y-91, Y-92, Y-95); study counts grey tiles, hard work brown ones (Y-76); at Night all return (Y-96).
