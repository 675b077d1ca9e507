import { expect, test } from 'vitest';
import { createWatches } from './watches.ts';

test('a person watches an instance until they leave', () => {
  const watches = createWatches();
  watches.add({ personId: 'ann', subject: 'w1' });
  watches.add({ personId: 'ann', subject: 'w1' });
  watches.add({ personId: 'bob', subject: 'w1' });

  watches.forget('ann');

  expect(watches.peopleAt('w1')).toEqual(['bob']);
  expect(watches.peopleAt('w2')).toEqual([]);
});

test('the oldest watches are dropped beyond the limit', () => {
  const watches = createWatches(2);
  for (const subject of ['w1', 'w2', 'w1', 'w3']) watches.add({ personId: 'ann', subject });

  expect(['w1', 'w2', 'w3'].map((id) => watches.peopleAt(id))).toEqual([['ann'], [], ['ann']]);
});
