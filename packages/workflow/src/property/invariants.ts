import { deepStrictEqual, ok } from 'node:assert/strict';
import type { VotePolicy, WorkflowDefinition } from '@inkstone/schema';
import type { InstanceEvent, InstanceState, Visit, WorkItem } from '../index.ts';
import { awaitedChildren, isOpen, isSlotItem, isWithin } from '../state/instance-query.ts';

/**
 * Asserts what must hold in every state (workflow design, section 6). Votes of visits in `past` were counted by the rules of an earlier
 * version.
 */
export function expectInvariants(
  definition: WorkflowDefinition,
  state: InstanceState,
  events: readonly InstanceEvent[],
  past: ReadonlySet<string> = new Set(),
): void {
  const tokens = Object.values(state.tokens);
  const items = Object.values(state.items);
  const openItems = items.filter((item) => item.state === 'open' && item.slot !== null);
  const openForks = Object.values(state.forks).filter((fork) => fork.state === 'open');
  const openVisits = Object.values(state.visits).filter((visit) => visit.status === 'open');
  const isRunning = state.status === 'PROCESSING' || state.status === 'EXCEPTION';

  ok(isRunning || tokens.length + openItems.length + openForks.length + openVisits.length === 0, `${state.status} has nothing open`);
  ok(!isRunning || tokens.length > 0, 'a running instance has a token');
  ok(isRunning || state.status !== 'DRAFT' || items.every((item) => item.state !== 'open'), 'a draft has nothing to read');
  ok(
    (state.status === 'EXCEPTION') === tokens.some((token) => token.failure !== null),
    'the status is EXCEPTION exactly while a token has failed',
  );
  ok((state.status === 'COMPLETED') === (state.outcome !== null), 'exactly completed instances have an outcome');

  for (const token of tokens) {
    if (token.failure !== null) continue;
    ok(token.visit !== null && state.visits[token.visit]?.status === 'open', `token at ${token.activity} waits in an open visit`);
    const waits = Object.values(state.timers ?? {}).some((timer) => timer.visit === token.visit && timer.purpose === 'wait');
    const runs = state.visits[token.visit]?.kind === 'service' || awaitedChildren(state, token.visit).length > 0;
    ok(
      waits || runs || openItems.some((item) => item.visit === token.visit),
      `token at ${token.activity} has an open item, or waits for a time or a service`,
    );
  }
  for (const child of Object.values(state.children ?? {})) {
    const isAwaited = child.awaited && (child.state === 'running' || child.state === 'failed');
    ok(!isAwaited || state.visits[child.visit]?.status === 'open', 'a child is awaited by an open visit');
  }
  ok(tokens.filter((token) => token.fork === null).length <= 1, 'there is at most one token outside blocks');
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
    const own = items.filter((item) => item.slot === slot.id && isSlotItem(item) && isOpen(item));
    const isSignedAfter = Object.values(state.involvements).some(
      (each) => each.slot === slot.id && each.way === 'after' && each.state === 'open' && isSlotItem(state.items[each.item]!),
    );
    deepStrictEqual(own.length, slot.state === 'open' && !isSignedAfter ? 1 : 0, 'an open slot has one item of its own');
    ok(
      own.every((item) => item.holder === slot.person),
      'the person of the slot holds the item',
    );
    ok((slot.state === 'done') === (slot.vote !== null), 'a done slot has its vote');
  }
  for (const item of items) {
    if (item.state !== 'waiting') continue;
    ok(
      openItems.some((each) => each.visit === item.visit),
      'a waiting item waits for an open one',
    );
  }
  expectInvolvementsSound(state);
  const byTime = new Set(
    events.flatMap((event) => (event.type === 'timer-fired' && event.step?.endsWith('agree') ? [event.timer.visit] : [])),
  );
  for (const visit of Object.values(state.visits))
    if (!byTime.has(visit.id) && !past.has(visit.id)) expectVotesSound(definition, state, visit);
  for (const timer of Object.values(state.timers ?? {}))
    ok(state.visits[timer.visit]?.status === 'open', 'a time is awaited by an open visit');
  expectLogSound(events, items);
}

