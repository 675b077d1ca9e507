import { compileFormula, FormulaError, parseFormulaDate, plainScope, type FormulaInput, type PlainScope } from '@inkstone/formula';
import { comparedConstants, type ComparedConstants } from './compared-constants.ts';
import { sampleValues } from './sample-values.ts';
import type { DomainValue, ValueDomains } from './value-domain.ts';

/** A branch with its condition. */
export interface Branch {
  readonly code: string;
  readonly condition: string;
}

/** Values of fields that show what a report says. */
export type Example = Readonly<Record<string, DomainValue>>;

export interface BranchReport {
  /** Two branches whose conditions hold for the same values. */
  readonly overlaps: readonly { readonly first: string; readonly second: string; readonly example: Example }[];
  /** Branches whose condition holds only where that of an earlier one holds, or never. */
  readonly covered: readonly string[];
  /** Values for which no condition holds: the default branch takes them. Null if there are none; undefined if that is not known. */
  readonly rest: Example | null | undefined;
  /** Branches whose condition depends on more than values that can be examined. */
  readonly unexamined: readonly string[];
}

/** More combinations of values than these are not examined. */
const mostCombinations = 20_000;

/**
 * Examines the conditions of branches in the order in which they are tried. The values tried divide those of each field at the constants
 * of the conditions, and each condition is evaluated as it is when an instance runs, so that the answer is exact for the branches that are
 * examined.
 */
export function branchReport(branches: readonly Branch[], domains: ValueDomains): BranchReport {
  const examined: { branch: Branch; constants: ComparedConstants }[] = [];
  for (const branch of branches) {
    const constants = comparedConstants(branch.condition, domains);
    if (constants && combinationsOf([...examined.map((each) => each.constants), constants], domains) !== null) {
      examined.push({ branch, constants });
    }
  }
  const unexamined = branches.filter((branch) => !examined.some((each) => each.branch === branch)).map(({ code }) => code);
  const combinations = combinationsOf(
    examined.map(({ constants }) => constants),
    domains,
  )!;
  const report = reportOver(
    examined.map(({ branch }) => branch),
    { combinations, domains, isComplete: unexamined.length === 0 },
  );
  return { ...report, unexamined };
}

interface Examination {
  readonly combinations: Iterable<Example>;
  readonly domains: ValueDomains;
  /** Whether all branches are examined. */
  readonly isComplete: boolean;
}

function reportOver(branches: readonly Branch[], { combinations, domains, isComplete }: Examination): Omit<BranchReport, 'unexamined'> {
  const compiled = branches.map(({ condition }) => compileFormula(condition));
  const overlaps = new Map<string, BranchReport['overlaps'][number]>();
  const taken = new Set<string>();
  let rest: Example | null = null;
  for (const example of combinations) {
    const scope = plainScope(inputsOf(example, domains));
    const holding = branches.filter((_, index) => compiled[index]!.evaluate(scope) === true);
    const [first] = holding;
    if (first) taken.add(first.code);
    else rest ??= example;
    for (const [index, one] of holding.entries()) {
      for (const other of holding.slice(index + 1)) {
        const pair = JSON.stringify([one.code, other.code]);
        if (!overlaps.has(pair)) overlaps.set(pair, { first: one.code, second: other.code, example });
      }
    }
  }
  return {
    overlaps: [...overlaps.values()],
    covered: branches.filter(({ code }) => !taken.has(code)).map(({ code }) => code),
    rest: isComplete ? rest : undefined,
  };
}

function inputsOf(example: Example, domains: ValueDomains): PlainScope {
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, domains.get(name)?.kind === 'date' ? dayOf(value) : value]),
  );
}

function dayOf(value: DomainValue): FormulaInput {
  const date = typeof value === 'string' ? parseFormulaDate(value, 'UTC') : null;
  return date instanceof FormulaError ? null : date;
}

/** Returns all combinations of sample values of the fields; null if there are too many. */
function combinationsOf(conditions: readonly ComparedConstants[], domains: ValueDomains): Iterable<Example> | null {
  const fields = new Map<string, Set<number | string>>();
  for (const [name, constants] of conditions.flatMap((each) => [...each])) {
    fields.set(name, new Set([...(fields.get(name) ?? []), ...constants]));
  }
  const samples = [...fields].map(([name, constants]) => [name, sampleValues(domains.get(name)!, constants)] as const);
  const count = samples.reduce((product, [, values]) => product * values.length, 1);
  return count > mostCombinations ? null : product(samples);
}

function* product(samples: readonly (readonly [string, readonly DomainValue[]])[]): Generator<Example> {
  const [first, ...others] = samples;
  if (!first) return yield {};
  for (const value of first[1]) for (const rest of product(others)) yield { [first[0]]: value, ...rest };
}
