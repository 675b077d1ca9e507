import type { Activity, Route, WorkflowDefinition } from '@inkstone/schema';
import { placesOf } from '../../block.ts';
import type { DefinitionIndex } from '../../definition-index.ts';
import { abstractActivity } from './abstract-definition.ts';

/** A part of a definition: where it is entered, and where it leads on to. */
export interface Part {
  /** In the order a token meets them, the entry first. */
  readonly members: readonly string[];
  /** Does a way out to this activity lead on, or back to what was passed before? */
  readonly leadsOn: (to: string) => boolean;
}

const [begin, before, behind] = ['~start', '~before', '~end'] as const;

/**
 * A part as a definition of its own: what comes before it is one activity that everything leads back to, what comes behind it is the
 * end. A vote that fails in a branch and goes to the join leaves the part, when that join lies outside of it.
 */
export function definitionOfPart(index: DefinitionIndex, part: Part): WorkflowDefinition {
  const members = new Set(part.members);
  const [entry] = part.members;
  const isStart = index.activities.get(entry!)?.kind === 'start';
  const ends = index.definition.activities.filter(({ kind }) => kind === 'end');
  const endCodes = new Set(ends.map(({ code }) => code));
  const landing = (to: string): string => {
    if (members.has(to) || endCodes.has(to)) return to;
    return part.leadsOn(to) ? behind : isStart ? entry! : before;
  };
  const activities = part.members.map((code) => relocated(index, abstractActivity(index.activities.get(code)!), members, landing));
  const routes = part.members.flatMap((code) =>
    (index.routesFrom.get(code) ?? []).map((route, order): Route => ({ ...route, order, to: landing(route.to) })),
  );
  const leaving = part.members.filter((code) => leavesToJoin(index, code, members));
  return {
    ...index.definition,
    activities: [...(isStart ? [] : frame), ...activities, ...ends, plainEnd],
    routes: [
      ...(isStart ? [] : [plainRoute(begin, before), plainRoute(before, entry!)]),
      ...routes.filter((route) => !(route.outcome === 'disagree' && leaving.includes(route.from))),
      ...leaving.map((code): Route => ({ ...plainRoute(code, behind), outcome: 'disagree' })),
    ],
  };
}

const plainEnd: Activity = { kind: 'end', code: behind, name: '' };
const frame: readonly Activity[] = [
  { kind: 'start', code: begin, name: '' },
  abstractActivity({
    kind: 'handle',
    code: before,
    name: '',
    participants: [],
    whenNobody: [],
    order: 'parallel',
    policy: { kind: 'any' },
    onReentry: 'anew',
    dataGuard: false,
    opinion: {},
    roundsAtMost: 1,
  }),
];

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
