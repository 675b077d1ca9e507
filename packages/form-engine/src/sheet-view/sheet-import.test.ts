import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importResults } from '@inkstone/schema';
import { buildControl, number, openForm, permissionExcept, sheet, text } from '../../test/build-form.fixture.ts';
import type { ImportOptions } from '../index.ts';

const columns = [
  text('code', { noRepeat: true }),
  number('n', { max: 100, required: true }),
  text('note', { maxLength: 5 }),
  number('twice', { computeFormula: 'n * 2' }),
];
const stored = [
  { id: 'r1', code: 'a', n: 1, note: 'one', twice: 2 },
  { id: 'r2', code: 'b', n: 2, note: null, twice: 4 },
];
const open = (rows: readonly object[] = stored, input = {}) =>
  openForm([sheet('items', columns), number('total', { computeFormula: 'sum(items.twice)' })], {
    values: { items: rows as never, total: 6 },
    stored: true,
    ...input,
  });
const codes = (form: ReturnType<typeof open>) =>
  (form.values()['items'] as unknown as { code: string; n: number }[]).map(({ code, n }) => `${code}${n}`);
const imported = (rows: readonly object[], options: ImportOptions = {}, form = open()) => {
  const report = form.sheet('items').import(rows as never, options);
  return { form, report, rows: codes(form) };
};
const two = [
  { code: 'c', n: 3 },
  { code: 'd', n: 4 },
];

