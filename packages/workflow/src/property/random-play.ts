import { deepStrictEqual, ok } from 'node:assert/strict';
import fc from 'fast-check';
import type { WorkflowDefinition } from '@inkstone/schema';
import { withWorld, type TestWorld } from '@inkstone/testing/test-world';
import {
  decide,
  initialState,
  listRejectTargets,
  replay,
  type Command,
  type InstanceEvent,
  type InstanceState,
  type WorkItem,
} from '../index.ts';
import { isEnded } from '../instance-query.ts';
import { expectInvariants } from './invariants.ts';
import { initiator, people } from './random-workflow.ts';

/** One random move: which action, by whom, on what, and how the world is then. */
export interface Move {
  readonly action: Command['action'] | 'repeat' | 'stale';
  readonly pick: number;
  readonly other: number;
  /** Seeds the truth of conditions and who is active. */
  readonly luck: number;
}

export const moves: fc.Arbitrary<Move[]> = fc.array(
  fc.record({
    action: fc
      .oneof(
        { weight: 120, arbitrary: fc.constantFrom('Agree' as const, 'Submit' as const) },
        { weight: 70, arbitrary: fc.constantFrom('Reject' as const, 'DisAgree' as const, 'Forward' as const) },
        { weight: 20, arbitrary: fc.constantFrom('repeat' as const, 'stale' as const, 'Read' as const, 'Retrieve' as const) },
        { weight: 1, arbitrary: fc.constant('Cancel' as const) },
      )
      .map((action): Move['action'] => action),
    pick: fc.nat(),
    other: fc.nat(),
    luck: fc.nat(999),
  }),
  { minLength: 20, maxLength: 60, size: 'max' },
);

/** What a run has tried. */
export interface PlayCount {
  commands: number;
  /** By action, and the refusals by code. */
  readonly accepted: Record<string, number>;
  readonly refused: Record<string, number>;
  readonly ends: Record<string, number>;
  reruns: number;
  nested: number;
}

/** Plays the moves on an instance of the definition; every state on the way keeps what must hold. */
export function play(definition: WorkflowDefinition, list: readonly Move[], count: PlayCount): void {
  let state = initialState;
  const events: InstanceEvent[] = [];
  let last: Command | null = null;
  let step = 0;
  let afterEnd = 0;
  const id = (): string => `0190aaaa-bbbb-7ccc-8ddd-${String(++step).padStart(12, '0')}`;

  const perform = (command: Command, world: TestWorld): boolean => {
    count.commands += 1;
    const decision = withWorld(world, (facts) => decide(definition, state, command, facts));
    if (decision.kind === 'refused') {
      count.refused[decision.code] = (count.refused[decision.code] ?? 0) + 1;
      return false;
    }
    count.accepted[command.action] = (count.accepted[command.action] ?? 0) + 1;
    const again = withWorld(world, (facts) => decide(definition, state, command, facts));
    deepStrictEqual(again, decision, 'deciding again gives the same');
    events.push(...(JSON.parse(JSON.stringify(decision.events)) as InstanceEvent[]));
    state = JSON.parse(JSON.stringify(replay(decision.events, state))) as InstanceState;
    expectInvariants(definition, state, events);
    for (const event of decision.events) {
      if (event.type !== 'fork-opened') continue;
      if (Object.keys(event.fork.arrivals).length > 0) count.reruns += 1;
      if (event.fork.fork !== null) count.nested += 1;
    }
    const repeated = withWorld(world, (facts) => decide(definition, state, command, facts));
    deepStrictEqual(repeated.kind, 'refused', 'a repeated command changes nothing');
    return true;
  };

  perform({ action: 'Submit', id: id(), at: instant(step), client: 'PC', actor: initiator }, calm);
  for (const move of list) {
    if (isEnded(state) && ++afterEnd > 5) break;
    const command: Command | null = move.action === 'repeat' ? last : commandOf(definition, state, move, id(), step);
    if (!command) continue;
    last = command;
    perform(command, worldOf(move.luck));
  }
  count.ends[state.status] = (count.ends[state.status] ?? 0) + 1;
  driveToEnd(
    () => state,
    (command) => perform(command, calm),
    () => ({ id: id(), at: instant(step) }),
  );
}

