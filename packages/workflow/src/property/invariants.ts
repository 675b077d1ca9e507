import { deepStrictEqual, ok } from 'node:assert/strict';
import type { WorkflowDefinition } from '@inkstone/schema';
import type { InstanceEvent, InstanceState, Visit, WorkItem } from '../index.ts';
import { replay } from '../evolve.ts';
import { isWithin } from '../instance-query.ts';

/** What must hold in every state (workflow design, section 6), as far as kinds and actions are there. */
export function expectInvariants(definition: WorkflowDefinition, state: InstanceState, events: readonly InstanceEvent[]): void {
  const tokens = Object.values(state.tokens);
  const items = Object.values(state.items);
  const openItems = items.filter((item) => item.state === 'open' && item.slot !== null);
  const openForks = Object.values(state.forks).filter((fork) => fork.state === 'open');
  const openVisits = Object.values(state.visits).filter((visit) => visit.status === 'open');
  const isRunning = state.status === 'PROCESSING' || state.status === 'EXCEPTION';

  ok(isRunning || tokens.length + openItems.length + openForks.length + openVisits.length === 0, `${state.status} has nothing open`);
  ok(!isRunning || tokens.length > 0, 'a running instance has a token');
  ok(isRunning || state.status !== 'DRAFT' || items.every((item) => item.state !== 'open'), 'a draft has nothing to read');
  ok((state.status === 'EXCEPTION') === tokens.some((token) => token.failure !== null), 'EXCEPTION is when a token failed');
  ok((state.status === 'COMPLETED') === (state.outcome !== null), 'an outcome is for completed instances');

  for (const token of tokens) {
    if (token.failure !== null) continue;
    ok(token.visit !== null && state.visits[token.visit]?.status === 'open', `token at ${token.activity} waits in an open visit`);
    ok(
      openItems.some((item) => item.visit === token.visit),
      `token at ${token.activity} has an open item`,
    );
  }
  ok(tokens.filter((token) => token.fork === null).length <= 1, 'outside of blocks there is one token');
  for (const fork of openForks) {
    for (const branch of fork.branches) {
      const isAlive = tokens.some((token) => isWithin(state, token, fork.id, branch));
      ok(isAlive !== (fork.arrivals[branch] !== undefined), `branch ${branch} either runs or has arrived`);
    }
  }
  for (const visit of openVisits) ok(state.tokens[visit.token]?.visit === visit.id, 'an open visit has its token');
  for (const visit of Object.values(state.visits))
    ok((visit.status === 'closed') === (visit.outcome !== null), 'a closed visit has one outcome');
  for (const slot of Object.values(state.slots)) {
    const open = openItems.filter((item) => item.slot === slot.id);
    deepStrictEqual(open.length, slot.state === 'open' ? 1 : 0, 'an open slot has one open item');
    ok(
      open.every((item) => item.holder === slot.person),
      'who stands in the slot holds the item',
    );
    ok((slot.state === 'done') === (slot.vote !== null), 'a done slot has its vote');
  }
  for (const visit of Object.values(state.visits)) expectVotesSound(definition, state, visit);
  expectLogSound(events, items);
  deepStrictEqual(replay(events), state, 'replay gives the state');
}

/** The outcome of a visit is what its votes say, told apart from how the engine counts them. */
function expectVotesSound(definition: WorkflowDefinition, state: InstanceState, visit: Visit): void {
  const activity = definition.activities.find((each) => each.code === visit.activity);
  if (!activity || !('policy' in activity)) return;
  const votes = Object.values(state.slots).flatMap((slot) => (slot.visit === visit.id ? [slot.vote] : []));
  const given = votes.filter((vote) => vote !== null);
  const isAny = activity.policy.kind === 'any';
  switch (visit.outcome) {
    case 'agreed':
    case 'submitted':
      ok(given.length === (isAny ? 1 : votes.length) && given.every((vote) => vote === visit.outcome), `${visit.outcome}: ${votes.join()}`);
      break;
    case 'disagreed':
      deepStrictEqual(given.filter((vote) => vote === 'disagreed').length, 1, 'the first disagreement decides');
      break;
    case 'skipped':
      deepStrictEqual(votes, [], 'a skipped visit asks nobody');
      break;
    case 'passed':
    case 'rejected':
    case 'cancelled':
    case null:
      ok(!given.includes('disagreed') && (isAny ? given.length === 0 : given.length < votes.length), `undecided: ${votes.join()}`);
  }
}

function expectLogSound(events: readonly InstanceEvent[], items: readonly WorkItem[]): void {
  const holders = new Map(items.map((item) => [item.id, item.holder]));
  const endedItems = new Set<string>();
  const votedSlots = new Set<string>();
  const closedVisits = new Set<string>();
  const closedForks = new Set<string>();
  const once = (seen: Set<string>, id: string, what: string): void => {
    ok(!seen.has(id), `${what} twice`);
    seen.add(id);
  };
  for (const event of events) {
    if (event.type === 'item-done') ok(holders.get(event.item) === event.actor, 'only the holder acts on an item');
    if (event.type === 'item-done' || event.type === 'item-cancelled') once(endedItems, event.item, 'an item ends');
    if (event.type === 'slot-voted') once(votedSlots, event.slot, 'a slot votes');
    if (event.type === 'visit-closed') once(closedVisits, event.visit, 'a visit closes');
    if (event.type === 'fork-closed') once(closedForks, event.fork, 'a block closes');
  }
}
