from tests.api.caller import guest
def test_a(ana, bia):
    m = ana.post("/v1/matches", {"game": "go_fish", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert m.status == 201, m
    s = bia.post(f"/v1/matches/{m['id']}/seats", {})
    assert s.status == 201 and s["status"] == "active", s
    for _ in range(3):
        g = ana.get(f"/v1/matches/{m['id']}")
        who = ana if g["table"]["turn"] == 0 else bia
        a = who.get(f"/v1/matches/{m['id']}")["you"]["actions"][0]
        r = who.post(f"/v1/matches/{m['id']}/commands", {"type": "ask", "target": a["targets"][0], "rank": a["ranks"][0]})
        assert r.status == 201, r
    assert ana.get("/v1/me/matches").status == 200
    assert ana.get("/v1/nowhere").status == 404
