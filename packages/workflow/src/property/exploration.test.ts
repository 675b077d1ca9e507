import { expect, test } from 'vitest';
import type { WorkflowDefinition } from '@inkstone/schema';
import { withTestFacts } from '@inkstone/testing/test-facts';
import {
  approve,
  buildWorkflow,
  end,
  handle,
  inclusiveJoin,
  inclusiveSplit,
  join,
  service,
  split,
  start,
  subprocess,
} from '@inkstone/testing/workflow-builder';
import { decide, initialState, listRejectTargets, replay, systemActor, type Command, type InstanceState } from '../index.ts';
import { inCreationOrder } from '../state/entity-views.ts';
import { roundsUsed, scopeOf } from '../state/instance-query.ts';

const statesAtMost = 6_000;
const rounds = { roundsAtMost: 2 };
const vote = (code: string, people: string[], settings: Parameters<typeof approve>[2] = {}) =>
  approve(code, people, { ...rounds, ...settings });

const definitions: Readonly<Record<string, WorkflowDefinition>> = {
  'votes that go back': buildWorkflow(
    [
      start(),
      vote('a', ['ann']),
      vote('b', ['bob', 'cho'], { policy: { kind: 'all' }, whenFailed: { kind: 'back', activity: 'a' } }),
      end(),
    ],
    ['start > a > b > end'],
  ),
  'a block with a service and a failing branch': buildWorkflow(
    [
      start(),
      split('s'),
      vote('a', ['ann'], { whenFailedInBranch: 'join' }),
      service('pay'),
      vote('b', ['bob']),
      join('j', 's'),
      vote('c', ['cho']),
      end(),
    ],
    ['start > s > a > pay > j', 's > b > j', 'j > c > end'],
  ),
  'a sub-process in an inclusive block': buildWorkflow(
    [
      start(),
      inclusiveSplit('s'),
      subprocess('sub', 'child'),
      handle('a', ['ann'], rounds),
      vote('b', ['bob']),
      inclusiveJoin('j', 's'),
      end(),
    ],
    [
      'start > s',
      { from: 's', to: 'sub', condition: 'yes' },
      { from: 's', to: 'b', condition: 'also' },
      { from: 's', to: 'a', default: true },
      'sub > j',
      'a > end',
      'b > j',
      'j > end',
    ],
  ),
};

const testFacts = { conditions: { yes: true, also: true }, administrators: ['eve'], managers: { emil: 'eve' } };

type Move = Omit<Command, 'id' | 'at' | 'client'>;

/** Exhausted rounds stop the flow as defined; an administrator cancels the instance then. */
const cancel = { action: 'Cancel', actor: 'eve', operatorIsAdministrator: true } as Move;

/** Returns every command that may happen next. */
function movesIn(definition: WorkflowDefinition, state: InstanceState): Move[] {
  if (state.status === 'DRAFT') return [{ action: 'Submit', actor: 'emil' } as Command];
  const ofItems = inCreationOrder(state.items)
    .filter((item) => item.state === 'open' && item.slot !== null)
    .flatMap((item) => {
      const frame = { actor: item.holder, itemId: item.id, opinion: 'x' };
      const targets = listRejectTargets(definition, state, item).map(({ activity }) => ({
        ...frame,
        action: 'Reject',
        targets: [activity],
      }));
      const votes = state.visits[item.visit]?.kind === 'approve' ? ['Agree', 'DisAgree'] : ['Submit'];
      return [...votes.map((action) => ({ ...frame, action })), ...targets];
    });
  const services = inCreationOrder(state.visits).flatMap(({ id: visit, kind, status }) =>
    kind === 'service' && status === 'open'
      ? [
          { action: 'ServiceFinished', actor: systemActor, visit },
          { action: 'ServiceFailed', actor: systemActor, visit, class: 'system', detail: 'x' },
        ]
      : [],
  );
  const children = inCreationOrder(state.children ?? {}).flatMap(({ id: child, state: is }) =>
    is === 'running'
      ? [
          { action: 'ChildEnded', actor: systemActor, child, outcome: 'agreed' },
          { action: 'ChildFailed', actor: systemActor, child, class: 'system', detail: 'x' },
        ]
      : [],
  );
  const retries = inCreationOrder(state.tokens).flatMap(({ id: token, failure }) =>
    failure ? [{ action: 'Retry', actor: 'eve', operatorIsAdministrator: true, token }] : [],
  );
  const isExhausted = inCreationOrder(state.tokens).some(({ failure }) => failure?.cause === 'rounds');
  return [...ofItems, ...services, ...children, ...retries, ...(isExhausted ? [cancel] : [])] as Move[];
}

/** Returns a key that is equal for states that differ only in ids and times. */
function keyOf(definition: WorkflowDefinition, state: InstanceState): string {
  const tokens = inCreationOrder(state.tokens).map((token) => {
    const scope = scopeOf(state, token).map(({ fork, branch }) => [fork.split, branch, fork.arrivals]);
    const slots = inCreationOrder(state.slots).flatMap((slot) =>
      slot.visit === token.visit ? [[slot.person, slot.vote, slot.state]] : [],
    );
    return [token.activity, token.outcome, token.trail, token.returns.map(({ activity }) => activity), token.failure, scope, slots];
  });
  const used = definition.activities.map(({ code }) => Math.min(roundsUsed(state, code), 2));
  return JSON.stringify([state.status, state.outcome, tokens.map((token) => JSON.stringify(token)).sort(), used]);
}

test.each(Object.entries(definitions))('an end can be reached from every reachable state of %s', (_name, definition) => {
  const known = new Map<string, InstanceState>([[keyOf(definition, initialState), initialState]]);
  const before = new Map<string, string[]>();
  let commands = 0;
  for (const [key, state] of known) {
    if (state.status === 'COMPLETED' || state.status === 'CANCELED') continue;
    const moves = movesIn(definition, state);
    for (const move of moves) {
      commands += 1;
      const id = `0190aaaa-bbbb-7ccc-8ddd-${String(commands).padStart(12, '0')}`;
      const at = new Date(Date.UTC(2026, 0, 1) + commands * 1000).toISOString();
      const decision = withTestFacts(testFacts, (facts) => decide(definition, state, { ...move, id, at, client: 'PC' } as Command, facts));
      if (decision.kind === 'refused') {
        if (decision.code === 'RoundsExhausted' && move.action === 'Submit') moves.push(cancel);
        continue;
      }
      const next = replay(decision.events, state);
      const nextKey = keyOf(definition, next);
      if (!known.has(nextKey) && known.size < statesAtMost) known.set(nextKey, next);
      before.set(nextKey, [...(before.get(nextKey) ?? []), key]);
    }
  }

  const canEnd = new Set([...known].flatMap(([key, { status }]) => (status === 'COMPLETED' || status === 'CANCELED' ? [key] : [])));
  for (const key of canEnd) for (const earlier of before.get(key) ?? []) canEnd.add(earlier);
  const stuck = [...known.keys()].filter((key) => !canEnd.has(key));

  expect(known.size, 'explored completely').toBeLessThan(statesAtMost);
  expect(known.size).toBeGreaterThan(10);
  expect(stuck).toEqual([]);
});
