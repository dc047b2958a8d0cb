"""Settings of the test suite: the real ones, closed to `.env`, open to guests and sandbox matches."""
import os
import tempfile

os.environ.update(IGNORE_DOTENV="true", SECRET_KEY="of-the-tests-" + "x" * 50, OPEN_GUESTS="true", SANDBOX="true",
                  ALLOWED_HOSTS="testserver,localhost,127.0.0.1", DEBUG="false")
os.environ.setdefault("VAR_DIR", tempfile.mkdtemp(prefix="fishing-tests-"))

from fishing.settings import *  # noqa: E402, F403
