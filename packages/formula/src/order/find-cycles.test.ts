import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileFormula } from '../compile-formula.ts';
import { findCycles } from './find-cycles.ts';

function cyclesOf(formulas: Readonly<Record<string, string>>): readonly (readonly string[])[] {
  return findCycles(Object.entries(formulas).map(([name, source]) => ({ name, source })));
}

describe('cycles among formulas', () => {
  it.each<[string, Record<string, string>, string[][]]>([
    ['none in a chain', { a: 'b + 1', b: 'c', c: '1' }, []],
    ['one that reads itself', { a: 'a + 1' }, [['a', 'a']]],
    ['two that read each other', { a: 'b', b: 'a + x' }, [['a', 'b', 'a']]],
    ['three in a ring, in the direction of reading', { a: 'b', b: 'c', c: 'a' }, [['a', 'b', 'c', 'a']]],
    ['the shortest of several', { a: 'b + c', b: 'c', c: 'a' }, [['a', 'c', 'a']]],
    [
      'two separate cycles',
      { a: 'b', b: 'a', x: 'y', y: 'x', z: 'a' },
      [
        ['a', 'b', 'a'],
        ['x', 'y', 'x'],
      ],
    ],
    [
      'a total that its own column reads',
      { total: 'sum(items.share)', 'items.share': 'amount / total' },
      [['total', 'items.share', 'total']],
    ],
    ['columns of one sheet by their bare names', { 'items.a': 'b', 'items.b': 'items.a' }, [['items.a', 'items.b', 'items.a']]],
    ['not where a column only shares its name with a field', { a: 'sum(items.a)', 'items.a': 'price' }, []],
    ['the members of a picked record as the record', { customer: 'customer.parent' }, [['customer', 'customer']]],
  ])('are reported: %s', (_, formulas, expected) => {
    expect(cyclesOf(formulas)).toEqual(expected);
  });

  it('are found in compiled formulas as well', () => {
    expect(findCycles([{ name: 'a', compiled: compileFormula('a') }])).toEqual([['a', 'a']]);
  });

  it('are found exactly if a node reaches itself, and each step of a path is a dependency', () => {
    const graph = fc.array(fc.array(fc.nat(7), { maxLength: 3 }), { minLength: 1, maxLength: 8 });

    fc.assert(
      fc.property(graph, (reads) => {
        const formulas = reads.map((names, index) => ({
          name: `f${index}`,
          source: ['1', ...names.map((name) => `f${name}`)].join(' + '),
        }));
        const cycles = findCycles(formulas);

        expect(cycles.length > 0).toBe(reads.some((_, index) => reaches(reads, index, index)));
        for (const path of cycles) {
          expect(path[0]).toBe(path.at(-1));
          path.slice(1).forEach((name, step) => expect(reads[Number(path[step]!.slice(1))]).toContain(Number(name.slice(1))));
        }
      }),
      { numRuns: cases(500) },
    );
  });
});

function reaches(reads: readonly (readonly number[])[], from: number, to: number, seen = new Set<number>()): boolean {
  return (reads[from] ?? []).some((next) => next === to || (!seen.has(next) && reaches(reads, next, to, seen.add(next))));
}
