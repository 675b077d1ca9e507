import { isSplit, type Activity, type ActivityOf, type Route } from '@inkstone/schema';
import type { MigrateCommand } from '../command.ts';
import { indexDefinition, isHuman, roundsAtMost, type DefinitionIndex } from '../definition-index.ts';
import { initiatorRule } from '../flow/open-visit.ts';
import { evaluateRoutes } from '../flow/token-move.ts';
import { resolveParticipants } from '../flow/participants.ts';
import { awaitedChildren, inOrder, isIrreversibleAt, roundsUsed, scopeOf, slotsOf } from '../instance-query.ts';
import type { Fork, InstanceState, Slot, Token } from '../instance-state.ts';
import { placesOf, type BlockPlace } from '../block.ts';
import type { Refusal } from '../refusal.ts';
import type { Turn } from '../turn.ts';
import { moveOf, nameIn, renamedActivities, renamedRoutes, sameKind, sameUnder, type ActivityMove } from './activity-move.ts';
import { liesIn } from './known-way.ts';
import { sameSettings } from './same-settings.ts';

type Staffed = ActivityOf<'approve'> | ActivityOf<'handle'>;

/** What becomes of one token, and of whatever is open where it stands. */
export interface MigrationStep {
  readonly token: string;
  /** In the version it comes from, and in the one it goes to. */
  readonly from: string;
  readonly to: string;
  readonly how: 'kept' | 'renamed' | 'anew';
}

export interface MigrationPlan {
  readonly steps: readonly MigrationStep[];
  /** Why the instance cannot go over; all of it. */
  readonly problems: readonly Refusal[];
}

/** What going over to the version of the turn means for its instance. Asks for people and conditions as everything else does. */
export function planMigration(turn: Turn, command: MigrateCommand): MigrationPlan {
  const { state } = turn;
  const way: Way = { turn, before: indexDefinition(command.from), moves: command.moves, ...namesOf(turn, command) };
  const tokens = inOrder(state.tokens);
  const problems = [
    ...inOrder(state.forks).flatMap((fork) => (fork.state === 'open' ? forkProblems(way, fork) : [])),
    ...tokens.flatMap((token) => tokenProblems(way, token)),
    ...sealProblems(way),
  ];
  const unlike = problems.filter((problem, index) => problems.findIndex((each) => sameRefusal(each, problem)) === index);
  return { steps: tokens.map((token) => stepOf(way, token)), problems: unlike };
}

interface Way {
  readonly turn: Turn;
  readonly before: DefinitionIndex;
  readonly moves: readonly ActivityMove[];
  readonly activities: Readonly<Record<string, string>>;
  readonly routes: Readonly<Record<string, string>>;
}

/** The new codes of activities and routes. */
export function namesOf({ index }: Turn, { from, moves }: MigrateCommand): Pick<Way, 'activities' | 'routes'> {
  return { activities: renamedActivities(moves), routes: renamedRoutes(indexDefinition(from), index, moves) };
}

function stepOf({ moves }: Way, { id, activity }: Token): MigrationStep {
  const { to, how } = moveOf(moves, activity);
  return { token: id, from: activity, to, how: how === 'anew' ? 'anew' : to === activity ? 'kept' : 'renamed' };
}

function sameRefusal(a: Refusal, b: Refusal): boolean {
  return a.code === b.code && JSON.stringify(a.params) === JSON.stringify(b.params);
}

/** Where something stands, in the codes of the new version. */
function placesNow({ turn, activities, routes }: Way, place: Pick<Token, 'fork' | 'branch'>): BlockPlace[] {
  return scopeOf(turn.state, place).map(({ fork, branch }) => ({
    split: activities[fork.split] ?? fork.split,
    branch: routes[branch] ?? branch,
  }));
}

