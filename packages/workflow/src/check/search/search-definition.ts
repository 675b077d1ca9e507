import type { WorkflowDefinition } from '@inkstone/schema';
import { systemActor, type Command } from '../../command.ts';
import { decide } from '../../decide.ts';
import { indexDefinition } from '../../definition-index.ts';
import { replay } from '../../evolve.ts';
import type { FactAnswer, FactRequest } from '../../fact.ts';
import type { FindingStep } from '../../finding-step.ts';
import type { InstanceEvent } from '../../instance-event.ts';
import { inOrder, isEnded, isIrreversibleAt } from '../../instance-query.ts';
import { initialState, type InstanceState } from '../../instance-state.ts';
import { forgetPast, stateKey } from './abstract-state.ts';
import { arePossible } from './condition-truths.ts';
import { possibleMoves, type Move } from './possible-moves.ts';

/** Something wrong that was reached, and how. */
export interface Trouble {
  readonly kind: 'DeadEnd' | 'TokenLeft' | 'IrreversibleRepeated';
  readonly activity: string;
  readonly steps: readonly FindingStep[];
}

export interface SearchResult {
  readonly troubles: readonly Trouble[];
  /** The bound was passed: what was not looked at is not proved. */
  readonly isComplete: boolean;
  readonly states: number;
  /** Activities where something stood. */
  readonly reached: ReadonlySet<string>;
}

interface SearchBounds {
  readonly statesAtMost: number;
  /** Past the bound nothing more is looked at; else what is known by then still is, for the troubles in it. */
  readonly stopsAtBound?: boolean;
  /** Nothing more is looked at once this holds of what was found. */
  readonly isEnough?: (troubles: readonly Trouble[]) => boolean;
  /** Unset: every move is looked at. */
  readonly isMoved?: (move: Move) => boolean;
}

interface Node {
  readonly state: InstanceState;
  /** Irreversible services that were done. */
  readonly ran: readonly string[];
  readonly from: { readonly key: string; readonly step: FindingStep } | null;
  readonly depth: number;
}

/**
 * Everything that can happen in an abstract definition: the engine's own `decide` on every state that votes, conditions, services,
 * sub-processes, rejects and time lead to. From each an end must be reachable without anybody sending back, nothing may be left behind
 * there, and nothing irreversible may be done twice.
 */
export function searchDefinition(
  definition: WorkflowDefinition,
  { statesAtMost, stopsAtBound = false, isEnough = () => false, isMoved = () => true }: SearchBounds,
): SearchResult {
  const first: Node = { state: initialState, ran: [], from: null, depth: 0 };
  const known = new Map<string, Node>([[stateKey(initialState, []), first]]);
  const before = new Map<string, string[]>();
  const troubles = new Map<string, Trouble>();
  const tell = (kind: Trouble['kind'], activity: string, key: string, last: FindingStep[] = []): void => {
    const place = `${kind}:${activity}`;
    if (!troubles.has(place)) troubles.set(place, { kind, activity, steps: [...stepsTo(known, key), ...last] });
  };
  let isComplete = true;
  let told = 0;
  for (const [key, node] of known) {
    if (!isComplete && stopsAtBound) break;
    if (troubles.size > told) {
      told = troubles.size;
      if (isEnough([...troubles.values()])) {
        isComplete = false;
        break;
      }
    }
    if (isEnded(node.state)) continue;
    for (const move of possibleMoves(definition, node.state).filter(isMoved)) {
      for (const events of outcomesOf(definition, node, move)) {
        const next = forgetPast(replay(events, node.state));
        const repeated = repeatedService(definition, node.ran, events);
        if (repeated !== null) tell('IrreversibleRepeated', repeated, key, [move.step]);
        const ran = ranAfter(definition, node.ran, events);
        const nextKey = stateKey(next, ran);
        if (move.order.action !== 'Reject') append(before, nextKey, key);
        if (known.has(nextKey)) continue;
        if (known.size >= statesAtMost) isComplete = false;
        else {
          known.set(nextKey, { state: next, ran, from: { key, step: move.step }, depth: node.depth + 1 });
          const left = leftBehind(next);
          if (left !== null) tell('TokenLeft', left, nextKey);
        }
      }
    }
  }
  // Where something was not looked at, nothing can be said of what leads there.
  if (isComplete) for (const [key, node] of stuckIn(known, before)) tell('DeadEnd', stuckAt(definition, node.state), key);
  const reached = new Set([...known.values()].flatMap(({ state }) => inOrder(state.tokens).map(({ activity }) => activity)));
  return { troubles: [...troubles.values()], isComplete, states: known.size, reached };
}

