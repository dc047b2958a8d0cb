/**
 * The twin of verify_shuffle.py in TypeScript, with nothing but Node (22.18 or newer runs it as it is): verify that a match which is
 * over was dealt fairly.
 *
 *     node examples/verify_shuffle.ts MATCH_ID [--base URL] [--token TOKEN]
 *     node examples/verify_shuffle.ts --match match.json --replay replay.ndjson
 */
import { createHash, createHmac } from "node:crypto";
import { readFileSync, realpathSync } from "node:fs";
import { parseArgs } from "node:util";

type Card = string;
type Json = any; // what the API answered: every use of it is checked
type Event = { seq: number; type: string; [member: string]: Json };

const ENDS = ["match_finished", "match_aborted", "match_voided"];
const CREATURES = ["fish", "crab", "shrimp", "lobster", "squid", "octopus", "jellyfish", "oyster"];
const FISHERMEN = ["boaster", "questioner", "whisperer", "shouter", "bookkeeper", "echo", "rambler", "terse", "weatherman", "sworn"];
const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
const FISH = RANKS.flatMap((rank) => ["C", "D", "H", "S"].map((suit) => rank + suit));
const COMMON = ["tuna", "salmon", "bream", "mackerel"].flatMap((suit) => Array.from({ length: 10 }, (_, at) => `${suit}-${at + 1}`));
const SPECIAL = ["*", "J", "B", "0", "1/10", "11", "12", "13", "-1", "-2"];

/** The log is not what the seed leads to. */
export class Wrong extends Error {}

function expect(fits: boolean, what: string): asserts fits {
  if (!fits) throw new Wrong(what);
}

