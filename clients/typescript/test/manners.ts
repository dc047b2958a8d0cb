/** What the client does when something goes wrong, one thing at a time: `manners.js BAD_BASE LATER_BASE`, told as JSON. */
import { ApiError, Conflict, Fishing, isAction, isEvent, ME, NoAnswer, NotFound, OPEN, tableOf, TooManyRequests } from "../src/index.js";

const [bad = "", later = ""] = process.argv.slice(2);
const patience = { tries: 3, first: 0.01, timeout: 2 };

/** What was thrown, by its class and what it says of itself. */
async function thrown(doing: Promise<unknown>): Promise<Record<string, unknown>> {
  try {
    await doing;
  } catch (error) {
    const kind = [NotFound, TooManyRequests, Conflict, NoAnswer].find((known) => error instanceof known)?.name;
    if (error instanceof ApiError) return { kind, code: error.code, tries: error.tries, told: !!error.requestId && !!error.detail };
    if (error instanceof NoAnswer) return { kind, tries: error.tries, key: error.idempotencyKey?.length ?? null };
    return { kind: String(error) };
  }
  return { kind: "nothing" };
}

// tests/clients/test_typescript.py has told the network what becomes of each request
const ana = new Fishing(bad, { patience });
const guest = await ana.becomeGuest("Ana");
const me = await ana.me();
const said = {
  same: me.id === guest.player.id,
  retries: ana.retries,
  notThere: await thrown(ana.match(crypto.randomUUID())),
  hasty: await thrown(new Fishing(bad, { token: ana.token!, patience: { ...patience, longestRetryAfter: 0.5 } }).me()),
  gone: await thrown(ana.create({ game: "go_fish", seats: [ME, OPEN] })),
};

// a game, an event and a code that this version does not know
const [bia, caio] = [new Fishing(later), new Fishing(later)];
await bia.becomeGuest("Bia");
await caio.becomeGuest("Caio");
const match = await bia.create({ game: "blind_pond", seats: [ME, OPEN] });
const seeded = (await match.giveClientSeed("mine")).seats.map((seat) => seat.client_seed ?? null);
const seedAgain = await thrown(match.giveClientSeed("another"));
await caio.join(match.id);
const action = (await match.look()).you!.actions[0] as { type: string; cards: string[] };
const lay = { type: action.type, card: action.cards[0] };
const types = (await match.send(lay)).events.map((event) => event.type);
const again = await thrown(match.send(lay));
await match.resign();
const heard: unknown[] = [];
for await (const event of match.events({ after: 1 })) heard.push(isEvent(event, "match_finished") ? event.reason : event.type);
console.log(JSON.stringify({ ...said, types, again, heard, seeded, seedAgain, known: isAction(action, "ask"), table: tableOf(match.view, "go_fish") }));
