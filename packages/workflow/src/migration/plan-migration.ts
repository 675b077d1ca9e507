import { isSplit, type Activity, type Route } from '@inkstone/schema';
import type { MigrateCommand } from '../state/command.ts';
import { indexDefinition, isHuman, roundsAtMost, type DefinitionIndex } from '../definition-index.ts';
import { initiatorRule, type StaffedActivity } from '../flow/open-visit.ts';
import { evaluateRoutes } from '../flow/token-move.ts';
import { resolveParticipants } from '../flow/participants.ts';
import { inCreationOrder } from '../state/entity-views.ts';
import { awaitedChildren, isIrreversibleAt, roundsUsed, scopeOf, slotsOf } from '../state/instance-query.ts';
import type { Fork, InstanceState, Slot, Token } from '../state/instance-state.ts';
import type { ActivityMove, MigrationStep } from '../state/migration-step.ts';
import { enclosingBranches, type EnclosingBranch } from '../block.ts';
import type { Refusal } from '../texts/refusal.ts';
import type { DecisionContext } from '../decision-context.ts';
import { moveOf, nameIn, renamedActivities, renamedRoutes, sameKind, equalAfterRenaming } from './activity-move.ts';
import { isEnclosedBy } from './retained-trail.ts';
import { sameSettings } from './same-settings.ts';

export interface MigrationPlan {
  readonly steps: readonly MigrationStep[];
  /** All reasons why the instance cannot migrate. */
  readonly problems: readonly Refusal[];
}

/** Plans the migration of an instance to the version of the context. Requests people and conditions as any decision does. */
export function planMigration(context: DecisionContext, command: MigrateCommand): MigrationPlan {
  const { state } = context;
  const migration: Migration = { context, before: indexDefinition(command.from), moves: command.moves, ...renamingsOf(context, command) };
  const tokens = inCreationOrder(state.tokens);
  const refusals = [
    ...inCreationOrder(state.forks).flatMap((fork) => (fork.state === 'open' ? forkRefusals(migration, fork) : [])),
    ...tokens.flatMap((token) => tokenRefusals(migration, token)),
    ...irreversibleRefusals(migration),
  ];
  const distinct = refusals.filter((refusal, index) => refusals.findIndex((each) => sameRefusal(each, refusal)) === index);
  return { steps: tokens.map((token) => stepOf(migration, token)), problems: distinct };
}

interface Migration {
  readonly context: DecisionContext;
  readonly before: DefinitionIndex;
  readonly moves: readonly ActivityMove[];
  readonly activities: Readonly<Record<string, string>>;
  readonly routes: Readonly<Record<string, string>>;
}

/** Returns the new codes of activities and routes. */
export function renamingsOf({ index }: DecisionContext, { from, moves }: MigrateCommand): Pick<Migration, 'activities' | 'routes'> {
  return { activities: renamedActivities(moves), routes: renamedRoutes(indexDefinition(from), index, moves) };
}

function stepOf({ moves }: Migration, { id, activity }: Token): MigrationStep {
  const { to, how } = moveOf(moves, activity);
  return { token: id, from: activity, to, how: how === 'anew' ? 'anew' : to === activity ? 'kept' : 'renamed' };
}

function sameRefusal(a: Refusal, b: Refusal): boolean {
  return a.code === b.code && JSON.stringify(a.params) === JSON.stringify(b.params);
}

/** Returns the branches around a position, in codes of the new version. */
function branchesNow({ context, activities, routes }: Migration, position: Pick<Token, 'fork' | 'branch'>): EnclosingBranch[] {
  return scopeOf(context.state, position).map(({ fork, branch }) => ({
    split: activities[fork.split] ?? fork.split,
    branch: routes[branch] ?? branch,
  }));
}

