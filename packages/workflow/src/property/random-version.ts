import type { Activity, Route, WorkflowDefinition } from '@inkstone/schema';
import type { ActivityMove } from '../state/migration-step.ts';
import { people } from '@inkstone/testing/random-workflow';

export interface NextVersion {
  readonly definition: WorkflowDefinition;
  readonly moves: readonly ActivityMove[];
}

/** Returns another sound version of a workflow and moves to migrate instances to it; the seeds determine what changes. */
export function nextVersion(
  definition: WorkflowDefinition,
  { pick, other, seed }: { pick: number; other: number; seed: number },
): NextVersion {
  let next: NextVersion = { definition, moves: [] };
  if (seed % 2 === 0) next = insertActivity(next, pick, String(seed));
  if (seed % 3 === 0) next = renameActivity(next, other);
  if (seed % 5 === 0) next = renameRoutes(next);
  if (seed % 7 < 3) next = changePeople(next, pick, other);
  if (seed % 7 > 4) next = changeVotes(next, other);
  if (seed % 4 === 1) next = dropActivity(next, pick);
  if (seed % 11 === 0) next = startAnew(next, pick, other);
  return next;
}

function change(next: NextVersion, code: string, changes: object): NextVersion {
  const activities = next.definition.activities.map((each) => (each.code === code ? ({ ...each, ...changes } as Activity) : each));
  return { ...next, definition: { ...next.definition, activities } };
}

function approvals({ definition }: NextVersion): Activity[] {
  return definition.activities.filter(({ kind }) => kind === 'approve');
}

function insertActivity({ definition, moves }: NextVersion, pick: number, name: string): NextVersion {
  const plain = definition.routes.filter((route) => route.outcome === undefined);
  const route = plain[pick % plain.length]!;
  const code = `inserted${name}`;
  if (definition.activities.some((each) => each.code === code)) return { definition, moves };
  const inserted: Activity = {
    ...({ participants: [{ kind: 'users', users: [people[pick % people.length]!] }] } as const),
    kind: 'handle',
    code,
    name: code,
    whenNobody: [{ kind: 'skip' }],
    order: 'parallel',
    policy: { kind: 'any' },
    onReentry: 'anew',
    dataGuard: true,
    opinion: {},
    roundsAtMost: 20,
  } as Activity;
  const behind: Route = { code: `to${code}`, from: code, to: route.to, order: 0, default: false };
  const routes = definition.routes.map((each) => (each === route ? { ...each, to: code } : each));
  return { definition: { ...definition, activities: [...definition.activities, inserted], routes: [...routes, behind] }, moves };
}

function renameActivity({ definition, moves }: NextVersion, other: number): NextVersion {
  const { code } = definition.activities[other % definition.activities.length]!;
  const now = `${code}x`;
  if (definition.activities.some((each) => each.code === now)) return { definition, moves };
  const rename = (each: string): string => (each === code ? now : each);
  const activities = definition.activities.map((each) => withNames(each, rename));
  const routes = definition.routes.map((route) => ({ ...route, from: rename(route.from), to: rename(route.to) }));
  return { definition: { ...definition, activities, routes }, moves: [...moves, { from: code, to: now, how: 'keep' }] };
}

function withNames(activity: Activity, rename: (code: string) => string): Activity {
  const named = { ...activity, code: rename(activity.code) } as Activity & {
    split?: string;
    whenFailed?: { kind: string; activity?: string };
    timeLimit?: { final: { kind: string; activity?: string } };
  };
  if (named.split !== undefined) named.split = rename(named.split);
  if (named.whenFailed?.activity !== undefined) named.whenFailed = { ...named.whenFailed, activity: rename(named.whenFailed.activity) };
  if (named.timeLimit?.final.activity !== undefined)
    named.timeLimit = { ...named.timeLimit, final: { ...named.timeLimit.final, activity: rename(named.timeLimit.final.activity) } };
  return named;
}

function renameRoutes({ definition, moves }: NextVersion): NextVersion {
  const routes = definition.routes.map((route) => ({ ...route, code: `${route.code}y` }));
  return { definition: { ...definition, routes }, moves };
}

function changePeople(next: NextVersion, pick: number, other: number): NextVersion {
  const all = approvals(next);
  const activity = all[pick % Math.max(all.length, 1)];
  return activity ? change(next, activity.code, { participants: [{ kind: 'users', users: [people[other % people.length]!] }] }) : next;
}

function changeVotes(next: NextVersion, other: number): NextVersion {
  const all = approvals(next);
  const activity = all[other % Math.max(all.length, 1)];
  return activity ? change(next, activity.code, { policy: { kind: other % 2 === 0 ? 'all' : 'any' }, order: 'sequential' }) : next;
}

/** Drops an activity: routes into it lead to its successor, and what goes back to it goes back to the start. */
function dropActivity(next: NextVersion, pick: number): NextVersion {
  const { definition, moves } = next;
  const renamed = new Set(moves.map(({ to }) => to));
  const all = approvals(next).filter(({ code }) => !renamed.has(code));
  const dropped = all[pick % Math.max(all.length, 1)]?.code;
  const onward = definition.routes.find((route) => route.from === dropped && route.outcome === undefined);
  if (dropped === undefined || !onward) return next;
  const rename = (code: string): string => (code === dropped ? 'start' : code);
  const activities = definition.activities.flatMap((each) => (each.code === dropped ? [] : [withNames(each, rename)]));
  const routes = definition.routes.flatMap((route) => {
    if (route.from === dropped) return [];
    return [route.to === dropped ? { ...route, to: onward.to } : route];
  });
  return { definition: { ...definition, activities, routes }, moves };
}

function startAnew({ definition, moves }: NextVersion, pick: number, other: number): NextVersion {
  const from = definition.activities[pick % definition.activities.length]!.code;
  const to = definition.activities[other % definition.activities.length]!.code;
  return { definition, moves: moves.some((move) => move.to === from) ? moves : [...moves, { from, to, how: 'anew' }] };
}
