import { describe, expect, it } from 'vitest';
import { number, openForm, sheet, text } from '../../test/build-form.fixture.ts';

const controls = [sheet('items', [text('code', { noRepeat: true }), number('n')])];
const open = (...codes: readonly (string | null)[]) =>
  openForm(controls, { values: { items: codes.map((code, index) => ({ id: `r${index + 1}`, code, n: 1 })) } });
const repeating = (form: ReturnType<typeof open>) => form.validate({ full: true }).map(({ code, path }) => [code, path]);

describe('a unique column', () => {
  it.each([
    ['the same text', ['a', 'a', 'b'], ['r1', 'r2']],
    ['surrounding blanks', ['a', ' a\u3000', '\u00a0a'], ['r1', 'r2', 'r3']],
    ['different case', ['a', 'A'], []],
    ['empty', [null, null, '', '  '], []],
  ])('%s', (_, codes, rows) => {
    const form = open(...codes);

    expect(repeating(form)).toEqual(rows.map((row) => ['noRepeat', `items[${row}].code`]));
  });

  it('reports the cell that lost focus, by its label, and clears both when one changes', () => {
    const form = open('a', 'b');
    const cells = ['r1', 'r2'].map((row) => form.sheet('items').cell(row, 'code'));
    const codes = () => cells.map(({ errors }) => errors.value.map(({ code }) => code));

    form.set('items[r2].code', 'a');
    cells[1]!.blur();
    expect(codes()).toEqual([[], ['noRepeat']]);
    expect(cells[1]!.errors.value[0]!.params).toEqual({ label: 'code' });

    cells[0]!.blur();
    form.set('items[r2].code', 'c');
    expect(codes()).toEqual([[], []]);

    form.set('items[r2].code', 'a');
    expect(codes()).toEqual([['noRepeat'], ['noRepeat']]);
  });

  it('follows added, removed and replaced rows', () => {
    const form = open('a', 'b');
    const rows = form.sheet('items');
    form.validate({ full: true });

    const copy = rows.duplicate('r1');
    expect(rows.cell('r1', 'code').errors.value).toMatchObject([{ code: 'noRepeat' }]);
    expect(repeating(form)).toHaveLength(2);

    rows.remove(copy);
    expect(rows.cell('r1', 'code').errors.value).toEqual([]);
    expect(repeating(form)).toEqual([]);

    rows.duplicate('r1');
    rows.appendMany(Array.from({ length: 60 }, (_, index) => ({ code: index === 0 ? 'b' : `d${index}`, n: 1 })));
    expect([rows.cell('r1', 'code'), rows.cell('r2', 'code')].map(({ errors }) => errors.value.length)).toEqual([1, 1]);

    rows.setRows([{ id: 'r1' }, { id: 'r2', code: 'z' }, ...Array.from({ length: 60 }, (_, index) => ({ code: `e${index}`, n: 1 }))]);
    expect([rows.cell('r1', 'code'), rows.cell('r2', 'code')].map(({ errors }) => errors.value.length)).toEqual([0, 0]);

    rows.setRows(Array.from({ length: 100 }, (_, index) => ({ code: `c${index % 99}`, n: 1 })));
    expect(repeating(form)).toHaveLength(2);
  });

  it('is left to the server for a control outside of sheets', () => {
    const form = openForm([text('code', { noRepeat: true })], { values: { code: 'a' } });

    expect(form.validate({ full: true })).toEqual([]);
  });
});