/** A running block goes on as one with the same branches in the same place. */
function forkProblems(way: Way, fork: Fork): Refusal[] {
  const { index } = way.turn;
  const code = way.activities[fork.split] ?? fork.split;
  const [before, now] = [way.before.activities.get(fork.split), index.activities.get(code)];
  const branches = new Set((index.routesFrom.get(code) ?? []).map((route) => route.code));
  const isSame =
    before !== undefined &&
    isSplit(now) &&
    sameKind(before, now) &&
    index.joins.has(code) &&
    fork.branches.every((branch) => branches.has(way.routes[branch] ?? branch)) &&
    liesIn(index, code, placesNow(way, fork));
  return isSame ? [] : [{ code: 'MigrationBlockDiffers', params: { activity: nameIn(way.before, fork.split) } }];
}

function tokenProblems(way: Way, token: Token): Refusal[] {
  const { turn, before } = way;
  const { to, how } = moveOf(way.moves, token.activity);
  const [source, target] = [before.activities.get(token.activity), turn.index.activities.get(to)];
  const activity = nameIn(before, token.activity);
  if (!target || !source) return [{ code: 'MigrationActivityGone', params: { activity } }];
  const isElsewhere = !liesIn(turn.index, to, placesNow(way, token));
  const elsewhere: Refusal[] = isElsewhere ? [{ code: 'MigrationBlockDiffers', params: { activity } }] : [];
  if (how === 'keep' && !sameKind(source, target))
    return [...elsewhere, { code: 'MigrationKindDiffers', params: { activity, target: target.name } }];
  const atIt = how === 'anew' ? startProblems(way, token, target) : keepProblems(way, token, source, target);
  return [...elsewhere, ...atIt, ...dataProblems(turn, target)];
}

/** What is open is closed, and an activity of people begins. */
function startProblems({ turn, before }: Way, token: Token, target: Activity): Refusal[] {
  const { state } = turn;
  const running = token.visit === null ? undefined : state.visits[token.visit];
  const runs = running !== undefined && (isIrreversibleAt(before, running.activity) || awaitedChildren(state, running.id).length > 0);
  const problems: Refusal[] = runs ? [{ code: 'MigrationWorkRuns', params: { activity: nameIn(before, token.activity) } }] : [];
  if (!isHuman(target)) return [...problems, { code: 'ActivityNotStartable', params: { activity: target.name } }];
  const limit = roundsAtMost(target);
  if (roundsUsed(state, target.code) < limit) return problems;
  return [...problems, { code: 'RoundsExhausted', params: { activity: target.name, rounds: limit } }];
}

/** What is open goes on: that must mean the same in both versions. */
function keepProblems(way: Way, token: Token, source: Activity, target: Activity): Refusal[] {
  // What failed is tried again as the new version says.
  if (token.visit === null) return [];
  const params = { activity: source.name };
  if (isStaffed(source) && isStaffed(target)) return peopleProblems(way, token.visit, source, target);
  if (source.kind === 'service' && target.kind === 'service') {
    const isSame = sameUnder(way.moves, source.task, target.task) && source.irreversible === target.irreversible;
    return isSame ? [] : [{ code: 'MigrationWorkRuns', params }];
  }
  if (source.kind === 'subprocess' && target.kind === 'subprocess')
    return source.workflow === target.workflow && source.waits === target.waits ? [] : [{ code: 'MigrationWorkRuns', params }];
  return [];
}

function isStaffed(activity: Activity): activity is Staffed {
  return activity.kind === 'approve' || activity.kind === 'handle';
}

