"""A seat's own things as sheets: action area, window, stores (M-9)."""

from chapterhouse.games.monasterium.actions import LETTERS, ROMAN
from chapterhouse.games.monasterium.board import colours
from chapterhouse.games.monasterium.scene_board import die
from chapterhouse.games.monasterium.scene_faces import NOTHING, effect_face, line_face
from chapterhouse.games.monasterium.scene_words import (
    COLOURS,
    EXTRA,
    Look,
    effect_say,
    line_say,
    name_say,
    novice_id,
    seat_args,
)
from chapterhouse.games.monasterium.state import COLUMNS, GOODS, ROW2, ROW3, ROWS, STANDARD
from chapterhouse.games.monasterium.words import GOOD_NAMES
from chapterhouse.kernel.phrases import seat_say
from chapterhouse.kernel.say import say
from chapterhouse.kernel.scene import Icon, Piece, Sheet, Space, Words

YELLOW_MARK = "★"  # on the text board: a yellow tile, where dice score
DIE_MARK = "d"  # a die on an action tile; whether it was neutral is not kept


def seat_sheets(look: Look, seat: int) -> list[tuple[Sheet, list[Piece]]]:
    """Everything that belongs to one seat."""
    return [mat_sheet(look, seat), stores_sheet(look, seat), window_sheet(look, seat)]


# -- action area (M-2 to M-4) -------------------------------------------------------------


def mat_sheet(look: Look, seat: int) -> tuple[Sheet, list[Piece]]:
    """Five columns under their action tiles, four rows with the extra novice beside each."""
    spaces = [
        *(head(look, seat, column) for column in range(COLUMNS)),
        *(action_space(look, seat, row, column) for row in range(ROWS) for column in range(COLUMNS)),
        *(extra_space(look, seat, row) for row in range(ROWS)),
    ]
    rows: dict[int, Words] = {row + 1: ROMAN[row] for row in range(ROWS)}
    columns: dict[int, Words] = {**dict(enumerate(LETTERS)), COLUMNS: say("scene-column-extra")}
    label = say("scene-sheet-mat", **seat_args(look, seat))
    sheet = Sheet(f"mat-{seat}", label, tuple(spaces), "mat", seat, rows, columns, COLOURS[seat])
    return sheet, [*action_tiles(look, seat), *dice_in_use(look, seat), *novices(look, seat)]


def head(look: Look, seat: int, column: int) -> Space:
    """The head of a column: its standard action, on a tile that is white or yellow (M-3)."""
    letter = LETTERS[column]
    label = say("scene-head", column=letter, action=effect_say(look.b, column, STANDARD))
    mark = effect_say(look.b, column, STANDARD, "short")
    face = effect_face(look.b, column, STANDARD)
    return Space(f"mat-{seat}-head-{letter}", (0, column), label, mark, shape="tile", face=face)


def side_name(yellow: bool) -> str:
    return "yellow" if yellow else "white"


def action_tiles(look: Look, seat: int) -> list[Piece]:
    tiles = []
    for column, letter in enumerate(LETTERS):
        yellow = bool(look.s.yellow[seat] >> column & 1)
        label = say("scene-action-tile", side=side_name(yellow))
        place = f"mat-{seat}-head-{letter}"
        mark = YELLOW_MARK if yellow else ""
        tiles.append(
            Piece(f"tile-{seat}-{letter}", place, "action-tile", label, mark, tone=side_name(yellow))
        )
    return tiles


def dice_in_use(look: Look, seat: int) -> list[Piece]:
    """M-31: dice on the action tile of the column in use."""
    if seat != look.s.to_act or look.s.column < 0:
        return []
    place, label = f"mat-{seat}-head-{LETTERS[look.s.column]}", say("scene-die")
    return [Piece(f"{place}-die-{i}", place, "die", label, DIE_MARK) for i in range(look.s.dice_left)]


