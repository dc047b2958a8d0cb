"""How the server's side of a request is read: bodies in chunks, charsets that are none, by the WSGI application itself."""
import json
from io import BytesIO

import pytest
from django.core.signals import request_finished, request_started
from django.db import close_old_connections
from django.test import RequestFactory

from fishing.wsgi import application


@pytest.fixture(autouse=True)
def the_connection_of_the_test(db):
    """Django's own signals would close it."""
    request_started.disconnect(close_old_connections)
    request_finished.disconnect(close_old_connections)
    yield
    request_started.connect(close_old_connections)
    request_finished.connect(close_old_connections)


def called(method, path, body=b"", **environ):
    """Status and parsed body of a request as granian hands it in; None in `environ` takes a variable away."""
    given = RequestFactory().generic(method, path).environ
    given |= {"CONTENT_TYPE": "application/json", "wsgi.input": BytesIO(body), "wsgi.input_terminated": True,
              "CONTENT_LENGTH": str(len(body)), **environ}
    heard = []
    answer = application({name: value for name, value in given.items() if value is not None}, lambda *start: heard.extend(start))
    raw = b"".join(answer)
    answer.close()
    return int(heard[0].split()[0]), json.loads(raw)


CHUNKED = {"CONTENT_LENGTH": None, "HTTP_TRANSFER_ENCODING": "chunked"}


def test_a_body_in_chunks_is_read():
    assert called("POST", "/v1/guests", b'{"name": "Chunk"}', **CHUNKED)[1]["player"]["name"] == "Chunk"


def test_a_body_in_chunks_is_read_as_strictly_as_any():
    assert called("POST", "/v1/guests", b'{"nmae": "Chunk"}', **CHUNKED)[0] == 400
    assert called("POST", "/v1/guests", b'{"name": "Chunk"}', **CHUNKED, CONTENT_TYPE="")[0] == 415


def test_a_body_in_chunks_is_read_no_further_than_64_kib():
    body = BytesIO(b" " * 3_000_000)
    assert called("POST", "/v1/guests", **CHUNKED, **{"wsgi.input": body})[0] == 413
    assert body.tell() < 70_000


def test_an_empty_body_in_chunks_is_an_empty_body():
    assert called("POST", "/v1/guests", **CHUNKED)[0] == 201


def test_a_length_beside_chunks_does_not_cut_them():
    assert called("POST", "/v1/guests", b'{"name": "Whole"}', CONTENT_LENGTH="3", HTTP_TRANSFER_ENCODING="chunked")[0] == 201


def test_without_a_server_that_ends_the_input_nothing_is_read_beyond_the_length():
    status, _ = called("POST", "/v1/guests", b'{"name": "x"}', **CHUNKED, **{"wsgi.input_terminated": None})
    assert status == 201


@pytest.mark.parametrize("charset", ["rot13", "hex", "zlib", "utf-7", "utf-16", "undefined", "idna", "nonsense", "", "utf-8"])
@pytest.mark.parametrize("path", ["/v1/matches?limit=1", "/v1/games?x=%E9", "/v1/nowhere?y=1"])
def test_the_charset_of_a_request_does_not_decide_how_its_query_is_read(charset, path):
    status, body = called("GET", path, CONTENT_TYPE=f"application/json; charset={charset}")
    assert (status, body.get("code")) == {"/v1/matches?limit=1": (200, None), "/v1/games?x=%E9": (400, "invalid_query"),
                                          "/v1/nowhere?y=1": (404, "not_found")}[path]


@pytest.mark.parametrize("length", ["-1", "abc", "", " 2", "\xb2"])
def test_a_length_that_is_none_is_no_fault_of_ours(length):
    assert called("POST", "/v1/guests", b"{}", CONTENT_LENGTH=length)[0] < 500


@pytest.mark.parametrize("length", ["65537", "9" * 30, "9" * 5_000])
def test_a_body_said_to_be_too_large_is_not_waited_for(length):
    body = BytesIO(b"{}")
    assert called("POST", "/v1/guests", CONTENT_LENGTH=length, **{"wsgi.input": body})[0] == 413
    assert body.tell() == 0
