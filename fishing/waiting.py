"""Holds polls: a small asynchronous process in front of the web processes. `python -m fishing.waiting --port 8001 --web 127.0.0.1:8000`

A GET with `Prefer: wait=N` of a match, its events or the inbox, and a stream of events (`Accept: text/event-stream`), is held here until
there is something new. Every other request is handed on, byte for byte. A proxy may as well send those straight to the web processes
(deploy/nginx.conf does), and all of them while this process is away: then they are answered at once, which is all that is lost.
"""
import argparse
import asyncio
import os
import resource

import django


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8001)
    parser.add_argument("--web", default="127.0.0.1:8000", help="where the web processes listen")
    said = parser.parse_args()
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "fishing.settings")
    django.setup(set_prefix=False)
    from .door import serve

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:                                         # a socket is a file
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    web_host, _, web_port = said.web.rpartition(":")
    asyncio.run(serve(said.host, said.port, web_host, int(web_port)))


if __name__ == "__main__":
    main()
