/**
 * Requests that get through a bad network: sent again, unchanged, until there is an answer or patience ends.
 *
 * A POST is sent again only where its Idempotency-Key makes that safe: the service carries it out once, whatever is lost, late or doubled.
 */
import { type ApiError, NoAnswer, refusal, secondsIn } from "./problems.js";

/** How long we go on: the pause doubles from `first` to `longest` seconds, and a part of it is left to chance. */
export interface Patience {
  tries: number;
  first: number;
  longest: number;
  longestRetryAfter: number;
  /** Seconds for one try; where an answer is held (`Prefer: wait`), that much longer. */
  timeout: number;
}

export const PATIENT: Patience = { tries: 8, first: 0.2, longest: 5, longestRetryAfter: 60, timeout: 10 };
const AWAY = [429, 502, 503, 504];

/** Waits, unless the signal ends it before. */
export function sleep(seconds: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const ends = () => { clearTimeout(timer); reject(signal!.reason); };
    const timer = setTimeout(() => { signal?.removeEventListener("abort", ends); resolve(); }, seconds * 1000);
    if (signal?.aborted) ends();
    else signal?.addEventListener("abort", ends, { once: true });
  });
}

export class Retrying {
  retries = 0;

  constructor(private readonly inner: typeof fetch, private readonly patience: Patience) {}

  /** Sends a request until it is answered. An answer of 400 and above is thrown as an `ApiError`. */
  readonly fetch = async (request: Request): Promise<Response> => {
    const body = request.body === null ? null : await request.text();
    for (let tries = 1; ; tries++) {
      const isLast = tries >= this.patience.tries;
      let pause = this.pause(tries), text: string, response: Response;
      try {
        [response, text] = await this.answer(request, body);
      } catch (error) {
        request.signal.throwIfAborted();                     // whoever asked does not want to know any more
        if (isLast || !mayRepeat(request)) {
          const what = `${request.method} ${new URL(request.url).pathname}: ${String(error)}`;
          throw new NoAnswer(what, tries, request.headers.get("Idempotency-Key"), error);
        }
        await this.again(pause, request.signal);
        continue;
      }
      const { status, headers } = response;
      if (status < 400) return new Response([204, 304].includes(status) ? null : text, { status, headers });
      const refused = refusal(status, headers, text, tries);
      pause = Math.max(pause, secondsIn(headers) ?? 0);
      if (isLast || !passes(refused) || pause > this.patience.longestRetryAfter || !mayRepeat(request)) throw refused;
      await this.again(pause, request.signal);
    }
  };

  /** The whole answer: one that breaks off is none, and neither is a page that somebody on the way put in our place. */
  private async answer(request: Request, body: string | null): Promise<[Response, string]> {
    const held = Number(/^wait=(\d+)$/.exec(request.headers.get("Prefer") ?? "")?.[1] ?? 0);
    const late = AbortSignal.timeout((this.patience.timeout + held) * 1000);
    const signal = AbortSignal.any([request.signal, late]);
    const response = await this.inner(request.url, { method: request.method, headers: request.headers, body, signal });
    const text = await response.text();
    if (response.status === 200 || response.status === 201) JSON.parse(text);
    return [response, text];
  }

  private pause(tries: number): number {
    const most = Math.min(this.patience.longest, this.patience.first * 2 ** (tries - 1));
    return most * (0.5 + Math.random() / 2);
  }

  private async again(pause: number, signal: AbortSignal): Promise<void> {
    this.retries++;
    await sleep(pause, signal);
  }
}

function passes(refused: ApiError): boolean {
  return AWAY.includes(refused.status) || refused.code === "idempotency_in_progress";
}

function mayRepeat(request: Request): boolean {
  return request.method !== "POST" || request.headers.has("Idempotency-Key");
}
