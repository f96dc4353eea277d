# What is said of a kind of space when it is pointed at: what it is for, and the rules.

about-isle = One of 7 isles in a ring; figures go clockwise from isle to isle (L-2, L-17).
about-on = Novices here are active: with them their owner acts. Whoever is used ends beside the isle, inactive (L-4).
about-beside = Novices here are inactive; when the round ends they wake and go onto the isle (L-4, L-73).
about-stock = Favour tokens to be fetched here by Priest’s Favour; nobody holds more than 1 of a kind (L-7, L-41).
about-guard = Here the Guard walks, from tile to tile. Temple tiles between him and the pier are valid, those up to the next guard tile corruptible, the others closed (L-11). His number is what entering the temple brings (L-56).
about-tile = Promotion claims it with novices of the isle it shows; Consecration brings the claimant onto the temple space of the same number (L-50, L-54). It must be valid, or corruptible for whoever returns a Corruption token (L-52, L-55).
about-pier = Displaced novices wait here and count for nothing; only Tide and Sailboat fetch them back (L-58, L-59).
about-temple = Entered with the path tile of this number (L-54). Each novice here brings 1 point at the end of every round (L-72); the entry on a neighbouring space with a higher number displaces him, unless he stands on a Book (L-8, L-57).
about-council = The action Council takes markers up here; whoever stands higher, or on top of a stack, goes first in ties (L-15, L-61). Its points count at the end (L-80).
about-time = Meditation flips a time token. The last one brings 1 point and ends the action phase (L-65).
about-token = A favour token of this kind, if one lies here: its action returns it to its isle (L-7).
about-supply = Novices that are not in play yet; Recruitment brings them onto isles (L-43).
about-shrines = Shrines to be built with a Shrine token; each on an isle brings 4 points at the end (L-45, L-78).
