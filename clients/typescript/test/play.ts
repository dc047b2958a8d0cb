/**
 * Plays as Ana and Bia, with a bot, and tells as JSON what it believes: `play.js BASE WISH TIMEOUT`. tests/clients/test_typescript.py
 * holds that against the log of the service.
 */
import { type Action, bot, Conflict, Fishing, isAction, type Match, ME, type NewMatch, OPEN, type Played, tableOf } from "../src/index.js";

const [base = "", wish = "{}", timeout = "10"] = process.argv.slice(2);
const patience = { tries: 12, first: 0.05, longest: 1, timeout: Number(timeout) };
const strange: string[] = [];

function oneOf<T>(choices: readonly T[]): T {
  const chosen = choices[Math.floor(Math.random() * choices.length)];
  if (chosen === undefined) throw new Error("nothing to choose from");
  return chosen;
}

/** One of `you.actions`, with its choices made. */
function move(match: Match, actions: Action[]): Promise<Played> {
  const action = oneOf(actions.filter((action) => action.type !== "doubt" || Math.random() < 0.3 || actions.length === 1));
  if (isAction(action, "ask")) return match.ask(oneOf(action.targets), { rank: oneOf(action.ranks ?? []) });
  if (isAction(action, "play")) {
    const { card, captures } = oneOf(action.plays);
    return match.play(card, captures.length ? oneOf(captures) : []);
  }
  if (isAction(action, "announce")) {
    const hand = tableOf(match.view, "historias_de_pescador")!.hands.find(({ seat }) => seat === match.seat)!.cards!;
    const { creature, min_cards } = oneOf(action.creatures);
    return match.announce(creature, hand.slice(0, Math.max(1, min_cards)), "Juro!");
  }
  if (isAction(action, "doubt")) return match.doubt(action.announcement);
  if (isAction(action, "trust")) return match.trust(action.announcement);
  if (isAction(action, "discard")) return match.discard(oneOf(action.cards));
  throw new Error(`what is ${JSON.stringify(action)}?`);
}

/** A whole match; the first event of each command that was accepted. */
async function play(match: Match): Promise<number[]> {
  const accepted: number[] = [];
  for await (const view of match.views()) {
    if (!match.awaitsMe || !view.you?.actions.length) continue;
    try {
      const played = await move(match, view.you.actions);
      accepted.push(played.events[0]!.seq as number);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;         // the others may have been faster; our own move may not
      const mine = error.problem.your_last_command;
      if (mine && !accepted.includes(mine.seq)) strange.push(`${error.message} though ${JSON.stringify(mine)}`);
      await match.look();
    }
  }
  return accepted;
}

async function follow(match: Match): Promise<number[]> {
  const heard: number[] = [];
  for await (const event of match.events()) heard.push(event.seq);
  return heard;
}

const people = [new Fishing(base, { patience }), new Fishing(base, { patience })] as const;
const [ana, bia] = people;
await ana.becomeGuest("Ana");
await bia.becomeGuest("Bia");
const hers = await ana.create({ ...(JSON.parse(wish) as NewMatch), seats: [ME, OPEN, bot()] });
const matches = [hers, await bia.join(hers.id)];
const told = await Promise.all(matches.map(async (match, index) => {
  const follower = new Fishing(base, { patience, token: people[index]!.token! });
  const [accepted, heard] = await Promise.all([play(match), follow(await follower.match(hers.id))]);
  return { token: people[index]!.token, match: hers.id, seat: match.seat, accepted, heard, retries: people[index]!.retries + follower.retries };
}));
console.log(JSON.stringify({ told, strange }));
