"""The page of an app in a real browser: the team signs in by its link, on a phone and on a desk, and nothing comes from elsewhere."""
import json
import re
import urllib.request
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.live.service import eventually
from tests.live.test_guide_in_a_browser import CHROMIUM, DESK, PHONE
from tests.live.test_usage import Team

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium on this machine")


@pytest.fixture(scope="module")
def team(service):
    team = Team(service, "In a browser")
    team.a_round(1)
    eventually(lambda: team.counted() == team.asked, "all is written")
    return team


def link(team):
    asked = urllib.request.Request(f"{team.service.base}/v1/app/sign-ins", b"", {"Authorization": f"Bearer {team.secret}"})
    with urllib.request.urlopen(asked, timeout=10) as answer:
        return json.loads(answer.read())["url"]


def test_a_team_signs_in_finds_a_request_and_leaves(service, team):
    asked, complaints = [], []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_context(base_url=service.base, viewport=PHONE, locale="pt-BR").new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.on("console", lambda message: complaints.append(message.text))
        page.goto(link(team))
        page.get_by_role("button", name="Entrar").click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("In a browser")
        for language in ("pt-BR", "en"):
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme)
                for size in (PHONE, DESK):
                    page.set_viewport_size(size)
                    page.goto(f"/app?language={language}")
                    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], (language, scheme, size)
        page.get_by_role("textbox").fill("round-0001")
        page.get_by_role("button", name="Find").click()
        expect(page.locator("details[open]")).to_contain_text("invalid_query")
        page.get_by_role("link", name="Português").click()
        expect(page).to_have_url(re.compile("request_id=round-0001"))
        expect(page.locator("details[open]")).to_contain_text("O que fazer")
        page.get_by_role("button", name="Sair").click()
        expect(page.get_by_role("main")).to_contain_text("/v1/app/sign-ins")
        browser.close()
    assert {urlsplit(url).netloc for url in asked} == {urlsplit(service.base).netloc}
    assert not complaints
