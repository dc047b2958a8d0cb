"""The count of what the schema documents finds what nobody has met."""
from tests.documented import documented, report

DOCUMENT = {"paths": {"/v1/me": {"get": {"operationId": "getMe", "responses": {
    "200": {}, "304": {}, "401": {"x-codes": ["invalid_token", "revoked_token"]}}}}}}
ALL = {("getMe", "200", ""), ("getMe", "304", ""), ("getMe", "401", "invalid_token"), ("getMe", "401", "revoked_token")}


def test_every_status_and_every_code_of_an_operation_counts():
    statuses, codes = documented(DOCUMENT)
    assert statuses == {("getMe", "200"), ("getMe", "304"), ("getMe", "401")}
    assert codes == {("getMe", "invalid_token"), ("getMe", "revoked_token")}


def test_what_was_all_received_is_complete():
    lines, complete = report(DOCUMENT, ALL)
    assert complete
    assert lines == ["operations: 1", "(operation, status) pairs: 3 documented, 3 received by a test (100.0 %)",
                     "(operation, code) pairs: 2 documented, 2 received by a test (100.0 %)"]


def test_what_nobody_received_is_named():
    for lacking, line in ((("getMe", "304", ""), "getMe 304"), (("getMe", "401", "revoked_token"), "getMe revoked_token")):
        lines, complete = report(DOCUMENT, ALL - {lacking})
        assert not complete
        assert f"  never received: {line}" in lines


def test_what_another_operation_answered_proves_nothing():
    assert report(DOCUMENT, {("updateMe", status, code) for _, status, code in ALL})[1] is False