/** Those who are asked would be asked in the new version too, and votes they gave would count alike. */
function peopleProblems(way: Way, visit: string, source: Staffed, target: Staffed): Refusal[] {
  const { turn, moves } = way;
  const slots = slotsOf(turn.state, visit);
  const isVoting = slots.some((slot) => slot.vote !== null) || (source.order !== target.order && slots.length > 1);
  const params = { activity: source.name };
  const votes: Refusal[] = isVoting && !sameSettings(voteRule(source), voteRule(target)) ? [{ code: 'MigrationVoteDiffers', params }] : [];
  if (sameUnder(moves, peopleRule(source), peopleRule(target))) return votes;
  // Whoever the activity itself asked; not who was added to them.
  const asked = new Set(slots.flatMap((slot) => askedBefore(turn.state, slot) ?? []));
  const whenNobody = target.whenNobody.filter(({ kind }) => kind !== 'refuse');
  const resolution = resolveParticipants(turn, { ...target, whenNobody, whenInitiator: initiatorRule(target), onReentry: 'anew' });
  const wanted = resolution.kind === 'people' ? resolution.participants.map(({ person }) => person) : [];
  const isSame = resolution.kind === 'people' && wanted.length === asked.size && wanted.every((person) => asked.has(person));
  return isSame ? votes : [...votes, { code: 'MigrationPeopleDiffer', params }];
}

/** Would votes already given at an activity count alike in the new version? */
export function countsAlike({ index }: Pick<Turn, 'index'>, { from, moves }: MigrateCommand, code: string): boolean {
  const before = from.activities.find((each) => (renamedActivities(moves)[each.code] ?? each.code) === code);
  const now = index.activities.get(code);
  return before !== undefined && now !== undefined && isStaffed(before) && isStaffed(now) && sameSettings(voteRule(before), voteRule(now));
}

function voteRule(activity: Staffed): unknown {
  return [activity.policy, activity.order, activity.kind === 'approve' ? activity.counting : null];
}

function peopleRule(activity: Staffed): unknown {
  return [activity.participants, activity.whenNobody, initiatorRule(activity)];
}

function askedBefore({ items }: InstanceState, { person, reason, id }: Slot): string | null {
  if (reason.kind === 'add' || reason.kind === 'time-limit') return null;
  if (reason.kind !== 'forward') return person;
  return inOrder(items).find((item) => item.slot === id && item.involvement === undefined)?.holder ?? person;
}

/** The conditions that decide where it goes on from here can be told from the record. */
function dataProblems(turn: Turn, target: Activity): Refusal[] {
  const problems: Refusal[] = [];
  const seen = new Set<string>();
  const open: Activity[] = [target];
  for (let activity = open.pop(); activity; activity = open.pop()) {
    if (seen.has(activity.code)) continue;
    seen.add(activity.code);
    const routes = turn.index.routesFrom.get(activity.code) ?? [];
    const holding = evaluateRoutes(turn, routes.filter(isConditional));
    if (typeof holding === 'string') problems.push({ code: 'MigrationDataMissing', params: { activity: activity.name, detail: holding } });
    open.push(...routes.flatMap(({ to }) => passed(turn.index, to)));
  }
  return problems;
}

function isConditional(route: Route): boolean {
  return route.condition !== undefined && !route.default;
}

/** What a token passes without waiting. */
function passed(index: DefinitionIndex, code: string): Activity[] {
  const activity = index.activities.get(code);
  return activity?.kind === 'exclusive' || isSplit(activity) ? [activity] : [];
}

/** What cannot be taken back stays before what nobody may return to. */
function sealProblems(way: Way): Refusal[] {
  const { turn, before, activities, routes } = way;
  const ran = new Set(inOrder(turn.state.visits).flatMap(({ activity }) => (isIrreversibleAt(before, activity) ? [activity] : [])));
  return [...ran].flatMap((code): Refusal[] => {
    const now = activities[code] ?? code;
    const places = placesOf(before.blocks, code).map(({ split, branch }) => ({
      split: activities[split] ?? split,
      branch: routes[branch] ?? branch,
    }));
    const isSealed = isIrreversibleAt(turn.index, now) && liesIn(turn.index, now, places);
    return isSealed ? [] : [{ code: 'MigrationSealLost', params: { activity: nameIn(before, code) } }];
  });
}
