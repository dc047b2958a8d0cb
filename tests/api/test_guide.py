"""The guide: whole in both languages, its links lead somewhere, what it names exists, and nothing of it comes from elsewhere."""
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from django.conf import settings
from django.contrib.staticfiles import finders
from django.test import Client

from api.guide_pages import FOLDER, ORDER, pages, path_of
from api.problem_kinds import catalogue
from games.rulebook import GAMES
from games.rulebook.text import LANGUAGES
from tests.api.caller import document

PAGES = [(name, language) for language in LANGUAGES for name in ORDER]
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)
OAUTHS = ("access_denied", "invalid_grant")                  # what RFC 6749 calls its refusals
OPERATION = re.compile(r"`(GET|POST|PUT|PATCH|DELETE) (/[^\s`?]*)[^`]*`")


class Seen(HTMLParser):
    """The links of a page, where they can lead to, and what it loads by itself."""

    def __init__(self, html):
        super().__init__()
        self.links, self.anchors, self.loaded, self.code, self._in_code = [], set(), [], [], False
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        here = dict(attrs)
        self.anchors |= {here["id"]} if "id" in here else set()
        self.links += [here["href"]] if tag == "a" and "href" in here else []
        self.loaded += [here[name] for name in ("src", "href") if name in here and tag != "a"]
        self._in_code = tag == "code" and not attrs

    def handle_data(self, data):
        self.code += [data] if self._in_code else []

    def handle_endtag(self, tag):
        self._in_code = False


def source(name, language):
    return (FOLDER / language / f"{name}.md").read_text()


def get(path, **headers):
    return Client().get(path, headers=headers)


def seen(path):
    answer = get(path)
    assert answer.status_code == 200, path
    assert answer["Content-Type"] in ("text/html; charset=utf-8", "application/yaml"), (path, answer["Content-Type"])
    return Seen(b"".join(answer).decode())


def same_code(name, language):
    """The snippets of a page without their comments, and its drawings without the words beside the cards."""
    return [(kind, re.sub(r"^([^:\n]+):" if kind == "table" else r"^\s*(#|//).*\n", "", code, flags=re.M))
            for kind, code in FENCE.findall(source(name, language))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_there_and_no_other(language):
    assert {path.stem for path in Path(FOLDER / language).iterdir()} == {*ORDER}


@pytest.mark.parametrize("name", ORDER)
def test_the_languages_have_the_same_snippets_and_headings(name):
    assert same_code(name, "en") == same_code(name, "pt-BR")
    headings = [re.findall(r"^(#+) ", FENCE.sub("", source(name, language)), re.M) for language in LANGUAGES]
    assert headings[0] == headings[1]
    prose = [FENCE.sub("", source(name, language)) for language in LANGUAGES]
    assert prose[0] != prose[1]


def test_a_drawn_table_is_the_one_that_is_answered():
    """The snippets of a page are held to the service by tests/live/test_guide.py, so its drawings are, too."""
    drawn = 0
    for name in ORDER:
        blocks = FENCE.findall(source(name, "en"))
        for at, (kind, code) in enumerate(blocks):
            if kind == "table":
                answered = next(text for kind, text in blocks[at:] if kind == "json")
                assert all(f'"{card}"' in answered for card in re.findall(r"\[(\S+)\]", code)), code
                drawn += 1
    assert drawn == len(GAMES)


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_every_link_leads_somewhere(db, name, language):
    path = path_of(name, language)
    for link in seen(path).links:
        there = urlsplit(link)
        assert not there.netloc, link
        target = seen(there.path or path)
        assert not there.fragment or there.fragment in target.anchors, (path, link)


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_what_it_names_exists(name, language):
    text = FENCE.sub("", source(name, language))
    known = {(method.upper(), re.sub(r"\{\w+\}", "{}", path)) for path, item in document()["paths"].items() for method in item}
    for method, path in OPERATION.findall(text):
        assert (method, re.sub(r"\{\w+\}", "{}", path)) in known, (method, path)
    for code in re.findall(r"/docs/problems#(\w+)", text):
        assert code in catalogue(), code
    words = {*re.findall(r"\w+", (settings.BASE_DIR / "openapi" / "openapi.yaml").read_text()), *catalogue()}
    words |= {*re.findall(r"\w+", (settings.BASE_DIR / ".env.example").read_text()), *OAUTHS}
    for span in Seen(pages(language)[name].html).code:
        for word in re.findall(r"\b[a-z]+(?:_[a-z]+)+\b", span):
            assert word in words, span


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_a_page_says_its_language_and_loads_only_what_is_here(name, language):
    answer = get(path_of(name, language), Accept_Language="de")
    assert (answer["Content-Language"], "Vary" in answer) == (language, False)
    assert {*answer["Cache-Control"].split(", ")} == {"public", "max-age=300"}
    assert "default-src 'none'" in answer["Content-Security-Policy"]
    html = answer.content.decode()
    assert f'<html lang="{language}">' in html
    assert not re.search(r"<[^>]+ (?:style|on\w+)=|<style|<script>", html)           # the policy would stop them
    for link in Seen(html).loaded:
        assert link.startswith("/docs/") or finders.find(link.removeprefix("/static/")), link
    assert f'href="{path_of(name, language)}" aria-current="page"' in html


@pytest.mark.parametrize(("asked", "language"), [("pt-PT, en;q=0.5", "pt-BR"), ("en-GB", "en"), ("de", "en"), ("", "en")])
@pytest.mark.parametrize("name", ["", "/first-match"])
def test_an_address_without_a_language_speaks_that_of_the_reader(asked, language, name):
    answer = get(f"/docs{name}", Accept_Language=asked)
    assert (answer.status_code, answer["Content-Language"], answer["Vary"]) == (200, language, "Accept-Language")


def test_the_snippets_call_the_service_that_the_page_is_read_from():
    html = Client().get("/docs/en/first-match", headers={"Host": "testserver"}, secure=True).content.decode()
    assert "BASE=https://testserver\n" in html
    assert "127.0.0.1" not in html


@pytest.mark.parametrize("path", ["/docs/en/nothing", "/docs/nothing", "/docs/fr/first-match", "/docs/en/first-match/"])
def test_a_page_that_is_not_there_is_a_problem(path):
    answer = get(path)
    assert (answer.status_code, answer["Content-Type"]) == (404, "application/problem+json")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_search_finds_every_section_of_every_page(db, language):
    answer = get(f"/docs/{language}/search.json")
    assert (answer["Content-Language"], answer["Content-Type"]) == (language, "application/json")
    sections = answer.json()
    assert {section["page"] for section in sections} == {page.title for page in pages(language).values()}
    for section in sections:
        there = urlsplit(section["href"])
        assert there.fragment in seen(there.path).anchors, section
        assert section["title"]
    assert "If-None-Match" in " ".join(section["text"] for section in sections)
