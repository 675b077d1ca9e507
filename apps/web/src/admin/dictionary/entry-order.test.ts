import type { DictionaryEntry } from '@inkstone/api';
import { expect, test } from 'vitest';
import { depthsOf, movedBy, siblingsOf, withBelow } from './entry-order.ts';

const entry = (id: string, parentId: string | null = null): DictionaryEntry => ({
  id,
  code: id,
  name: id,
  name_i18n: {},
  parentId,
  active: true,
});
const [a, b, b1, b11, c] = [entry('a'), entry('b'), entry('b1', 'b'), entry('b11', 'b1'), entry('c')];
const entries = [a, b, b1, b11, c];

test('entries are indented by their depth', () => {
  expect([...depthsOf(entries)]).toEqual([
    ['a', 0],
    ['b', 0],
    ['b1', 1],
    ['b11', 2],
    ['c', 0],
  ]);
});

test.each([
  ['earlier', b, -1, ['b', 'a', 'c']],
  ['later', b, 1, ['a', 'c', 'b']],
  ['no further than the first', a, -1, ['a', 'b', 'c']],
  ['no further than the last', c, 1, ['a', 'b', 'c']],
] as const)('an entry moves %s among its siblings', (_case, moved, step, order) => {
  expect(movedBy(siblingsOf(entries, moved), moved, step).map(({ id }) => id)).toEqual(order);
});

test('an entry cannot be moved below itself or its descendants', () => {
  expect([...withBelow(entries, 'b')]).toEqual(['b', 'b1', 'b11']);
});
