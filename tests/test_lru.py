"""The least-recently-used cache."""

from concurrent.futures import ThreadPoolExecutor

from bot.lru import LruCache


def test_the_least_recently_used_entry_is_dropped_first() -> None:
    cache: LruCache[str, int] = LruCache(2)
    cache["a"], cache["b"] = 1, 2
    assert cache.get("a") == 1
    cache["c"] = 3
    assert (list(cache), len(cache), cache.weight) == (["a", "c"], 2, 2)
    assert cache.get("b") is None
    assert "b" not in cache


def test_asking_whether_a_key_is_cached_is_no_use() -> None:
    cache: LruCache[str, int] = LruCache(2)
    cache["a"], cache["b"] = 1, 2
    assert "a" in cache
    cache["c"] = 3
    assert "a" not in cache


def test_a_stored_value_replaces_the_old_one_and_its_weight() -> None:
    cache: LruCache[str, str] = LruCache(10, len)
    cache["a"] = "xxxx"
    cache["b"] = "yyyy"
    cache["a"] = "z"
    assert (list(cache), cache.weight, cache.get("a")) == (["b", "a"], 5, "z")


def test_a_missing_value_is_created_once_and_dropped_by_weight() -> None:
    created: list[str] = []

    def create(key: str) -> int:
        created.append(key)
        return len(key)

    cache: LruCache[str, int] = LruCache(10, lambda value: value)
    assert [cache.get_or_create(key, create) for key in ("aaaa", "bbbb", "aaaa", "cccc")] == [4] * 4
    assert (created, cache.weight, len(cache)) == (["aaaa", "bbbb", "cccc"], 8, 2)
    cache.get_or_create("aaaa", create)
    cache.get_or_create("bbbb", create)
    assert created == ["aaaa", "bbbb", "cccc", "bbbb"]


def test_the_newest_value_is_kept_however_heavy_it_is() -> None:
    cache: LruCache[str, int] = LruCache(10, lambda value: value)
    cache["a"] = 4
    assert cache.get_or_create("b", lambda _: 99) == 99
    assert (list(cache), cache.weight) == (["b"], 99)


def test_a_popped_entry_is_gone_with_its_weight() -> None:
    cache: LruCache[str, int] = LruCache(10, lambda value: value)
    cache["a"] = 4
    assert (cache.pop("a"), cache.pop("a")) == (4, None)
    assert (len(cache), cache.weight) == (0, 0)


def test_useless_values_are_dropped_from_the_least_recently_used_on_but_never_the_newest() -> None:
    cache: LruCache[str, int] = LruCache(10, is_useless=lambda value: value < 0)
    cache["a"], cache["b"], cache["c"] = -1, 2, -3
    assert (list(cache), cache.weight) == (["b", "c"], 2)
    cache["b"] = -2
    assert list(cache) == ["b"]


def test_none_is_a_value_like_any_other() -> None:
    cache: LruCache[str, int | None] = LruCache(2)
    cache["a"] = cache["b"] = None
    assert cache.get("a") is None
    cache["c"] = None
    assert list(cache) == ["a", "c"]
    cache.pop("a")
    assert cache.weight == len(cache) == 1


def test_threads_never_exceed_the_capacity() -> None:
    cache: LruCache[int, int] = LruCache(50)

    def use(number: int) -> int:
        value = cache.get_or_create(number % 90, lambda key: key)
        cache[number % 70] = number % 70
        cache.pop(number % 110)
        return value

    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(use, range(4000))) == [number % 90 for number in range(4000)]
    assert cache.weight == len(cache) <= 50
