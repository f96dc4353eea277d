# What the scene of Luna shows: marks for cells, names for the ear, prompts, hints.
# $you and other yes-or-no's are "yes" or "no"; $seat and $side are names. Messages are made in scene*.py.

scene-letter =
    { $colour ->
        [yellow] Y
        [red] R
        [blue] B
       *[white] W
    }
scene-opponent = { $side }, the opponent
scene-list = { $parts }
scene-none = none

## Board

scene-sheet-isles = Isles, clockwise
scene-column-isle =
    { $column ->
        [0] isle
        [1] on it
        [2] beside it
       *[3] tokens
    }
scene-isle = isle { $isle }
scene-on = on isle { $isle }
scene-beside = beside isle { $isle }
scene-stock = tokens of { $isle }: { $count }
scene-novice = novice of { $side }
scene-shrine = shrine of { $side }
scene-mark-shrine =
    { $colour ->
        [yellow] ⌂Y
        [red] ⌂R
        [blue] ⌂B
        [white] ⌂W
       *[none] ⌂
    }
scene-figure =
    { $figure ->
        [priestess] Moon Priestess
        [builder] Master Builder
       *[apostate] Apostate
    }
scene-mark-figure =
    { $figure ->
        [priestess] ☾
        [builder] ⚒
       *[apostate] ☠
    }
scene-sheet-path = Path, from the gate to the pier
scene-guard = Temple Guard
scene-guard-tile = guard tile { $value }
scene-symbol =
    { $isle ->
        [herbs] he
        [tide] ti
        [sailboat] sa
        [corruption] co
        [book] bo
        [novice] no
       *[shrine] sh
    }
word-reach =
    { $reach ->
        [valid] valid
        [corruptible] corruptible
       *[closed] closed
    }
scene-tile =
    { $claimed ->
        [yes] tile { $tile }, { $isle }, { word-reach }, claimed
       *[no] tile { $tile }, { $isle }, { word-reach }, free
    }
scene-pier = the pier
scene-mark-pier = pier
scene-sheet-temple = Temple, from the gate inwards
scene-space =
    { $state ->
        [emptied] space { $tile }, { $isle }, its novice displaced
        [taken] space { $tile }, { $isle }
       *[free] space { $tile }, { $isle }, free
    }
scene-book = Book of Wisdom
scene-sheet-council = Council of Priests, by points
scene-council =
    { $points ->
        [one] space { $number }, { $points } point
       *[other] space { $number }, { $points } points
    }
scene-marker = council marker of { $side }
scene-sheet-time = Time
scene-time =
    { $lit ->
        [yes] time token, burning
       *[no] time token, put out
    }
scene-sheet-stores = Supply of { $side }

## Seats

scene-fact-points = points
scene-fact-supply = novices
scene-fact-shrines = shrines
scene-fact-pier = pier
scene-fact-tokens = tokens

## Legend

scene-legend-shrine = shrine
scene-legend-valid = valid tile
scene-legend-free = corruptible tile, or free space of the temple
scene-legend-emptied = novice displaced

## Status

scene-status-round = Round { $round } of { $rounds }
scene-status-guard = Guard { $value }
scene-status-phase =
    { $phase ->
        [set_up] set-up
        [round_start] start of the round
        [action] action phase
       *[over] over
    }
scene-status-time = time tokens left: { $lit }
scene-status-start = start player { $seat }
scene-status-level = alone, level { $level }, lead { $lead }
scene-status-book = next Book { $points } points
scene-status-blocked = blocked: { $isle }

## Prompts

scene-prompt-figure =
    { $you ->
        [yes] { $figure ->
            [priestess] Choose an isle for the Moon Priestess
            [builder] Choose an isle for the Master Builder
           *[apostate] Choose an isle for the Apostate
        }
       *[no] { $figure ->
            [priestess] { $seat } is placing the Moon Priestess
            [builder] { $seat } is placing the Master Builder
           *[apostate] { $seat } is placing the Apostate
        }
    }
scene-prompt-isle =
    { $you ->
        [yes] { $action ->
            [favour] Choose the isle whose token you take
            [recruit] Choose the isle where you recruit
            [herbs] Choose the isle whose novices wake
           *[council] Choose the isle whose novices speak for you in the council, or none
        }
       *[no] { $seat } is choosing an isle
    }
scene-prompt-tile =
    { $you ->
        [yes] { $action ->
            [promote] Choose the temple tile that you claim
           *[consecrate] Choose the claim that enters the temple
        }
       *[no] { $seat } is choosing a temple tile
    }
scene-prompt-count =
    { $you ->
        [yes] { $action ->
            [herbs] Choose how many novices wake
            [sailboat] Choose how many novices sail
            [council] Choose how many spaces you go up
           *[expel] Choose how many isles the Apostate goes on
        }
       *[no] { $seat } is choosing how many
    }
scene-prompt-virtual =
    { $you ->
        [yes] { $action ->
            [promote] Does the Novice token stand in for the second novice?
           *[other] Does the Novice token stand in for one of the novices?
        }
       *[no] { $seat } is choosing whether to use the Novice token
    }
scene-prompt-move =
    { $you ->
        [yes] { $action ->
            [travel] Travel: move an active novice, or finish
           *[tide] Tide: move a novice, or finish
        }
       *[no] { $seat } is moving novices
    }
scene-prompt-over =
    { $points ->
        [one] The game is over: { $seat } wins with { $points } point
       *[other] The game is over: { $seat } wins with { $points } points
    }
scene-prompt-solo-over =
    { $result ->
        [won] The game is over: you have won, { $lead } ahead of the opponent
        [even] The game is over: level with the opponent, which is not enough
       *[lost] The game is over: you have lost, { $lead } behind the opponent
    }

## Hints

scene-hint-council =
    { $points ->
        [one] a space of { $points } point
       *[other] a space of { $points } points
    }
scene-hint-apostate = to { $isle }
word-hint-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
word-hint-ousted =
    { $ousted ->
        [0] nobody displaced
       *[other] displaced: { $ousted }
    }
scene-hint-enter =
    { $corrupt ->
        [yes] { word-hint-points }, { word-hint-ousted }, spends the Corruption token
       *[no] { word-hint-points }, { word-hint-ousted }
    }
scene-hint-claim =
    { $corrupt ->
        [yes] { $isle }, spends the Corruption token
       *[no] { $isle }
    }
scene-hint-last =
    { $points ->
        [one] the last one: { $points } point, and the phase ends
       *[other] the last one: { $points } points, and the phase ends
    }
scene-hint-isle = active { $active }, inactive { $inactive }
