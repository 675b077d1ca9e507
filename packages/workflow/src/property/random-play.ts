import { deepStrictEqual, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { readPermission, type WorkflowDefinition } from '@inkstone/schema';
import { withTestFacts, type TestFacts } from '@inkstone/testing/test-facts';
import {
  decide,
  initialState,
  listRejectTargets,
  previewMigration,
  replay,
  systemActor,
  type Agent,
  type Command,
  type InstanceEvent,
  type InstanceState,
  type Refusal,
  type WorkItem,
} from '../index.ts';
import { completingAction } from '../offers/completing-action.ts';
import { awaitedSignal } from '../prediction/awaited-signal.ts';
import { indexDefinition } from '../definition-index.ts';
import { isEnded, isRunning } from '../state/instance-query.ts';
import { expectInvariants } from './invariants.ts';
import { involvingActions, involvingCommand, isInvolving, itemsInvolving } from './involving-command.ts';
import { isIntervention, retrievalOf, interventionActions, interventionOf } from './random-intervention.ts';
import { nextVersion } from './random-version.ts';
import { initiator, people } from '@inkstone/testing/random-workflow';

/** One random move: which action, by whom, on what, and with which facts. */
export interface Move {
  readonly action: Command['action'] | 'repeat' | 'stale';
  readonly pick: number;
  readonly other: number;
  /** Seeds the truth values of conditions and who is active. */
  readonly seed: number;
}

/** Moves that are tried rarely. */
const rareMoves = ['repeat', 'stale', 'Read', 'Retrieve', 'Comment', 'Retry', 'Entrust'] as const satisfies readonly Move['action'][];

export const moves: fc.Arbitrary<Move[]> = fc.array(
  fc.record({
    action: fc
      .oneof(
        { weight: 120, arbitrary: fc.constantFrom('Agree' as const, 'Submit' as const) },
        { weight: 80, arbitrary: fc.constantFrom('Reject' as const, 'DisAgree' as const, 'Forward' as const) },
        {
          weight: 20,
          arbitrary: fc.constantFrom(...rareMoves),
        },
        { weight: 40, arbitrary: fc.constantFrom(...involvingActions) },
        { weight: 8, arbitrary: fc.constant('TimerFired' as const) },
        { weight: 1, arbitrary: fc.constantFrom('Cancel' as const, 'FinishInstance' as const) },
        { weight: 12, arbitrary: fc.constantFrom(...interventionActions.filter((action) => action !== 'FinishInstance')) },
        {
          weight: 30,
          arbitrary: fc.constantFrom('ServiceFinished' as const, 'ServiceFailed' as const, 'ChildEnded' as const, 'ChildFailed' as const),
        },
      )
      .map((action): Move['action'] => action),
    pick: fc.nat(),
    other: fc.nat(),
    seed: fc.nat(999),
  }),
  { minLength: 20, maxLength: 60, size: 'max' },
);

/** Statistics of a run. */
export interface PlayCount {
  commands: number;
  /** Accepted commands by action, and refused ones by code. */
  readonly accepted: Record<string, number>;
  readonly refused: Record<string, number>;
  readonly ends: Record<string, number>;
  reruns: number;
  nested: number;
}

/**
 * Actions that name an activity instead of an item: after it was skipped or reached again they may succeed again. The server detects a
 * repeated request by its key.
 */
const mayRepeat: ReadonlySet<Command['action']> = new Set(['ActivateActivity', 'AdjustParticipant']);

/** Repeats a command. An action that may succeed again is a new request with a new id: ids of what it creates are derived from the id. */
function again(last: Command | null, id: () => string): Command | null {
  return last && mayRepeat.has(last.action) ? { ...last, id: id() } : last;
}

export const newCount = (): PlayCount => ({ commands: 0, accepted: {}, refused: {}, ends: {}, reruns: 0, nested: 0 });

/** Plays the moves on an instance of the definition and asserts the invariants in every state. */
export function play(original: WorkflowDefinition, list: readonly Move[], count: PlayCount): void {
  let definition = original;
  const versions = [original];
  /** Visits closed under an earlier version. */
  const past = new Set<string>();
  let state = initialState;
  const events: InstanceEvent[] = [];
  let last: Command | null = null;
  let step = 0;
  let afterEnd = 0;
  const id = (): string => `0190aaaa-bbbb-7ccc-8ddd-${String(++step).padStart(12, '0')}`;

  const perform = (command: Command, testFacts: TestFacts): boolean => {
    count.commands += 1;
    const target = command.action === 'Migrate' ? versions[command.toVersion]! : definition;
    const preview =
      command.action === 'Migrate' ? withTestFacts(testFacts, (facts) => previewMigration(target, state, command, facts)) : null;
    const decision = withTestFacts(testFacts, (facts) => decide(target, state, command, facts));
    if (preview && command.operatorIsAdministrator && isRunning(state))
      deepStrictEqual(preview.problems.length === 0, decision.kind === 'accepted', 'the dry run predicts the decision');
    if (decision.kind === 'refused') {
      ok(command.actor !== systemActor || decision.code === 'TaskProcessed', `a signal is never lost: ${decision.code}`);
      count.refused[decision.code] = (count.refused[decision.code] ?? 0) + 1;
      return decision.code === 'NextNobodySelected' && perform(choosing(command, decision.params, id()), testFacts);
    }
    count.accepted[command.action] = (count.accepted[command.action] ?? 0) + 1;
    if (count.commands % 5 === 0) {
      const repeatedDecision = withTestFacts(testFacts, (facts) => decide(target, state, command, facts));
      deepStrictEqual(repeatedDecision, decision, 'deciding again returns the same');
    }
    const before = Object.keys(state.visits);
    definition = target;
    events.push(...decision.events);
    state = replay(decision.events, state);
    // Votes of visits that a migration closes were counted by the earlier version.
    if (command.action === 'Migrate') for (const id of before) if (state.visits[id]!.status === 'closed') past.add(id);
    if (count.commands % 5 === 0) state = JSON.parse(JSON.stringify(state)) as InstanceState;
    expectInvariants(definition, state, events, past);
    for (const event of decision.events) {
      if (event.type !== 'fork-opened') continue;
      if (Object.keys(event.fork.arrivals).length > 0) count.reruns += 1;
      if (event.fork.fork !== null) count.nested += 1;
    }
    // Never decided twice under one id: the created ids would collide.
    if (mayRepeat.has(command.action)) return true;
    const repeated = withTestFacts(testFacts, (facts) => decide(target, state, command, facts));
    deepStrictEqual(repeated.kind, 'refused', 'a repeated command changes nothing');
    return true;
  };

  const migrate = (move: Move): void => {
    const { definition: next, moves: how } = nextVersion(definition, move);
    const [fromVersion, toVersion] = [versions.indexOf(definition), versions.push(next) - 1];
    const isAdministrator = move.seed % 17 !== 0;
    const frame = { id: id(), at: instant(step), client: 'PC' as const, actor: 'root', operatorIsAdministrator: isAdministrator };
    perform({ ...frame, action: 'Migrate', from: definition, fromVersion, toVersion, moves: how }, randomFacts(move.seed));
  };

  perform({ action: 'Submit', id: id(), at: instant(step), client: 'PC', actor: initiator }, defaultFacts);
  for (const move of list) {
    if (isEnded(state) && ++afterEnd > 5) break;
    if (move.action === 'Migrate') {
      migrate(move);
      continue;
    }
    const command: Command | null = move.action === 'repeat' ? again(last, id) : commandOf(definition, state, move, id(), step);
    if (!command) continue;
    last = command;
    perform(command, randomFacts(move.seed));
  }
  count.ends[state.status] = (count.ends[state.status] ?? 0) + 1;
  driveToEnd(
    () => definition,
    () => state,
    (command) => perform(command, defaultFacts),
    () => ({ id: id(), at: instant(step) }),
  );
  const kept = JSON.parse(JSON.stringify(events)) as InstanceEvent[];
  deepStrictEqual(replay(kept), state, 'replaying the stored events restores the state');
}

/** Repeats a command that was refused because nobody was chosen, with somebody chosen or confirming nobody. */
function choosing(command: Command, params: Refusal['params'], id: string): Command {
  const number = Number(id.slice(-4));
  const activities = String(params?.['activityCodes']).split(',');
  const chosen = Object.fromEntries(activities.map((code, index) => [code, [people[(number + index) % people.length]!]]));
  return { ...command, id, ...(number % 3 === 0 ? { confirm: true } : { chosen, confirm: number % 2 === 0 }) } as Command;
}

function instant(step: number): string {
  return new Date(Date.UTC(2026, 0, 1) + step * 20_000).toISOString();
}

/** Conditions are false, so that defaults are taken; everybody is active. */
const defaultFacts: TestFacts = { administrators: ['eve'], managers: { ann: 'bob', bob: 'cho', cho: 'dan' } };

function randomFacts(seed: number): TestFacts {
  const conditions = new Proxy<Record<string, boolean | { error: string }>>(
    {},
    {
      get: (_, condition) => {
        const value = (String(condition).length * 31 + Number(String(condition).slice(1)) * 17 + seed) % 23;
        return value === 0 ? { error: 'division by zero' } : value % 2 === 0;
      },
    },
  );
  return {
    administrators: seed % 5 === 0 ? [] : ['eve'],
    managers: seed % 3 === 0 ? {} : { ann: 'bob', bob: 'cho', cho: 'dan' },
    inactive: seed % 7 === 0 ? [people[seed % people.length]!] : [],
    changed: seed % 3 === 0 ? ['amount'] : [],
    conditions,
    agents: seed % 4 === 0 ? { ann: agent('dan', seed), bob: agent('eve', seed), cho: agent('cho', seed) } : {},
  };
}

function agent(person: string, seed: number): Agent {
  return { person, trust: `t${seed % 3}`, until: instant(seed), mayForward: seed % 8 === 0 };
}

function commandOf(definition: WorkflowDefinition, state: InstanceState, move: Move, id: string, step: number): Command | null {
  const frame = { id, at: instant(step), client: 'PC' as const, opinion: 'x' };
  const items = Object.values(state.items);
  const matching = move.action === 'stale' ? items.filter((item) => item.state !== 'open') : itemsFor(state, move);
  const pool = matching.length > 0 ? matching : items;
  const item = pool[move.pick % Math.max(pool.length, 1)];
  const other = people[move.other % people.length]!;
  const holder = move.pick % 3 === 0 ? (item?.agent?.person ?? item?.holder) : item?.holder;
  const actor = holder && move.seed % 11 !== 0 ? holder : other;
  if (isIntervention(move.action)) return interventionOf(definition, state, move, { id, at: instant(step), client: 'PC' });
  if (move.action === 'Retrieve' && move.other % 4 !== 0 && state.status !== 'DRAFT')
    return retrievalOf(state, move, { id, at: instant(step), client: 'PC' });
  if (move.action === 'Retrieve' || (move.action === 'Submit' && state.status === 'DRAFT'))
    return { ...frame, action: move.action, actor: initiator };
  if (move.action === 'Entrust') return { ...frame, action: 'Entrust', actor, principal: item?.holder ?? other };
  if (move.action === 'Comment') return { ...frame, action: 'Comment', actor, mentioned: [other], permission: readPermission };
  if (move.action === 'Cancel') return { ...frame, action: 'Cancel', actor, operatorIsAdministrator: move.other % 2 === 0 };
  if (move.action === 'Retry') {
    const failed = Object.values(state.tokens).filter((token) => token.failure !== null);
    const token = failed[move.pick % Math.max(failed.length, 1)]?.id;
    return token === undefined ? null : { ...frame, action: 'Retry', actor: other, token, operatorIsAdministrator: move.seed % 11 !== 0 };
  }
  if (move.action === 'TimerFired') return timerOf(state, frame, move.pick);
  if (move.action === 'ChildEnded' || move.action === 'ChildFailed') return childSignal(state, frame, move.action, move);
  if (move.action === 'ServiceFinished' || move.action === 'ServiceFailed') return serviceSignal(state, frame, move.action, move);
  if (!item) return null;
  if (isInvolving(move.action)) return involvingCommand({ ...frame, actor }, state, item, move);
  const isVote = state.visits[item.visit]?.kind === 'approve';
  const finishing = isVote ? completingAction(item, 'approve') : completingAction(item, 'handle');
  if (move.action === 'Agree' && finishing !== 'Agree' && move.seed % 10 !== 0)
    return { ...frame, action: finishing, actor, itemId: item.id };
  switch (move.action) {
    case 'Agree':
    case 'DisAgree':
    case 'Submit':
    case 'Read':
      return { ...frame, action: move.action, actor, itemId: item.id };
    case 'Forward':
      return { ...frame, action: 'Forward', actor, itemId: item.id, to: other };
    case 'Reject':
      return { ...frame, action: 'Reject', actor, itemId: item.id, targets: targetsOf(definition, state, item, move) };
    default:
      return { ...frame, action: 'Agree', actor, itemId: item.id, itemVersion: item.version };
  }
}

/** Mostly a timer that is due; sometimes one that is not due yet. */
function timerOf(state: InstanceState, frame: Pick<Command, 'id' | 'at' | 'client'>, pick: number): Command | null {
  const timers = Object.values(state.timers ?? {});
  const due = timers.filter(({ at }) => at <= frame.at);
  const pool = due.length > 0 ? due : timers;
  const timer = pool[pick % Math.max(pool.length, 1)];
  return timer ? { ...frame, action: 'TimerFired', actor: systemActor, timerId: timer.id } : null;
}

function childSignal(
  state: InstanceState,
  frame: Pick<Command, 'id' | 'at' | 'client'>,
  action: 'ChildEnded' | 'ChildFailed',
  { pick, seed }: Move,
): Command | null {
  const children = Object.values(state.children ?? {});
  const running = children.filter((child) => child.state === 'running');
  const pool = running.length > 0 && seed % 17 !== 0 ? running : children;
  const child = pool[pick % Math.max(pool.length, 1)]?.id;
  if (child === undefined) return null;
  const signal = { ...frame, actor: systemActor, child };
  if (action === 'ChildFailed') return { ...signal, action, class: 'system', detail: 'no form' };
  const outcomes = ['agreed', 'disagreed', 'submitted', 'terminated'] as const;
  return { ...signal, action, outcome: outcomes[seed % outcomes.length]! };
}

/** Mostly for a running service; sometimes repeated, late, or sent by a person. */
function serviceSignal(
  state: InstanceState,
  frame: Pick<Command, 'id' | 'at' | 'client'>,
  action: 'ServiceFinished' | 'ServiceFailed',
  { pick, other, seed }: Move,
): Command | null {
  const services = Object.values(state.visits).filter((visit) => visit.kind === 'service');
  const running = services.filter((visit) => visit.status === 'open');
  const pool = running.length > 0 && seed % 17 !== 0 ? running : services;
  const visit = pool[pick % Math.max(pool.length, 1)]?.id;
  if (visit === undefined) return null;
  const actor = seed % 19 === 0 ? people[other % people.length]! : systemActor;
  if (action === 'ServiceFinished') return { ...frame, action, actor, visit };
  return { ...frame, action, actor, visit, class: seed % 2 === 0 ? 'system' : 'business', detail: 'no answer' };
}

function itemsFor(state: InstanceState, move: Move): WorkItem[] {
  if (isInvolving(move.action)) return itemsInvolving(state, move.action);
  const isCopy = move.action === 'Read';
  const open = Object.values(state.items).filter((item) => item.state === 'open' && (item.slot === null) === isCopy);
  return move.action === 'DisAgree' ? open.filter((item) => state.visits[item.visit]?.kind === 'approve') : open;
}

/** Mostly offered targets, one or several, every other time into a finished block where there is one; sometimes any activity. */
function targetsOf(definition: WorkflowDefinition, state: InstanceState, item: WorkItem, move: Move): string[] {
  const all = listRejectTargets(definition, state, item);
  const inBlocks = all.filter(({ block }) => block !== undefined);
  const offered = move.seed % 2 === 0 && inBlocks.length > 0 ? inBlocks : all;
  if (move.seed % 13 === 0 || offered.length === 0) return [definition.activities[move.other % definition.activities.length]!.code];
  const first = offered[move.other % offered.length]!;
  const second = offered[(move.other >> 4) % offered.length]!;
  return first.block !== undefined && first.block === second.block && move.pick % 2 === 0
    ? [first.activity, second.activity]
    : [first.activity];
}

function awaited(definition: WorkflowDefinition, state: InstanceState, frame: { id: string; at: string }): Command | null {
  const signal = awaitedSignal(indexDefinition(definition), state);
  return signal && { ...frame, client: 'OTHER', actor: systemActor, ...signal };
}

/** Agreeing and submitting everywhere reaches an end; after a failure an administrator cancels. */
function driveToEnd(
  definition: () => WorkflowDefinition,
  state: () => InstanceState,
  perform: (command: Command) => boolean,
  frame: () => { id: string; at: string },
): void {
  for (let left = 3000; left > 0; left--) {
    const now = state();
    if (now.status === 'COMPLETED' || now.status === 'CANCELED') return;
    const item = Object.values(now.items).find((each) => each.state === 'open' && each.slot !== null);
    const command: Command =
      now.status === 'DRAFT'
        ? { ...frame(), client: 'PC', action: 'Submit', actor: initiator }
        : item
          ? {
              ...frame(),
              client: 'PC',
              opinion: 'x',
              action: completingAction(item, now.visits[item.visit]!.kind),
              actor: item.holder,
              itemId: item.id,
            }
          : (waiting(now, frame()) ??
            awaited(definition(), now, frame()) ?? {
              ...frame(),
              client: 'PC',
              action: 'Cancel',
              actor: 'eve',
              operatorIsAdministrator: true,
            });
    // Refused while it is too early; each attempt advances the clock.
    if (perform(command) || command.action === 'TimerFired') continue;
    if (now.status === 'DRAFT') return;
    ok(perform({ ...frame(), client: 'PC', action: 'Cancel', actor: 'eve', operatorIsAdministrator: true }), 'some command reaches an end');
  }
  ok(false, 'the instance never ends');
}

/** Returns the signal for an activity that only waits. */
function waiting(state: InstanceState, frame: Pick<Command, 'id' | 'at'>): Command | null {
  const timer = Object.values(state.timers ?? {}).find(({ purpose }) => purpose === 'wait');
  return timer ? { ...frame, client: 'OTHER', action: 'TimerFired', actor: systemActor, timerId: timer.id } : null;
}
