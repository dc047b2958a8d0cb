/** Play card games about fishing over HTTP: typed commands, polls and retries that lose and double nothing. README.md begins there. */
export { bot, Fishing, invited, ME, OPEN, type Settings } from "./client.js";
export { type Following, Match, type OtherCommand, type Sending } from "./match.js";
export * from "./problems.js";
export type { Patience } from "./retrying.js";
export type { components, operations, paths } from "./schema.js";
export * from "./types.js";
