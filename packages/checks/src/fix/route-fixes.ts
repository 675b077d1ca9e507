import { objectsIn, type JsonObject, type Operation } from '@inkstone/design';
import { contentOf, removing, setting, type DocumentToFix } from './document-fixes.ts';

const activitiesIn = (at: DocumentToFix): readonly JsonObject[] => objectsIn(contentOf(at)['activities']);
const routesIn = (at: DocumentToFix): readonly JsonObject[] => objectsIn(contentOf(at)['routes']);
const routesFrom = (at: DocumentToFix, code: string): readonly JsonObject[] => routesIn(at).filter(({ from }) => from === code);
const codeOf = ({ code }: JsonObject): string => String(code as string);

/** The only end; null if there are several or none. */
function onlyEnd(at: DocumentToFix): string | null {
  const [end, ...others] = activitiesIn(at).filter(({ kind }) => kind === 'end');
  return end && others.length === 0 ? codeOf(end) : null;
}

function freeCode(taken: readonly JsonObject[], base: string): string {
  const codes = new Set(taken.map(codeOf));
  for (let number = 1; ; number += 1) if (!codes.has(`${base}${number}`)) return `${base}${number}`;
}

const connecting = (at: DocumentToFix, from: string, to: string, routes = routesIn(at)): Operation => ({
  op: 'insert',
  document: at.key,
  path: ['routes', freeCode(routes, 'r')],
  value: { from, to, order: 0 },
});

/** A choice without a default gets the one route that has no condition. */
export function missingDefault(at: DocumentToFix, activity: string): readonly Operation[] {
  const plain = routesFrom(at, activity).filter(({ condition }) => condition === undefined || condition === '');
  return plain.length === 1 ? setting(at, ['routes', codeOf(plain[0]!), 'default'], true) : [];
}

/** Of several defaults the one without a condition stays. */
export function severalDefaults(at: DocumentToFix, activity: string): readonly Operation[] {
  const defaults = routesFrom(at, activity).filter((route) => route['default'] === true);
  const conditioned = defaults.filter(({ condition }) => typeof condition === 'string' && condition !== '');
  if (conditioned.length !== defaults.length - 1) return [];
  return conditioned.flatMap((route) => setting(at, ['routes', codeOf(route), 'default'], undefined));
}

/** A route without a condition is the default where there is none. */
export function missingCondition(at: DocumentToFix, route: string): readonly Operation[] {
  const from = routesIn(at).find((each) => codeOf(each) === route)?.['from'];
  return typeof from === 'string' && !routesFrom(at, from).some((each) => each['default'] === true) ? missingDefault(at, from) : [];
}

/** A route from nothing is taken away, and what people refuse if it leads to nothing. */
export function unknownEnd(at: DocumentToFix, code: string): readonly Operation[] {
  const route = routesIn(at).find((each) => codeOf(each) === code);
  const from = activitiesIn(at).find((each) => codeOf(each) === route?.['from']);
  const isExit = route?.['outcome'] === 'disagree' || route?.['outcome'] === 'timeout';
  return route && (!from || (isExit && routesFrom(at, codeOf(from)).length > 1)) ? removing(at, ['routes', code]) : [];
}

export const routesOutOfEnd = (at: DocumentToFix, activity: string): readonly Operation[] =>
  routesFrom(at, activity).flatMap((route) => removing(at, ['routes', codeOf(route)]));

/** What leads nowhere leads to the end. */
export function noWayOn(at: DocumentToFix, activity: string): readonly Operation[] {
  const end = onlyEnd(at);
  return end === null || routesFrom(at, activity).length > 0 ? [] : [connecting(at, activity, end)];
}

/** A further end to which nothing leads is taken away. */
export function unreachableEnd(at: DocumentToFix, activity: string): readonly Operation[] {
  const ends = activitiesIn(at).filter(({ kind }) => kind === 'end');
  const isUnused = !routesIn(at).some(({ from, to }) => from === activity || to === activity);
  return isUnused && ends.length > 1 && ends.some((end) => codeOf(end) === activity) ? removing(at, ['activities', activity]) : [];
}

/** A join whose split is not there belongs to the only split of its kind that has none. */
export function unknownSplit(at: DocumentToFix, activity: string): readonly Operation[] {
  const all = activitiesIn(at);
  const join = all.find((each) => codeOf(each) === activity);
  const joined = new Set(all.filter((each) => each !== join && each['mode'] === 'join').map(({ split }) => split));
  const open = all.filter((each) => each['mode'] === 'split' && each['kind'] === join?.['kind'] && !joined.has(each['code']!));
  return join && open.length === 1 ? setting(at, ['activities', activity, 'split'], codeOf(open[0]!)) : [];
}

/** Branches that run straight to the same activity, to which nothing else leads, are joined before it. */
export function missingJoin(at: DocumentToFix, activity: string): readonly Operation[] {
  const all = activitiesIn(at);
  const split = all.find((each) => codeOf(each) === activity);
  const isJoined = all.some((each) => each['mode'] === 'join' && each['split'] === activity);
  const branches = routesFrom(at, activity);
  if (!split || isJoined || branches.length < 2) return [];
  const last = branches.map((branch) => lastOf(at, branch));
  const target = last[0]?.['to'];
  const into = routesIn(at).filter(({ to }) => to === target);
  const isSound =
    typeof target === 'string' && last.every((route) => route?.['to'] === target) && into.every((route) => last.includes(route));
  if (!isSound || all.some((each) => codeOf(each) === target && each['kind'] === 'end')) return [];
  const join = freeCode(all, `${activity}_join`);
  const value = { kind: split['kind']!, mode: 'join', split: activity, name: '匯合', name_i18n: { en: 'Join' } };
  return [
    { op: 'insert', document: at.key, path: ['activities', join], value },
    ...into.flatMap((route) => setting(at, ['routes', codeOf(route), 'to'], join)),
    connecting(at, join, target),
  ];
}

/** The last route of a branch that neither divides nor takes anything in. */
function lastOf(at: DocumentToFix, branch: JsonObject): JsonObject | undefined {
  const seen = new Set<JsonObject>();
  for (let route: JsonObject | undefined = branch; route && !seen.has(route);) {
    seen.add(route);
    const { to } = route;
    if (typeof to !== 'string' || routesIn(at).filter((each) => each['to'] === to).length > 1) return route;
    const next = routesFrom(at, to);
    if (next.length !== 1) return undefined;
    [route] = next;
  }
  return undefined;
}
