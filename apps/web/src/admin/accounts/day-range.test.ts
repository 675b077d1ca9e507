import { expect, test } from 'vitest';
import { dayRange } from './day-range.ts';

test.each([
  ['2026-11-23', 'Asia/Taipei', '2026-11-22T16:00:00.000Z', '2026-11-23T16:00:00.000Z'],
  ['2026-12-31', 'UTC', '2026-12-31T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
])('%s in %s lasts from %s to %s, also when clocks change', (day, timeZone, from, to) => {
  expect(dayRange(day, timeZone)).toEqual({ from, to });
});
