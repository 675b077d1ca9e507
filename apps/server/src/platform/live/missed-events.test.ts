import { expect, test } from 'vitest';
import { createMissedEvents } from './missed-events.ts';

test('an event concerns its person as long as what they show was loaded before it', () => {
  let now = 0;
  const missed = createMissedEvents(() => now);
  now = 10_000;
  missed.note('a');
  now = 12_000;

  expect(missed.mayConcern('a', 1_999)).toBe(false);
  expect(missed.mayConcern('a', 2_000)).toBe(true);
  expect(missed.mayConcern('b', 2_000)).toBe(false);
});

test('events that were not delivered may concern everybody, as those before the beginning', () => {
  let now = 0;
  const missed = createMissedEvents(() => now);
  now = 5_000;
  expect([missed.mayConcern('a', 4_999), missed.mayConcern('a', 5_000)]).toEqual([false, true]);

  missed.noteAll();
  now = 6_000;

  expect([missed.mayConcern('a', 999), missed.mayConcern('a', 1_000)]).toEqual([false, true]);
});

test('what was loaded more than a minute ago is always loaded again, so that older events are forgotten', () => {
  let now = 0;
  const missed = createMissedEvents(() => now);
  missed.note('a');
  now = 100_000;
  missed.note('b');

  expect(missed.mayConcern('a', 60_000)).toBe(false);
  expect(missed.mayConcern('a', 60_001)).toBe(true);
});
