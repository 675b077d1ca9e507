import { expect, test } from 'vitest';
import { rightsIn, withLimit, withRight } from './grants.ts';

test('every right includes viewing; removing viewing removes the others', () => {
  expect(withRight([], 'delete', true)).toEqual(['view', 'delete']);
  expect(withRight(['view', 'add', 'edit', 'import', 'print'], 'view', false)).toEqual(['add', 'import']);
  expect(withRight([], 'add', true)).toEqual(['add']);
  expect(withRight(['view', 'edit'], 'edit', false)).toEqual(['view']);
});

test('a draft may hold anything as rights', () => {
  expect(rightsIn(['edit', 'fly', 'view'])).toEqual(['view', 'edit']);
  expect(rightsIn('view')).toEqual([]);
});

test('a field without a limit is left out', () => {
  const limited = withLimit(withLimit({}, 'price', 'hidden'), 'note', 'readonly');

  expect(limited).toEqual({ price: 'hidden', note: 'readonly' });
  expect(withLimit(limited, 'price', null)).toEqual({ note: 'readonly' });
});
