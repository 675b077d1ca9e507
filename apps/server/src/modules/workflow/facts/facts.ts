import type { Agent, FactAnswer, FactRequest } from '@inkstone/workflow';
import type { Directory } from '../../organization/index.ts';
import type { WorkingCalendar } from '../../calendar/index.ts';
import type { RecordScope, StoredRecord } from '../../records/index.ts';
import { answerLater, answerTime } from './time-facts.ts';
import { answerSource, type SourceRequest } from './participant-source.ts';
import { answerCondition } from './route-condition.ts';

/** The sources from which the engine's fact requests are answered, all inside one transaction. */
export interface FactProvider {
  /** The administrators of the workflow; where it has none of its own, the system administrators. */
  readonly administrators: () => Promise<readonly string[]>;
  readonly directory: Directory;
  readonly record: StoredRecord;
  /** The organisation's working calendar. */
  readonly calendar: () => Promise<WorkingCalendar>;
  /** The stored record and the system fields, for conditions of routes and formulas of participants. */
  readonly scope: RecordScope;
  /** Who acts for the principal now on a task that was received at the given instant. */
  readonly agentFor: (principal: string, receivedAt: string) => Promise<Agent | null>;
  /** The fields of the record that changed after a work item was acted on. */
  readonly changedSince: (workItemId: string) => Promise<readonly string[]>;
}

type Answerer<K extends FactRequest['kind']> = (provider: FactProvider, request: Extract<FactRequest, { kind: K }>) => Promise<FactAnswer>;

/** The longest chain of managers that is followed; departments nest less deeply than that. */
const chainLevels = 50;

const answerers: { readonly [K in FactRequest['kind']]: Answerer<K> } = {
  source: (provider, request: SourceRequest) => answerSource(provider, request),
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
  time: async (provider, request) => answerTime(request, await provider.calendar(), provider.scope),
  later: async (provider, request) => answerLater(request, await provider.calendar()),
  condition: async (provider, request) => answerCondition(request.condition, provider.scope, request.outcomes),
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

/** Adds the answers to the requests. Sequentially, because they share the connection of the transaction. */
async function answerAll(provider: FactProvider, requests: readonly FactRequest[], answers: Map<string, FactAnswer>): Promise<void> {
  for (const request of requests) {
    const answer = answerers[request.kind] as Answerer<FactRequest['kind']>;
    answers.set(request.key, await answer(provider, request));
  }
}

/**
 * Repeats `question` with the answers so far until it needs no more facts, and returns its result. `answers` collects every fact that was
 * provided.
 */
export async function withFacts<T extends { readonly kind: string }>(
  provider: FactProvider,
  question: (facts: ReadonlyMap<string, FactAnswer>) => T | { readonly kind: 'needs'; readonly requests: readonly FactRequest[] },
  answers = new Map<string, FactAnswer>(),
): Promise<Exclude<T, { kind: 'needs' }>> {
  for (;;) {
    const result = question(answers);
    if (!needsFacts(result)) return result as Exclude<T, { kind: 'needs' }>;
    const missing = result.requests.filter((request) => !answers.has(request.key));
    if (missing.length === 0)
      throw new Error(`the engine requested facts that were already provided: ${result.requests.map(({ key }) => key).join(', ')}`);
    await answerAll(provider, missing, answers);
  }
}

function needsFacts(result: { readonly kind: string }): result is { readonly kind: 'needs'; readonly requests: readonly FactRequest[] } {
  return result.kind === 'needs';
}
