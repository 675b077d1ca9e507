import type { TimeSpan } from '@inkstone/schema';
import type { Agent, FactAnswer, FactRequest, Facts } from '@inkstone/workflow';

/** An invented organisation and record that answer what the workflow engine asks. */
export interface TestWorld {
  /** By person. */
  readonly managers?: Readonly<Record<string, string>>;
  /** People of sources that are not named users, by kind or by `kind:detail` (role, department, control); or why they cannot be told. */
  readonly sources?: Readonly<Record<string, readonly string[] | { readonly error: string }>>;
  readonly administrators?: readonly string[];
  readonly inactive?: readonly string[];
  /** Rows by sheet. */
  readonly rows?: Readonly<Record<string, readonly string[]>>;
  /** Fields that changed since whatever is asked for. */
  readonly changed?: readonly string[];
  /** Instants in date fields, by control. */
  readonly dates?: Readonly<Record<string, string>>;
  /** Who acts for whom. */
  readonly agents?: Readonly<Record<string, Agent>>;
  /** By condition text: whether it holds, or why that cannot be told. */
  readonly conditions?: Readonly<Record<string, boolean | { readonly error: string }>>;
}

export function answer(world: TestWorld, request: FactRequest): FactAnswer {
  const people = (all: readonly string[]): FactAnswer => ({
    kind: 'people',
    people: all.filter((person) => !world.inactive?.includes(person)),
  });
  switch (request.kind) {
    case 'active':
      return people(request.people);
    case 'administrators':
      return people(world.administrators ?? []);
    case 'manager':
      return people(managerOf(world, request.of));
    case 'manager-chain':
      return people(chainOf(world, request.of));
    case 'agent':
      return { kind: 'agent', agent: world.agents?.[request.of] ?? null };
    case 'rows':
      return { kind: 'rows', rows: world.rows?.[request.sheet] ?? [] };
    case 'changed-since':
      return { kind: 'fields', fields: world.changed ?? [] };
    case 'condition': {
      const truth = world.conditions?.[request.condition] ?? false;
      return typeof truth === 'boolean'
        ? { kind: 'truth', holds: truth, dependsOn: [request.condition] }
        : { kind: 'error', cause: truth.error };
    }
    case 'time': {
      const base = request.base.kind === 'instant' ? request.base.at : world.dates?.[request.base.control];
      if (base === undefined) return { kind: 'error', cause: 'empty' };
      return instant(Date.parse(base) + (request.side === 'after' ? 1 : -1) * millisecondsOf(request.span));
    }
    case 'later':
      return instant(Date.parse(request.at) + Date.parse(request.to) - Date.parse(request.from));
    case 'source': {
      const { source } = request;
      if (source.kind === 'users') return people(source.users);
      const detail = Object.values(source).find((value, index) => index > 0 && typeof value === 'string');
      const found = world.sources?.[`${source.kind}:${detail}`] ?? world.sources?.[source.kind] ?? [];
      return 'error' in found ? { kind: 'error', cause: found.error } : people(found);
    }
  }
}

/** Without nights and holidays: the calendar is the server's. */
function millisecondsOf({ amount, unit }: TimeSpan): number {
  return amount * { minute: 60_000, hour: 3_600_000, day: 86_400_000 }[unit];
}

function instant(milliseconds: number): FactAnswer {
  return { kind: 'instant', at: new Date(milliseconds).toISOString() };
}

function managerOf(world: TestWorld, person: string): string[] {
  const manager = world.managers?.[person];
  return manager === undefined ? [] : [manager];
}

function chainOf(world: TestWorld, person: string): string[] {
  const chain: string[] = [];
  for (let [manager] = managerOf(world, person); manager !== undefined && !chain.includes(manager); [manager] = managerOf(world, manager)) {
    chain.push(manager);
  }
  return chain;
}

/** Runs a question-and-answer until nothing is asked any more. */
export function withWorld<R extends { readonly kind: string }>(
  world: TestWorld,
  ask: (facts: Facts) => R | { readonly kind: 'needs'; readonly requests: readonly FactRequest[] },
): R {
  const facts = new Map<string, FactAnswer>();
  for (let round = 0; round < 1000; round++) {
    const result = ask(facts);
    if (!('requests' in result)) return result;
    for (const request of result.requests) facts.set(request.key, answer(world, request));
  }
  throw new Error('the engine never stops asking');
}
