"""Recent results: a limited number, and the most recently used stay longest."""

from __future__ import annotations

from game_core.api.cache import LruCache


def filled() -> LruCache[str, int]:
    """A cache for three that holds three."""
    cache = LruCache[str, int](3)
    for value, key in enumerate("abc"):
        cache.put(key, value)
    return cache


def kept(cache: LruCache[str, int]) -> str:
    return "".join(key for key in "abcd" if cache.take(key) is not None)


def test_what_is_put_in_is_kept() -> None:
    cache = filled()
    assert [cache.get(key) for key in "abcd"] == [0, 1, 2, None]
    assert kept(cache) == "abc"


def test_the_oldest_has_to_go_first() -> None:
    cache = filled()
    cache.put("d", 3)
    assert kept(cache) == "bcd"


def test_who_was_asked_for_stays() -> None:
    cache = filled()
    assert cache.get("a") == 0
    cache.put("d", 3)
    assert kept(cache) == "acd"


def test_who_is_put_in_again_stays_with_its_new_value() -> None:
    cache = filled()
    cache.put("a", 9)
    cache.put("d", 3)
    assert cache.get("a") == 9
    assert kept(cache) == "acd"


def test_what_is_taken_is_gone() -> None:
    cache = filled()
    assert cache.take("b") == 1
    assert cache.take("b") is None
    cache.put("d", 3)
    assert kept(cache) == "acd"
