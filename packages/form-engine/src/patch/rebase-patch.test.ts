import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import type { FormValues, Patch } from '@inkstone/schema';
import { describe, expect, it } from 'vitest';
import { number, openForm, sheet, text } from '../../test/build-form.fixture.ts';
import { rebase, type Form } from '../index.ts';

const base: FormValues = {
  title: 'T',
  note: null,
  items: [
    { id: 'r1', n: 1, m: 1 },
    { id: 'r2', n: 2, m: 2 },
    { id: 'r3', n: 3, m: 3 },
  ],
};
const rows = (base['items'] ?? []) as unknown as readonly Record<string, unknown>[];
const items = (...changed: readonly object[]): FormValues => ({ ...base, items: changed as never });
const [r1, r2, r3] = rows as [object, object, object];
const patch = (values: Patch['values'], itemRows?: Partial<Patch['rows'][string]>): Patch => ({
  values,
  rows: itemRows ? { items: { added: [], removed: [], ...itemRows } } : {},
});
const row = (added: readonly string[], removed: readonly string[], order?: readonly string[]) => ({
  items: { added, removed, ...(order && { order }) },
});

describe('a patch on a record that somebody changed in the meantime', () => {
  it.each<[string, Patch, FormValues, unknown[], Record<string, unknown>]>([
    ['nothing changed', patch({ title: 'mine' }), base, [], {}],
    ['another field', patch({ title: 'mine' }), { ...base, note: 'theirs' }, [], {}],
    ['the same field', patch({ title: 'mine' }), { ...base, title: 'theirs' }, [['title', 'mine', 'theirs']], {}],
    ['the same field to the same value', patch({ title: 'same' }), { ...base, title: 'same' }, [], {}],
    ['empty as null and as an empty list', patch({ note: 'mine' }), { ...base, note: [] }, [], {}],
    ['emptied by them', patch({ title: 'mine' }), { ...base, title: null }, [['title', 'mine', null]], {}],
    ['another cell of the row', patch({ 'items[r1].n': 9 }), items({ ...r1, m: 8 }, r2, r3), [], {}],
    ['the same cell', patch({ 'items[r1].n': 9 }), items({ ...r1, n: 8 }, r2, r3), [['items[r1].n', 9, 8]], {}],
    [
      'a row I edited was removed',
      patch({ 'items[r1].n': 9, 'items[r2].n': 9 }),
      items(r2, r3),
      [['items[r1].n', 9, null]],
      { values: { 'items[r2].n': 9 } },
    ],
    [
      'a row I removed was changed',
      patch({}, { removed: ['r1'] }),
      items({ ...r1, m: 8 }, r2, r3),
      [['items[r1]', null, { ...r1, m: 8 }]],
      {},
    ],
    ['a row I removed was removed', patch({}, { removed: ['r1', 'r2'] }), items(r2, r3), [], { rows: row([], ['r2']) }],
    ['both added', patch({ 'items[x].n': 1 }, { added: ['x'] }), items(r1, r2, r3, { id: 'y', n: 5 }), [], {}],
    [
      'my own added row exists already',
      patch({ 'items[x].n': 1 }, { added: ['x'] }),
      items(r1, r2, r3, { id: 'x', n: 1 }),
      [],
      { rows: row([], []) },
    ],
    [
      'they added to rows I ordered',
      patch({}, { order: ['r3', 'r2', 'r1'] }),
      items(r1, r2, r3, { id: 'y' }),
      [],
      { rows: row([], [], ['r3', 'r2', 'r1', 'y']) },
    ],
    ['they removed from rows I ordered', patch({}, { order: ['r3', 'r2', 'r1'] }), items(r1, r3), [], { rows: row([], [], ['r3', 'r1']) }],
    ['they ordered', patch({ 'items[r1].n': 9 }), items(r3, r2, r1), [], {}],
  ])('%s', (_, mine, theirs, conflicts, merged) => {
    const rebased = rebase(mine, base, theirs);

    expect(rebased.conflicts).toEqual(
      conflicts.map((each) => {
        const [path, own, other] = each as [string, unknown, unknown];
        return { path, mine: own, theirs: other };
      }),
    );
    expect(rebased.merged).toEqual({ ...mine, ...merged });
  });
});

