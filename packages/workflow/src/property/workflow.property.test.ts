import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actionModels } from '../actions/models.ts';
import { newCount, play, moves } from './random-play.ts';
import { workflows } from '@inkstone/testing/random-workflow';

/** Seeds that failed once, by the name of the defect. */
const keptSeeds: Readonly<Record<string, { readonly seed: number; readonly path?: string }>> = {};

test('in every workflow and for all actions, the invariants hold and an end can be reached', () => {
  const count = newCount();

  fc.assert(
    fc.property(workflows, moves, (definition, list) => play(definition, list, count)),
    { numRuns: cases(4000) },
  );

  expect(count.commands).toBeGreaterThan(cases(100_000));
  // Migrations have their own property test.
  const played = Object.keys(actionModels).filter((action) => action !== 'Migrate');
  for (const action of played) expect(count.accepted[action] ?? 0, action).toBeGreaterThan(5);
  for (const status of ['COMPLETED', 'CANCELED', 'EXCEPTION', 'PROCESSING', 'DRAFT'])
    expect(count.ends[status] ?? 0, status).toBeGreaterThan(5);
  expect(count.reruns, 'blocks that ran again in part').toBeGreaterThan(3);
  expect(count.nested, 'blocks in blocks').toBeGreaterThan(cases(100));
});

for (const [name, { seed, path }] of Object.entries(keptSeeds)) {
  test(`failed seed: ${name}`, () => {
    fc.assert(
      fc.property(workflows, moves, (definition, list) => play(definition, list, newCount())),
      { seed, ...(path !== undefined && { path }) },
    );
  });
}
