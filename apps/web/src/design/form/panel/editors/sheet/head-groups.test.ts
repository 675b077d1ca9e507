import { expect, test } from 'vitest';
import type { HeadGroup } from '@inkstone/schema';
import { changeHeading, headingOver, headingsIn, placeColumn, removeHeading } from './head-groups.ts';

const order = ['item', 'unit', 'price', 'amount', 'note'];
const cost: HeadGroup = { name: 'Cost', children: [{ name: 'Each', children: ['unit', 'price'] }, 'amount'] };

test('headings of several levels are listed each before those below it', () => {
  const places = headingsIn([cost, { name: 'Rest', children: ['note'] }]).map(({ at, group }) => `${at.join('.')} ${group.name}`);

  expect(places).toEqual(['0 Cost', '0.0 Each', '1 Rest']);
});

test('a column is put under a heading in the order of the columns, and leaves the one it had', () => {
  const moved = placeColumn([cost], 'amount', [0, 0], order);

  expect(moved).toEqual([{ name: 'Cost', children: [{ name: 'Each', children: ['unit', 'price', 'amount'] }] }]);
  expect(headingOver(moved, 'amount')?.group.name).toBe('Each');
  expect(headingOver(placeColumn(moved, 'amount', null, order), 'amount')).toBeNull();
});

test('headings follow the order of their columns; one without columns stands last', () => {
  const empty: HeadGroup = { name: 'New', children: [] };

  const first = placeColumn([empty, cost], 'item', [0], order);

  expect(first.map(({ name }) => name)).toEqual(['New', 'Cost']);
  expect(placeColumn(first, 'item', null, order).map(({ name }) => name)).toEqual(['Cost', 'New']);
});

test('a removed heading leaves its columns and headings to the one above it', () => {
  expect(removeHeading([cost], [0, 0])).toEqual([{ name: 'Cost', children: ['unit', 'price', 'amount'] }]);
  expect(removeHeading([cost], [0])).toEqual([{ name: 'Each', children: ['unit', 'price'] }]);
});

test('a heading is changed where it stands', () => {
  const renamed = changeHeading([cost], [0, 0], (group) => ({ ...group, name: 'Per piece' }));

  expect(headingsIn(renamed).map(({ group }) => group.name)).toEqual(['Cost', 'Per piece']);
});
