import { expect, test } from 'vitest';
import { plainScope } from '@inkstone/formula';
import { answerCondition } from './route-condition.ts';

test.each([
  ['total > 5000', { total: 5000.01 }, true],
  ['total > 5000', { total: 5000 }, false],
  ['total > 5000', { total: null }, false],
])('%s over %o is %s', (condition, values, holds) => {
  const answer = answerCondition(condition, plainScope(values));

  expect(answer).toEqual({ kind: 'truth', holds, dependsOn: ['total'] });
});

test('an empty result does not hold', () => {
  expect(answerCondition('urgent', plainScope({ urgent: null }))).toMatchObject({ kind: 'truth', holds: false });
});

test.each([
  ['a name nobody knows', 'nothing > 1'],
  ['a division by zero', '1 / zero > 1'],
  ['a result that is neither yes nor no', 'zero + 1'],
  ['a text that is no formula', 'zero >'],
])('%s is an error, never "no"', (_what, condition) => {
  expect(answerCondition(condition, plainScope({ zero: 0 }))).toMatchObject({ kind: 'error' });
});

test.each([
  ["outcomes('fork') has 'disagreed'", { fork: ['agreed', 'disagreed'] }, true],
  ["outcomes('fork') has 'disagreed'", { fork: ['agreed', 'agreed'] }, false],
  ["count(outcomes('fork')) = 2", { fork: ['agreed', 'terminated'] }, true],
  ["outcomes('fork') is empty", {}, true],
  ["outcomes('constructor') is empty", {}, true],
])('%s of branches that brought %o is %s', (condition, outcomes, holds) => {
  expect(answerCondition(condition, plainScope({}), outcomes)).toMatchObject({ kind: 'truth', holds });
});
