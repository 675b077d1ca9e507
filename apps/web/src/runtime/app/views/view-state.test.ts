import { expect, test } from 'vitest';
import { plainState, readListState, writeListState, type ListState } from '../list-state.ts';
import { stateOfView, viewStateOf } from './view-state.ts';

const state: ListState = {
  ...plainState,
  filter: { join: 'and', items: [{ field: 'amount', operator: 5, value: 100 }] },
  sort: [{ code: 'amount', direction: 'desc' }],
  columns: [{ code: 'title', width: 200 }, { code: 'amount' }],
  frozen: 1,
  totals: [{ code: 'amount', kind: 'sum' }],
  group: ['kind', 'owner'],
  view: 'v1',
};

test('a saved view restores its state, directly and by its address', () => {
  const kept = JSON.parse(JSON.stringify(viewStateOf(state))) as ReturnType<typeof viewStateOf>;

  const opened = stateOfView({ id: 'v1', state: kept });

  expect(opened).toEqual(state);
  expect(readListState(writeListState(new URLSearchParams(), opened))).toEqual(state);
});

test('the search is not saved', () => {
  expect(stateOfView({ id: 'v1', state: viewStateOf({ ...plainState, keyword: '甲' }) })).toEqual({ ...plainState, view: 'v1' });
});