/** JSON values that are the same, whatever the order of their members. */
function same(one: Json, two: Json): boolean {
  if (one === null || two === null || typeof one !== "object" || typeof two !== "object") return one === two;
  if (Array.isArray(one) !== Array.isArray(two)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(two).length && names.every((name) => same(one[name], two[name]));
}

const rank = (card: Card): string => card.slice(0, -1);
const seatsOf = (seats: number): number[] => Array.from({ length: seats }, (_, seat) => seat);

// The method, version 1, and with client seeds version 2.

const WORD = 2n ** 64n;

/** The next word modulo n; words that would favour a number are skipped. */
function fair(n: number, words: Generator<bigint>): number {
  for (const size = BigInt(n); ; ) {
    const word: bigint = words.next().value;
    if (word < WORD - (WORD % size)) return Number(word % size);
  }
}

/** Every random choice of a match, by its name. `clientSeeds`: of the seats in order, null where there is none. */
export class Chance {
  readonly names: string[] = [];
  readonly method: string;
  private readonly key: Buffer;

  constructor(seed: Buffer, clientSeeds: readonly (string | null)[] = []) {
    const text = clientSeeds.map((given) => (given === null ? "-," : `${Buffer.byteLength(given)}:${given},`)).join("");
    const mixed = clientSeeds.some((given) => given !== null);
    this.method = mixed ? "fishing/2" : "fishing/1";
    this.key = mixed ? createHmac("sha256", seed).update(text).digest() : seed;
  }

  /** A number from 0 to n − 1. */
  below(name: string, n: number): number {
    this.names.push(name);
    return fair(n, this.words(name));
  }

  /** Fisher and Yates from the end. */
  shuffled(name: string, items: readonly Card[]): Card[] {
    this.names.push(name);
    const order = [...items], words = this.words(name);
    for (let k = order.length - 1; k > 0; k--) {
      const other = fair(k + 1, words);
      [order[k], order[other]] = [order[other]!, order[k]!];
    }
    return order;
  }

  /** Big-endian words of 64 bits, off blocks of SHA-256(key, method, "/", name, "/", number of the block); in version 1 the seed is key. */
  private *words(name: string): Generator<bigint> {
    for (let block = 0; ; block++) {
      const digest = createHash("sha256").update(this.key).update(`${this.method}/${name}/${block}`).digest();
      for (let at = 0; at < 32; at += 8) yield digest.readBigUInt64BE(at);
    }
  }
}

/** What all games have: hands, and a pile to draw from, top first. `follow` has a function for each type of event that moves cards. */
abstract class Table {
  abstract readonly order: readonly Card[];
  abstract readonly follow: Record<string, (event: Event) => void>;
  protected readonly options: Json;
  protected readonly chance: Chance;
  protected readonly seats: number;
  protected hands: Card[][];
  protected pile: Card[] = [];
  protected dealt = new Map<number, Card[]>();
  protected round = 0;
  private dealer = 0;

  constructor(match: Json, chance: Chance) {
    this.options = match.options;
    this.chance = chance;
    this.seats = match.seats.length;
    this.hands = seatsOf(this.seats).map(() => []);
  }

  protected sorted(cards: readonly Card[]): Card[] {
    return [...cards].sort((one, two) => this.order.indexOf(one) - this.order.indexOf(two));
  }

  protected take(seat: number, cards: readonly Card[]): void {
    for (const card of cards) {
      const at = this.hands[seat]!.indexOf(card);
      expect(at >= 0, `seat ${seat} does not hold ${card}`);
      this.hands[seat]!.splice(at, 1);
    }
  }

  protected give(seat: number, cards: readonly Card[]): void {
    this.hands[seat] = this.sorted([...this.hands[seat]!, ...cards]);
  }

  protected draw(cards: readonly Card[]): void {
    expect(same(this.pile.splice(0, cards.length), cards), `${cards} did not lie on top`);
  }

  protected drew(event: Event): void {
    this.draw(event.cards);
    this.give(event.seat, event.cards);
  }

  /** The next round, and who deals it: by the options or by chance, then the seat to the left. */
  protected begin(event: Event): void {
    this.round += 1;
    const drawn = this.round > 1 ? (this.dealer + 1) % this.seats : (this.options.dealer ?? this.chance.below("dealer", this.seats));
    expect(event.round === this.round && event.dealer === drawn, `round ${this.round} is dealt by seat ${drawn}`);
    expect(this.dealt.size === 0, "a hand was not dealt");
    this.dealer = drawn;
    this.hands = seatsOf(this.seats).map(() => []);
  }

  protected deal(cards: readonly Card[], size: number): void {
    this.dealt = new Map(seatsOf(this.seats).map((seat) => [seat, cards.slice(size * seat, size * (seat + 1))]));
  }

  protected handDealt(event: Event): void {
    const hand = this.dealt.get(event.seat);
    expect(hand !== undefined && this.dealt.delete(event.seat), `nothing is to be dealt to seat ${event.seat}`);
    expect(same(event.cards, this.sorted(hand)), `the hand of seat ${event.seat} is not the one that the seed deals`);
    this.hands[event.seat] = [...event.cards];
  }

  /** The table that is left: what the match shows of it now that all is open. */
  end(table: Json): void {
    expect(this.dealt.size === 0, "a hand was not dealt");
    const shown = table.hands.map((hand: Json) => [hand.seat, hand.cards]);
    expect(same(shown, [...this.hands.entries()]), "the hands at the end are not what the log leads to");
  }
}

class GoFish extends Table {
  readonly order = FISH;
  private books: string[][] = [];
  private asker = -1;
  private wanted: Card[] = [];
  private held: Card[] = [];

  readonly follow: Record<string, (event: Event) => void> = {
    hand_dealt: (event) => this.handDealt(event),
    hand_refilled: (event) => this.drew(event),
    hand_started: (event) => {
      this.begin(event);
      const deck = this.chance.shuffled(`deck/${this.round}`, FISH), size = this.seats === 2 ? 7 : 5;
      this.deal(deck, size);
      this.pile = deck.slice(size * this.seats);
      this.books = seatsOf(this.seats).map(() => []);
      expect(same(event.cards, this.pile), `the stock of hand ${this.round} is not the one that the seed deals`);
    },
    asked: (event) => {
      expect(this.hands[event.seat]!.some((card) => rank(card) === event.rank), `seat ${event.seat} asks for a rank that it does not hold`);
      expect(event.card === undefined || rank(event.card) === event.rank, `${event.card} is not of the rank asked for`);
      this.asker = event.seat;
      this.wanted = event.card === undefined ? FISH.filter((card) => rank(card) === event.rank) : [event.card];
      this.held = this.hands[event.target]!.filter((card) => this.wanted.includes(card));
    },
    cards_given: (event) => {
      expect(same(event.cards, this.held), `seat ${event.seat} gives ${event.cards} and holds ${this.held}`);
      this.take(event.seat, event.cards);
      this.give(event.to, event.cards);
      this.held = [];
    },
    went_fishing: (event) => {
      expect(this.held.length === 0 && event.seat === this.asker, "somebody goes fishing who was to be given cards");
      expect(event.matches === this.wanted.includes(event.card), "a card fished is said to be what it is not");
      this.draw([event.card]);
      this.give(event.seat, [event.card]);
    },
    book_made: (event) => {
      this.take(event.seat, FISH.filter((card) => rank(card) === event.rank));
      this.books[event.seat]!.push(event.rank);
    },
    hand_scored: (event) => expect(same(event.books, this.books), "the books that are scored are not those that were laid"),
  };

  override end(table: Json): void {
    super.end(table);
    expect(table.stock === this.pile.length && same(table.books, this.books), "stock or books at the end are not what the log leads to");
  }
}

class PescadoNovo extends Table {
  readonly order = [...COMMON, ...SPECIAL];
  private table: Card[] = [];

  readonly follow: Record<string, (event: Event) => void> = {
    round_started: (event) => {
      this.begin(event);
      const exchanged = this.options.advanced ? 4 : 2;
      const removed = this.chance.shuffled(`removed/${this.round}`, COMMON).slice(0, exchanged);
      const special = this.chance.shuffled(`special/${this.round}`, SPECIAL);
      const common = COMMON.filter((card) => !removed.includes(card));
      const deck = this.chance.shuffled(`deck/${this.round}`, [...common, ...special.slice(0, exchanged)]);
      const size = this.options.advanced ? Math.floor((deck.length - 4) / this.seats) : 3, dealt = size * this.seats;
      this.table = this.options.advanced ? deck.slice(0, 4) : deck.slice(dealt, dealt + 4);
      this.deal(this.options.advanced ? deck.slice(4) : deck, size);
      this.pile = deck.slice(dealt + 4);
      expect(same(event.cards, this.pile), `the deck of round ${this.round} is not the one that the seed deals`);
      expect(same(event.removed, this.sorted(removed)), `the cards taken out of round ${this.round} are not those of the seed`);
      const unused = this.sorted(special.slice(exchanged));
      expect(same(event.unused, unused), `the special cards of round ${this.round} are not those of the seed`);
    },
    hand_dealt: (event) => {
      if (this.dealt.size === 0) { // three more for everybody
        expect(this.hands.every((hand) => hand.length === 0), "hands are dealt while cards are held");
        this.deal(this.pile.splice(0, 3 * this.seats), 3);
      }
      this.handDealt(event);
    },
    table_dealt: (event) => expect(same(event.cards, this.table), `the table of round ${this.round} is not the one that the seed deals`),
    setup_card_discarded: (event) => this.lift(event.card),
    card_discarded: (event) => this.lift(event.card),
    card_played: (event) => {
      this.take(event.seat, [event.card]);
      event.captured.forEach((card: Card) => this.lift(card));
      if (event.captured.length === 0) this.table.push(event.card);
    },
    table_collected: (event) => this.clear(event.cards),
    leftovers_unclaimed: (event) => this.clear(event.cards),
  };

  private lift(card: Card): void {
    const at = this.table.indexOf(card);
    expect(at >= 0, `${card} does not lie on the table`);
    this.table.splice(at, 1);
  }

  private clear(cards: readonly Card[]): void {
    expect(same(cards, this.table), "the cards collected are not those on the table");
    this.table = [];
  }

  override end(table: Json): void {
    super.end(table);
    expect(table.deck === this.pile.length && same(table.table, this.table), "deck or table at the end are not what the log leads to");
  }
}

class Historias extends Table {
  readonly order = [...CREATURES, "trash"];
  private fishermen: string[] = [];
  private untold = new Set<number>();
  private net: Card[] = [];
  private laid: Event | null = null;
  private reshuffles = 0;

  readonly follow: Record<string, (event: Event) => void> = {
    hand_dealt: (event) => this.handDealt(event),
    drew: (event) => this.drew(event),
    table_set: (event) => {
      const { chance, options, seats } = this;
      const creatures: Card[] = options.creatures ?? this.sorted(chance.shuffled("creatures", CREATURES).slice(0, seats + 1));
      const first: number = options.first_seat ?? chance.below("first_seat", seats);
      const deck = chance.shuffled("deck", creatures.flatMap((creature) => Array<Card>(10).fill(creature)));
      this.deal(deck, 8);
      this.dealt.forEach((hand) => hand.push("trash", "trash", "trash", "trash"));
      this.fishermen = options.fishermen ? chance.shuffled("fishermen", FISHERMEN).slice(0, seats) : [];
      this.untold = new Set(this.fishermen.keys());
      this.pile = deck.slice(8 * seats);
      expect(same(event.creatures, creatures), "the creatures are not those of the seed");
      expect(event.first_seat === first, `seat ${first} begins`);
      expect(same(event.cards, this.pile) && event.net === 0, "the Fishing Deck is not the one that the seed deals");
    },
    fisherman_dealt: (event) => {
      expect(this.untold.delete(event.seat), `seat ${event.seat} is dealt a Fisherman too many`);
      this.fisherman(event);
    },
    fisherman_revealed: (event) => this.fisherman(event),
    instruction_missed: (event) => this.fisherman(event),
    announced: (event) => {
      expect(this.laid === null, "an announcement is open already");
      this.take(event.seat, event.cards);
      this.laid = event;
    },
    revealed: (event) => {
      const { creature } = this.settled(event);
      expect(event.truthful === event.cards.every((card: Card) => card === creature), "the truth was not told of an announcement");
    },
    netted: (event) => {
      this.settled(event);
      this.net.push(...event.cards);
      this.laid = null;
    },
    returned: (event) => {
      this.settled(event);
      this.give(event.seat, event.cards);
      this.laid = null;
    },
    discarded: (event) => {
      this.take(event.seat, [event.card]);
      this.net.push(event.card);
    },
    net_reshuffled: (event) => {
      expect(this.pile.length === 0, "the Net is made a deck while there is one");
      this.reshuffles += 1;
      this.pile = this.chance.shuffled(`reshuffle/${this.reshuffles}`, this.net);
      this.net = [];
      expect(same(event.cards, this.pile), `reshuffle ${this.reshuffles} is not the one of the seed`);
    },
  };

  private fisherman(event: Event): void {
    expect(event.card === this.fishermen[event.seat], `the Fisherman of seat ${event.seat} is not the one of the seed`);
  }

  /** The open announcement, whatever becomes of it. */
  private settled(event: Event): Event {
    const laid = this.laid;
    expect(laid !== null && event.seat === laid.seat && same(event.cards, laid.cards), "these are not the cards that were laid");
    return laid;
  }

  override end(table: Json): void {
    super.end(table);
    expect(this.untold.size === 0, "a Fisherman was not dealt");
    expect(table.deck === this.pile.length && table.net === this.net.length, "deck or Net at the end are not what the log leads to");
    expect(same(table.fishermen.map((held: Json) => held.card), this.fishermen), "the Fishermen at the end are not those that were dealt");
  }
}

const GAMES: Record<string, new (match: Json, chance: Chance) => Table> = {
  go_fish: GoFish, pescado_novo: PescadoNovo, historias_de_pescador: Historias,
};

/** The names of the random choices that were verified. Wrong where anything does not fit. */
export function verify(match: Json, log: Event[]): string[] {
  const { seed: told, commitment } = match.shuffle;
  expect(typeof told === "string", "the match is not over: its seed is still secret");
  const seed = Buffer.from(told, "hex");
  expect(createHash("sha256").update(seed).digest("hex") === commitment, "the commitment is not SHA-256 of the seed");
  expect(log.length === match.version && log.every((event, at) => event.seq === at + 1), "events are missing or out of order");
  const [first, last] = [log[0]!, log.at(-1)!];
  expect(first.type === "match_created" && first.commitment === commitment, "the log does not begin with this commitment");
  expect(ENDS.includes(last.type), "the log does not end");
  const result = match.result && Object.fromEntries(Object.keys(match.result).map((name) => [name, last[name]]));
  expect(same(result, match.result), "the log does not end with the result of the match");
  const Game = GAMES[match.game];
  expect(Game !== undefined, `this program does not know ${match.game}`);
  const chance = new Chance(seed, clientSeedsOf(match, log)), table = new Game(match, chance);
  for (const event of log) {
    const follow = Object.hasOwn(table.follow, event.type) ? table.follow[event.type] : undefined;
    try {
      if (follow) {
        const cards = event.cards ?? [event.card];
        expect((event.count ?? cards.length) === cards.length, "the count is not that of the cards");
        follow(event);
      }
    } catch (error) {
      throw error instanceof Wrong ? new Wrong(`event ${event.seq} (${event.type}): ${error.message}`) : error;
    }
  }
  if (match.table) table.end(match.table);
  return chance.names;
}

/** Those that the log has, at the start and nowhere else, and the match must have no others. */
function clientSeedsOf(match: Json, log: Event[]): (string | null)[] {
  const mixed = log.filter((event) => event.type === "client_seeds_mixed");
  const given: (string | null)[] = mixed[0]?.client_seeds ?? match.seats.map(() => null);
  const told = match.seats.map((seat: Json) => seat.client_seed ?? null); // what was saved before there were any has none
  expect(same(told, given), "the client seeds of the match are not those that the log has mixed in");
  const method = mixed.length ? "fishing/2" : "fishing/1";
  expect([method, null].includes(match.shuffle.method ?? null), "the method of the match is not that of its log");
  if (mixed[0]) {
    const before = log[mixed[0].seq - 2];
    expect(mixed.length === 1 && before?.type === "match_started", "client seeds are mixed in when the match begins, and once");
    expect(mixed[0].method === method && given.some((seed) => seed !== null), "the log tells of no such method");
  }
  return given;
}

async function fetched(url: string, token: string | undefined): Promise<string> {
  const answer = await fetch(url, token ? { headers: { Authorization: `Bearer ${token}` } } : {});
  if (!answer.ok) throw new Error(`GET ${url}: ${answer.status} ${await answer.text()}`);
  return answer.text();
}

async function main(): Promise<void> {
  const text = { type: "string" } as const;
  const { values: args, positionals: [id] } = parseArgs({
    options: { base: { ...text, default: "http://127.0.0.1:8000" }, token: text, match: text, replay: text }, allowPositionals: true,
  });
  if (!id && !(args.match && args.replay)) throw new Error("name a match, or the two files with --match and --replay");
  const path = `${args.base}/v1/matches/${id}`;
  const match = JSON.parse(id ? await fetched(path, args.token) : readFileSync(args.match!, "utf-8"));
  const replay = id ? await fetched(`${path}/replay`, args.token) : readFileSync(args.replay!, "utf-8");
  const log: Event[] = replay.split("\n").filter(Boolean).map((line) => JSON.parse(line));
  try {
    const names = verify(match, log);
    console.log(`verified: ${match.game}, ${log.length} events, ${names.length} random choices follow from the seed: ${names.join(", ")}`);
  } catch (error) {
    const arranged = match.sandbox ? " (a sandbox match: its first deal may have been arranged)" : "";
    const why = error instanceof Wrong ? error.message : `this is no match and its replay: ${error}`;
    console.log(`NOT what the seed deals: ${why}${arranged}`);
    process.exitCode = 1;
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) await main();
