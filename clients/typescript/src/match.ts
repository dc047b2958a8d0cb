/** One match: how it stands, what you may do in it, and what happens next. */
import type { Client } from "openapi-fetch";
import { FishingError, ApiError, Forbidden, NotFound } from "./problems.js";
import { sleep } from "./retrying.js";
import type { components, paths } from "./schema.js";
import type { Command, Event, Played, View } from "./types.js";

type Schemas = components["schemas"];
type Api = Client<paths>;
/** `signal` ends the loop with its reason; `wait`: seconds that the service may hold an answer. */
export interface Following { wait?: number; signal?: AbortSignal }
/** With `expectedVersion` only if nothing has happened since; your own `idempotencyKey` is for a program that ends and comes back. */
export interface Sending { expectedVersion?: number; idempotencyKey?: string }
/** A command of a game that came after this version. */
export interface OtherCommand { type: string; [member: string]: unknown }

const OVER: unknown[] = ["match_finished", "match_aborted", "match_voided"];
const WAIT = 25;                                             // seconds; proxies and carriers cut at 30

/** An Idempotency-Key: 32 random characters. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function once(idempotencyKey = newKey()) {
  return { header: { "Idempotency-Key": idempotencyKey } };
}

/** What was asked for. A refusal was thrown before anybody comes here. */
export function good<T>(answer: { data?: T; response: Response }): T {
  if (answer.data === undefined) throw new FishingError(`${answer.response.status} without a body`);
  return answer.data;
}

/** A match, with the newest view of it that we have. Commands bring a newer one; `views()` waits for what others do. */
export class Match {
  private etag: string | null = null;

  private constructor(private readonly api: Api, readonly id: string, private newest: View) {}

  static from(api: Api, answer: { data?: View; response: Response }): Match {
    const view = good(answer);
    const match = new Match(api, view.id, view);
    match.etag = answer.response.headers.get("ETag");
    return match;
  }

  static async read(api: Api, id: string): Promise<Match> {
    return Match.from(api, await api.GET("/v1/matches/{match_id}", { params: { path: { match_id: id } } }));
  }

  /** An answer that was long on its way must not take us back. */
  private keep(view: View, response: Response): View {
    if (view.version >= this.newest.version) {
      this.newest = view;
      this.etag = response.headers.get("ETag");
    }
    return this.newest;
  }

  private get path() {
    return { path: { match_id: this.id } };
  }

  /** The newest that we know; nothing is asked. */
  get view(): View {
    return this.newest;
  }

  get isOver(): boolean {
    return !["open", "active"].includes(this.view.status);
  }

  /** Yours; null for who only watches. */
  get seat(): number | null {
    return this.view.you?.seat ?? null;
  }

  get awaitsMe(): boolean {
    return this.seat !== null && this.view.awaiting.some((awaited) => awaited.seat === this.seat);
  }

  /** Ask whether there is anything new, and with `wait` let the service hold the answer until there is. */
  async look(following: Following = {}): Promise<View> {
    await this.asked(following);
    return this.view;
  }

  /** Whether the service took the waiting upon itself. */
  private async asked({ wait = 0, signal }: Following): Promise<boolean> {
    const header = { ...(this.etag ? { "If-None-Match": this.etag } : {}), ...(wait ? { Prefer: `wait=${wait}` } : {}) };
    const answer = await this.api.GET("/v1/matches/{match_id}", { params: { ...this.path, header }, signal: signal ?? null });
    if (answer.response.status !== 304) this.keep(good(answer), answer.response);
    return answer.response.headers.has("Preference-Applied");
  }

  /**
   * How the match stands now, and again whenever that has changed, until it is over. What happens in between may come as one.
   * Commands that you send in the loop's body count: their answer is the next view.
   */
  async *views({ wait = WAIT, signal }: Following = {}): AsyncGenerator<View, void> {
    let seen: View | null = null;
    for (;;) {
      if (this.view !== seen) {
        seen = this.view;
        yield seen;
      } else if (this.isOver) {
        return;
      } else if (!(await this.asked({ wait, ...(signal ? { signal } : {}) })) && this.view === seen) {
        await sleep(seen.poll_after_ms / 1000, signal);
      }
    }
  }

