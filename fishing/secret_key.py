"""The secret key of a development machine: made once, kept in `var/`, never in the repository."""
import contextlib
import secrets
from pathlib import Path


def local_secret_key(folder: Path) -> str:
    """The key in `folder`, made if there is none; the first of several processes that start at once wins."""
    path = folder / "secret-key"
    with contextlib.suppress(FileExistsError), path.open("x", encoding="ascii") as file:
        path.chmod(0o600)
        file.write(secrets.token_urlsafe(64))
    return path.read_text(encoding="ascii")