describe('importing rows', () => {
  it.each([
    ['append', two, {}, ['a1', 'b2', 'c3', 'd4'], [2, 0, 0]],
    ['default', two, {}, ['a1', 'b2', 'c3', 'd4'], [2, 0, 0]],
    [
      'default',
      [
        { code: 'b', n: 9 },
        { code: 'c', n: 3 },
      ],
      { keyColumns: ['code'] },
      ['a1', 'b9', 'c3'],
      [1, 1, 0],
    ],
    ['override', two, {}, ['c3', 'd4'], [2, 0, 2]],
    [
      'override',
      [
        { code: ' b ', n: 9 },
        { code: 'c', n: 3 },
      ],
      { keyColumns: ['code'] },
      [' b 9', 'c3'],
      [1, 1, 1],
    ],
  ] as const)('%s %j %j', (mode, rows, options, expected, [added, updated, removed]) => {
    const { report, rows: after } = imported(rows, { mode, ...options });

    expect(after).toEqual(expected);
    expect(report).toEqual({ result: 'success', code: 0, issues: [], added, updated, removed, leftOut: [] });
  });

  it('computes, keeps the ids of rows with the same key, and is part of the patch', () => {
    const { form } = imported([{ code: 'b', n: 9, note: 'x' }], { keyColumns: ['code'] });

    expect(form.values()).toMatchObject({ total: 20, items: [{ id: 'r1' }, { id: 'r2', n: 9, note: 'x', twice: 18 }] });
    expect(form.patch()).toEqual({ values: { 'items[r2].code': 'b', 'items[r2].n': 9, 'items[r2].note': 'x' }, rows: {} });
  });

  it('by default fills blank rows first', () => {
    const { form, report } = imported(two, {}, open([stored[0]!, { id: 'r3' }]));

    expect(codes(form)).toEqual(['a1', 'c3', 'd4']);
    expect(form.sheet('items').rows.value.slice(0, 2)).toEqual(['r1', 'r3']);
    expect(report).toMatchObject({ added: 1, updated: 1 });
  });

  it.each([
    ['a value of the wrong type', [{ code: 'c', n: 'many' }], [['WrongType', 1, 'n']]],
    [
      'a value beyond its limit',
      [
        { code: 'c', n: 3 },
        { code: 'd', n: 101 },
      ],
      [['Max', 2, 'n']],
    ],
    ['a text that is too long', [{ code: 'c', n: 3, note: 'too long' }], [['maxLength', 1, 'note']]],
    [
      'a missing value',
      [{ code: 'c' }, { code: 'd', n: null }],
      [
        ['Required', 1, 'n'],
        ['Required', 2, 'n'],
      ],
    ],
    ['a value that the sheet contains already', [{ code: ' a', n: 3 }], [['noRepeat', 1, 'code']]],
    [
      'a value twice in the import',
      [
        { code: 'c', n: 3 },
        { code: 'c', n: 4 },
      ],
      [
        ['noRepeat', 1, 'code'],
        ['noRepeat', 2, 'code'],
      ],
    ],
    [
      'several issues',
      [{ code: 'a', n: 'x', note: 'too long' }],
      [
        ['WrongType', 1, 'n'],
        ['maxLength', 1, 'note'],
        ['noRepeat', 1, 'code'],
      ],
    ],
  ])('%s is reported by row and column, and nothing is written', (_, rows, expected) => {
    const { form, report, rows: after } = imported(rows, { mode: 'append' });

    expect(report.issues.map(({ code, row, column }) => [code, row, column])).toEqual(expected);
    expect(report).toMatchObject({ result: 'none', code: -1, added: 0, updated: 0, removed: 0 });
    expect(after).toEqual(['a1', 'b2']);
    expect(form.patch()).toEqual({ values: {}, rows: {} });
  });

  it('a repeated key is reported at the second row', () => {
    const { report } = imported(
      [
        { code: 'b', n: 3 },
        { code: 'b', n: 4 },
      ],
      { keyColumns: ['code'] },
    );

    expect(report.issues.map(({ code, row, column }) => [code, row, column])).toContainEqual(['noRepeat', 2, 'code']);
  });

  it.each([
    ['no rows', [], {}, 'templateEmpty', []],
    ['too many rows', Array.from({ length: 501 }, () => ({ n: 1 })), {}, 'dataCountExceeded', [['ImportCount', null]]],
    [
      'a limit never beyond 5,000',
      Array.from({ length: 5001 }, () => ({ n: 1 })),
      { limit: 9000 },
      'dataCountExceeded',
      [['ImportCount', null]],
    ],
    ['an unknown column', [{ n: 1, zz: 2 }], {}, 'columnError', [['ImportColumn', 'zz']]],
  ] as const)('%s', (_, rows, options, result, issues) => {
    const { report, rows: after } = imported(rows, options);

    expect(report).toMatchObject({ result, code: importResults[result], added: 0 });
    expect(report.issues.map(({ code, column }) => [code, column])).toEqual(issues);
    expect(after).toEqual(['a1', 'b2']);
  });

  it('accepts 5,000 rows if that is the setting', () => {
    const rows = Array.from({ length: 5000 }, (_, index) => ({ code: `c${index}`, n: index % 100 }));

    const { report, form } = imported(rows, { limit: 5000 });

    expect(report).toMatchObject({ result: 'success', added: 5000 });
    expect(form.sheet('items').rows.value).toHaveLength(5002);
  });

  it('a dry run only reports the result', () => {
    const { form, report } = imported(two, { mode: 'override', dryRun: true });

    expect(report).toMatchObject({ result: 'success', added: 2, removed: 2 });
    expect(form.patch()).toEqual({ values: {}, rows: {} });
  });

  it('a partial import accepts valid rows, and leaves present rows with invalid input unchanged', () => {
    const { report, rows } = imported(
      [
        { code: 'a', n: 101 },
        { code: 'c', n: 3 },
        { code: 'd', n: 'x' },
      ],
      { mode: 'override', keyColumns: ['code'], partial: true },
    );

    expect(rows).toEqual(['a1', 'c3']);
    expect(report).toMatchObject({ result: 'partialSuccess', code: 1, added: 1, updated: 0, removed: 1 });
  });

  it('leaves out computed and read-only columns, and reports cells that their row locks', () => {
    const own = [
      text('code'),
      number('n', { readonlyCondition: "code = 'a'" }),
      number('twice', { computeFormula: 'n * 2' }),
      text('note'),
    ];
    const form = openForm([sheet('items', own)], {
      values: { items: stored as never },
      stored: true,
      permission: permissionExcept({
        items: { e: true, v: true, r: false, subDataPermission: [{ propertyCode: 'note', e: false, v: true, r: false }] },
      }),
    });

    const kept = form.sheet('items').import([{ code: 'b', n: 5, twice: 1, note: 'x' }], { keyColumns: ['code'] });
    const locked = form.sheet('items').import([{ code: 'a', n: 5 }], { keyColumns: ['code'] });

    expect(kept).toMatchObject({ result: 'success', leftOut: ['twice', 'note'] });
    expect(form.sheet('items').row('r2').values()).toEqual({ code: 'b', n: 5, twice: 10, note: null });
    expect(locked.issues).toEqual([{ code: 'NotEditable', row: 1, column: 'n' }]);
  });

  it('a key that is not a column is a bug', () => {
    expect(() => imported(two, { keyColumns: ['zz'] })).toThrow('no column items.zz');
  });

  it('of random rows does what its dry run reported, and exporting and importing again changes nothing', () => {
    const row = fc.record(
      {
        code: fc.constantFrom('a', 'b', 'c', null),
        n: fc.constantFrom(1, 2, 101, 'x', null),
        note: fc.constantFrom('n', null, 'too long'),
      },
      { requiredKeys: [] },
    );
    const options = fc.record({
      mode: fc.constantFrom('append' as const, 'default' as const, 'override' as const),
      keyColumns: fc.constantFrom([], ['code'], ['code', 'n']),
      partial: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), options, (rows, how) => {
        const form = openForm([sheet('items', [...columns, buildControl('date', 'day')])], { values: { items: stored }, stored: true });
        const items = form.sheet('items');

        const dry = items.import(rows, { ...how, dryRun: true });
        const before = form.values();
        const report = items.import(rows, how);
        expect(report).toEqual(dry);
        if (report.result === 'none' || report.result === 'templateEmpty') expect(form.values()).toEqual(before);
        else expect(items.rows.value).toHaveLength(stored.length + report.added - report.removed);

        const values = form.values();
        const clean = items.import(
          (values['items'] as readonly Record<string, unknown>[]).map(({ id: _id, ...cells }) => cells),
          { mode: 'override', keyColumns: ['code', 'n', 'note'] },
        );
        if (clean.result === 'success') expect(form.values()).toEqual(values);
      }),
      { numRuns: cases(300) },
    );
  });
});
