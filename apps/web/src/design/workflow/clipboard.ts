import { isJsonObject, type Json, type JsonObject, type Operation } from '@inkstone/design';
import { textOf } from '../working-copy/text-of.ts';
import { unitOf } from './flow/find-step.ts';
import { freeRoutes, retarget, targetOf, type Flow } from './workflow-operations.ts';

/** An activity or a block, with the routes out of its activities. */
export interface CopiedUnit {
  readonly entry: string;
  readonly activities: readonly JsonObject[];
  readonly routes: readonly JsonObject[];
  /** The routes that lead to what follows. */
  readonly out: readonly string[];
}

export function copyUnit({ content, blocks }: Flow, activity: string): CopiedUnit | null {
  const unit = unitOf(content, blocks, activity);
  const own = unit ? [...content.activities.values()].filter(({ code }) => unit.activities.has(code)) : [];
  if (!unit || own.some(({ kind }) => kind === 'start')) return null;
  return {
    entry: unit.entry,
    activities: own.map(({ source }) => source),
    routes: [...content.routes.values()].filter(({ from }) => unit.activities.has(from)).map(({ source }) => source),
    out: unit.out,
  };
}

interface PastedUnit {
  readonly operations: readonly Operation[];
  readonly entry: string;
}

/** Inserts a copy on routes; names of its own activities follow it, and ways to activities that are not here lead to what follows. */
export function pasteUnit(flow: Flow, copied: CopiedUnit, slot: readonly string[]): PastedUnit | null {
  const to = targetOf(flow, slot);
  if (to === null) return null;
  const codes = codesOfCopies(flow, copied.activities);
  const entry = codes.get(copied.entry)!;
  const leadsTo = (route: JsonObject): string => {
    const target = textOf(route['to']);
    return copied.out.includes(textOf(route['code'])) || !flow.content.activities.has(target) ? to : target;
  };
  const [activities, routes] = insertedCopies(flow, copied, { codes, leadsTo, routes: freeRoutes(flow, copied.routes.length) });
  return { entry, operations: [...activities, ...slot.flatMap((route) => retarget(flow, route, entry)), ...routes] };
}

/** The code of each copied activity's copy. */
export const codesOfCopies = (flow: Flow, activities: readonly JsonObject[]): ReadonlyMap<string, string> =>
  freeCodes(
    flow,
    activities.map(({ code }) => textOf(code)),
  );

interface Copies {
  readonly codes: ReadonlyMap<string, string>;
  /** Where a route leads that leaves what is copied. */
  readonly leadsTo: (route: JsonObject) => string;
  /** The codes of the new routes. */
  readonly routes: readonly string[];
}

/** Inserts copies of activities, then of the routes out of them. */
export function insertedCopies(
  flow: Flow,
  copied: Pick<CopiedUnit, 'activities' | 'routes'>,
  { codes, leadsTo, routes }: Copies,
): readonly [readonly Operation[], readonly Operation[]] {
  const document = flow.key;
  return [
    copied.activities.map((activity): Operation => {
      const { code, ...value } = renamedIn(activity, codes);
      return { op: 'insert', document, path: ['activities', textOf(code)], value };
    }),
    copied.routes.map((source, index): Operation => {
      const { code: _, ...route } = source;
      const from = codes.get(textOf(route['from']))!;
      const value = { ...route, from, to: codes.get(textOf(route['to'])) ?? leadsTo(source) };
      return { op: 'insert', document, path: ['routes', routes[index]!], value };
    }),
  ];
}

/** Each code as it is, or with a number if it is taken. */
function freeCodes({ content }: Flow, wanted: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set(content.activities.keys());
  return new Map(
    wanted.map((code) => {
      let free = code;
      for (let number = 2; taken.has(free); number += 1) free = `${code.replace(/_\d+$/, '').slice(0, 56)}_${number}`;
      taken.add(free);
      return [code, free];
    }),
  );
}

/** The properties by which an activity names others. */
function renamedIn(activity: JsonObject, codes: ReadonlyMap<string, string>): JsonObject {
  const renamed = (value: Json | undefined): Json | undefined =>
    typeof value === 'string'
      ? (codes.get(value) ?? value)
      : Array.isArray(value)
        ? value.map((each) => withActivity(each))
        : withActivity(value);
  const withActivity = (value: Json | undefined): Json =>
    isJsonObject(value)
      ? Object.fromEntries(
          Object.entries(value).map(([name, each]) => [
            name,
            name === 'activity' ? renamed(each)! : isJsonObject(each) ? withActivity(each) : each,
          ]),
        )
      : (value ?? null);
  return Object.fromEntries(Object.entries(activity).map(([name, value]) => [name, naming.has(name) ? renamed(value)! : value]));
}

const naming: ReadonlySet<string> = new Set(['code', 'split', 'whenFailed', 'timeLimit', 'participants']);

const storageKey = 'inkstone-copied-activities';

/** Keeps what was copied for other workflows and applications of this installation. */
export const writeClipboard = (copied: CopiedUnit): void => localStorage.setItem(storageKey, JSON.stringify(copied));

/** What was copied last; null if that is nothing, or cannot be read. */
export function readClipboard(): CopiedUnit | null {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return isCopied(read) ? read : null;
  } catch {
    return null;
  }
}

function isCopied(read: unknown): read is CopiedUnit {
  if (typeof read !== 'object' || read === null) return false;
  const { entry, activities, routes, out } = read as Partial<Record<keyof CopiedUnit, unknown>>;
  const areCoded = (list: unknown): boolean =>
    Array.isArray(list) && list.every((each) => isJsonObject(each) && typeof each['code'] === 'string');
  return typeof entry === 'string' && areCoded(activities) && areCoded(routes) && Array.isArray(out);
}
