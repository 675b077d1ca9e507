import { expect, test } from 'vitest';
import { placeBeside, reordered } from './app-order.ts';

const codes = ['a', 'b', 'c', 'd'];

test.each([
  ['a', 'c', 'above', ['b', 'a', 'c', 'd']],
  ['a', 'c', 'below', ['b', 'c', 'a', 'd']],
  ['d', 'a', 'above', ['d', 'a', 'b', 'c']],
  ['b', 'd', 'below', ['a', 'c', 'd', 'b']],
] as const)('%s dropped beside %s, %s', (dropped, beside, edge, expected) => {
  expect(reordered(codes, dropped, placeBeside(codes, dropped, beside, edge))).toEqual(expected);
});
