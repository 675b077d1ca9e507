import { expect, test } from 'vitest';
import { plainScope, type PlainScope } from '@inkstone/formula';
import { UnitReader } from '../../organization/index.ts';
import { answerCondition } from './route-condition.ts';

/** These conditions need no units. */
const units = new UnitReader(undefined as never);
const scopeOf = (values: PlainScope) => ({ ...plainScope(values), units });

test.each([
  ['total > 5000', { total: 5000.01 }, true],
  ['total > 5000', { total: 5000 }, false],
  ['total > 5000', { total: null }, false],
])('%s over %o is %s', async (condition, values, holds) => {
  const answer = await answerCondition(condition, scopeOf(values));

  expect(answer).toEqual({ kind: 'truth', holds, dependsOn: ['total'] });
});

test('an empty result counts as false', async () => {
  expect(await answerCondition('urgent', scopeOf({ urgent: null }))).toMatchObject({ kind: 'truth', holds: false });
});

test.each([
  ['an unknown name', 'nothing > 1'],
  ['a division by zero', '1 / zero > 1'],
  ['a result that is not logical', 'zero + 1'],
  ['a syntax error', 'zero >'],
])('%s is an error, never false', async (_what, condition) => {
  expect(await answerCondition(condition, scopeOf({ zero: 0 }))).toMatchObject({ kind: 'error' });
});

test.each([
  ["outcomes('fork') has 'disagreed'", { fork: ['agreed', 'disagreed'] }, true],
  ["outcomes('fork') has 'disagreed'", { fork: ['agreed', 'agreed'] }, false],
  ["count(outcomes('fork')) = 2", { fork: ['agreed', 'terminated'] }, true],
  ["outcomes('fork') is empty", {}, true],
  ["outcomes('constructor') is empty", {}, true],
])('%s of branches with outcomes %o is %s', async (condition, outcomes, holds) => {
  expect(await answerCondition(condition, scopeOf({}), outcomes)).toMatchObject({ kind: 'truth', holds });
});
