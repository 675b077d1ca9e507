import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WorkflowDefinition } from '@inkstone/schema';
import { abstractDefinition } from '../check/search/abstract-definition.ts';
import { searchDefinition } from '../check/search/search-definition.ts';
import { checkDefinition } from '../check/check-definition.ts';
import type { WorkflowIssueCode } from '../texts/workflow-issue-text.ts';
import { withDeadEnd } from './planted-dead-end.ts';
import { wideWorkflows, workflows } from '@inkstone/testing/random-workflow';

interface Comparison {
  compared: number;
  wrong: number;
}

/** Issues that only the verification finds; the others are reported without it. */
const verified: ReadonlySet<WorkflowIssueCode> = new Set(['IrreversibleRepeated', 'DeadEnd', 'TokenLeft', 'NotProved']);

/** What is repeated is found without parts. */
const isAboutParts = (code: WorkflowIssueCode): boolean => code !== 'IrreversibleRepeated';

/** Compares both searches where the whole search is complete and the route graph has no issues. */
function compare(definition: WorkflowDefinition, statesAtMost: number, count: Comparison): void {
  const whole = searchDefinition(abstractDefinition(definition), { statesAtMost, stopsAtBound: true });
  if (!whole.isComplete) return;
  const codes = checkDefinition(definition).map(({ code }) => code);
  if (codes.some((code) => !verified.has(code))) return;

  const byParts = new Set(codes.filter(isAboutParts));

  const asWhole = new Set(whole.violations.map(({ kind }) => kind).filter(isAboutParts));
  // Around a violation a part may remain not proved; in sound definitions none may.
  if (asWhole.size > 0) byParts.delete('NotProved');
  expect(byParts).toEqual(asWhole);
  count.compared += 1;
  if (asWhole.size > 0) count.wrong += 1;
}

const withDeadEnds = (definitions: fc.Arbitrary<WorkflowDefinition>) =>
  fc.tuple(definitions, fc.nat()).map(([definition, at]) => withDeadEnd(definition, at));

test.each([
  ['sound definitions', workflows, { activitiesAtMost: 12, statesAtMost: 500, numRuns: cases(40) }],
  ['definitions with a dead end', withDeadEnds(workflows), { activitiesAtMost: 14, statesAtMost: 500, numRuns: cases(40) }],
  ['wide blocks', wideWorkflows, { activitiesAtMost: 20, statesAtMost: 300, numRuns: cases(20) }],
  ['wide blocks with a dead end', withDeadEnds(wideWorkflows), { activitiesAtMost: 20, statesAtMost: 300, numRuns: cases(20) }],
])('part-by-part and whole search of %s find the same', (name, definitions, { activitiesAtMost, statesAtMost, numRuns }) => {
  const count = { compared: 0, wrong: 0 };

  fc.assert(
    fc.property(definitions, (definition) => {
      if (definition.activities.length <= activitiesAtMost) compare(definition, statesAtMost, count);
    }),
    { numRuns },
  );

  expect(count.compared).toBeGreaterThan(5);
  if (name.endsWith('dead end')) expect(count.wrong).toBeGreaterThan(3);
});
