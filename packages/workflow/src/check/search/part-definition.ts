import { isJoin, isSplit, type Activity, type Route, type WorkflowDefinition } from '@inkstone/schema';
import { placesOf } from '../../block.ts';
import type { DefinitionIndex } from '../../definition-index.ts';
import { abstractActivity } from './abstract-definition.ts';

/** A part of a definition: where it is entered, and where it leads on to. */
export interface Part {
  /** In the order a token meets them, the entry first. */
  readonly members: readonly string[];
  /** Does a way out to this activity lead on, or back to what was passed before? */
  readonly leadsOn: (to: string) => boolean;
  /** Activities behind the part that in the end only come back, each with where they come back to. */
  readonly turning: ReadonlyMap<string, readonly string[]>;
}

const [begin, before, behind] = ['~start', '~before', '~end'] as const;
const [backTo, turn] = ['~back:', '~turn:'] as const;

/**
 * A part as a definition of its own: what comes before it is one activity that everything leads back to, what comes behind it is the
 * end. A vote that fails in a branch and goes to the join leaves the part, when that join lies outside of it. With `endsBack` leading
 * back is an end as well, and each place that is led back to has an activity of its own: `backTargetOf` names it.
 */
export function definitionOfPart(index: DefinitionIndex, part: Part, endsBack = false): WorkflowDefinition {
  const members = new Set(part.members);
  const [entry] = part.members;
  const isStart = isEntryOfAll(index, part);
  const ends = index.definition.activities.filter(({ kind }) => kind === 'end');
  const endCodes = new Set(ends.map(({ code }) => code));
  const back = new Set<string>();
  const turned = new Set<string>();
  const landing = (to: string): string => {
    if (members.has(to) || endCodes.has(to)) return to;
    if (part.turning.has(to)) {
      turned.add(to);
      return turn + to;
    }
    if (part.leadsOn(to)) return behind;
    if (isStart) return entry!;
    if (!endsBack) return before;
    back.add(to);
    return backTo + to;
  };
  const activities = part.members.map((code) => relocated(index, abstractActivity(index.activities.get(code)!), members, landing));
  const leaving = part.members.filter((code) => leavesToJoin(index, code, members));
  const routes = part.members.flatMap((code) =>
    (index.routesFrom.get(code) ?? []).map((route, order): Route => ({ ...route, order, to: landing(route.to) })),
  );
  const turns = [...turned].map((code) => turnActivity(turn + code));
  const turnRoutes = [...turned].flatMap((code) =>
    (part.turning.get(code) ?? []).map((to, order, all): Route => {
      const isLast = order === all.length - 1;
      return { ...plainRoute(turn + code, landing(to)), order, default: isLast, ...(!isLast && { condition: `${turn}${order}` }) };
    }),
  );
  return {
    ...index.definition,
    activities: [
      ...(isStart ? [] : [{ kind: 'start' as const, code: begin, name: '' }, turnActivity(before)]),
      ...activities,
      ...turns,
      ...[...back].map((code) => turnActivity(backTo + code)),
      ...ends,
      { kind: 'end', code: behind, name: '' },
    ],
    routes: [
      ...(isStart ? [] : [plainRoute(begin, before), plainRoute(before, entry!)]),
      ...routes.filter((route) => !(route.outcome === 'disagree' && leaving.includes(route.from))),
      ...leaving.map((code): Route => ({ ...plainRoute(code, behind), outcome: 'disagree' })),
      ...turnRoutes,
      ...[...back].map((code) => plainRoute(backTo + code, behind)),
    ],
  };
}

export function isEntryOfAll(index: DefinitionIndex, { members }: Part): boolean {
  return index.activities.get(members[0]!)?.kind === 'start';
}

/** Which place an activity of a part's definition stands for that the part leads back to. */
export function backTargetOf(code: string): string | null {
  return code.startsWith(backTo) ? code.slice(backTo.length) : null;
}

/** Somebody who sends on, in place of what lies elsewhere. */
function turnActivity(code: string): Activity {
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

/** Goes back only to what is there, and to a join only where that is. */
function relocated(index: DefinitionIndex, activity: Activity, members: ReadonlySet<string>, landing: (to: string) => string): Activity {
  const limit = 'timeLimit' in activity ? activity.timeLimit : undefined;
  const final = limit?.final.kind === 'back' ? { ...limit.final, activity: landing(limit.final.activity) } : limit?.final;
  const timed = limit && final ? ({ ...activity, timeLimit: { ...limit, final } } as Activity) : activity;
  if (timed.kind !== 'approve') return timed;
  if (leavesToJoin(index, activity.code, members)) return { ...timed, whenFailed: { kind: 'route' } };
  const { whenFailed } = timed;
  return whenFailed.kind === 'back' ? { ...timed, whenFailed: { kind: 'back', activity: landing(whenFailed.activity) } } : timed;
}

/** Does a failing vote take the token to a join that lies outside? */
function leavesToJoin(index: DefinitionIndex, code: string, members: ReadonlySet<string>): boolean {
  const activity = index.activities.get(code);
  const block = placesOf(index.blocks, code).at(-1);
  return activity?.kind === 'approve' && activity.whenFailedInBranch === 'join' && block !== undefined && !members.has(block.split);
}

/** A block with some of its branches, all of which are taken. */
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

/** One for all parts that differ in nothing but what things are called. */
export function shapeOf(definition: WorkflowDefinition): string {
  const places = new Map(definition.activities.map(({ code }, position) => [code, `#${position}`]));
  const { activities, routes } = definition;
  return JSON.stringify([activities, routes], (key, value: unknown) => {
    if (key === 'name' || key === 'name_i18n' || key === 'permission' || key === 'participants' || key === 'task') return undefined;
    if (key === 'code' && typeof value === 'string') return places.get(value);
    return typeof value === 'string' ? (places.get(value) ?? value) : value;
  });
}
