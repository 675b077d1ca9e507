import type { Agent, FactAnswer, FactRequest } from '@inkstone/workflow';
import type { Directory } from '../organization/index.ts';
import type { WorkingCalendar } from '../calendar/index.ts';
import type { RecordScope, StoredRecord } from '../records/index.ts';
import { answerLater, answerTime } from './asked-time.ts';
import { answerSource, type SourceRequest } from './participant-source.ts';
import { answerCondition } from './route-condition.ts';

/** What the engine's questions are answered from, all inside one transaction. */
export interface World {
  /** Who looks after the workflow; where nobody does in particular, the administrators of everything. */
  readonly administrators: () => Promise<readonly string[]>;
  readonly directory: Directory;
  readonly record: StoredRecord;
  /** The organisation's working calendar. */
  readonly calendar: () => Promise<WorkingCalendar>;
  /** The stored record and the system fields, for conditions of routes and formulas of participants. */
  readonly scope: RecordScope;
  /** Who acts for somebody now on a task that came then. */
  readonly agentFor: (principal: string, receivedAt: string) => Promise<Agent | null>;
  /** The fields of the record that changed after a work item was acted on. */
  readonly changedSince: (workItemId: string) => Promise<readonly string[]>;
}

type Answerer<K extends FactRequest['kind']> = (world: World, request: Extract<FactRequest, { kind: K }>) => Promise<FactAnswer>;

/** How far up a chain of managers may lead; departments nest less deeply than that. */
const chainLevels = 50;

const answerers: { readonly [K in FactRequest['kind']]: Answerer<K> } = {
  source: (world, request: SourceRequest) => answerSource(world, request),
  active: async ({ directory }, request) => people(await directory.activeOf(request.people)),
  manager: async ({ directory }, request) => {
    const manager = await directory.managerOf(request.of);
    return people(manager === null ? [] : [manager]);
  },
  'manager-chain': async ({ directory }, request) => people(await directory.managerChain(request.of, chainLevels)),
  administrators: async ({ administrators }) => people(await administrators()),
  agent: async ({ agentFor }, request) => ({ kind: 'agent', agent: await agentFor(request.of, request.receivedAt) }),
  'changed-since': async ({ changedSince }, { item }) => ({ kind: 'fields', fields: await changedSince(item) }),
  rows: async ({ record }, { sheet }) => answerRows(record, sheet),
  time: async (world, request) => answerTime(request, await world.calendar(), world.scope),
  later: async (world, request) => answerLater(request, await world.calendar()),
  condition: async (world, request) => answerCondition(request.condition, world.scope, request.outcomes),
};

function answerRows({ values }: StoredRecord, sheet: string): FactAnswer {
  const rows = values[sheet];
  if (rows === undefined) return { kind: 'error', cause: sheet };
  return {
    kind: 'rows',
    rows: Array.isArray(rows)
      ? rows.flatMap((row) => (typeof row === 'object' && row !== null && 'id' in row ? [String(row.id)] : []))
      : [],
  };
}

function people(ids: readonly string[]): FactAnswer {
  return { kind: 'people', people: ids };
}

/** Adds the answers to what was asked. One after the other: they share the connection of the transaction. */
async function answerAll(world: World, requests: readonly FactRequest[], answers: Map<string, FactAnswer>): Promise<void> {
  for (const request of requests) {
    const answer = answerers[request.kind] as Answerer<FactRequest['kind']>;
    answers.set(request.key, await answer(world, request));
  }
}

/** Asks again and again until nothing is missing. `question` gives what it needs, or its result; `answers` is all it was told. */
export async function withFacts<T extends { readonly kind: string }>(
  world: World,
  question: (facts: ReadonlyMap<string, FactAnswer>) => T | { readonly kind: 'needs'; readonly requests: readonly FactRequest[] },
  answers = new Map<string, FactAnswer>(),
): Promise<Exclude<T, { kind: 'needs' }>> {
  for (;;) {
    const result = question(answers);
    if (!needsFacts(result)) return result as Exclude<T, { kind: 'needs' }>;
    const missing = result.requests.filter((request) => !answers.has(request.key));
    if (missing.length === 0)
      throw new Error(`the engine asks again for what it was told: ${result.requests.map(({ key }) => key).join(', ')}`);
    await answerAll(world, missing, answers);
  }
}

function needsFacts(result: { readonly kind: string }): result is { readonly kind: 'needs'; readonly requests: readonly FactRequest[] } {
  return result.kind === 'needs';
}
