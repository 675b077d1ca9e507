import fc from 'fast-check';
import { expect, test } from 'vitest';
import { abstractDefinition } from '../check/search/abstract-definition.ts';
import { searchDefinition } from '../check/search/search-definition.ts';
import { checkDefinition } from '../check-definition.ts';
import { workflows } from './random-workflow.ts';

const statesAtMost = 500;

/** Definitions as they are drawn, and with one route or one way of failing spoiled. */
const spoiled = fc.tuple(workflows, fc.nat(), fc.constantFrom('none', 'irreversible', 'back' as const)).map(([definition, at, how]) => {
  const { activities } = definition;
  const place = at % activities.length;
  if (how === 'none') return definition;
  const changed = activities.map((each, position) => {
    if (how === 'irreversible') return each.kind === 'service' ? { ...each, irreversible: true } : each;
    return position === place && each.kind === 'approve' ? { ...each, whenFailed: { kind: 'back' as const, activity: 'start' } } : each;
  });
  return { ...definition, activities: changed };
});

test('part by part and as a whole the same is found, wherever the whole can be looked at', () => {
  let compared = 0;
  fc.assert(
    fc.property(spoiled, (definition) => {
      if (definition.activities.length > 12) return;
      const findings = checkDefinition(definition);
      if (findings.some(({ code }) => code !== 'IrreversibleRepeated' && code !== 'DeadEnd' && code !== 'TokenLeft')) return;
      const whole = searchDefinition(abstractDefinition(definition), { statesAtMost });
      if (!whole.isComplete) return;
      compared += 1;

      expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(whole.troubles.map(({ kind }) => kind)));
    }),
    { numRuns: 120 },
  );
  expect(compared).toBeGreaterThan(10);
}, 120_000);
