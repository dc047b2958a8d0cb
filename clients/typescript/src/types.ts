/** The schema's types by short names, and what tells those that this version knows from those that came later. */
import type { components } from "./schema.js";

type Schemas = components["schemas"];
export type View = Schemas["Match"];
export type Played = Schemas["Played"];
export type Command = Schemas["Command"];
export type Event = Schemas["Event"];
export type Action = Schemas["Action"];
export type NewMatch = Schemas["NewMatchRequest"];

type Known<Union> = Union extends { type: string } ? Union : never;
export type KnownEvent = Known<Event>;
export type KnownAction = Known<Action>;
type OfType<Union, Type> = Extract<Union, { type: Type }>;

/** `if (isEvent(event, "asked")) event.target`: other types may come at any time; their `seq` counts. */
export function isEvent<Type extends KnownEvent["type"]>(event: Event, type: Type): event is OfType<KnownEvent, Type> {
  return event.type === type;
}

/** `if (isAction(action, "ask")) action.targets` */
export function isAction<Type extends KnownAction["type"]>(action: Action, type: Type): action is OfType<KnownAction, Type> {
  return action.type === type;
}

interface Tables {
  go_fish: Schemas["GoFishTable"];
  pescado_novo: Schemas["PescadoNovoTable"];
  historias_de_pescador: Schemas["HistoriasDePescadorTable"];
}

/** The table of a match, typed; null before the start and in another game. */
export function tableOf<Game extends keyof Tables>(view: View, game: Game): Tables[Game] | null {
  return view.game === game ? (view.table as Tables[Game] | null) : null;
}
