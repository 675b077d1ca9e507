import { expect, test } from 'vitest';
import { fromPicked, toPicked } from './picked-date.ts';

test('the picker shows the wall clock of the organisation, and what is picked is read on it', () => {
  const options = { name: 'x', format: 'YYYY-MM-DD HH:mm' };

  const picked = toPicked('2026-11-21T17:30:00.000Z', 'Asia/Taipei');

  expect(picked?.format('YYYY-MM-DD HH:mm')).toBe('2026-11-22 01:30');
  expect(fromPicked(picked, options, 'Asia/Taipei')).toBe('2026-11-21T17:30:00.000Z');
});

test('a day stays the day that was picked', () => {
  const options = { name: 'x', format: 'YYYY-MM-DD' };

  expect(fromPicked(toPicked('2026-03-01', 'America/New_York'), options, 'America/New_York')).toBe('2026-03-01');
  expect(fromPicked(null, options, 'Asia/Taipei')).toBeNull();
});

test('a month is kept as its first day', () => {
  expect(fromPicked(toPicked('2026-03-17', 'UTC'), { name: 'x', format: 'YYYY-MM' }, 'UTC')).toBe('2026-03-01');
});
