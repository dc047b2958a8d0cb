"""The secret key of a development machine: made once, kept in `var/`, never in the repository."""
import contextlib
import os
import secrets
import tempfile
from pathlib import Path


def local_secret_key(folder: Path) -> str:
    """The key in `folder`, made if there is none; the first of several processes that start at once wins, with a whole key."""
    path = folder / "secret-key"
    if not path.exists():
        with tempfile.NamedTemporaryFile("w", encoding="ascii", dir=folder) as file:         # readable by its owner alone
            file.write(secrets.token_urlsafe(64))
            file.flush()
            with contextlib.suppress(FileExistsError):
                os.link(file.name, path)
    return path.read_text(encoding="ascii")
