import { expect, test } from 'vitest';
import { durationParts } from './duration-parts.ts';

test.each([
  [0, 'minutes', 0],
  [59, 'minutes', 59],
  [90, 'hours', 1.5],
  [1440, 'hours', 24],
  [2880, 'daysLong', 2],
  [30_000, 'daysLong', 21],
])('%i minutes are formatted as %s: %d', (minutes, unit, count) => {
  expect(durationParts(minutes)).toEqual({ unit, count });
});
