import type { WorkflowDefinition } from '@inkstone/schema';
import { systemActor, type Command } from '../../state/command.ts';
import { decide } from '../../decide.ts';
import { indexDefinition } from '../../definition-index.ts';
import { replay } from '../../state/evolve.ts';
import type { FactAnswer, FactRequest } from '../../state/fact.ts';
import type { WorkflowIssueStep } from '../../texts/workflow-issue-step.ts';
import type { InstanceEvent } from '../../state/instance-event.ts';
import { inCreationOrder } from '../../state/entity-views.ts';
import { isEnded, isIrreversibleAt } from '../../state/instance-query.ts';
import { initialState, type InstanceState } from '../../state/instance-state.ts';
import { withoutPast, stateKey } from './abstract-state.ts';
import { areSatisfiable } from './satisfiable-conditions.ts';
import { possibleMoves, type Move } from './possible-moves.ts';

/** A violation that was reached, with the steps that lead to it. */
export interface Violation {
  readonly kind: 'DeadEnd' | 'TokenLeft' | 'IrreversibleRepeated';
  readonly activity: string;
  readonly steps: readonly WorkflowIssueStep[];
}

export interface SearchResult {
  readonly violations: readonly Violation[];
  /** False when the bound was exceeded, so that not every state was searched. */
  readonly isComplete: boolean;
  readonly states: number;
  /** Activities that a token reached. */
  readonly reached: ReadonlySet<string>;
}

interface SearchBounds {
  readonly statesAtMost: number;
  /** Whether to stop at the bound; otherwise the known states are still searched for violations. */
  readonly stopsAtBound?: boolean;
  /** Stops the search once this returns true for the violations found. */
  readonly isEnough?: (violations: readonly Violation[]) => boolean;
  /** Which moves to explore; unset: all. */
  readonly isExplored?: (move: Move) => boolean;
}

interface Node {
  readonly state: InstanceState;
  /** Irreversible services that have run. */
  readonly ran: readonly string[];
  readonly from: { readonly key: string; readonly step: WorkflowIssueStep } | null;
  readonly depth: number;
}

/**
 * Explores everything that can happen in an abstract definition by running the engine's own `decide` on every state that votes, conditions,
 * services, sub-processes, rejects and timers lead to. From each state an end must be reachable without a reject, nothing may be left open
 * at an end, and no irreversible service may run twice.
 */
export function searchDefinition(
  definition: WorkflowDefinition,
  { statesAtMost, stopsAtBound = false, isEnough = () => false, isExplored = () => true }: SearchBounds,
): SearchResult {
  const first: Node = { state: initialState, ran: [], from: null, depth: 0 };
  const known = new Map<string, Node>([[stateKey(initialState, []), first]]);
  const before = new Map<string, string[]>();
  const violations = new Map<string, Violation>();
  const report = (kind: Violation['kind'], activity: string, key: string, last: WorkflowIssueStep[] = []): void => {
    const violationKey = `${kind}:${activity}`;
    if (!violations.has(violationKey)) violations.set(violationKey, { kind, activity, steps: [...stepsTo(known, key), ...last] });
  };
  let isComplete = true;
  let reported = 0;
  for (const [key, node] of known) {
    if (!isComplete && stopsAtBound) break;
    if (violations.size > reported) {
      reported = violations.size;
      if (isEnough([...violations.values()])) {
        isComplete = false;
        break;
      }
    }
    if (isEnded(node.state)) continue;
    for (const move of possibleMoves(definition, node.state).filter(isExplored)) {
      for (const events of outcomesOf(definition, node, move)) {
        const next = withoutPast(replay(events, node.state));
        const repeated = repeatedService(definition, node.ran, events);
        if (repeated !== null) report('IrreversibleRepeated', repeated, key, [move.step]);
        const ran = completedIrreversible(definition, node.ran, events);
        const nextKey = stateKey(next, ran);
        if (move.command.action !== 'Reject') append(before, nextKey, key);
        if (known.has(nextKey)) continue;
        if (known.size >= statesAtMost) isComplete = false;
        else {
          known.set(nextKey, { state: next, ran, from: { key, step: move.step }, depth: node.depth + 1 });
          const left = leftBehind(next);
          if (left !== null) report('TokenLeft', left, nextKey);
        }
      }
    }
  }
  // Dead ends cannot be determined from an incomplete search.
  if (isComplete) for (const [key, node] of deadEndsIn(known, before)) report('DeadEnd', stuckAt(definition, node.state), key);
  const reached = new Set([...known.values()].flatMap(({ state }) => inCreationOrder(state.tokens).map(({ activity }) => activity)));
  return { violations: [...violations.values()], isComplete, states: known.size, reached };
}

/** Returns the states from which no end can be reached, limited to the first ones on each path. */
function deadEndsIn(known: ReadonlyMap<string, Node>, before: ReadonlyMap<string, string[]>): [string, Node][] {
  const canEnd = new Set([...known].flatMap(([key, { state }]) => (isEnded(state) ? [key] : [])));
  for (const key of canEnd) for (const earlier of before.get(key) ?? []) canEnd.add(earlier);
  const stuck = [...known].filter(([key]) => !canEnd.has(key));
  // A state is reported only when the state before it could still reach an end.
  return stuck.filter(([, { from }]) => from === null || canEnd.has(from.key));
}