/** A running block continues as one with the same branches at the same position. */
function forkRefusals(migration: Migration, fork: Fork): Refusal[] {
  const { index } = migration.context;
  const code = migration.activities[fork.split] ?? fork.split;
  const [before, now] = [migration.before.activities.get(fork.split), index.activities.get(code)];
  const branches = new Set((index.routesFrom.get(code) ?? []).map((route) => route.code));
  const isSame =
    before !== undefined &&
    isSplit(now) &&
    sameKind(before, now) &&
    index.joins.has(code) &&
    fork.branches.every((branch) => branches.has(migration.routes[branch] ?? branch)) &&
    isEnclosedBy(index, code, branchesNow(migration, fork));
  return isSame ? [] : [{ code: 'MigrationBlockDiffers', params: { activity: nameIn(migration.before, fork.split) } }];
}

function tokenRefusals(migration: Migration, token: Token): Refusal[] {
  const { context, before } = migration;
  const { to, how } = moveOf(migration.moves, token.activity);
  const [source, target] = [before.activities.get(token.activity), context.index.activities.get(to)];
  const activity = nameIn(before, token.activity);
  if (!target || !source) return [{ code: 'MigrationActivityGone', params: { activity } }];
  const isElsewhere = !isEnclosedBy(context.index, to, branchesNow(migration, token));
  const elsewhere: Refusal[] = isElsewhere ? [{ code: 'MigrationBlockDiffers', params: { activity } }] : [];
  if (how === 'keep' && !sameKind(source, target))
    return [...elsewhere, { code: 'MigrationKindDiffers', params: { activity, target: target.name } }];
  const atIt = how === 'anew' ? startRefusals(migration, token, target) : keepRefusals(migration, token, source, target);
  return [...elsewhere, ...atIt, ...dataRefusals(context, target)];
}

/** What is open is closed, and a human activity begins. */
function startRefusals({ context, before }: Migration, token: Token, target: Activity): Refusal[] {
  const { state } = context;
  const running = token.visit === null ? undefined : state.visits[token.visit];
  const runs = running !== undefined && (isIrreversibleAt(before, running.activity) || awaitedChildren(state, running.id).length > 0);
  const refusals: Refusal[] = runs ? [{ code: 'MigrationWorkRuns', params: { activity: nameIn(before, token.activity) } }] : [];
  if (!isHuman(target)) return [...refusals, { code: 'ActivityNotStartable', params: { activity: target.name } }];
  const limit = roundsAtMost(target);
  if (roundsUsed(state, target.code) < limit) return refusals;
  return [...refusals, { code: 'RoundsExhausted', params: { activity: target.name, rounds: limit } }];
}

/** What is open continues: it must mean the same in both versions. */
function keepRefusals(migration: Migration, token: Token, source: Activity, target: Activity): Refusal[] {
  // A failed token is retried as the new version defines.
  if (token.visit === null) return [];
  const params = { activity: source.name };
  if (isStaffed(source) && isStaffed(target)) return peopleRefusals(migration, token.visit, source, target);
  if (source.kind === 'service' && target.kind === 'service') {
    const isSame = equalAfterRenaming(migration.moves, source.task, target.task) && source.irreversible === target.irreversible;
    return isSame ? [] : [{ code: 'MigrationWorkRuns', params }];
  }
  if (source.kind === 'subprocess' && target.kind === 'subprocess')
    return source.workflow === target.workflow && source.waits === target.waits ? [] : [{ code: 'MigrationWorkRuns', params }];
  return [];
}

function isStaffed(activity: Activity): activity is StaffedActivity {
  return activity.kind === 'approve' || activity.kind === 'handle';
}

