import type { WorkflowDefinition } from '@inkstone/schema';
import type { Command, Instant, PersonId } from '../state/command.ts';
import { decide } from '../decide.ts';
import { activityName, indexDefinition } from '../definition-index.ts';
import { createDerivedIds } from '../state/derived-id.ts';
import { replay } from '../state/evolve.ts';
import type { Facts } from '../state/fact.ts';
import { failureRefusal } from '../flow/token-move.ts';
import { inCreationOrder } from '../state/entity-views.ts';
import { isEnded, slotsOf } from '../state/instance-query.ts';
import type { InstanceEvent } from '../state/instance-event.ts';
import { initialState, type InstanceState, type Visit } from '../state/instance-state.ts';
import { nextEvent } from './possible-event.ts';
import type { SimulatedDecision, SimulatedVisit, Simulation, SimulationEnd } from './simulation.ts';

export interface SimulationInput {
  readonly definition: WorkflowDefinition;
  readonly initiator: PersonId;
  /** The record's owner; unset: the initiator. */
  readonly owner?: PersonId | undefined;
  /** When it is submitted; the clock then moves from one event to the next. */
  readonly at: Instant;
  readonly decisions: readonly SimulatedDecision[];
  /** Answers for the invented form. */
  readonly facts: Facts;
}

/** No sensible trial has more events. */
const eventsAtMost = 1000;

/**
 * Simulates a definition from its submit to its end by running `decide` on a copy: people, services and timers do what `decisions` say, and
 * otherwise agree and succeed. Nothing is stored or executed (workflow design, section 5).
 */
export function simulate(input: SimulationInput): Simulation {
  const { definition, initiator, owner, facts } = input;
  const index = indexDefinition(definition);
  const newId = createDerivedIds('simulation', input.at);
  const left = [...input.decisions];
  const routes: string[] = [];
  let state = initialState;
  let now = input.at;

  const submitted = left.find(({ activity, action }) => activity === index.start?.code && action === 'agree');
  const first = { action: 'Submit' as const, actor: initiator, confirm: true, ...(owner !== undefined && { owner }) };
  let upcoming: object = { ...first, ...(submitted?.chosen && { chosen: submitted.chosen }) };
  if (submitted) left.splice(left.indexOf(submitted), 1);

  for (let count = 0; count < eventsAtMost; count++) {
    const command = { client: 'OTHER', ...upcoming, id: newId(), at: now } as Command;
    const decision = decide(definition, state, command, facts);
    if (decision.kind === 'needs') return decision;
    if (decision.kind === 'refused') {
      const { code, params } = decision;
      return played(definition, state, { routes, now, end: { kind: 'refused', refusal: params ? { code, params } : { code } } });
    }
    state = replay(decision.events, state);
    routes.push(...routesOf(decision.events));
    dropElapsedWaits(left, decision.events);
    if (isEnded(state)) break;
    const next = nextEvent(index, state, left, now);
    if (next === null) return played(definition, state, { routes, now, end: stopOf(definition, state) });
    if (next.decision) left.splice(left.indexOf(next.decision), 1);
    now = after(now, next.at);
    upcoming = next.command;
  }
  return played(definition, state, { routes, now, end: stopOf(definition, state) });
}

/** Ids sort by their instants, so no two events share one; the result shows whole seconds. */
function after(now: Instant, at: Instant): Instant {
  return at > now ? at : new Date(Date.parse(now) + 1).toISOString();
}

function second(at: Instant): Instant {
  return new Date(Math.floor(Date.parse(at) / 1000) * 1000).toISOString();
}

/** Drops the decisions to wait for a time limit that has expired. */
function dropElapsedWaits(left: SimulatedDecision[], events: readonly InstanceEvent[]): void {
  for (const event of events) {
    if (event.type !== 'timer-fired' || event.timer.purpose !== 'expire') continue;
    const position = left.findIndex(({ activity, action }) => activity === event.activity && action === 'wait');
    if (position >= 0) left.splice(position, 1);
  }
}

function routesOf(events: readonly InstanceEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.type === 'token-moved') return event.route ?? [];
    return event.type === 'fork-opened' ? event.fork.branches.filter((branch) => !event.fork.arrivals[branch]) : [];
  });
}

function stopOf(definition: WorkflowDefinition, state: InstanceState): SimulationEnd {
  if (state.outcome !== null) return { kind: 'completed', outcome: state.outcome };
  const failed = inCreationOrder(state.tokens).find((token) => token.failure !== null);
  if (!failed?.failure) return { kind: 'waiting' };
  return { kind: 'exception', refusal: failureRefusal(activityName(indexDefinition(definition), failed.activity), failed.failure) };
}

function played(
  definition: WorkflowDefinition,
  state: InstanceState,
  { routes, now, end }: { readonly routes: readonly string[]; readonly now: Instant; readonly end: SimulationEnd },
): Simulation {
  return {
    kind: 'played',
    visits: inCreationOrder(state.visits).map((visit) => present(definition, state, visit)),
    routes,
    end,
    endedAt: second(now),
  };
}

function present(definition: WorkflowDefinition, state: InstanceState, visit: Visit): SimulatedVisit {
  const { activity, kind, round, outcome } = visit;
  const asked = slotsOf(state, visit.id).map(({ person, reason, vote }) => ({ person, reason, vote }));
  const copies = inCreationOrder(state.items).filter((item) => item.visit === visit.id && item.slot === null);
  const people =
    kind === 'circulate' ? copies.map(({ holder }) => ({ person: holder, reason: { kind: 'circulate' as const }, vote: null })) : asked;
  const name = activityName(indexDefinition(definition), activity);
  const times = {
    openedAt: second(visit.openedAt),
    closedAt: visit.closedAt === null ? null : second(visit.closedAt),
    dueAt: visit.dueAt === undefined ? null : second(visit.dueAt),
  };
  return { activity, name, kind, round, people, outcome, ...times };
}
