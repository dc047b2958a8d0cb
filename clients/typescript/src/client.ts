/** Who calls, and what can be done outside of a match. */
import createClient, { type Client } from "openapi-fetch";
import { good, Match, once } from "./match.js";
import { NotAuthenticated } from "./problems.js";
import { PATIENT, type Patience, Retrying } from "./retrying.js";
import type { components, paths } from "./schema.js";
import type { NewMatch } from "./types.js";

type Schemas = components["schemas"];

export interface Settings {
  /** A player's (`fpt_…`) or, on your server alone, your app's secret key (`fsk_…`). */
  token?: string;
  /** The publishable one (`fpk_…`): the guests that you make belong to your app. */
  appKey?: string;
  language?: string;
  patience?: Partial<Patience>;
  fetch?: typeof fetch;
}

export const ME: Schemas["SeatForMe"] = { kind: "me" };
export const OPEN: Schemas["SeatForAnybody"] = { kind: "open" };
export const bot = (level = "easy"): Schemas["SeatForBot"] => ({ kind: "bot", level });
export const invited = (player: string): Schemas["SeatForPlayer"] => ({ kind: "player", player });

/** The service as one caller sees it. */
export class Fishing {
  /** Keep it: it is all that you need to come back, and it is shown once. */
  token: string | null;
  /** For all that has no method here: openapi-fetch's client, typed by the schema, with our retries. */
  readonly api: Client<paths>;
  private readonly transport: Retrying;

  constructor(base: string, { token, appKey, language, patience, fetch: inner }: Settings = {}) {
    this.token = token ?? null;
    this.transport = new Retrying(inner ?? ((...sent) => fetch(...sent)), { ...PATIENT, ...patience });
    this.api = createClient<paths>({ baseUrl: base.replace(/\/+$/, ""), fetch: this.transport.fetch });
    this.api.use({
      onRequest: ({ request }) => {
        request.headers.set("Accept", "application/json");
        if (this.token) request.headers.set("Authorization", `Bearer ${this.token}`);
        if (appKey) request.headers.set("X-App-Key", appKey);
        if (language) request.headers.set("Accept-Language", language);
      },
    });
  }

  /** How many requests had to be sent again so far. */
  get retries(): number {
    return this.transport.retries;
  }

  /** A new player; from here on we call as that one. */
  async becomeGuest(name?: string): Promise<Schemas["Guest"]> {
    this.token = null;
    const guest = good(await this.api.POST("/v1/guests", { params: once(), body: name === undefined ? {} : { name } }));
    this.token = guest.token;
    return guest;
  }

  async me(): Promise<Schemas["Me"]> {
    return good(await this.api.GET("/v1/me"));
  }

  async giveTokenBack(): Promise<void> {
    try {
      await this.api.DELETE("/v1/tokens/current");
    } catch (error) {
      if (!(error instanceof NotAuthenticated) || error.tries === 1) throw error;          // else the first try did it
    }
    this.token = null;
  }

  /** For a backend: find or create the player that you call `external_id`; `claim`: the token of a guest who becomes it. */
  async player(wish: Schemas["NewPlayerRequest"]): Promise<Schemas["AppPlayer"]> {
    return good(await this.api.POST("/v1/players", { params: once(), body: wish }));
  }

  async mintToken(player: string, wish: Schemas["NewTokenRequest"] = {}): Promise<Schemas["NewToken"]> {
    return good(await this.api.POST("/v1/players/{player_id}/tokens", { params: { path: { player_id: player }, ...once() }, body: wish }));
  }

  async games(): Promise<Schemas["Game"][]> {
    return good(await this.api.GET("/v1/games")).games;
  }

  /** The rules for players, as Markdown, in your language. */
  async rules(game: string): Promise<string> {
    return (good(await this.api.GET("/v1/games/{game}/rules", { params: { path: { game } } })) as Schemas["Rules"]).markdown;
  }

  /** Open a match; it starts by itself once every seat is taken. */
  async create(wish: NewMatch, idempotencyKey?: string): Promise<Match> {
    return Match.from(this.api, await this.api.POST("/v1/matches", { params: once(idempotencyKey), body: wish }));
  }

  /** Sit down, or confirm an invitation. */
  async join(match: string, wish: Schemas["TakeSeatRequest"] = {}, idempotencyKey?: string): Promise<Match> {
    const params = { path: { match_id: match }, ...once(idempotencyKey) };
    return Match.from(this.api, await this.api.POST("/v1/matches/{match_id}/seats", { params, body: wish }));
  }

  /** A match that you sit in, or watch. */
  match(match: string): Promise<Match> {
    return Match.read(this.api, match);
  }

  /** Public matches, a page at a time. */
  async lobby(query: NonNullable<paths["/v1/matches"]["get"]["parameters"]["query"]> = {}): Promise<Schemas["Matches"]> {
    return good(await this.api.GET("/v1/matches", { params: { query } }));
  }

  /** Your matches, the most urgent first. */
  async inbox(query: NonNullable<paths["/v1/me/matches"]["get"]["parameters"]["query"]> = {}): Promise<Schemas["Inbox"]> {
    return good(await this.api.GET("/v1/me/matches", { params: { query } }));
  }
}
