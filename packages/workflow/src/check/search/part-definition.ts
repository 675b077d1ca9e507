import { isJoin, isSplit, type Activity, type Route, type WorkflowDefinition } from '@inkstone/schema';
import { enclosingBranches } from '../../block.ts';
import type { DefinitionIndex } from '../../definition-index.ts';
import { abstractActivity } from './abstract-definition.ts';

/** A part of a definition: its activities and where they lead. */
export interface Part {
  /** In the order a token reaches them, the entry first. */
  readonly members: readonly string[];
  /** Whether an exit to this activity leads forward, rather than back to an earlier one. */
  readonly leadsForward: (to: string) => boolean;
  /** Activities after the part from which a token can only come back, each with the activities it comes back to. */
  readonly returning: ReadonlyMap<string, readonly string[]>;
}

const [begin, before, after] = ['~start', '~before', '~end'] as const;
const [backPrefix, returnPrefix] = ['~back:', '~return:'] as const;

/**
 * Returns a part as a definition of its own: everything before it is represented by one activity that all back edges lead to, everything
 * after it by the end. A failed vote that goes to a join outside the part leaves it. With `endsBack`, leading back is an end as well, and
 * each target of a back edge is represented by its own activity: `backTargetOf` returns its code.
 */
export function definitionOfPart(index: DefinitionIndex, part: Part, endsBack = false): WorkflowDefinition {
  const members = new Set(part.members);
  const [entry] = part.members;
  const isStart = isEntryOfAll(index, part);
  const ends = index.definition.activities.filter(({ kind }) => kind === 'end');
  const endCodes = new Set(ends.map(({ code }) => code));
  const back = new Set<string>();
  const returned = new Set<string>();
  const landing = (to: string): string => {
    if (members.has(to) || endCodes.has(to)) return to;
    if (part.returning.has(to)) {
      returned.add(to);
      return returnPrefix + to;
    }
    if (part.leadsForward(to)) return after;
    if (isStart) return entry!;
    if (!endsBack) return before;
    back.add(to);
    return backPrefix + to;
  };
  const activities = part.members.map((code) => relocated(index, abstractActivity(index.activities.get(code)!), members, landing));
  const leaving = part.members.filter((code) => leavesToJoin(index, code, members));
  const routes = part.members.flatMap((code) =>
    (index.routesFrom.get(code) ?? []).map((route, order): Route => ({ ...route, order, to: landing(route.to) })),
  );
  const returnActivities = [...returned].map((code) => relayActivity(returnPrefix + code));
  const returnRoutes = [...returned].flatMap((code) =>
    (part.returning.get(code) ?? []).map((to, order, all): Route => {
      const isLast = order === all.length - 1;
      return {
        ...plainRoute(returnPrefix + code, landing(to)),
        order,
        default: isLast,
        ...(!isLast && { condition: `${returnPrefix}${order}` }),
      };
    }),
  );
  return {
    ...index.definition,
    activities: [
      ...(isStart ? [] : [{ kind: 'start' as const, code: begin, name: '' }, relayActivity(before)]),
      ...activities,
      ...returnActivities,
      ...[...back].map((code) => relayActivity(backPrefix + code)),
      ...ends,
      { kind: 'end', code: after, name: '' },
    ],
    routes: [
      ...(isStart ? [] : [plainRoute(begin, before), plainRoute(before, entry!)]),
      ...routes.filter((route) => !(route.outcome === 'disagree' && leaving.includes(route.from))),
      ...leaving.map((code): Route => ({ ...plainRoute(code, after), outcome: 'disagree' })),
      ...returnRoutes,
      ...[...back].map((code) => plainRoute(backPrefix + code, after)),
    ],
  };
}

export function isEntryOfAll(index: DefinitionIndex, { members }: Part): boolean {
  return index.activities.get(members[0]!)?.kind === 'start';
}

/** Returns the activity that a placeholder for a back edge represents; null for other activities. */
export function backTargetOf(code: string): string | null {
  return code.startsWith(backPrefix) ? code.slice(backPrefix.length) : null;
}

/** Returns a placeholder activity that only passes the token on. */
function relayActivity(code: string): Activity {
  return abstractActivity({
    kind: 'handle',
    code,
    name: '',
    participants: [],
    whenNobody: [],
    order: 'parallel',
    policy: { kind: 'any' },
    onReentry: 'anew',
    dataGuard: false,
    opinion: {},
    roundsAtMost: 1,
  });
}

export function plainRoute(from: string, to: string): Route {
  return { code: `${from}>${to}`, from, to, order: 0, default: false };
}

/**
 * Returns the activity with its back targets replaced by placeholders, and its failed vote routed out of the part when the join lies
 * outside.
 */
function relocated(index: DefinitionIndex, activity: Activity, members: ReadonlySet<string>, landing: (to: string) => string): Activity {
  const limit = 'timeLimit' in activity ? activity.timeLimit : undefined;
  const final = limit?.final.kind === 'back' ? { ...limit.final, activity: landing(limit.final.activity) } : limit?.final;
  const timed = limit && final ? ({ ...activity, timeLimit: { ...limit, final } } as Activity) : activity;
  if (timed.kind !== 'approve') return timed;
  if (leavesToJoin(index, activity.code, members)) return { ...timed, whenFailed: { kind: 'route' } };
  const { whenFailed } = timed;
  return whenFailed.kind === 'back' ? { ...timed, whenFailed: { kind: 'back', activity: landing(whenFailed.activity) } } : timed;
}

/** Whether a failed vote takes the token to a join outside the members. */
function leavesToJoin(index: DefinitionIndex, code: string, members: ReadonlySet<string>): boolean {
  const activity = index.activities.get(code);
  const block = enclosingBranches(index.blocks, code).at(-1);
  return activity?.kind === 'approve' && activity.whenFailedInBranch === 'join' && block !== undefined && !members.has(block.split);
}

/** Returns a definition in which a block has only some of its branches, all of which are taken. */
export function withBranches(definition: WorkflowDefinition, split: string, isTaken: (route: Route) => boolean): WorkflowDefinition {
  return {
    ...definition,
    activities: definition.activities.map((activity): Activity => {
      const isOfBlock = (isSplit(activity) && activity.code === split) || (isJoin(activity) && activity.split === split);
      return isOfBlock ? ({ ...activity, kind: 'parallel' } as Activity) : activity;
    }),
    routes: definition.routes.flatMap((route): Route[] => {
      if (route.from !== split) return [route];
      const { condition: _, ...plain } = route;
      return isTaken(route) ? [{ ...plain, default: false }] : [];
    }),
  };
}

/** Returns a key that is equal for parts that differ only in names and codes. */
export function shapeOf(definition: WorkflowDefinition): string {
  const positions = new Map(definition.activities.map(({ code }, position) => [code, `#${position}`]));
  const { activities, routes } = definition;
  return JSON.stringify([activities, routes], (key, value: unknown) => {
    if (key === 'name' || key === 'name_i18n' || key === 'permission' || key === 'participants' || key === 'task') return undefined;
    if (key === 'code' && typeof value === 'string') return positions.get(value);
    return typeof value === 'string' ? (positions.get(value) ?? value) : value;
  });
}