/** The states from which no end can be come to, each kind of place at its nearest. */
function stuckIn(known: ReadonlyMap<string, Node>, before: ReadonlyMap<string, string[]>): [string, Node][] {
  const leading = new Set([...known].flatMap(([key, { state }]) => (isEnded(state) ? [key] : [])));
  for (const key of leading) for (const earlier of before.get(key) ?? []) leading.add(earlier);
  const stuck = [...known].filter(([key]) => !leading.has(key));
  // What led into a stuck state is only the trouble where that state was left a choice.
  return stuck.filter(([, { from }]) => from === null || leading.has(from.key));
}

function stuckAt(definition: WorkflowDefinition, state: InstanceState): string {
  const tokens = inOrder(state.tokens);
  const token = tokens.find(({ failure }) => failure !== null) ?? tokens[0];
  return token?.activity ?? indexDefinition(definition).start!.code;
}

function leftBehind(state: InstanceState): string | null {
  if (!isEnded(state)) return null;
  const [token] = inOrder(state.tokens);
  const [item] = inOrder(state.items).filter((each) => each.state === 'open' && each.kind !== 'circulate');
  return token?.activity ?? item?.activity ?? null;
}

function stepsTo(known: ReadonlyMap<string, Node>, key: string): FindingStep[] {
  const steps: FindingStep[] = [];
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

function ranAfter(definition: WorkflowDefinition, ran: readonly string[], events: readonly InstanceEvent[]): readonly string[] {
  const done = events.flatMap((event) => (event.type === 'visit-closed' && event.outcome === 'finished' ? event.activity : []));
  const sealed = done.filter((activity) => isIrreversibleAt(indexDefinition(definition), activity));
  return sealed.length === 0 ? ran : [...new Set([...ran, ...sealed])].sort();
}

type Truths = ReadonlyMap<string, boolean>;

/** What a move may lead to: once for each way the conditions it asks may turn out. */
function outcomesOf(definition: WorkflowDefinition, node: Node, { order }: Move): InstanceEvent[][] {
  const at = new Date(Date.UTC(2026, 0, 1) + node.depth * 60_000).toISOString();
  const command = { ...order, id: `check:${node.depth}`, at, client: 'OTHER' } as Command;
  const isTime = order.actor === systemActor && order.action === 'TimerFired';
  const timed = isTime ? { ...command, at: '9999-01-01T00:00:00.000Z' } : command;
  const found: InstanceEvent[][] = [];
  const open: { facts: Map<string, FactAnswer>; truths: Truths }[] = [{ facts: new Map(), truths: new Map() }];
  for (let one = open.pop(); one; one = open.pop()) {
    const decision = decide(definition, node.state, timed, one.facts);
    if (decision.kind === 'accepted') found.push([...decision.events]);
    if (decision.kind === 'needs') open.push(...answered(one, decision.requests));
  }
  return found;
}

function answered(
  { facts, truths }: { readonly facts: ReadonlyMap<string, FactAnswer>; readonly truths: Truths },
  requests: readonly FactRequest[],
): { facts: Map<string, FactAnswer>; truths: Truths }[] {
  const known = new Map(facts);
  const conditions = requests.filter((request) => request.kind === 'condition');
  for (const request of requests) if (request.kind !== 'condition') known.set(request.key, answer(request));
  const open = [...new Set(conditions.map(({ condition }) => condition.trim()))].filter((condition) => !truths.has(condition));
  return assignments(open, truths).map((assigned) => {
    const told = conditions.map(({ key, condition }) => [key, { kind: 'truth', holds: assigned.get(condition.trim())! }] as const);
    return { facts: new Map<string, FactAnswer>([...known, ...told]), truths: assigned };
  });
}

/** More are not told apart each with each: branches of a split do not know of one another. */
const combinedAtMost = 4;

function assignments(open: readonly string[], truths: Truths): Truths[] {
  const patterns: readonly (readonly boolean[])[] =
    open.length <= combinedAtMost
      ? Array.from({ length: 2 ** open.length }, (_, bits) => open.map((_each, place) => ((bits >> place) & 1) === 1))
      : [
          open.map(() => false),
          open.map(() => true),
          ...open.flatMap((_, one) => [open.map((_each, place) => place === one), open.map((_each, place) => place !== one)]),
        ];
  const all = patterns.map((holds): Truths => new Map([...truths, ...open.map((condition, place) => [condition, holds[place]!] as const)]));
  return all.filter(arePossible);
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
