import type { TimeSpan } from '@inkstone/schema';
import type { Agent, FactAnswer, FactRequest, Facts } from '@inkstone/workflow';

/** Invented organisation and record data that answerRequest the fact requests of the workflow engine. */
export interface TestFacts {
  /** By person. */
  readonly managers?: Readonly<Record<string, string>>;
  /**
   * People of sources other than named users, by kind or by `kind:detail` (role, department, control); or the error for a source that
   * cannot be resolved.
   */
  readonly sources?: Readonly<Record<string, readonly string[] | { readonly error: string }>>;
  readonly administrators?: readonly string[];
  readonly inactive?: readonly string[];
  /** Rows by sheet. */
  readonly rows?: Readonly<Record<string, readonly string[]>>;
  /** Fields reported as changed, whatever point in time is asked about. */
  readonly changed?: readonly string[];
  /** Instants in date fields, by control. */
  readonly dates?: Readonly<Record<string, string>>;
  /** Who acts for whom. */
  readonly agents?: Readonly<Record<string, Agent>>;
  /** By condition text: whether it holds, or the error for a condition that cannot be evaluated. */
  readonly conditions?: Readonly<Record<string, boolean | { readonly error: string }>>;
}

export function answerRequest(testFacts: TestFacts, request: FactRequest): FactAnswer {
  const people = (all: readonly string[]): FactAnswer => ({
    kind: 'people',
    people: all.filter((person) => !testFacts.inactive?.includes(person)),
  });
  switch (request.kind) {
    case 'active':
      return people(request.people);
    case 'administrators':
      return people(testFacts.administrators ?? []);
    case 'manager':
      return people(managerOf(testFacts, request.of));
    case 'manager-chain':
      return people(chainOf(testFacts, request.of));
    case 'agent':
      return { kind: 'agent', agent: testFacts.agents?.[request.of] ?? null };
    case 'rows':
      return { kind: 'rows', rows: testFacts.rows?.[request.sheet] ?? [] };
    case 'changed-since':
      return { kind: 'fields', fields: testFacts.changed ?? [] };
    case 'condition': {
      const truth = testFacts.conditions?.[request.condition] ?? false;
      return typeof truth === 'boolean'
        ? { kind: 'truth', holds: truth, dependsOn: [request.condition] }
        : { kind: 'error', cause: truth.error };
    }
    case 'time': {
      const base = request.base.kind === 'instant' ? request.base.at : testFacts.dates?.[request.base.control];
      if (base === undefined) return { kind: 'error', cause: 'empty' };
      return instant(Date.parse(base) + (request.side === 'after' ? 1 : -1) * millisecondsOf(request.span));
    }
    case 'later':
      return instant(Date.parse(request.at) + Date.parse(request.to) - Date.parse(request.from));
    case 'source': {
      const { source } = request;
      if (source.kind === 'users') return people(source.users);
      const detail = Object.values(source).find((value, index) => index > 0 && typeof value === 'string');
      const found = testFacts.sources?.[`${source.kind}:${detail}`] ?? testFacts.sources?.[source.kind] ?? [];
      return 'error' in found ? { kind: 'error', cause: found.error } : people(found);
    }
  }
}

/** Ignores nights and holidays: the working calendar belongs to the server. */
function millisecondsOf({ amount, unit }: TimeSpan): number {
  return amount * { minute: 60_000, hour: 3_600_000, day: 86_400_000 }[unit];
}

function instant(milliseconds: number): FactAnswer {
  return { kind: 'instant', at: new Date(milliseconds).toISOString() };
}

function managerOf(testFacts: TestFacts, person: string): string[] {
  const manager = testFacts.managers?.[person];
  return manager === undefined ? [] : [manager];
}

function chainOf(testFacts: TestFacts, person: string): string[] {
  const chain: string[] = [];
  for (
    let [manager] = managerOf(testFacts, person);
    manager !== undefined && !chain.includes(manager);
    [manager] = managerOf(testFacts, manager)
  ) {
    chain.push(manager);
  }
  return chain;
}

/** Answers fact requests until the engine needs no more, and returns its result. */
export function withTestFacts<R extends { readonly kind: string }>(
  testFacts: TestFacts,
  ask: (facts: Facts) => R | { readonly kind: 'needs'; readonly requests: readonly FactRequest[] },
): R {
  const facts = new Map<string, FactAnswer>();
  for (let round = 0; round < 1000; round++) {
    const result = ask(facts);
    if (!('requests' in result)) return result;
    for (const request of result.requests) facts.set(request.key, answerRequest(testFacts, request));
  }
  throw new Error('the engine never stops asking');
}
