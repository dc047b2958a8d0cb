"""The service's own settings, but for what every request passes through."""
from fishing.settings import *  # noqa: F403

ROOT_URLCONF = "tests.bench.reference"
MIDDLEWARE = ["django.middleware.common.CommonMiddleware"]
