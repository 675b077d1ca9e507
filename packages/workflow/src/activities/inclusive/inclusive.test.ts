import { expect, test } from 'vitest';
import { testFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, end, inclusiveJoin, inclusiveSplit, join, split, start } from '@inkstone/testing/workflow-builder';

const reviews = buildWorkflow(
  [
    start(),
    inclusiveSplit('by_need'),
    approve('legal', ['lea'], { whenFailedInBranch: 'join' }),
    approve('tax', ['tom']),
    approve('rest', ['ron']),
    inclusiveJoin('reviewed', 'by_need'),
    approve('gm', ['gil']),
    end(),
  ],
  [
    'start > by_need',
    { from: 'by_need', to: 'legal', condition: 'is_contract' },
    { from: 'by_need', to: 'tax', condition: 'is_foreign' },
    { from: 'by_need', to: 'rest', default: true },
    'legal > reviewed',
    'tax > reviewed',
    'rest > reviewed',
    'reviewed > gm > end',
  ],
);
const started = (conditions: Record<string, boolean | { error: string }>) => testFlow(reviews, { conditions }).start('emil');

test('every route whose condition holds is taken, and the join waits for exactly those', () => {
  const both = started({ is_contract: true, is_foreign: true }).expectAt('legal', 'tax').agree('tom').expectAt('legal').agree('lea');
  const one = started({ is_foreign: true }).expectAt('tax').agree('tom');

  both.expectOpen('gil@gm').agree('gil').expectStatus('COMPLETED', 'agreed');
  one.expectOpen('gil@gm');
});

test('the default is taken only when no condition holds', () => {
  started({}).expectAt('rest').agree('ron').expectAt('gm');
  started({ is_contract: true }).expectAt('legal');
});

test('a condition that cannot be evaluated takes no branch at all', () => {
  const definition = buildWorkflow(
    [start(), approve('first', ['ann']), inclusiveSplit('s'), approve('a', ['bob']), approve('b', ['cho']), inclusiveJoin('j', 's'), end()],
    [
      'start > first > s',
      { from: 's', to: 'a', condition: 'yes' },
      { from: 's', to: 'b', condition: 'broken' },
      { from: 's', to: 'j', default: true },
      'a > j',
      'b > j',
      'j > end',
    ],
  );

  const flow = testFlow(definition, { conditions: { yes: true, broken: { error: 'DivisionByZero' } } })
    .start('emil')
    .agree('ann')
    .expectOpen()
    .expectStatus('EXCEPTION');

  expect(Object.values(flow.state.tokens)[0]?.failure).toEqual({ at: 'entry', cause: 'condition', detail: 'DivisionByZero' });
});

test('a failed vote in a branch ends the sibling branches, or reaches the join as disagreed', () => {
  started({ is_contract: true, is_foreign: true }).disagree('tom').expectOpen().expectStatus('COMPLETED', 'disagreed');
  started({ is_contract: true, is_foreign: true }).disagree('lea').expectAt('tax').agree('tom').expectAt('gm');
});

test('after the join only the branches taken may run again, together or alone', () => {
  const flow = started({ is_contract: true, is_foreign: true }).agree('tom').agree('lea').expectAt('gm');
  flow.expectTargets('gil', 'by_need_legal/legal', 'by_need_tax/tax', 'start');

  flow.reject('gil', ['legal', 'tax']).expectAt('legal', 'tax').agree('lea').agree('tom').expectAt('gm');
  flow.reject('gil', 'tax').expectAt('tax').agree('tom').expectAt('gm');
});

test('a branch that ends counts as arrived, and blocks of both kinds nest', () => {
  const definition = buildWorkflow(
    [
      start(),
      split('outer'),
      inclusiveSplit('inner'),
      approve('a', ['ann']),
      approve('b', ['bob']),
      inclusiveJoin('innerj', 'inner'),
      approve('c', ['cho']),
      join('outerj', 'outer'),
      end(),
    ],
    [
      'start > outer > inner',
      { from: 'inner', to: 'a', condition: 'yes' },
      { from: 'inner', to: 'b', default: true },
      'a > end',
      'b > innerj > outerj',
      'outer > c > outerj > end',
    ],
  );

  testFlow(definition, { conditions: { yes: true } })
    .start('emil')
    .expectAt('a', 'c')
    .agree('ann')
    .expectAt('c')
    .agree('cho')
    .expectStatus('COMPLETED', 'agreed');
});
