import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WorkflowDefinition } from '@inkstone/schema';
import { createRouteGraph } from '../check/route-graph.ts';
import { abstractDefinition } from '../check/search/abstract-definition.ts';
import { proveByParts } from '../check/search/prove.check.ts';
import { searchDefinition } from '../check/search/search-definition.ts';
import { checkDefinition } from '../check-definition.ts';
import { indexDefinition } from '../definition-index.ts';
import type { FindingCode } from '../finding-text.ts';
import { withTrap } from './planted-trap.ts';
import { wideWorkflows, workflows } from './random-workflow.ts';

interface Comparison {
  compared: number;
  wrong: number;
}

/** What the drawing does not show; the rest is told before anything is proved. */
const proved: ReadonlySet<FindingCode> = new Set(['IrreversibleRepeated', 'DeadEnd', 'TokenLeft', 'NotProved']);

/** By parts and as a whole, wherever the whole can be looked at and the drawing is sound. */
function compare(definition: WorkflowDefinition, statesAtMost: number, count: Comparison): void {
  const index = indexDefinition(definition);
  const input = { index, graph: createRouteGraph(index), context: {} };
  const whole = searchDefinition(abstractDefinition(definition), { statesAtMost, stopsAtBound: true });
  if (!whole.isComplete || checkDefinition(definition).some(({ code }) => !proved.has(code))) return;

  const byParts = new Set(proveByParts(input).findings.map(({ code }) => code));

  const asWhole = new Set(whole.troubles.map(({ kind }) => kind).filter((kind) => kind !== 'IrreversibleRepeated'));
  // Around what is wrong a part may be left unproved besides; where nothing is wrong, nothing is left.
  if (asWhole.size > 0) byParts.delete('NotProved');
  expect(byParts).toEqual(asWhole);
  count.compared += 1;
  if (asWhole.size > 0) count.wrong += 1;
}

const trapped = (drawn: fc.Arbitrary<WorkflowDefinition>) => fc.tuple(drawn, fc.nat()).map(([definition, at]) => withTrap(definition, at));

test.each([
  ['sound definitions', workflows, { activitiesAtMost: 12, statesAtMost: 500, numRuns: cases(40) }],
  ['definitions with a trap', trapped(workflows), { activitiesAtMost: 14, statesAtMost: 500, numRuns: cases(40) }],
  ['wide blocks', wideWorkflows, { activitiesAtMost: 20, statesAtMost: 300, numRuns: cases(20) }],
  ['wide blocks with a trap', trapped(wideWorkflows), { activitiesAtMost: 20, statesAtMost: 300, numRuns: cases(20) }],
])('of %s the same is found part by part and as a whole', (name, drawn, { activitiesAtMost, statesAtMost, numRuns }) => {
  const count = { compared: 0, wrong: 0 };

  fc.assert(
    fc.property(drawn, (definition) => {
      if (definition.activities.length <= activitiesAtMost) compare(definition, statesAtMost, count);
    }),
    { numRuns },
  );

  expect(count.compared).toBeGreaterThan(5);
  if (name.endsWith('trap')) expect(count.wrong).toBeGreaterThan(3);
});
