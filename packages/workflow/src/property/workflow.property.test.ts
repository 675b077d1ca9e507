import fc from 'fast-check';
import { expect, test } from 'vitest';
import { play, moves, type PlayCount } from './random-play.ts';
import { workflows } from './random-workflow.ts';

test('whatever people do in whatever workflow, what must hold holds, and an end can be reached', { timeout: 120_000 }, () => {
  const count: PlayCount = { commands: 0, accepted: {}, refused: {}, ends: {} };

  fc.assert(
    fc.property(workflows, moves, (definition, list) => play(definition, list, count)),
    { numRuns: 2000 },
  );

  expect(count.commands).toBeGreaterThan(20_000);
  console.log(count);
});
