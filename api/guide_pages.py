"""The guide of docs/guide: Markdown in every language, made into pages and an index for the search once in a process."""
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from itertools import pairwise
from typing import Any

from django.conf import settings
from django.utils.text import slugify
from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict

from games.rulebook.text import Language

FOLDER = settings.BASE_DIR / "docs" / "guide"
ORDER = ("index", "first-match", "matches", "polling", "retries", "errors", "hidden-information", "clocks", "games", "sandbox",
         "versioning", "production", "oauth")
TO_A_PAGE = re.compile(r"([a-z-]+)\.md(#.*)?")
SUIT = re.compile(r"(?:[2-9JQKA]|10)([CDHS])|(tuna|salmon|bream|mackerel)-\d+")


@dataclass(frozen=True, slots=True)
class Section:
    """What stands under one heading, as words to search in."""

    title: str
    anchor: str
    text: str


@dataclass(frozen=True, slots=True)
class Page:
    """One page in one language."""

    name: str
    path: str
    title: str
    html: str
    sections: tuple[Section, ...]


@cache
def pages(language: Language) -> dict[str, Page]:
    """Every page by its name, in the order in which they are read."""
    return {name: _page(name, (FOLDER / language / f"{name}.md").read_text(encoding="utf-8"), language) for name in ORDER}


def path_of(name: str, language: Language) -> str:
    return f"/docs/{language}" if name == "index" else f"/docs/{language}/{name}"


def _page(name: str, text: str, language: Language) -> Page:
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.add_render_rule("fence", _fence)
    tokens = markdown.parse(text)
    for heading, inline in pairwise(tokens):
        if heading.type == "heading_open":
            heading.attrSet("id", slugify(_words([inline])))
    for token in (child for parent in tokens for child in parent.children or ()):
        if token.type == "link_open" and (link := TO_A_PAGE.fullmatch(str(token.attrGet("href")))):
            token.attrSet("href", path_of(link[1], language) + (link[2] or ""))
    sections = tuple(_sections(tokens))
    return Page(name, path_of(name, language), sections[0].title, markdown.renderer.render(tokens, markdown.options, {}), sections)


def _sections(tokens: Sequence[Token]) -> Iterable[Section]:
    starts = [at for at, token in enumerate(tokens) if token.type == "heading_open"]
    for start, end in zip(starts, [*starts[1:], len(tokens)], strict=True):
        yield Section(_words(tokens[start + 1:start + 2]), str(tokens[start].attrGet("id")), _words(tokens[start + 3:end]))


def _words(tokens: Iterable[Token]) -> str:
    leaves = (leaf for token in tokens for leaf in token.children or [token])
    return " ".join("".join(leaf.content or (" " if leaf.type in ("softbreak", "fence", "paragraph_close", "td_close") else "")
                            for leaf in leaves).split())


def _fence(_: RendererHTML, tokens: Sequence[Token], at: int, options: OptionsDict, env: EnvType) -> str:
    """Code, in a box that scrolls by itself; or a drawn table, where the code says `table`."""
    code, kind = tokens[at].content, tokens[at].info.strip()
    if kind == "table":
        return _table(code)
    return f'<pre tabindex="0"><code class="language-{escape(kind)}">{escape(code)}</code></pre>\n'


def _table(drawing: str) -> str:
    """A line is `who: what lies there`; cards are written as the API writes them, `?` is one that lies face down."""
    rows = "".join(f"<div><dt>{escape(who)}</dt><dd>{' '.join(map(_laid, what.split()))}</dd></div>"
                   for who, _, what in (line.partition(":") for line in drawing.splitlines()))
    return f'<dl class="table">{rows}</dl>\n'


def _laid(word: str) -> str:
    if word == "?":
        return '<span class="card down" role="img" aria-label="?"></span>'
    if not word.startswith("["):
        return escape(word)
    suit: Any = SUIT.fullmatch(card := word.strip("[]"))
    return f'<span class="card {suit[1] or suit[2] if suit else ""}">{escape(card)}</span>'
