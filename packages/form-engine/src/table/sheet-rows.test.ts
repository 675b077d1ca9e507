import { describe, expect, it } from 'vitest';
import { SheetRows } from './sheet-rows.ts';

const named = (...ids: readonly string[]): { id: string }[] => ids.map((id) => ({ id }));

describe('the rows of a sheet', () => {
  it('have unique ids, whatever the order of the given ones', () => {
    for (const ids of [
      ['a', 'b', 'c'],
      ['b', 'a', 'b'],
      ['a', 'a', 'a'],
      ['c', 'a', 'c'],
    ]) {
      const rows = new SheetRows();

      rows.load(named(...ids));

      expect(new Set(rows.ids()).size).toBe(3);
      expect(rows.ids()[0]).toBe(ids[0]);
      for (const id of rows.ids()) expect(rows.id(rows.slot(id))).toBe(id);
    }
  });

  it('that were all released are found only in the released object', () => {
    const rows = new SheetRows();
    rows.load(named('a', 'b', 'c'));
    rows.remove(['b']);

    const released = rows.release();
    rows.load(named('b', 'd'));

    expect(['a', 'b', 'c', 'd'].map((id) => [released.has(id), rows.has(id)])).toEqual([
      [true, false],
      [false, true],
      [true, false],
      [false, true],
    ]);
  });

  it('that were added are distinguished from those of the base, also in a reused slot', () => {
    const rows = new SheetRows();
    rows.load(named('a', 'b', 'c'));
    rows.remove(['b']);

    rows.insert(0, 'x', true);
    rows.append(named('z', 'y'), { hasRemoved: (id) => id === 'y', mayHaveRemoved: () => true });

    expect(rows.added()).toEqual(['x', 'z']);
    expect(rows.removed()).toEqual(['b']);
    expect(rows.ids()).toEqual(['x', 'a', 'c', 'z', 'y']);
  });
});
