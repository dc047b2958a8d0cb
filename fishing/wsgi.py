"""The WSGI application that granian serves: Django's, but for how a request is read, and behind `api.unchanged`."""
import os
from io import BytesIO
from typing import Any

import django
from django.conf import settings
from django.core.handlers.wsgi import WSGIHandler, WSGIRequest
from django.utils.http import parse_header_parameters

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "fishing.settings")
django.setup(set_prefix=False)
from api.unchanged import UnchangedFirst  # noqa: E402  # now that Django is set up
from games.metrics import add_up_the_dead  # noqa: E402
from games.usage.writing import keep_writing  # noqa: E402


class Request(WSGIRequest):
    """Django takes a body without Content-Length for none, and reads a query in whatever `charset` a client names (rot13, say)."""

    def __init__(self, environ: dict[str, Any]) -> None:
        if "HTTP_TRANSFER_ENCODING" in environ and environ.get("wsgi.input_terminated"):
            body = environ["wsgi.input"].read(settings.DATA_UPLOAD_MAX_MEMORY_SIZE + 1)              # one more is a 413
            environ = {**environ, "CONTENT_LENGTH": str(len(body)), "wsgi.input": BytesIO(body)}
        super().__init__(environ)

    def _set_content_type_params(self, meta: dict[str, Any]) -> None:
        self.content_type, self.content_params = parse_header_parameters(meta.get("CONTENT_TYPE", ""))


class Handler(WSGIHandler):
    request_class = Request


add_up_the_dead(settings.METRICS_DIR)
application = UnchangedFirst(Handler())


def serve() -> UnchangedFirst:
    """What granian asks each of its processes for: the application, and what they count is written down from now on."""
    keep_writing()
    return application
