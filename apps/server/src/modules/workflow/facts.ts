import type { FormulaScope } from '@inkstone/formula';
import type { FactAnswer, FactRequest } from '@inkstone/workflow';
import type { Directory } from '../organization/directory.ts';
import type { StoredRecord } from '../records/stored-record.ts';
import { answerSource, type SourceRequest } from './participant-source.ts';
import { answerCondition } from './route-condition.ts';

/** What the engine's questions are answered from, all inside one transaction. */
export interface World {
  readonly directory: Directory;
  readonly record: StoredRecord;
  /** The stored record and the system fields, for route conditions. */
  readonly scope: () => Promise<FormulaScope> | FormulaScope;
}

type Answerer<K extends FactRequest['kind']> = (world: World, request: Extract<FactRequest, { kind: K }>) => Promise<FactAnswer>;

/** How far up a chain of managers may lead; departments nest less deeply than that. */
const chainLevels = 50;

const answerers: { readonly [K in FactRequest['kind']]: Answerer<K> } = {
  source: (world, request: SourceRequest) => answerSource(world.directory, request, world.record),
  active: async ({ directory }, request) => people(await directory.activeOf(request.people)),
  manager: async ({ directory }, request) => {
    const manager = await directory.managerOf(request.of);
    return people(manager === null ? [] : [manager]);
  },
  'manager-chain': async ({ directory }, request) => people(await directory.managerChain(request.of, chainLevels)),
  administrators: async ({ directory }) => people(await directory.administrators()),
  condition: async (world, request) => answerCondition(request.condition, await world.scope(), request.outcomes),
};

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

/** Asks again and again until nothing is missing. `question` gives what it needs, or its result. */
export async function withFacts<T extends { readonly kind: string }>(
  world: World,
  question: (facts: ReadonlyMap<string, FactAnswer>) => T | { readonly kind: 'needs'; readonly requests: readonly FactRequest[] },
): Promise<Exclude<T, { kind: 'needs' }>> {
  const answers = new Map<string, FactAnswer>();
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