def action_space(look: Look, seat: int, row: int, column: int) -> Space:
    """An action space: locked while its novice stands there; row IV has no action (M-4, M-62)."""
    covered = bool(look.s.novices[seat] >> (row * COLUMNS + column) & 1)
    state = space_state(look, seat, row, column, covered)
    action = effect_say(look.b, column, row + 1) if row < ROWS - 1 else say("scene-no-action")
    label = say("scene-action-space", row=ROMAN[row], column=LETTERS[column], action=action, state=state)
    mark = effect_say(look.b, column, row + 1, "short") if row < ROWS - 1 else ""
    place = f"mat-{seat}-{ROMAN[row]}-{LETTERS[column]}"
    face = effect_face(look.b, column, row + 1) if row < ROWS - 1 else ()
    return Space(place, (row + 1, column), label, mark, state="" if state == "gone" else state, face=face)


def space_state(look: Look, seat: int, row: int, column: int, covered: bool) -> str:
    """M-34, M-35: rows II and III serve once a turn."""
    if covered:
        return "covered"
    if row == ROWS - 1:
        return "gone"
    used = {ROW2 - 1: look.s.used2, ROW3 - 1: look.s.used3}.get(row, 0) >> column & 1
    return "used" if used and seat == look.s.to_act else "open"


def extra_space(look: Look, seat: int, row: int) -> Space:
    label = say("scene-extra-space", row=ROMAN[row])
    return Space(f"mat-{seat}-extra-{ROMAN[row]}", (row + 1, COLUMNS), label)


def novices(look: Look, seat: int) -> list[Piece]:
    """The novices that have not left; the one being sent is chosen."""
    here = [n for n in range(EXTRA) if look.s.novices[seat] >> n & 1]
    extra = [EXTRA + row for row in range(ROWS) if look.s.extras[seat] >> row & 1]
    under_way = novice_under_way(look) if seat == look.s.to_act else None
    return [novice_on_mat(seat, n, n == under_way) for n in [*here, *extra]]


def novice_under_way(look: Look) -> int | None:
    """The novice for which a place is being chosen (3.10 to 3.12 of the decisions)."""
    point = look.view.game.points.get(look.s.ask)
    if point in ("monastery", "spot"):
        return look.top(1)
    return EXTRA + look.top(1) if point == "extra" else None


def novice_on_mat(seat: int, novice: int, chosen: bool) -> Piece:
    """Novices on the mat are told apart by where they stand."""
    if novice >= EXTRA:
        place = f"mat-{seat}-extra-{ROMAN[novice - EXTRA]}"
    else:
        place = f"mat-{seat}-{ROMAN[novice // COLUMNS]}-{LETTERS[novice % COLUMNS]}"
    label = say("scene-novice", seat=seat_say(seat))
    id_, tone = novice_id(seat, novice), COLOURS[seat]
    return Piece(id_, place, "novice", label, seat=seat, tone=tone, chosen=chosen)


# -- window (M-80 to M-84) ----------------------------------------------------------------


def window_sheet(look: Look, seat: int) -> tuple[Sheet, list[Piece]]:
    """Nine fields; above the columns and beside the rows what they give, and their points."""
    lines = [line_space(look, seat, line, at) for line in range(2) for at in range(3)]
    fields = [field_space(look, seat, at) for at in range(9)]
    label = say("scene-sheet-window", **seat_args(look, seat))
    sheet = Sheet(f"window-{seat}", label, (*lines, *fields), "mat", seat, tone=COLOURS[seat])
    return sheet, built(look, seat)


def line_space(look: Look, seat: int, line: int, at: int) -> Space:
    """M-83, M-84: line 0 is a row, line 1 a column."""
    name, points = ("row", "column")[line], int(look.b.line_points[line, at])
    bonus = line_say(look.b, line, at)
    label = say("scene-window-line", line=name, number=at + 1, bonus=bonus, points=points)
    mark = say("scene-mark-line", bonus=line_say(look.b, line, at, "short"), points=points)
    place = f"window-{seat}-{name}-{at + 1}"
    grid, face = (0, at + 1) if line else (at + 1, 0), line_face(look.b, line, at)
    return Space(place, grid, label, mark, shape="label", face=face)


