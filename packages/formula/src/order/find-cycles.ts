import { compileFormula, type CompiledFormula } from '../compile-formula.ts';
import { computeOrder } from './compute-order.ts';

/** A formula and the field that receives its result: `total`, or `items.amount` for a column of a sub-table. */
export type NamedFormula = { readonly name: string } & ({ readonly compiled: CompiledFormula } | { readonly source: string });

/**
 * Returns the cycles among formulas, each as a path of names that ends where it begins: `['a', 'b', 'a']`. Formulas that are connected by
 * several cycles are reported once, with a shortest path. In the formula of a column, a plain name means a column of the same sub-table
 * if there is one.
 */
export function findCycles(formulas: readonly NamedFormula[]): readonly (readonly string[])[] {
  const indexes = new Map(formulas.map(({ name }, index) => [name, index]));
  const reads = formulas.map((formula) => {
    const { dependencies } = 'compiled' in formula ? formula.compiled : compileFormula(formula.source);
    return dependencies.flatMap((name) => indexOf(name, formula.name, indexes) ?? []);
  });
  const { cycles } = computeOrder(formulas.length, (index) => reads[index]!);
  return cycles.map((cycle) => shortestPath(cycle, reads).map((index) => formulas[index]!.name));
}

function indexOf(read: string, reader: string, indexes: ReadonlyMap<string, number>): number | undefined {
  const sheet = reader.includes('.') && !read.includes('.') ? reader.slice(0, reader.indexOf('.')) : undefined;
  const column = sheet === undefined ? undefined : indexes.get(`${sheet}.${read}`);
  // A field of a picked record, such as `customer.phone`, depends on the formula of the field that holds the record.
  return column ?? indexes.get(read) ?? indexes.get(read.split('.')[0]!);
}

/** Returns a shortest path from the first member, in the given order, back to it through members only. */
function shortestPath(members: readonly number[], reads: readonly (readonly number[])[]): readonly number[] {
  const start = Math.min(...members);
  const inside = new Set(members);
  const cameFrom = new Map<number, number>();
  const open = [start];
  for (const node of open) {
    for (const read of reads[node]!) {
      if (read === start) return [start, ...pathBack(node, start, cameFrom), start];
      if (!inside.has(read) || cameFrom.has(read)) continue;
      cameFrom.set(read, node);
      open.push(read);
    }
  }
  return [...members, members[0]!];
}

function pathBack(node: number, start: number, cameFrom: ReadonlyMap<number, number>): readonly number[] {
  const path: number[] = [];
  for (let at: number | undefined = node; at !== undefined && at !== start; at = cameFrom.get(at)) path.push(at);
  return path.toReversed();
}
