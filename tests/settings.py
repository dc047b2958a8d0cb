"""Settings of the test suite: the real ones, closed to `.env`, open to guests and sandbox matches."""
import atexit
import os
import shutil
import tempfile

os.environ.update(IGNORE_DOTENV="true", SECRET_KEY="of-the-tests-" + "x" * 50, OPEN_GUESTS="true", SANDBOX="true",
                  ALLOWED_HOSTS="testserver,localhost,127.0.0.1", DEBUG="false", RATE_LIMITS="false", GUESTS_PER_ADDRESS="0",
                  OPEN_MATCHES_PER_PLAYER="0", RUNNING_MATCHES_PER_PLAYER="0", BOT_PACE_SECONDS="0")
if "VAR_DIR" not in os.environ:
    os.environ["VAR_DIR"] = tempfile.mkdtemp(prefix="fishing-tests-")
    atexit.register(shutil.rmtree, os.environ["VAR_DIR"], ignore_errors=True)

from fishing.settings import *  # noqa: F403

PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]     # of moderators: quick, and nobody's
