"""The key of a development machine is one key, whoever asks first, and its owner's alone."""
from concurrent.futures import ThreadPoolExecutor

from fishing.secret_key import local_secret_key


def test_it_is_made_once(tmp_path):
    first = local_secret_key(tmp_path)
    assert len(first) >= 50
    assert local_secret_key(tmp_path) == first
    assert [file.name for file in tmp_path.iterdir()] == ["secret-key"]


def test_only_its_owner_may_read_it(tmp_path):
    local_secret_key(tmp_path)
    assert (tmp_path / "secret-key").stat().st_mode & 0o777 == 0o600


def test_all_who_ask_at_once_get_the_same(tmp_path):
    with ThreadPoolExecutor(16) as pool:
        assert len(set(pool.map(local_secret_key, [tmp_path] * 64))) == 1
