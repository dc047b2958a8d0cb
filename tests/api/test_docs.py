"""The pages that people read: they come up, and nothing in them is fetched from elsewhere."""
from html.parser import HTMLParser
from urllib.parse import urlsplit

import pytest
import yaml
from django.contrib.staticfiles import finders
from django.test import Client

from tests.api.caller import Caller, document

PAGES = ("/docs/try", "/docs/reference")


class Links(HTMLParser):
    def __init__(self):
        super().__init__()
        self.loaded, self.text, self._in_script = [], "", False

    def handle_starttag(self, tag, attrs):
        self._in_script = tag in ("script", "style")
        if tag in ("script", "link", "img", "iframe", "source", "object", "embed", "form", "a", "redoc", "base", "use"):
            self.loaded += [value for name, value in attrs if name in ("src", "href", "data", "action", "spec-url",
                                                                       "xlink:href") and value]

    def handle_data(self, data):
        self.text += data if self._in_script else ""


def page(path):
    answer = Client().get(path, headers={"Accept": "text/html,*/*;q=0.8"})
    assert answer.status_code == 200
    assert answer.headers["Content-Type"].startswith("text/html")
    links = Links()
    links.feed(answer.content.decode())
    return links


@pytest.mark.parametrize("path", PAGES)
def test_a_page_loads_nothing_from_another_host(db, path):
    links = page(path)
    assert links.loaded
    for link in links.loaded:
        assert not urlsplit(link).netloc, link
        assert urlsplit(link).scheme in ("", "data"), link
    assert not [word for word in links.text.split() if "http://" in word or "https://" in word]


@pytest.mark.parametrize("path", PAGES)
def test_every_file_that_a_page_loads_is_here(db, path):
    files = [link.removeprefix("/static/") for link in page(path).loaded if link.startswith("/static/")]
    assert files
    assert all(finders.find(file) for file in files), files


def test_the_two_pages_lead_to_each_other_and_to_the_schema(db):
    assert {"/docs", "/docs/reference", "/openapi.yaml"} <= set(page("/docs/try").loaded)
    assert any("/openapi.yaml" in link for link in page("/docs/reference").loaded)


def test_the_schema_is_served_as_committed(db):
    answer = Client().get("/openapi.yaml")
    assert (answer.status_code, answer.headers["Content-Type"]) == (200, "application/yaml")
    assert yaml.safe_load(b"".join(answer)) == document()


def test_the_pages_take_no_other_method():
    for path in (*PAGES, "/docs", "/docs/en", "/docs/en/search.json", "/openapi.yaml"):
        answer = Caller().post(path, {})
        assert (answer.status, answer.headers["Content-Type"]) == (405, "application/problem+json"), path
