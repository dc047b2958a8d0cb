"""The guide in a real browser: nothing comes from elsewhere, it fits a phone, the search finds, and it needs no script."""
import shutil
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect, sync_playwright

from api.guide_pages import ORDER, path_of
from games.rulebook.text import LANGUAGES

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
PHONE, DESK = {"width": 390, "height": 844}, {"width": 1280, "height": 800}
PAGES = [path_of(name, language) for language in LANGUAGES for name in ORDER]
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium on this machine")


@pytest.fixture(scope="module")
def browser():
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        yield running
        running.close()


@pytest.fixture
def tab(browser, service):
    """A tab of a phone; its requests, and what it complains of."""
    with browser.new_context(base_url=service.base, viewport=PHONE, locale="pt-BR") as context:
        page = context.new_page()
        page.asked, page.complaints = [], []
        page.on("request", lambda request: page.asked.append(request.url))
        page.on("console", lambda message: page.complaints.append(message.text))
        yield page


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_fit_a_phone_and_a_desk_and_ask_nobody_else(tab, service, scheme):
    tab.emulate_media(color_scheme=scheme)
    for path in PAGES:
        for size in (PHONE, DESK):
            tab.set_viewport_size(size)
            tab.goto(path)
            assert tab.evaluate("document.documentElement.scrollWidth") <= size["width"], (path, size)
            sticking_out = tab.evaluate("""[...document.querySelectorAll("main *")].filter((part) => !part.closest("pre, table")
                && part.getBoundingClientRect().right > innerWidth).map((part) => part.outerHTML)""")
            assert not sticking_out, (path, size)
    assert {urlsplit(url).netloc for url in tab.asked} == {urlsplit(service.base).netloc}
    assert not tab.complaints


def test_the_search_finds_a_section_whatever_the_accents(tab, service):
    tab.goto("/docs")
    expect(tab.locator("html")).to_have_attribute("lang", "pt-BR")
    tab.get_by_role("searchbox").fill("REFERENCIA onde")
    tab.locator("#found a").first.click()
    expect(tab).to_have_url(f"{service.base}/docs/pt-BR#onde-ler-o-que")
    tab.get_by_role("searchbox").fill("no word of ours")
    expect(tab.locator("#found")).to_have_text("Nada encontrado.")
    assert not tab.complaints


def test_without_a_script_there_is_the_list_of_pages_and_no_search(browser, service):
    with browser.new_context(base_url=service.base, java_script_enabled=False) as context:
        page = context.new_page()
        page.goto("/docs/en")
        assert page.get_by_role("navigation").get_by_role("link").count() == len(ORDER)
        expect(page.locator("#search")).to_be_hidden()
