# What is said of a kind of space when it is pointed at: what it is for, and the rules.

about-floor = Pawns and figures stand here; a step leads through an open passage into the next room (T-31). Treasures are hidden only where the pawn stops, and not before Severus (T-42, T-47).
about-chalice = A hiding place for 1 chalice. It brings { $points } points when Remigius has the room valued, only once (T-5, T-39, T-66).
about-book = A hiding place for 1 book. It brings { $points } points when Remigius has the room valued, only once (T-5, T-39, T-66).
about-area = Hiding places for rings of one kind; the first ring decides which (T-40). Each brings { $points } points when the room is valued; then one of each player is turned (T-65, T-67).
about-outside = Pawns begin before a gate and enter its room with their first step; nobody leaves by it (T-35, T-37).
about-passage = A way between two rooms. The door closes one passage to pawns, Remigius and Severus; Vitus has a key. Porticus moves it for 1 point (T-31, T-59).
about-store = Maria takes all tiles of a storehouse: for each the same treasure goes from supply to stock (T-55). The Bells bring new ones, clockwise from the ship (T-70, T-73).
about-pile = The card on top is blocked for all others while it lies there (T-28). Its harbour number says how many tiles its owner’s Bells bring (T-6, T-70).
about-bag = The tiles that may still arrive in the harbour (T-73, T-92).
about-hand = You play one card in your turn, never one that lies on top of another pile (T-25, T-28). The Bells take all played cards back (T-30).
about-stock = Treasures that can be hidden now, by Anselmus, Josua and Lucas (T-7, T-39).
about-supply = Treasures not to be used yet; tiles of the harbour bring them into the stock (T-7, T-55).