/** Every waiting item waits for somebody who can act, and nothing is asked for a closed slot. */
function expectInvolvementsSound(state: InstanceState): void {
  const items = Object.values(state.items);
  const canEnd = (involvement: string): boolean =>
    items.some((item) => {
      if (item.involvement !== involvement) return false;
      if (item.state === 'open') return true;
      const asked = Object.values(state.involvements).find((each) => each.item === item.id && each.state === 'open');
      return asked !== undefined && canEnd(asked.id);
    });
  for (const involvement of Object.values(state.involvements)) {
    if (involvement.state !== 'open') {
      const left = items.filter((item) => item.involvement === involvement.id && isOpen(item) && item.kind !== 'circulate');
      deepStrictEqual(left, [], `an ended ${involvement.way} has no open items`);
      continue;
    }
    ok(canEnd(involvement.id), `somebody can end a ${involvement.way}`);
    deepStrictEqual(state.slots[involvement.slot]!.state, 'open', `a ${involvement.way} belongs to an open slot`);
    if (involvement.waits)
      deepStrictEqual(state.items[involvement.item]!.waitsFor, involvement.id, 'a waiting item names what it waits for');
  }
  for (const item of items) {
    if (item.waitsFor)
      deepStrictEqual([item.state, state.involvements[item.waitsFor]?.state], ['waiting', 'open'], 'an item waits for an open involvement');
  }
}

/** The outcome of a visit follows from its votes; computed independently of the engine, from what the missing votes could still change. */
function expectVotesSound(definition: WorkflowDefinition, state: InstanceState, visit: Visit): void {
  const activity = definition.activities.find((each) => each.code === visit.activity);
  if (!activity || !('policy' in activity)) return;
  const votes = Object.values(state.slots).flatMap((slot) => (slot.visit === visit.id && slot.state !== 'removed' ? [slot.vote] : []));
  const given = votes.filter((vote) => vote !== null);
  const against = given.filter((vote) => vote === 'disagreed').length;
  const waits = 'counting' in activity && activity.counting === 'every-vote' && given.length < votes.length;
  const atWorst = passes(activity.policy, given.length - against, votes.length);
  const atBest = passes(activity.policy, votes.length - against, votes.length);
  const summary = `${visit.outcome} with ${JSON.stringify(activity.policy)}: ${votes.join()}`;
  switch (visit.outcome) {
    case 'agreed':
    case 'submitted':
      if (activity.policy.kind === 'any') return deepStrictEqual(given, [visit.outcome], summary);
      return ok(atWorst && !waits && (against > 0 || given.every((vote) => vote === visit.outcome)), summary);
    case 'disagreed':
      if (activity.policy.kind === 'any') return deepStrictEqual(given, votes.length === 0 ? [] : ['disagreed'], summary);
      return ok(votes.length === 0 || (!atBest && !waits), summary);
    case 'skipped':
      return deepStrictEqual(votes, [], 'a skipped visit asks nobody');
    case 'passed':
    case 'expired':
    case 'rejected':
    case 'cancelled':
    case null:
      if (activity.policy.kind === 'any') return deepStrictEqual(given, [], summary);
      ok(waits || (!atWorst && atBest), summary);
  }
}

/** Whether that many agreements are enough. */
function passes(policy: VotePolicy, agreements: number, people: number): boolean {
  switch (policy.kind) {
    case 'any':
    case 'any-agree':
      return agreements > 0;
    case 'all':
      return agreements === people;
    case 'percent':
      return agreements > 0 && agreements * 100 >= policy.percent * people;
    case 'count':
      return agreements > 0 && (agreements >= policy.count || agreements === people);
  }
}

function expectLogSound(events: readonly InstanceEvent[], items: readonly WorkItem[]): void {
  const agents = new Map<string, string | undefined>();
  const holders = new Map(items.map((item) => [item.id, item.holder]));
  const endedItems = new Set<string>();
  const votedSlots = new Set<string>();
  const retrievedItems = new Set<string>();
  const closedVisits = new Set<string>();
  const closedForks = new Set<string>();
  const once = (seen: Set<string>, id: string, what: string): void => {
    ok(!seen.has(id), `${what} twice`);
    seen.add(id);
  };
  for (const event of events) {
    if (event.type === 'item-entrusted') agents.set(event.item, event.agent?.person);
    if (event.type === 'item-done')
      ok([holders.get(event.item), agents.get(event.item)].includes(event.actor), 'only the holder or their agent acts on an item');
    if (event.type === 'item-done' || event.type === 'item-cancelled') once(endedItems, event.item, 'an item ends');
    if (event.type === 'slot-voted') once(votedSlots, event.slot, 'a slot votes');
    if (event.type === 'slot-reopened') votedSlots.delete(event.slot);
    if (event.type === 'item-retrieved') once(retrievedItems, event.item, 'a vote is retrieved');
    if (event.type === 'visit-closed') once(closedVisits, event.visit, 'a visit closes');
    if (event.type === 'fork-closed') once(closedForks, event.fork, 'a block closes');
  }
}
