"""Names, limits, and who comes from where."""

import pytest
from starlette.datastructures import Headers

from chapterhouse.house.errors import No
from chapterhouse.house.guard import Door, Limiter, Limits, Rate, clean_name, clean_text, same_origin


class Watch:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize(
    "name", ["Ada", "Jürgen Groß", "Иван", "Σωκράτης", "李雷", "O'Brien", "Ada 2", "José"]
)
def test_names_of_people(name: str) -> None:
    assert clean_name(f"  {name} ") == name


@pytest.mark.parametrize(
    "name",
    [
        "", " ", "x" * 41, "A\u202eda", "A\u2066da", "A\u200bda", "A\x00da", "\u3164", "\u0410da",
        "\u0391da", "\ufeff", "a" + "\u0301" * 9,
    ],
)  # fmt: skip
def test_xs_4_names_that_hide_or_turn_something_are_refused(name: str) -> None:
    with pytest.raises(No, match="bad_name"):
        clean_name(name)


def test_xs_4_a_name_is_one_line_in_one_form() -> None:
    assert clean_name("Ada\n\tLovelace") == "Ada Lovelace"
    assert clean_name("\uff21da") == "Ada"


def test_a_line_of_chat_has_no_controls() -> None:
    assert clean_text("hello\u202e <b>there</b>\x07 ") == "hello <b>there</b>"
    with pytest.raises(No, match="malformed"):
        clean_text("\u200b\u202e ")


def test_rl_2_buckets_fill_with_time() -> None:
    watch = Watch()
    limiter = Limiter(Rate(3, 30), clock=watch)
    assert [limiter.take("a") for _ in range(3)] == [0, 0, 0]
    assert limiter.take("a") == pytest.approx(2.0)
    assert limiter.take("b") == 0
    watch.now = 1.0
    assert limiter.take("a") == pytest.approx(1.0)
    watch.now = 2.0
    assert limiter.take("a") == 0
    assert sum(limiter.take("a") == 0 for _ in range(100)) == 0
    watch.now = 62.0
    assert sum(limiter.take("a") == 0 for _ in range(100)) == 3


def test_rl_2_thirty_lines_of_chat_a_minute() -> None:
    watch = Watch()
    limiter = Limiter(Limits().chat, clock=watch)
    said = 0
    for tenth in range(600):
        watch.now = tenth / 10
        said += limiter.take("a") == 0
    assert 30 <= said <= 33


def test_rl_4_keys_of_limiters_are_bounded() -> None:
    limiter = Limiter(Rate(1, 1), most=100)
    for key in range(10_000):
        limiter.take(f"address {key}")
    assert len(limiter) == 100


def test_a_door_counts() -> None:
    door = Door(Limits(sockets=2, every_socket=3))
    with door.entering("a") as one, door.entering("a") as two, door.entering("a") as three:
        assert (one, two, three) == (True, True, False)
        with door.entering("b") as other, door.entering("c") as full:
            assert (other, full) == (True, False)
    with door.entering("a") as again:
        assert again


@pytest.mark.parametrize(
    ("headers", "same"),
    [
        ({"origin": "http://house:1", "host": "house:1"}, True),
        ({"origin": "https://house", "host": "house"}, True),
        ({"origin": "http://house:2", "host": "house:1"}, False),
        ({"origin": "http://house.evil", "host": "house"}, False),
        ({"origin": "null", "host": "null"}, False),
        ({"origin": "", "host": ""}, False),
        ({"host": "house"}, False),
        ({"host": "house", "sec-fetch-site": "same-origin"}, True),
        ({"host": "house", "sec-fetch-site": "same-site"}, False),
        ({"host": "house", "sec-fetch-site": "none"}, False),
        ({"origin": "http://evil", "host": "house", "sec-fetch-site": "same-origin"}, False),
    ],
)
def test_same_origin(headers: dict[str, str], same: bool) -> None:
    assert same_origin(Headers(headers)) == same
