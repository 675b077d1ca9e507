import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moves, newCount, play, type Move } from './random-play.ts';
import { workflows } from '@inkstone/testing/random-workflow';

const migrations = fc.array(fc.record({ action: fc.constant('Migrate' as const), pick: fc.nat(), other: fc.nat(), seed: fc.nat(999) }), {
  minLength: 1,
  maxLength: 6,
});

test('after migrations all invariants hold and an end can be reached', () => {
  const count = newCount();

  fc.assert(
    fc.property(workflows, moves, migrations, (definition, list, between) => {
      const mixed: Move[] = [...list];
      for (const move of between) mixed.splice(move.pick % (mixed.length + 1), 0, move);
      play(definition, mixed, count);
    }),
    { numRuns: cases(1200) },
  );

  expect(count.accepted['Migrate']).toBeGreaterThan(300);
  for (const code of ['MigrationActivityGone', 'MigrationPeopleDiffer', 'MigrationBlockDiffers'])
    expect(count.refused[code], code).toBeGreaterThan(3);
});
