/** What can go wrong, as errors: no answer at all, or a problem document (RFC 9457) by its status. */
import type { components } from "./schema.js";

export type Problem = components["schemas"]["Problem"];

/** All that this package throws on its own account. */
export class FishingError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** Nobody answered, however often we asked. A move may or may not count: read the match, or send it again with the same `idempotencyKey`. */
export class NoAnswer extends FishingError {
  constructor(what: string, readonly tries: number, readonly idempotencyKey: string | null, cause: unknown) {
    super(`${what}, ${tries} times`, { cause });
  }
}

/** The service said no. `code` is for programs (any may come, also one that this version does not know), `detail` for people. */
export class ApiError extends FishingError {
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly errors: components["schemas"]["FieldError"][];
  readonly requestId: string;

  constructor(readonly problem: Problem, readonly status: number, readonly retryAfter: number | null, readonly tries: number) {
    super(`${status} ${problem.code}: ${problem.detail}`);
    this.code = problem.code;
    this.title = problem.title;
    this.detail = problem.detail;
    this.errors = problem.errors ?? [];
    this.requestId = problem.request_id;
  }
}

/** 400: not well formed; `errors` points at what. */
export class BadRequest extends ApiError {}
/** 401: no credential, or one that does not hold. */
export class NotAuthenticated extends ApiError {}
/** 403: not yours to do. */
export class Forbidden extends ApiError {}
/** 404: not there, or not yours to know of. */
export class NotFound extends ApiError {}
/** 409: the state does not allow it; `problem` says how the match stands (`current_version`, `awaiting`, `your_last_command`). */
export class Conflict extends ApiError {}
/** 412: the match has moved on since the ETag in `If-Match`. */
export class Stale extends ApiError {}
/** 422: well formed and in turn, but the rules forbid it. */
export class AgainstTheRules extends ApiError {}
/** 429: still too many after waiting as `Retry-After` asked, or it asked for longer than we wait. */
export class TooManyRequests extends ApiError {}
/** 503: the service is there and cannot answer now. */
export class Unavailable extends ApiError {}
/** Any other 5xx: a fault of the service, or of what stands before it. */
export class ServiceError extends ApiError {}

const KINDS: Record<number, typeof ApiError> = {
  400: BadRequest, 401: NotAuthenticated, 403: Forbidden, 404: NotFound, 409: Conflict, 412: Stale, 422: AgainstTheRules, 429: TooManyRequests,
  503: Unavailable,
};

/** What `Retry-After` asks for; we send seconds. */
export function secondsIn(headers: Headers): number | null {
  const asked = headers.get("Retry-After") ?? "";
  return /^\d+$/.test(asked) ? Number(asked) : null;
}

/** The error for an answer of 400 and above. What stands between may have written it: then it is no problem document. */
export function refusal(status: number, headers: Headers, text: string, tries: number): ApiError {
  let problem: Problem;
  try {
    problem = JSON.parse(text) as Problem;
    if (typeof problem?.code !== "string") throw new TypeError("no problem document");
  } catch {
    const detail = `The answer is no problem document: ${text.slice(0, 200)}`;
    problem = { type: "about:blank", title: String(status), status, code: "unknown", request_id: headers.get("X-Request-Id") ?? "", detail };
  }
  const Kind = KINDS[status] ?? (status >= 500 ? ServiceError : ApiError);
  return new Kind(problem, status, secondsIn(headers), tries);
}