  /** Each event after that `seq`, once and in order, until the match is over: the log as you may see it. Keep the last `seq` to go on from. */
  async *events({ after = 0, wait = WAIT, signal }: Following & { after?: number } = {}): AsyncGenerator<Event & { seq: number }, void> {
    for (let held = 0; ; held = wait) {                      // the first page comes at once: the match may be over
      const header = held ? { Prefer: `wait=${held}` } : {};
      const answer = await this.api.GET("/v1/matches/{match_id}/events", {
        params: { ...this.path, header, query: { after } }, signal: signal ?? null,
      });
      const page = (good(answer) as { events: (Event & { seq: number })[] }).events;
      for (const event of page) {
        if (event.seq <= after) continue;
        if (event.seq !== after + 1) throw new FishingError(`event ${event.seq} follows ${after}`);
        after = event.seq;
        yield event;
        if (OVER.includes(event.type)) return;
      }
      if (page.length) continue;
      await this.asked(signal ? { signal } : {});
      if (this.isOver && this.view.version <= after) return;
      if (!answer.response.headers.has("Preference-Applied")) await sleep(this.view.poll_after_ms / 1000, signal);
    }
  }

  /** Go Fish: for a rank or, where the match is played by name, for a card. */
  ask(target: number, what: Pick<Schemas["AskCommand"], "rank" | "card">, sending?: Sending): Promise<Played> {
    return this.send({ type: "ask", target, ...what }, sending);
  }

  /** Pescado Novo. Without `capture` where there is one way to play the card; else 422 `choose_capture` names them. */
  play(card: Schemas["PlayCommand"]["card"], capture?: Schemas["PlayCommand"]["capture"], sending?: Sending): Promise<Played> {
    return this.send({ type: "play", card, ...(capture ? { capture } : {}) }, sending);
  }

  /** Histórias de Pescador: cards face down, and what you say they are. */
  announce(creature: Schemas["AnnounceCommand"]["creature"], cards: Schemas["AnnounceCommand"]["cards"], story?: string,
           sending?: Sending): Promise<Played> {
    return this.send({ type: "announce", creature, cards, ...(story === undefined ? {} : { story }) }, sending);
  }

  doubt(announcement: number, sending?: Sending): Promise<Played> {
    return this.send({ type: "doubt", announcement }, sending);
  }

  trust(announcement: number, sending?: Sending): Promise<Played> {
    return this.send({ type: "trust", announcement }, sending);
  }

  discard(card: Schemas["DiscardCommand"]["card"], sending?: Sending): Promise<Played> {
    return this.send({ type: "discard", card }, sending);
  }

  /** Play a command, once, however often it has to be sent. */
  async send(command: Command | OtherCommand, { expectedVersion, idempotencyKey }: Sending = {}): Promise<Played> {
    const body = { ...command, ...(expectedVersion === undefined ? {} : { expected_version: expectedVersion }) } as Command;
    const answer = await this.api.POST("/v1/matches/{match_id}/commands", { params: { ...this.path, ...once(idempotencyKey) }, body });
    const played = good(answer) as Played;
    this.keep(played.match, answer.response);
    return played;
  }

  /** Would it be taken? Nothing is played; a refusal is thrown as it would be met. */
  async rehearse(command: Command | OtherCommand): Promise<void> {
    const body = { ...command, dry_run: true } as Command;
    await this.api.POST("/v1/matches/{match_id}/commands", { params: { ...this.path, ...once() }, body });
  }

  /** Your part of the chance, before the start and once you have seen `view.shuffle.commitment`. */
  async giveClientSeed(client_seed: string): Promise<View> {
    const answer = await this.api.PUT("/v1/matches/{match_id}/client-seed", { params: this.path, body: { client_seed } });
    return this.keep(good(answer), answer.response);
  }

  /** The host's: begin with those who are there. */
  async start(): Promise<View> {
    const answer = await this.api.POST("/v1/matches/{match_id}/start", { params: { ...this.path, ...once() } });
    return this.keep(good(answer), answer.response);
  }

  async resign(): Promise<View> {
    const answer = await this.api.POST("/v1/matches/{match_id}/resign", { params: { ...this.path, ...once() } });
    return this.keep(good(answer), answer.response);
  }

  /** Stand up before the start. */
  async leave(): Promise<void> {
    try {
      await this.api.DELETE("/v1/matches/{match_id}/seats/me", { params: this.path });
    } catch (error) {
      const isGone = error instanceof Forbidden || error instanceof NotFound;
      if (!(error instanceof ApiError) || error.tries === 1 || !isGone) throw error;       // else the first try did it
    }
  }

  /** Once more with the same people: who asks first opens it, who asks then sits down in it. */
  async rematch(wish: Schemas["NewRematchRequest"] = {}): Promise<Match> {
    return Match.from(this.api, await this.api.POST("/v1/matches/{match_id}/rematch", { params: { ...this.path, ...once() }, body: wish }));
  }
}
