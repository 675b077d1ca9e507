import {
  businessRuleDetails,
  calculateBizDataRule,
  checkBizDataRule,
  createBusinessRule,
  deleteBusinessRule,
  examineBusinessRule,
  listBizDataRules,
  listRuleFunctions,
  listRuleLogs,
  retryRuleOfFlow,
  retryRuleOfFlowByGet,
  ruleLogDetail,
  ruleLogsOfFlow,
  updateBusinessRule,
  type Call,
} from '@inkstone/api';
import { createId } from '@inkstone/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../testing/test-server.ts';
import { RuleScene } from '../../testing/rule-scene.ts';

const people = { somebody: 'employee', manager: 'manager', appAdmin: 'tech', admin: 'admin' } as const;
type Who = keyof typeof people;
const everybody = Object.keys(people) as Who[];

let scene: RuleScene;
let at: Record<Who, TestPerson>;
let kept: { id: string; version: number };
const rule = {
  code: 'kept',
  name: 'kept',
  schemaCode: 'sale',
  trigger: 'saved' as const,
  actions: [{ kind: 'check' as const, formula: 'qty >= 0', message: { zh: '', en: '' } }],
};
const unknown = createId();

beforeAll(async () => {
  scene = await RuleScene.open();
  const signedIn = await Promise.all(everybody.map(async (who) => [who, await scene.server.signIn(people[who])] as const));
  at = Object.fromEntries(signedIn) as Record<Who, TestPerson>;
  kept = await scene.rule(rule);
});
afterAll(() => scene.close());

/** Each call with its input; application administrators pass the access check, whatever follows. */
const calls: readonly (readonly [string, Call, () => unknown])[] = [
  ['lists rules', listBizDataRules, () => ({})],
  ['reads a rule', businessRuleDetails, () => ({ id: kept.id })],
  ['examines a rule', examineBusinessRule, () => ({ rule })],
  [
    'creates a rule',
    createBusinessRule,
    () => ({ appCode: 'shop', rule: { ...rule, code: `made_${Math.random().toString(36).slice(2)}` } }),
  ],
  ['changes a rule', updateBusinessRule, () => ({ ...kept, version: 99, rule })],
  ['deletes a rule', deleteBusinessRule, () => ({ id: unknown })],
  ['tries checks', checkBizDataRule, () => ({ rule: 'kept' })],
  ['tries calculations', calculateBizDataRule, () => ({ rule: 'kept' })],
  ['reads the log', listRuleLogs, () => ({})],
  ['reads an entry of the log', ruleLogDetail, () => ({ id: unknown })],
  ['reads the log of an instance', ruleLogsOfFlow, () => ({ flowInstanceId: unknown })],
  ['retries an instance', retryRuleOfFlow, () => ({ flowInstanceId: unknown })],
  ['retries an instance by GET', retryRuleOfFlowByGet, () => ({ flowInstanceId: unknown })],
];

describe.each(calls)('who %s', (_what, call, input) => {
  test.each(everybody)('%s', async (who) => {
    const { status } = await at[who].send(call, input());

    expect(status === 403).toBe(who !== 'appAdmin' && who !== 'admin');
  });
});

test('everybody may list the functions of formulas', async () => {
  const functions = await at.somebody.call(listRuleFunctions, {}, { locale: 'en' });

  expect(functions.find(({ name }) => name === 'sum')).toMatchObject({ category: 'aggregate', about: expect.stringMatching(/\w+/) });
});

test('a deleted rule is no longer listed and no longer runs', async () => {
  const strict = { ...rule, code: 'strict', actions: [{ ...rule.actions[0]!, formula: 'false' }] };
  const { id } = await scene.rule(strict);
  const listed = async () => (await at.appAdmin.call(listBizDataRules, { keyword: 'STRICT' })).items.map(({ code }) => code);
  expect(await listed()).toEqual(['strict']);

  await at.appAdmin.call(deleteBusinessRule, { id });

  expect(await listed()).toEqual([]);
  await scene.submit('sale', { qty: 1 });
  expect((await at.appAdmin.refused(deleteBusinessRule, { id })).code).toBe('not-found');
});
