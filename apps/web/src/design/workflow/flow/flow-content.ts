import { isJsonObject, objectsIn, type Json, type JsonObject } from '@inkstone/design';
import type { ActivityKind, NameI18n } from '@inkstone/schema';
import { textOf } from '../../working-copy/text-of.ts';

/** An activity of a draft, as far as the drawing needs it. */
export interface FlowActivity {
  readonly code: string;
  readonly kind: string;
  readonly name: string;
  readonly name_i18n?: NameI18n;
  readonly isSplit: boolean;
  /** The code of the split that it joins. */
  readonly joins: string | null;
  /** The activities to which it returns by itself, other than by routes. */
  readonly returnsTo: readonly string[];
  readonly source: JsonObject;
}

export type Outcome = 'agree' | 'disagree' | 'timeout';

export interface FlowRoute {
  readonly code: string;
  readonly from: string;
  readonly to: string;
  readonly name: string;
  readonly name_i18n?: NameI18n;
  readonly condition: string;
  readonly outcome: Outcome | null;
  readonly order: number;
  readonly isDefault: boolean;
  readonly source: JsonObject;
}

/** A workflow as far as a draft has its shape. */
export interface FlowContent {
  readonly activities: ReadonlyMap<string, FlowActivity>;
  readonly routes: ReadonlyMap<string, FlowRoute>;
  /** The routes out of an activity, in the order in which they are shown: as they are tried, the default last. */
  readonly routesFrom: ReadonlyMap<string, readonly FlowRoute[]>;
  readonly routesTo: ReadonlyMap<string, readonly FlowRoute[]>;
}

export function readFlow(content: JsonObject): FlowContent {
  const activities = new Map(objectsIn(content['activities']).map((source) => [textOf(source['code']), readActivity(source)]));
  const routes = new Map(objectsIn(content['routes']).map((source) => [textOf(source['code']), readRoute(source)]));
  const all = [...routes.values()];
  return {
    activities,
    routes,
    routesFrom: new Map([...Map.groupBy(all, ({ from }) => from)].map(([code, own]) => [code, own.toSorted(byOrder)])),
    routesTo: Map.groupBy(all, ({ to }) => to),
  };
}

/** The sort is stable: routes of the same order stay as they are listed, as the engine tries them. */
function byOrder(one: FlowRoute, other: FlowRoute): number {
  return Number(one.isDefault) - Number(other.isDefault) || one.order - other.order;
}

const readActivities = new WeakMap<JsonObject, FlowActivity>();

/** The same object for the same source, so that only changed activities are rendered again. */
function readActivity(source: JsonObject): FlowActivity {
  const known = readActivities.get(source);
  if (known) return known;
  const code = textOf(source['code']);
  const { mode } = source;
  const isBlock = source['kind'] === 'parallel' || source['kind'] === 'inclusive';
  const read: FlowActivity = {
    code,
    kind: textOf(source['kind']),
    ...namesOf(source, code),
    isSplit: isBlock && mode === 'split',
    joins: isBlock && mode === 'join' ? textOf(source['split']) : null,
    returnsTo: [source['whenFailed'], objectOf(source['timeLimit'])['final']].flatMap((value) => {
      const { kind, activity } = objectOf(value);
      return kind === 'back' && typeof activity === 'string' ? [activity] : [];
    }),
    source,
  };
  readActivities.set(source, read);
  return read;
}

const readRoutes = new WeakMap<JsonObject, FlowRoute>();

function readRoute(source: JsonObject): FlowRoute {
  const known = readRoutes.get(source);
  if (known) return known;
  const { outcome, order } = source;
  const read: FlowRoute = {
    code: textOf(source['code']),
    from: textOf(source['from']),
    to: textOf(source['to']),
    ...namesOf(source, ''),
    condition: textOf(source['condition']),
    outcome: outcome === 'agree' || outcome === 'disagree' || outcome === 'timeout' ? outcome : null,
    order: typeof order === 'number' ? order : 0,
    isDefault: source['default'] === true,
    source,
  };
  readRoutes.set(source, read);
  return read;
}

function namesOf({ name, name_i18n }: JsonObject, otherwise: string): { readonly name: string; readonly name_i18n?: NameI18n } {
  return { name: textOf(name) || otherwise, ...(isJsonObject(name_i18n) && { name_i18n: name_i18n as NameI18n }) };
}

const objectOf = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {});

/** What an activity is in the lists of texts and symbols: a join differs from its split. */
export type FlowKind = ActivityKind | 'join';

const kinds: Readonly<Record<ActivityKind, true>> = {
  start: true,
  approve: true,
  handle: true,
  circulate: true,
  exclusive: true,
  parallel: true,
  inclusive: true,
  timer: true,
  service: true,
  subprocess: true,
  end: true,
};

export const isActivityKind = (kind: string): kind is ActivityKind => Object.hasOwn(kinds, kind);

/** Null for a kind that the product does not know. */
export function flowKindOf({ kind, joins }: FlowActivity): FlowKind | null {
  if (!isActivityKind(kind)) return null;
  return joins === null ? kind : 'join';
}

/** Whether people act there and the flow waits for them. */
export const isHumanKind = (kind: string): boolean => kind === 'start' || kind === 'approve' || kind === 'handle';
