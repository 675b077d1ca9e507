import { expect, test } from 'vitest';
import { createIntention } from './intention.ts';

function numbered() {
  let number = 0;
  return createIntention(() => `key-${(number += 1)}`);
}

test('the same request keeps its key through every retry', () => {
  const intention = numbered();

  expect([intention.keyFor({ agree: 1 }), intention.keyFor({ agree: 1 })]).toEqual(['key-1', 'key-1']);
});

test('another request gets another key', () => {
  const intention = numbered();

  expect([intention.keyFor({ price: 1 }), intention.keyFor({ price: 2 })]).toEqual(['key-1', 'key-2']);
});

test('a fulfilled request can be repeated with a new key', () => {
  const intention = numbered();
  intention.keyFor({ save: 1 });

  intention.fulfil();

  expect(intention.keyFor({ save: 1 })).toBe('key-2');
});
