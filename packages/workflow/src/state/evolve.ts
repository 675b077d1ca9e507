import { withEntity } from './entity-collection.ts';
import type { Entities } from './entity-views.ts';
import type { InstanceEvent } from './instance-event.ts';
import { renameState } from './rename-state.ts';
import { initialState, type Agent, type Child, type InstanceState, type Timer } from './instance-state.ts';

type Collection = 'tokens' | 'forks' | 'visits' | 'slots' | 'items' | 'involvements';
type EntityOf<K extends Collection> = InstanceState[K][string];

/** Applies an event to the state. Total: an event about an unknown entity changes nothing. An event type without a case is a type error. */
export function evolve(state: InstanceState, event: InstanceEvent): InstanceState {
  switch (event.type) {
    // Log entries only; their effects on the state are other events of the same command.
    case 'acted':
    case 'rejected':
    case 'replayed':
    case 'steered':
      return state;
    case 'started': {
      const { operator: _, ...before } = state;
      return {
        ...before,
        initiator: event.initiator,
        owner: event.owner,
        pass: event.pass,
        ...(event.operator !== undefined && { operator: event.operator }),
        ...(event.parent && { parent: event.parent }),
      };
    }
    case 'child-started':
      return { ...state, children: { ...state.children, [event.child.id]: event.child } };
    case 'child-ended':
      return withChild(state, event.child, { state: 'ended', outcome: event.outcome });
    case 'child-failed':
      return withChild(state, event.child, { state: 'failed' });
    case 'child-released':
      return withChild(state, event.child, { state: 'released' });
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
    case 'token-resumed':
      return change(state, 'tokens', event.token, { failure: null });
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
    case 'participants-chosen':
      return { ...state, chosen: { ...state.chosen, [event.activity]: event.choice } };
    case 'visit-opened': {
      const opened = put(withAppointed(withoutChoice(state, event.visit.activity), event.visit.activity, []), 'visits', event.visit);
      return change(opened, 'tokens', event.visit.token, { visit: event.visit.id });
    }
    case 'visit-closed': {
      const closed = change(
        withoutTimers(state, ({ visit }) => visit === event.visit),
        'visits',
        event.visit,
        { status: 'closed', outcome: event.outcome, closedAt: event.at },
      );
      const token = closed.tokens[state.visits[event.visit]?.token ?? ''];
      return token?.visit === event.visit ? change(closed, 'tokens', token.id, { visit: null }) : closed;
    }
    case 'timers-set':
    case 'timers-resumed': {
      const { heldAt: _, ...visit } = state.visits[event.visit] ?? {};
      const kept = event.type === 'timers-set' ? state : withoutTimers(state, (timer) => timer.visit === event.visit);
      const timers = { ...kept.timers, ...Object.fromEntries(event.timers.map((timer) => [timer.id, timer])) };
      if (!('id' in visit)) return state;
      return put({ ...kept, timers }, 'visits', { ...visit, dueAt: event.dueAt });
    }
    case 'timers-held':
      return change(state, 'visits', event.visit, { heldAt: event.at });
    case 'timer-fired':
      return withoutTimers(state, ({ id }) => id === event.timer.id);
    case 'slot-opened':
      return put(state, 'slots', event.slot);
    case 'slot-voted':
      return change(state, 'slots', event.slot, { vote: event.vote, state: 'done' });
    case 'slot-handed-over':
      return change(state, 'slots', event.slot, {
        person: event.to,
        reason: event.reason ?? { kind: 'forward', from: event.from },
      });
    case 'slot-closed':
      return change(state, 'slots', event.slot, { state: event.reason === 'adjusted' ? 'removed' : 'cancelled' });
    case 'slot-reopened':
      return change(state, 'slots', event.slot, { state: 'open', vote: null });
    case 'item-deferred':
      return change(state, 'items', event.item, { state: 'waiting', version: nextVersion(state, event.item) });
    case 'item-retrieved':
      return change(state, 'items', event.item, { result: 'retrieved', version: nextVersion(state, event.item) });
    case 'branch-reopened': {
      const { [event.branch]: _, ...arrivals } = { ...state.forks[event.fork]?.arrivals };
      return change(state, 'forks', event.fork, { arrivals });
    }
    case 'people-appointed':
      return withAppointed(state, event.activity, event.people);
    case 'owner-changed':
      return { ...state, owner: event.to };
    case 'migrated': {
      const renamed = renameState(state, event.activities, event.routes);
      return { ...renamed, migrated: { at: event.at, version: event.toVersion }, former: { ...state.former, ...event.former } };
    }
    case 'fork-marked':
      return change(state, 'forks', event.fork, { trail: event.trail, arrivals: event.arrivals });
    case 'item-opened':
      return put(state, 'items', event.item);
    case 'item-entrusted':
      return withAgent(state, event.item, event.agent);
    case 'item-activated':
      return change(state, 'items', event.item, { state: 'open', receivedAt: event.at, version: nextVersion(state, event.item) });
    case 'item-done':
      return change(state, 'items', event.item, {
        state: 'done',
        result: event.result,
        opinion: event.opinion,
        attachments: event.attachments,
        ...(event.signature !== undefined && { signature: event.signature }),
        client: event.client,
        ...(state.items[event.item]?.holder !== event.actor && { actedBy: event.actor }),
        finishedAt: event.at,
        version: nextVersion(state, event.item),
      });
    case 'reader-added':
      return { ...state, readers: { ...state.readers, [event.person]: event.permission } };
    case 'item-cancelled':
      return change(state, 'items', event.item, {
        state: 'cancelled',
        reason: event.reason,
        ...(state.items[event.item]?.waitsFor && { waitsFor: null }),
        finishedAt: event.at,
        version: nextVersion(state, event.item),
      });
    case 'people-involved':
      return put(state, 'involvements', event.involvement);
    case 'involved-people-changed':
      return change(state, 'involvements', event.involvement, { people: event.people });
    case 'involvement-closed':
      return change(state, 'involvements', event.involvement, { state: event.state, outcome: event.outcome });
    case 'item-paused':
      return change(state, 'items', event.item, {
        state: 'waiting',
        waitsFor: event.involvement,
        version: nextVersion(state, event.item),
      });
    case 'item-resumed':
      return change(state, 'items', event.item, { state: 'open', waitsFor: null, version: nextVersion(state, event.item) });
    default:
      return unknownEvent(state, event);
  }
}

