/**
 * End-to-end tests of a client that come out the same each time, with Node's own test runner and nothing else (Node 22.18 or later):
 *
 *     FISHING=http://127.0.0.1:8000 node --test examples/sandbox.test.ts
 *
 * They need sandbox matches: a service by `make run`, or a publishable key of a sandbox app in APP_KEY. docs/sandbox.md explains each step.
 * With TRANSCRIPT=some-file, every answer is appended to that file with ids, tokens and times made plain: two runs write the same bytes.
 */
import assert from "node:assert/strict";
import { appendFileSync } from "node:fs";
import { test } from "node:test";

const BASE = process.env["FISHING"] ?? "http://127.0.0.1:8000";
const PLAIN = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|fpt_[0-9a-f]+|\d{4}-\d\d-\d\dT[\d:.]+Z|(?<="seconds_left":)\d+/g;
const ME = { kind: "me" }, OPEN = { kind: "open" }, DAY = 86_400;

type Event = { type: string; seat: number; seq: number; rank?: string };
type Match = {
  id: string; status: string; awaiting: { seat: number }[]; result: { reason: string } | null;
  table: { turn: number; hands: { cards: string[] }[] };
};

/** Your client, as far as these tests need one. Put your own in its place. */
class Client {
  readonly headers: Record<string, string>;

  constructor(headers: Record<string, string>) {
    this.headers = headers;
  }

  static async named(name: string): Promise<Client> {
    const key = process.env["APP_KEY"];
    const nobody = new Client({ "Content-Type": "application/json", ...(key ? { "X-App-Key": key } : {}) });
    const guest = await nobody.call<{ token: string }>("POST", "/v1/guests", { name });
    return new Client({ "Content-Type": "application/json", Authorization: `Bearer ${guest.token}` });
  }

  async call<Told>(method: string, path: string, body?: unknown): Promise<Told> {
    const answer = await fetch(BASE + path, { method, headers: this.headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    const text = await answer.text();
    assert.ok(answer.ok, `${method} ${path}: ${text}`);
    if (process.env["TRANSCRIPT"]) appendFileSync(process.env["TRANSCRIPT"], plain(`${method} ${path} ${answer.status} ${text}\n`));
    return JSON.parse(text) as Told;
  }

  async open(wish: object): Promise<string> {
    return (await this.call<Match>("POST", "/v1/matches", wish)).id;
  }

  async play(match: string, command: object): Promise<Match> {
    return (await this.call<{ match: Match }>("POST", `/v1/matches/${match}/commands`, command)).match;
  }

  advance(match: string, seconds: number): Promise<Match> {
    return this.call("POST", `/v1/sandbox/matches/${match}/advance`, { seconds });
  }

  async events(match: string, ...kinds: string[]): Promise<Event[]> {
    const { events } = await this.call<{ events: Event[] }>("GET", `/v1/matches/${match}/events`);
    return kinds.length ? events.filter((event) => kinds.includes(event.type)) : events;
  }
}

/** For whoever compares two runs: ids, tokens and times are all that differs. */
function plain(text: string): string {
  return text.replace(PLAIN, "…");
}

test("a card that is asked for is given", async () => {
  // A deal of our own against a bot that does what it is told: each card is where we want it, and each move.
  const ana = await Client.named("Ana");
  const match = await ana.open({
    game: "go_fish",
    seats: [ME, { kind: "bot", script: [{ type: "ask", target: 0, rank: "K" }] }],
    sandbox: { seed: "kings", arrangement: { dealer: 1, hands: [["7C", "KD"], ["7D", "KC"]], stock: ["9C", "7H", "9D", "KH"] } },
  });
  const after = await ana.play(match, { type: "ask", target: 1, rank: "7" });
  assert.deepEqual(after.table.hands[0]?.cards, ["7C", "7D", "KD"]);
  await ana.play(match, { type: "ask", target: 1, rank: "7" }); // it has none left: we fish a nine, and it is its turn
  await ana.advance(match, 1); // bots play before time passes, and before we are answered
  const itsFirst = (await ana.events(match, "asked")).find((event) => event.seat === 1);
  assert.equal(itsFirst?.rank, "K", "then its list is at its end, and it plays by itself");
  assert.deepEqual(await ana.events(match, "script_missed"), [], "the script has fitted");
});

test("who lets the time run out is played for, and then out", async () => {
  const ana = await Client.named("Ana"), bia = await Client.named("Bia");
  const match = await ana.open({
    game: "pescado_novo", seats: [ME, OPEN], options: { dealer: 1 }, sandbox: { seed: "sleepy" },
    clock: { turn_seconds: DAY, on_timeout: "autoplay", timeouts_allowed: 1 },
  });
  await bia.call("POST", `/v1/matches/${match}/seats`, {});
  assert.equal((await ana.advance(match, DAY - 60)).awaiting[0]?.seat, 0, "a minute is left");
  assert.equal((await ana.advance(match, 60)).awaiting[0]?.seat, 1, "it was played for Ana");
  assert.equal((await ana.advance(match, 3 * DAY)).result?.reason, "timeout");
  assert.deepEqual((await ana.events(match, "turn_timed_out")).map((event) => event.seat), [0, 1, 0]);
});

test("silence in a doubt window is trust", async () => {
  const ana = await Client.named("Ana"), bia = await Client.named("Bia");
  const match = await ana.open({
    game: "historias_de_pescador", seats: [ME, OPEN], clock: { doubt_seconds: 60 },
    sandbox: {
      seed: "tale",
      arrangement: {
        first_seat: 0, creatures: ["crab", "squid", "fish"], hands: [["crab", "trash"], ["squid", "fish"]], deck: ["fish", "crab"],
      },
    },
  });
  await bia.call("POST", `/v1/matches/${match}/seats`, {});
  await ana.play(match, { type: "announce", creature: "crab", cards: ["trash"] });
  assert.equal((await ana.advance(match, 60)).table.turn, 1);
  assert.deepEqual((await ana.events(match, "trusted")).map((event) => event.seat), [1]);
});

test("a seed makes a whole match of bots the same", async () => {
  const ana = await Client.named("Ana");
  const seats = ["easy", "medium", "easy"].map((level) => ({ kind: "bot", level }));
  const logs: string[] = [];
  for (let run = 0; run < 2; run++) {
    const match = await ana.open({ game: "pescado_novo", preset: "app", seats, sandbox: { seed: "an evening" } });
    assert.equal((await ana.advance(match, 1)).status, "finished");
    logs.push(plain(JSON.stringify(await ana.events(match))));
  }
  assert.equal(logs[0], logs[1]);
});