/** The same people must be asked in the new version, and votes already given must count alike. */
function peopleRefusals(migration: Migration, visit: string, source: StaffedActivity, target: StaffedActivity): Refusal[] {
  const { context, moves } = migration;
  const slots = slotsOf(context.state, visit);
  const isVoting = slots.some((slot) => slot.vote !== null) || (source.order !== target.order && slots.length > 1);
  const params = { activity: source.name };
  const votes: Refusal[] = isVoting && !sameSettings(voteRule(source), voteRule(target)) ? [{ code: 'MigrationVoteDiffers', params }] : [];
  if (equalAfterRenaming(moves, peopleRule(source), peopleRule(target))) return votes;
  // The people asked by the activity itself, without those added to them.
  const asked = new Set(slots.flatMap((slot) => askedBefore(context.state, slot) ?? []));
  const whenNobody = target.whenNobody.filter(({ kind }) => kind !== 'refuse');
  const resolution = resolveParticipants(context, { ...target, whenNobody, whenInitiator: initiatorRule(target), onReentry: 'anew' });
  const people = resolution.kind === 'people' ? resolution.participants.map(({ person }) => person) : [];
  const isSame = resolution.kind === 'people' && people.length === asked.size && people.every((person) => asked.has(person));
  return isSame ? votes : [...votes, { code: 'MigrationPeopleDiffer', params }];
}

/** Whether votes already given at an activity count alike in the new version. */
export function countsAlike({ index }: Pick<DecisionContext, 'index'>, { from, moves }: MigrateCommand, code: string): boolean {
  const before = from.activities.find((each) => (renamedActivities(moves)[each.code] ?? each.code) === code);
  const now = index.activities.get(code);
  return before !== undefined && now !== undefined && isStaffed(before) && isStaffed(now) && sameSettings(voteRule(before), voteRule(now));
}

function voteRule(activity: StaffedActivity): unknown {
  return [activity.policy, activity.order, activity.kind === 'approve' ? activity.counting : null];
}

function peopleRule(activity: StaffedActivity): unknown {
  return [activity.participants, activity.whenNobody, initiatorRule(activity)];
}

function askedBefore({ items }: InstanceState, { person, reason, id }: Slot): string | null {
  if (reason.kind === 'add' || reason.kind === 'time-limit') return null;
  if (reason.kind !== 'forward') return person;
  return inCreationOrder(items).find((item) => item.slot === id && item.involvement === undefined)?.holder ?? person;
}

/** The conditions that determine the next step must be evaluable on the record. */
function dataRefusals(context: DecisionContext, target: Activity): Refusal[] {
  const refusals: Refusal[] = [];
  const seen = new Set<string>();
  const open: Activity[] = [target];
  for (let activity = open.pop(); activity; activity = open.pop()) {
    if (seen.has(activity.code)) continue;
    seen.add(activity.code);
    const routes = context.index.routesFrom.get(activity.code) ?? [];
    const holding = evaluateRoutes(context, routes.filter(isConditional));
    if (typeof holding === 'string') refusals.push({ code: 'MigrationDataMissing', params: { activity: activity.name, detail: holding } });
    open.push(...routes.flatMap(({ to }) => passed(context.index, to)));
  }
  return refusals;
}

function isConditional(route: Route): boolean {
  return route.condition !== undefined && !route.default;
}

/** Returns the activity when a token passes it without waiting. */
function passed(index: DefinitionIndex, code: string): Activity[] {
  const activity = index.activities.get(code);
  return activity?.kind === 'exclusive' || isSplit(activity) ? [activity] : [];
}

/** Irreversible services that have run must stay where they are, so that nobody can return to before them. */
function irreversibleRefusals(migration: Migration): Refusal[] {
  const { context, before, activities, routes } = migration;
  const ran = new Set(
    inCreationOrder(context.state.visits).flatMap(({ activity }) => (isIrreversibleAt(before, activity) ? [activity] : [])),
  );
  return [...ran].flatMap((code): Refusal[] => {
    const now = activities[code] ?? code;
    const enclosing = enclosingBranches(before.blocks, code).map(({ split, branch }) => ({
      split: activities[split] ?? split,
      branch: routes[branch] ?? branch,
    }));
    const isKept = isIrreversibleAt(context.index, now) && isEnclosedBy(context.index, now, enclosing);
    return isKept ? [] : [{ code: 'MigrationSealLost', params: { activity: nameIn(before, code) } }];
  });
}
