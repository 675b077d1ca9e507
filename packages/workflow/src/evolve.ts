import type { InstanceEvent } from './instance-event.ts';
import { initialState, type InstanceState } from './instance-state.ts';

type Entities = 'tokens' | 'forks' | 'visits' | 'slots' | 'items';
type EntityOf<K extends Entities> = InstanceState[K][string];

/** Puts an event into the state. Total: an event about something unknown changes nothing. */
export function evolve(state: InstanceState, event: InstanceEvent): InstanceState {
  switch (event.type) {
    case 'acted':
    case 'rejected':
      return state;
    case 'started':
      return { ...state, initiator: event.initiator, owner: event.owner, pass: event.pass };
    case 'status-changed':
      return { ...state, status: event.status, outcome: event.outcome, reason: event.reason };
    case 'pass-begun':
      return { ...state, pass: event.pass, draftedPass: event.draft ? event.pass : state.draftedPass };
    case 'token-created':
      return put(state, 'tokens', event.token);
    case 'token-moved':
      return change(state, 'tokens', event.token, { activity: event.to, visit: null, failure: null });
    case 'token-marked':
      return change(state, 'tokens', event.token, {
        outcome: event.outcome,
        trail: event.trail,
        returns: event.returns,
        fork: event.fork,
        branch: event.branch,
      });
    case 'token-failed':
      return change(state, 'tokens', event.token, { failure: event.failure });
    case 'token-ended':
      return drop(state, event.token);
    case 'fork-opened':
      return put(state, 'forks', event.fork);
    case 'branch-arrived': {
      const arrivals = { ...state.forks[event.fork]?.arrivals, [event.branch]: { outcome: event.outcome, trail: event.trail } };
      return change(state, 'forks', event.fork, { arrivals });
    }
    case 'fork-collapsed':
      return change(state, 'forks', event.fork, { collapsed: true });
    case 'fork-closed':
      return change(state, 'forks', event.fork, { state: event.joined ? 'joined' : 'closed' });
    case 'visit-opened':
      return change(put(state, 'visits', event.visit), 'tokens', event.visit.token, { visit: event.visit.id });
    case 'visit-closed': {
      const closed = change(state, 'visits', event.visit, { status: 'closed', outcome: event.outcome, closedAt: event.at });
      const token = closed.tokens[state.visits[event.visit]?.token ?? ''];
      return token?.visit === event.visit ? change(closed, 'tokens', token.id, { visit: null }) : closed;
    }
    case 'slot-opened':
      return put(state, 'slots', event.slot);
    case 'slot-voted':
      return change(state, 'slots', event.slot, { vote: event.vote, state: 'done' });
    case 'slot-handed-over':
      return change(state, 'slots', event.slot, { person: event.to, reason: { kind: 'forward', from: event.from } });
    case 'slot-closed':
      return change(state, 'slots', event.slot, { state: 'cancelled' });
    case 'item-opened':
      return put(state, 'items', event.item);
    case 'item-done':
      return change(state, 'items', event.item, {
        state: 'done',
        result: event.result,
        opinion: event.opinion,
        attachments: event.attachments,
        ...(event.signature !== undefined && { signature: event.signature }),
        client: event.client,
        finishedAt: event.at,
        version: nextVersion(state, event.item),
      });
    case 'item-cancelled':
      return change(state, 'items', event.item, {
        state: 'cancelled',
        reason: event.reason,
        finishedAt: event.at,
        version: nextVersion(state, event.item),
      });
    default:
      return state;
  }
}

/** The state after all of the events. */
export function replay(events: Iterable<InstanceEvent>, from: InstanceState = initialState): InstanceState {
  let state = from;
  for (const event of events) state = evolve(state, event);
  return state;
}

function put<K extends Entities>(state: InstanceState, entities: K, entity: EntityOf<K>): InstanceState {
  return { ...state, [entities]: { ...state[entities], [entity.id]: entity } };
}

function change<K extends Entities>(state: InstanceState, entities: K, id: string, changes: Partial<EntityOf<K>>): InstanceState {
  const entity = state[entities][id];
  return entity ? put(state, entities, { ...entity, ...changes } as EntityOf<K>) : state;
}

function drop(state: InstanceState, token: string): InstanceState {
  const { [token]: _, ...tokens } = state.tokens;
  return { ...state, tokens };
}

function nextVersion(state: InstanceState, item: string): number {
  return (state.items[item]?.version ?? 0) + 1;
}
