import { datePartsOf } from '@inkstone/formula';
import { expect, test } from 'vitest';
import { readDate } from './date-format.ts';
import { wallValue } from './wall-clock.ts';

const wall = (value: string, timeZone: string) => datePartsOf(readDate(value, timeZone)!, timeZone);

test('a picked time is in the organisation’s time zone', () => {
  const shown = wall('2026-11-21T17:30:00.000Z', 'Asia/Taipei');

  expect(shown).toMatchObject({ year: 2026, month: 11, day: 22, hour: 1, minute: 30 });
  expect(wallValue(shown, { name: 'x', format: 'YYYY-MM-DD HH:mm' }, 'Asia/Taipei')).toBe('2026-11-21T17:30:00.000Z');
});

test('a picked day is stored unchanged', () => {
  const options = { name: 'x', format: 'YYYY-MM-DD' };

  expect(wallValue(wall('2026-03-01', 'America/New_York'), options, 'America/New_York')).toBe('2026-03-01');
});

test('a month is stored as its first day', () => {
  expect(wallValue(wall('2026-03-17', 'UTC'), { name: 'x', format: 'YYYY-MM' }, 'UTC')).toBe('2026-03-01');
});