def field_place(seat: int, at: int) -> str:
    return f"window-{seat}-{at // 3 + 1}-{at % 3 + 1}"


def field_space(look: Look, seat: int, at: int) -> Space:
    state = "" if look.s.window[seat, at] else "free"
    label = say("scene-field", row=at // 3 + 1, column=at % 3 + 1, state=state or "taken")
    return Space(field_place(seat, at), (at // 3 + 1, at % 3 + 1), label, state=state, shape="glass")


def built(look: Look, seat: int) -> list[Piece]:
    tiles = []
    for at in range(9):
        m = int(look.s.window[seat, at]) - 1
        if m >= 0:
            place, letter, tone = field_place(seat, at), LETTERS[m], colours(look.names.board)[m]
            label = say("scene-tile", monastery=letter)
            tiles.append(Piece(f"{place}-tile", place, "tile", label, letter, tone=tone))
    return tiles


# -- stores -------------------------------------------------------------------------------


def stores_sheet(look: Look, seat: int) -> tuple[Sheet, list[Piece]]:
    """Goods, dice in hand, the re-roll tile."""
    goods = [good_space(look, seat, good) for good in range(GOODS)]
    hand, reroll = hand_space(look, seat), reroll_space(look, seat)
    label = say("scene-sheet-stores", **seat_args(look, seat))
    sheet = Sheet(f"stores-{seat}", label, (*goods, hand, reroll), "stores", seat, tone=COLOURS[seat])
    return sheet, [*good_pieces(look, seat), *dice_in_hand(look, seat), reroll_tile(look, seat)]


def good_space(look: Look, seat: int, good: int) -> Space:
    name, count = GOOD_NAMES[good], int(look.s.goods[seat, good])
    label = say("scene-good-space", good=name, count=count)
    mark = name_say(good)
    face = NOTHING if count else ((Icon(name), Icon(words="0")),)
    return Space(f"stores-{seat}-{name}", (0, good), label, mark, (str(count),), face=face)


def good_pieces(look: Look, seat: int) -> list[Piece]:
    found = []
    for good, name in enumerate(GOOD_NAMES):
        count = int(look.s.goods[seat, good])
        if count:
            place, label = f"stores-{seat}-{name}", name_say(good)
            found.append(Piece(f"good-{seat}-{name}", place, "good", label, tone=name, count=count))
    return found


def hand_space(look: Look, seat: int) -> Space:
    own, neutral = int(look.s.hand_personal[seat]), int(look.s.hand_neutral[seat])
    label = say("scene-hand-space", own=own, neutral=neutral, owned=int(look.s.own_dice[seat]))
    return Space(
        f"stores-{seat}-hand", (0, GOODS), label, say("scene-mark-hand"), shape="dish", face=((Icon("die"),),)
    )


def dice_in_hand(look: Look, seat: int) -> list[Piece]:
    """M-10; rolled dice lie with the roll until they are placed."""
    rolling = seat == look.s.to_act
    neutral = int(look.s.hand_neutral[seat]) - (int(sum(look.s.rolled[0])) if rolling else 0)
    own = int(look.s.hand_personal[seat]) - (int(sum(look.s.rolled[1])) if rolling else 0)
    place = f"stores-{seat}-hand"
    owners = [None] * max(neutral, 0) + [seat] * max(own, 0)
    return [die(f"{place}-die-{i}", place, owner) for i, owner in enumerate(owners)]


def reroll_space(look: Look, seat: int) -> Space:
    label = say("scene-reroll-space", ready=bool(look.s.reroll[seat]))
    face = ((Icon("turn"),),)
    return Space(f"stores-{seat}-reroll", (0, GOODS + 1), label, say("scene-mark-reroll"), face=face)


def reroll_tile(look: Look, seat: int) -> Piece:
    ready = bool(look.s.reroll[seat])
    label, tone = say("scene-reroll-tile", ready=ready), COLOURS[seat] if ready else "used"
    return Piece(f"reroll-{seat}", f"stores-{seat}-reroll", "reroll-tile", label, tone=tone)