/** The log of a newer version may contain events unknown here. The compiler checks that each known one is handled above. */
function unknownEvent(state: InstanceState, _event: never): InstanceState {
  return state;
}

/** Returns the state after all of the events. */
export function replay(events: Iterable<InstanceEvent>, from: InstanceState = initialState): InstanceState {
  let state = from;
  for (const event of events) state = evolve(state, event);
  return state;
}

function withAppointed(state: InstanceState, activity: string, people: readonly string[]): InstanceState {
  if (people.length === 0 && !state.appointed?.[activity]) return state;
  const { [activity]: _, ...others } = { ...state.appointed };
  return { ...state, appointed: people.length > 0 ? { ...others, [activity]: people } : others };
}

function put<K extends Collection>(state: InstanceState, entities: K, entity: EntityOf<K>): InstanceState {
  const before = state[entities] as Entities<EntityOf<K>>;
  const after = withEntity(before, entity);
  return after === before ? state : { ...state, [entities]: after };
}

function change<K extends Collection>(state: InstanceState, entities: K, id: string, changes: Partial<EntityOf<K>>): InstanceState {
  const entity = state[entities][id];
  return entity ? put(state, entities, { ...entity, ...changes } as EntityOf<K>) : state;
}

function withAgent(state: InstanceState, id: string, agent: Agent | null): InstanceState {
  const item = state.items[id];
  if (!item) return state;
  const { agent: _, ...rest } = item;
  return put(state, 'items', agent === null ? rest : { ...rest, agent });
}

function withChild(state: InstanceState, id: string, changes: Partial<Child>): InstanceState {
  const child = state.children?.[id];
  return child ? { ...state, children: { ...state.children, [id]: { ...child, ...changes } } } : state;
}

function drop(state: InstanceState, token: string): InstanceState {
  const { [token]: _, ...tokens } = state.tokens;
  return { ...state, tokens };
}

/** A choice applies to the next time the activity is reached. */
function withoutChoice(state: InstanceState, activity: string): InstanceState {
  if (!state.chosen || !(activity in state.chosen)) return state;
  const { [activity]: _, ...chosen } = state.chosen;
  return { ...state, chosen };
}

function withoutTimers(state: InstanceState, isGone: (timer: Timer) => boolean): InstanceState {
  const timers = Object.values(state.timers ?? {});
  if (!timers.some(isGone)) return state;
  return { ...state, timers: Object.fromEntries(timers.filter((timer) => !isGone(timer)).map((timer) => [timer.id, timer])) };
}

function nextVersion(state: InstanceState, item: string): number {
  return (state.items[item]?.version ?? 0) + 1;
}
