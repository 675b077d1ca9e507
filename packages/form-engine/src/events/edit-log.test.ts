import type { FormValues } from '@inkstone/schema';
import { describe, expect, it } from 'vitest';
import { number, openForm, sheet } from '../../test/build-form.fixture.ts';
import { clone, expectReplay, set } from '../../test/event-steps.fixture.ts';
import { rebase, withoutPaths, type Form } from '../index.ts';

describe('a log of edits', () => {
  it('runs its events again even if the final value is the initial one', () => {
    const controls = [number('a', { onChange: [set('b', 'coalesce(b, 0) + 1')] }), number('b')];
    const form = openForm(controls, { values: { a: 1 } });
    form.field('a').focus();
    form.set('a', 2);
    form.set('a', 1);
    form.field('a').blur();
    expect(form.values()).toEqual({ a: 1, b: 1 });

    const server = openForm(controls, { values: { a: 1 } });
    expect(server.applyPatch(clone(form.patch()))).toEqual([]);

    expect(server.values()).toEqual({ a: 1, b: 1 });
  });

  it('contains rows that were added and removed', () => {
    const controls = [sheet('items', [number('qty')], { onDeleteRow: [set('b', 'coalesce(b, 0) + 1')] }), number('b')];
    const form = openForm(controls);

    form.sheet('items').remove(form.sheet('items').append());
    form.batch(() => form.sheet('items').remove(form.sheet('items').append({ qty: 1 })));

    expect(form.values()).toEqual({ items: [], b: 2 });
    expectReplay(form, controls);
  });

  it('is kept only if events ran, and starts again when the record is stored', () => {
    const form = openForm([number('a', { onChange: [set('b', 'a')] }), number('b')]);
    form.set('b', 1);
    expect(form.patch().entries).toBeUndefined();
    form.set('a', 1);
    expect(form.patch().entries).toEqual([{ values: { b: 1, a: 1 }, runs: [{ path: 'a', event: 'onChange' }] }]);

    form.markStored();

    expect(form.patch()).toEqual({ values: {}, rows: {} });
  });
});

describe('a log of edits on a newer record', () => {
  const controls = [
    number('a', { onChange: [set('b', 'coalesce(b, 0) + a')] }),
    number('b'),
    sheet('items', [number('qty', { onChange: [set('a', 'qty')] })]),
  ];
  const base = {
    a: 1,
    b: 1,
    items: [
      { id: 'r1', qty: 1 },
      { id: 'r2', qty: 2 },
    ],
  };
  const stored = (values: FormValues): Form => openForm(controls, { values, stored: true });

  it('runs on what somebody else stored in the meantime, without edits in removed rows', () => {
    const form = stored(base);
    form.set('a', 5);
    form.set('items[r1].qty', 7);
    form.sheet('items').remove('r1');
    form.set('items[r2].qty', 3);
    const theirs = { a: 1, b: 10, items: [{ id: 'r2', qty: 2 }] };

    const { merged } = rebase(clone(form.patch()), base, theirs);
    const server = stored(theirs);

    expect(server.applyPatch(clone(merged))).toEqual([]);
    expect(server.values()).toEqual({ a: 3, b: 18, items: [{ id: 'r2', qty: 3 }] });
  });

  it('does not repeat what the person discarded', () => {
    const form = stored(base);
    form.set('a', 5);

    const server = stored({ ...base, a: 2 });
    expect(server.applyPatch(withoutPaths(form.patch(), new Set(['a'])))).toEqual([]);

    expect(server.values()).toMatchObject({ a: 2, b: 1 });
  });

  it('cannot add rows that the patch does not name', () => {
    const server = stored(base);

    expect(server.applyPatch({ values: {}, rows: {}, entries: [{ rows: { items: { added: ['smuggled'] } } }] })).toEqual([
      { code: 'WrongRow', path: 'items[smuggled]' },
    ]);
  });
});