function stuckAt(definition: WorkflowDefinition, state: InstanceState): string {
  const tokens = inCreationOrder(state.tokens);
  const token = tokens.find(({ failure }) => failure !== null) ?? tokens[0];
  return token?.activity ?? indexDefinition(definition).start!.code;
}

function leftBehind(state: InstanceState): string | null {
  if (!isEnded(state)) return null;
  const [token] = inCreationOrder(state.tokens);
  const [item] = inCreationOrder(state.items).filter((each) => each.state === 'open' && each.kind !== 'circulate');
  return token?.activity ?? item?.activity ?? null;
}

function stepsTo(known: ReadonlyMap<string, Node>, key: string): WorkflowIssueStep[] {
  const steps: WorkflowIssueStep[] = [];
  for (let node = known.get(key); node?.from; node = known.get(node.from.key)) steps.unshift(node.from.step);
  return steps;
}

function append(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function repeatedService(definition: WorkflowDefinition, ran: readonly string[], events: readonly InstanceEvent[]): string | null {
  if (ran.length === 0) return null;
  const opened = events.flatMap((event) => (event.type === 'visit-opened' ? event.visit.activity : []));
  return opened.find((activity) => ran.includes(activity) && isIrreversibleAt(indexDefinition(definition), activity)) ?? null;
}

function completedIrreversible(
  definition: WorkflowDefinition,
  ran: readonly string[],
  events: readonly InstanceEvent[],
): readonly string[] {
  const done = events.flatMap((event) => (event.type === 'visit-closed' && event.outcome === 'finished' ? event.activity : []));
  const irreversible = done.filter((activity) => isIrreversibleAt(indexDefinition(definition), activity));
  return irreversible.length === 0 ? ran : [...new Set([...ran, ...irreversible])].sort();
}

type TruthAssignment = ReadonlyMap<string, boolean>;

/** Returns what a move may lead to, one result for each possible outcome of the conditions it requests. */
function outcomesOf(definition: WorkflowDefinition, node: Node, { command: move }: Move): InstanceEvent[][] {
  const at = new Date(Date.UTC(2026, 0, 1) + node.depth * 60_000).toISOString();
  const command = { ...move, id: `check:${node.depth}`, at, client: 'OTHER' } as Command;
  const isTime = move.actor === systemActor && move.action === 'TimerFired';
  const timed = isTime ? { ...command, at: '9999-01-01T00:00:00.000Z' } : command;
  const found: InstanceEvent[][] = [];
  const open: { facts: Map<string, FactAnswer>; assignment: TruthAssignment }[] = [{ facts: new Map(), assignment: new Map() }];
  for (let one = open.pop(); one; one = open.pop()) {
    const decision = decide(definition, node.state, timed, one.facts);
    if (decision.kind === 'accepted') found.push([...decision.events]);
    if (decision.kind === 'needs') open.push(...answered(one, decision.requests));
  }
  return found;
}

function answered(
  { facts, assignment }: { readonly facts: ReadonlyMap<string, FactAnswer>; readonly assignment: TruthAssignment },
  requests: readonly FactRequest[],
): { facts: Map<string, FactAnswer>; assignment: TruthAssignment }[] {
  const known = new Map(facts);
  const conditions = requests.filter((request) => request.kind === 'condition');
  for (const request of requests) if (request.kind !== 'condition') known.set(request.key, answer(request));
  const open = [...new Set(conditions.map(({ condition }) => condition.trim()))].filter((condition) => !assignment.has(condition));
  return assignments(open, assignment).map((assigned) => {
    const truthAnswers = conditions.map(({ key, condition }) => [key, { kind: 'truth', holds: assigned.get(condition.trim())! }] as const);
    return { facts: new Map<string, FactAnswer>([...known, ...truthAnswers]), assignment: assigned };
  });
}

/** Beyond this number of conditions not every combination is tried: branches of a split are independent. */
const combinedAtMost = 4;

function assignments(open: readonly string[], assignment: TruthAssignment): TruthAssignment[] {
  const patterns: readonly (readonly boolean[])[] =
    open.length <= combinedAtMost
      ? Array.from({ length: 2 ** open.length }, (_, bits) => open.map((_each, position) => ((bits >> position) & 1) === 1))
      : [
          open.map(() => false),
          open.map(() => true),
          ...open.flatMap((_, one) => [open.map((_each, position) => position === one), open.map((_each, position) => position !== one)]),
        ];
  const all = patterns.map(
    (holds): TruthAssignment => new Map([...assignment, ...open.map((condition, position) => [condition, holds[position]!] as const)]),
  );
  return all.filter(areSatisfiable);
}

function answer(request: Exclude<FactRequest, { kind: 'condition' }>): FactAnswer {
  switch (request.kind) {
    case 'source':
      return { kind: 'people', people: request.source.kind === 'users' ? request.source.users : ['@somebody'] };
    case 'active':
      return { kind: 'people', people: request.people };
    case 'manager':
    case 'manager-chain':
      return { kind: 'people', people: [`@manager of ${request.of}`] };
    case 'administrators':
      return { kind: 'people', people: ['@administrator'] };
    case 'agent':
      return { kind: 'agent', agent: null };
    case 'rows':
      return { kind: 'rows', rows: ['row'] };
    case 'changed-since':
      return { kind: 'fields', fields: [] };
    case 'time':
    case 'later':
      return { kind: 'instant', at: '9000-01-01T00:00:00.000Z' };
  }
}
