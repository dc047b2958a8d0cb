"""Lines of the log: JSON for machines, text for people, and what is taken out of both."""
import io
import json
import logging

import pytest

from fishing.logs import formatter
from games import tracing
from games.matches import codec
from games.rulebook import GAMES

SEED = "5eed" * 16
ROW = f'null value in column "x"\nDETAIL:  Failing row contains (1, {SEED}, AH).\nHINT:  none'


@pytest.fixture
def log():
    """A logger, and what it has written so far, by how."""
    def of(for_people):
        stream, logger = io.StringIO(), logging.Logger("games.tried", logging.DEBUG)
        handler = logging.StreamHandler(stream)
        handler.setFormatter(formatter(for_people=for_people))
        logger.addHandler(handler)
        return logger, stream
    yield of
    tracing.end()


def test_a_line_is_one_json_object_with_the_id_of_its_request(log):
    logger, stream = log(False)
    tracing.begin(request_id="of-the-test")
    logger.warning("%s of\n%s", "line", "two", extra={"route": "v1/me", "status": 200, "request": "GET /?token=x", "body": "x"})
    line = json.loads(stream.getvalue())
    assert stream.getvalue().count("\n") == 1
    assert line.pop("at").endswith("Z")
    assert line == {"message": "line of\ntwo", "level": "warning", "logger": "games.tried", "request_id": "of-the-test", "route": "v1/me",
                    "status": 200}


@pytest.mark.parametrize("for_people", [False, True])
def test_a_traceback_has_no_locals_no_row_and_no_token(log, for_people):
    logger, stream = log(for_people)
    hand = ["AH", "KS", SEED]  # noqa: F841  # a local variable
    try:
        raise ValueError(ROW)
    except ValueError:
        logger.exception("Bearer fpt_%s failed", "0" * 48)
    text = stream.getvalue()
    assert "Traceback" in text
    assert "HINT" in text
    assert not [secret for secret in (SEED, "AH", "0" * 12) if secret in text]


def test_a_state_that_cannot_be_read_shows_nobodys_hand(log):
    logger, stream = log(False)
    table = GAMES["go_fish"].state
    for damaged in (f'{{"hands": [["AH", "{SEED}"]]}}', f'["AH", "{SEED}"]', f'{{"hands": "{SEED}, input_type=AH'):
        with pytest.raises(ValueError, match="validation error") as caught:
            codec.load(table, damaged)
        assert SEED[:6] in str(caught.value), "pydantic quotes what it was given"
        logger.error("a match is damaged", exc_info=caught.value)
    assert stream.getvalue().count("input_value=…") >= 3
    assert not [secret for secret in (SEED[:8], "['AH'", "=AH") if secret in stream.getvalue()], "pydantic may list the deck"


def test_people_read_text(log):
    logger, stream = log(True)
    logger.info("hello", extra={"status": 200})
    assert "hello" in stream.getvalue()
    with pytest.raises(json.JSONDecodeError):
        json.loads(stream.getvalue())