function instant(step: number): string {
  return new Date(Date.UTC(2026, 0, 1) + step * 1000).toISOString();
}

/** Conditions are false, so defaults are taken; everybody is there. */
const calm: TestWorld = { administrators: ['eve'], managers: { ann: 'bob', bob: 'cho', cho: 'dan' } };

function worldOf(luck: number): TestWorld {
  const conditions = new Proxy<Record<string, boolean | { error: string }>>(
    {},
    {
      get: (_, condition) => {
        const value = (String(condition).length * 31 + Number(String(condition).slice(1)) * 17 + luck) % 23;
        return value === 0 ? { error: 'division by zero' } : value % 2 === 0;
      },
    },
  );
  return {
    administrators: luck % 5 === 0 ? [] : ['eve'],
    managers: luck % 3 === 0 ? {} : { ann: 'bob', bob: 'cho', cho: 'dan' },
    inactive: luck % 7 === 0 ? [people[luck % people.length]!] : [],
    conditions,
  };
}

function commandOf(definition: WorkflowDefinition, state: InstanceState, move: Move, id: string, step: number): Command | null {
  const frame = { id, at: instant(step), client: 'PC' as const, opinion: 'x' };
  const items = Object.values(state.items);
  const wanted = move.action === 'stale' ? items.filter((item) => item.state !== 'open') : itemsFor(state, move);
  const pool = wanted.length > 0 ? wanted : items;
  const item = pool[move.pick % Math.max(pool.length, 1)];
  const other = people[move.other % people.length]!;
  const actor = item && move.luck % 11 !== 0 ? item.holder : other;
  if (move.action === 'Retrieve' || (move.action === 'Submit' && state.status === 'DRAFT'))
    return { ...frame, action: move.action, actor: initiator };
  if (move.action === 'Cancel') return { ...frame, action: 'Cancel', actor, operatorIsAdministrator: move.other % 2 === 0 };
  if (!item) return null;
  const isVote = state.visits[item.visit]?.kind === 'approve';
  if (move.action === 'Agree' && !isVote && move.luck % 10 !== 0) return { ...frame, action: 'Submit', actor, itemId: item.id };
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

function itemsFor(state: InstanceState, move: Move): WorkItem[] {
  const isCopy = move.action === 'Read';
  const open = Object.values(state.items).filter((item) => item.state === 'open' && (item.slot === null) === isCopy);
  return move.action === 'DisAgree' ? open.filter((item) => state.visits[item.visit]?.kind === 'approve') : open;
}

/** Mostly offered ones, alone or several; sometimes any activity. */
function targetsOf(definition: WorkflowDefinition, state: InstanceState, item: WorkItem, move: Move): string[] {
  const offered = listRejectTargets(definition, state, item);
  if (move.luck % 13 === 0 || offered.length === 0) return [definition.activities[move.other % definition.activities.length]!.code];
  const first = offered[move.other % offered.length]!;
  const second = offered[(move.other >> 4) % offered.length]!;
  return first.block !== undefined && first.block === second.block && move.pick % 2 === 0
    ? [first.activity, second.activity]
    : [first.activity];
}

/** Agreeing and submitting everywhere leads to an end; where a token failed, an administrator's cancel does. */
function driveToEnd(state: () => InstanceState, perform: (command: Command) => boolean, frame: () => { id: string; at: string }): void {
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
              action: now.visits[item.visit]!.kind === 'approve' ? 'Agree' : 'Submit',
              actor: item.holder,
              itemId: item.id,
            }
          : { ...frame(), client: 'PC', action: 'Cancel', actor: 'eve', operatorIsAdministrator: true };
    if (perform(command)) continue;
    if (now.status === 'DRAFT') return;
    ok(
      perform({ ...frame(), client: 'PC', action: 'Cancel', actor: 'eve', operatorIsAdministrator: true }),
      'some command leads to an end',
    );
  }
  ok(false, 'the instance never ends');
}