const controls = [text('title'), text('note'), sheet('items', [number('n'), number('m'), number('sum', { computeFormula: 'n + m' })])];
const open = (values: FormValues) => openForm(controls, { values, stored: true });
const edit = fc.oneof(
  fc.record({ do: fc.constant('text' as const), field: fc.constantFrom('title', 'note'), value: fc.constantFrom('a', 'b', null) }),
  fc.record({ do: fc.constant('cell' as const), row: fc.nat(5), column: fc.constantFrom('n', 'm'), value: fc.constantFrom(1, 2, 7, null) }),
  fc.record({ do: fc.constant('insert' as const), at: fc.nat(4), value: fc.nat(9) }),
  fc.record({ do: fc.constant('remove' as const), row: fc.nat(5) }),
  fc.record({ do: fc.constant('move' as const), row: fc.nat(5), at: fc.nat(5) }),
);
type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never;

function perform(form: Form, step: Edit): void {
  if (step.do === 'text') return form.set(step.field, step.value);
  const own = form.sheet('items');
  if (step.do === 'insert') return void own.insert(step.at, { n: step.value });
  const present = own.rows.peek();
  const id = present[step.row % Math.max(present.length, 1)];
  if (id === undefined) return;
  if (step.do === 'cell') form.set(`items[${id}].${step.column}`, step.value);
  else if (step.do === 'remove') own.remove(id);
  else own.move(id, step.at);
}

const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function edited(from: FormValues, edits: readonly Edit[]): Form {
  const form = open(from);
  for (const step of edits) perform(form, step);
  return form;
}

describe('two people’s edits of one record', () => {
  const stored = open(base).values();
  const edits = fc.array(edit, { maxLength: 8 });

  it('on an unchanged record leave a patch as it is, also through JSON', () => {
    fc.assert(
      fc.property(edits, edits, (mine, theirs) => {
        const own = edited(stored, mine).patch();
        const other = edited(stored, theirs).values();

        expect(rebase(own, stored, stored)).toEqual({ merged: own, conflicts: [] });
        const rebased = rebase(own, stored, other);
        expect(clone(rebase(clone(own), clone(stored), clone(other)))).toEqual(clone(rebased));
      }),
    );
  });

  it('merged apply to the newer record: mine where I edited, theirs elsewhere', () => {
    fc.assert(
      fc.property(edits, edits, (mine, theirs) => {
        const own = edited(stored, mine).patch();
        const other = edited(stored, theirs).values();

        const { merged, conflicts } = rebase(own, stored, other);
        const form = open(clone(other));
        expect(form.applyPatch(clone(merged))).toEqual([]);

        for (const [path, value] of Object.entries(own.values)) {
          if (form.has(path)) expect(form.field(path).value.value).toEqual(value);
          else expect(conflicts.map((conflict) => conflict.path)).toContain(path);
        }
        const touched = new Set(Object.keys(own.values));
        const computed = /\.sum$/;
        for (const path of form.changes(other)) {
          if (!computed.test(path) && path !== 'items') expect(touched).toContain(path);
        }
      }),
      { numRuns: cases(300) },
    );
  });

  it('without a conflict give the same result in either order, except for the order of rows', () => {
    fc.assert(
      fc.property(edits, edits, (mine, theirs) => {
        const [a, b] = [edited(stored, mine), edited(stored, theirs)];
        const first = rebase(a.patch(), stored, b.values());
        const second = rebase(b.patch(), stored, a.values());
        if (first.conflicts.length + second.conflicts.length > 0) return;

        const outcome = (values: FormValues, merged: Patch) => {
          const form = open(clone(values));
          expect(form.applyPatch(merged)).toEqual([]);
          const after = form.values();
          return { ...after, items: (after['items'] as readonly { id: string }[]).toSorted((x, y) => (x.id < y.id ? -1 : 1)) };
        };

        expect(outcome(b.values(), first.merged)).toEqual(outcome(a.values(), second.merged));
      }),
      { numRuns: cases(300) },
    );
  });
});
