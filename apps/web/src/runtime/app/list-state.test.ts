import { describe, expect, test } from 'vitest';
import { nextSort, plainState, readListState, writeListState, type ListState } from './list-state.ts';

const state: ListState = {
  keyword: '印表機 & 100%',
  filter: {
    join: 'or',
    items: [
      { field: 'amount', operator: 5, value: '100' },
      { join: 'and', items: [{ field: 'kind', operator: 11, value: ['甲', 'a,b.c'] }] },
    ],
  },
  sort: [
    { code: 'amount', direction: 'desc' },
    { code: 'title', direction: 'asc' },
  ],
  columns: [{ code: 'title', width: 200 }, { code: 'amount' }],
  frozen: 2,
  totals: [{ code: 'amount', kind: 'avg' }],
  group: ['kind'],
  view: 'v1',
};

describe('an address of a list', () => {
  test('restores the state, and keeps other parameters', () => {
    const address = writeListState(new URLSearchParams('list=all&q=before'), state).toString();

    expect(readListState(new URLSearchParams(address))).toEqual(state);
    expect(new URLSearchParams(address).get('list')).toBe('all');
  });

  test('contains nothing where nothing was changed', () => {
    expect(writeListState(new URLSearchParams('q=before&frozen=1'), plainState).toString()).toBe('');
    expect(readListState(new URLSearchParams())).toEqual(plainState);
  });

  test('that is invalid opens the list without changes', () => {
    expect(readListState(new URLSearchParams('q=%E2%80%8B%E3%80%80'))).toEqual(plainState);
    expect(readListState(new URLSearchParams('filter={&sort=a.up,b&frozen=9&totals=a.product'))).toEqual({ ...plainState, totals: [] });
    expect(readListState(new URLSearchParams(`filter=${encodeURIComponent('{"join":"and","items":[1]}')}`)).filter).toBeNull();
  });
});

test('a column cycles through ascending, descending and unsorted; with others it keeps its position', () => {
  const up = nextSort([], 'a', false);
  const down = nextSort(up, 'a', false);

  expect([up, down, nextSort(down, 'a', false)]).toEqual([[{ code: 'a', direction: 'asc' }], [{ code: 'a', direction: 'desc' }], []]);
  expect(nextSort(up, 'b', false)).toEqual([{ code: 'b', direction: 'asc' }]);
  expect(nextSort([...up, { code: 'b', direction: 'asc' }], 'a', true)).toEqual([
    { code: 'a', direction: 'desc' },
    { code: 'b', direction: 'asc' },
  ]);
  expect(nextSort([], 'a', true)).toEqual(up);
});
