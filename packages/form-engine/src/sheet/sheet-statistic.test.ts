import { describe, expect, it } from 'vitest';
import { buildControl, number, openForm, sheet } from '../../test/build-form.fixture.ts';

const statistic = (key: string, options: Record<string, unknown>) => buildControl('sheet-statistic', key, options);
const sheets = [sheet('items', [number('n', { decimals: 8 })]), sheet('fees', [number('fee')])];
const rows = {
  items: [
    { id: 'r1', n: 0.1 },
    { id: 'r2', n: 0.2 },
    { id: 'r3', n: null },
  ],
  fees: [{ id: 'f1', fee: 7 }],
};

describe('a summary of a sheet', () => {
  it.each([
    ['none', null],
    ['sum', 0.3],
    ['avg', 0.15],
    ['min', 0.1],
    ['max', 0.2],
    [undefined, 0.3],
  ])('%s', (statisticMode, expected) => {
    const form = openForm([...sheets, statistic('stat', { target: 'items.n', ...(statisticMode && { statisticMode }), decimals: 8 })], {
      values: rows,
    });

    expect(form.values()['stat']).toBe(expected);
  });

  it('sums to 8 decimals, displayed in its own format', () => {
    const values = {
      items: [
        { id: 'r1', n: 0.12345678 },
        { id: 'r2', n: 0.00000001 },
      ],
    };
    const open = (decimals: number) =>
      openForm([...sheets, statistic('stat', { target: 'items.n', decimals })], { values }).values()['stat'];

    expect([open(8), open(2)]).toEqual([0.12345679, 0.12]);
  });

  it('may precede or follow its sheet, and names its column in either way', () => {
    const form = openForm([statistic('before', { target: 'fees.fee' }), ...sheets, statistic('behind', { dataItemName: 'fees.fee' })], {
      values: rows,
    });

    form.sheet('fees').append({ fee: 3 });

    expect(form.values()).toMatchObject({ before: 10, behind: 10 });
  });

  it('has its own conditions, cannot be set, and is read by formulas', () => {
    const form = openForm(
      [...sheets, statistic('stat', { target: 'fees.fee', displayFormula: 'stat > 8' }), number('twice', { computeFormula: 'stat * 2' })],
      { values: rows },
    );

    form.set('stat', 99);
    expect([form.field('stat').visible.value, form.values()['twice']]).toEqual([false, 14]);

    form.sheet('fees').append({ fee: 3 });
    expect([form.field('stat').visible.value, form.values()['twice']]).toEqual([true, 20]);
  });

  it.each(['items', 'items.zz', 'zz.n', 5, undefined])('of %s shows nothing', (target) => {
    expect(openForm([...sheets, statistic('stat', { target })], { values: rows }).values()['stat']).toBe(null);
  });
});
