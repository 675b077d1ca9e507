import { beforeEach, expect, test } from 'vitest';
import { keepQuery, takeQuery } from './stored-query.ts';

beforeEach(() => sessionStorage.clear());

test('a query is stored with the time, and read once by one of its parameters', () => {
  keepQuery(new URLSearchParams({ state: 'a', back: '/work-item/7?mode=edit' }), sessionStorage, 1_764_000_000_000);
  keepQuery(new URLSearchParams({ state: 'b', back: '/start' }), sessionStorage, 1_764_000_000_000);

  expect(Object.keys(sessionStorage)).toEqual(['1764000000000', '1764000000001']);
  expect(takeQuery('state', 'a')?.get('back')).toBe('/work-item/7?mode=edit');
  expect(takeQuery('state', 'a')).toBeNull();
  expect(takeQuery('state', 'b')?.get('back')).toBe('/start');
});

test('an expired query is removed, and other entries of the storage stay', () => {
  sessionStorage.setItem('user', '{}');
  keepQuery(new URLSearchParams({ state: 'old' }), sessionStorage, 1_764_000_000_000);

  keepQuery(new URLSearchParams({ state: 'new' }), sessionStorage, 1_764_000_000_000 + 31 * 60_000);

  expect(takeQuery('state', 'old')).toBeNull();
  expect(takeQuery('state', 'new')).not.toBeNull();
  expect(sessionStorage.getItem('user')).toBe('{}');
});
