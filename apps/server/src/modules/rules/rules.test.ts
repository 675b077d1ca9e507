import {
  businessRuleDetails,
  calculateBizDataRule,
  checkBizDataRule,
  createBusinessRule,
  formAsk,
  formSave,
  formSubmit,
  retryRuleOfFlow,
  retryRuleOfFlowByGet,
  ruleLogDetail,
  ruleLogsOfFlow,
  updateBusinessRule,
} from '@inkstone/api';
import { businessRuleSchema, createId, maxRuleDepth, unitTypes } from '@inkstone/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transact } from '../../platform/db/transactions/transact.ts';
import { markPublishing } from '../apps/index.ts';
import { publishApp } from '../publishing/index.ts';
import { RuleScene, shopApp, type RuleInput } from '../../testing/rule-scene.ts';

let scene: RuleScene;
beforeAll(async () => {
  scene = await RuleScene.open();
});
afterAll(() => scene.close());
beforeEach(() => scene.clear());

const sameProduct = { field: 'product', operator: 'eq', valueType: 'currentModel', value: 'product' } as const;
const add = (code: string, schemaCode: string, trigger: 'submitted' | 'completed' | 'saved'): RuleInput => ({
  code,
  schemaCode,
  trigger,
  actions: [
    {
      kind: 'upsert',
      schemaCode: 'stock',
      condition: sameProduct,
      mappings: [
        { to: 'product', formula: 'product' },
        { to: 'qty', formula: 'coalesce(target.qty, 0) + qty' },
      ],
    },
  ],
});
const noLess = { zh: '數量必須大於零', en: 'More than zero, please' };

describe('a rule that writes', () => {
  test('updates the records it finds and inserts missing ones, through the form of the target', async () => {
    await scene.rule(add('add', 'sale', 'submitted'));

    await scene.submit('sale', { product: '筆', qty: 3 });
    await scene.submit('sale', { product: '筆', qty: 4 });
    await scene.submit('sale', { product: '紙', qty: 1 });

    expect(await scene.stock()).toEqual({ 筆: 7, 紙: 1 });
    const { rows } = await sql<{ twice: string }>`select twice from biz.stock where product = '筆'`.execute(scene.server.db);
    expect(Number(rows[0]!.twice)).toBe(14);
    expect((await scene.logs()).map(({ outcome, ruleCode }) => [outcome, ruleCode])).toEqual([
      ['done', 'add'],
      ['done', 'add'],
      ['done', 'add'],
    ]);
  });

  test('runs once for each row, and updates the same target twice where two rows name it', async () => {
    await scene.rule({
      code: 'rows',
      schemaCode: 'sale',
      trigger: 'submitted',
      actions: [
        {
          kind: 'upsert',
          schemaCode: 'stock',
          each: 'lines',
          condition: { field: 'product', operator: 'eq', valueType: 'currentModel', value: 'article' },
          mappings: [
            { to: 'product', formula: 'article' },
            { to: 'qty', formula: 'coalesce(target.qty, 0) + pieces' },
          ],
        },
      ],
    });
    const ids = [createId(), createId(), createId()];
    const cells = ids.flatMap((id, index) => [
      [`lines[${id}].article`, index === 1 ? '紙' : '筆'],
      [`lines[${id}].pieces`, index + 1],
    ]);

    await scene.submit('sale', Object.fromEntries(cells), { lines: { added: ids } });

    expect(await scene.stock()).toEqual({ 筆: 4, 紙: 2 });
  });

  test('writes rows into a sub-table of the target', async () => {
    await scene.rule({
      code: 'moves',
      schemaCode: 'sale',
      trigger: 'submitted',
      actions: [
        {
          kind: 'insert',
          schemaCode: 'stock',
          mappings: [
            { to: 'product', formula: 'product' },
            { to: 'qty', formula: '1' },
          ],
          rows: [{ to: 'moves', from: 'lines', mappings: [{ to: 'count', formula: 'pieces * 10' }] }],
        },
      ],
    });
    const row = createId();

    await scene.submit('sale', { product: '筆', [`lines[${row}].pieces`]: 5 }, { lines: { added: [row] } });

    const { rows } = await sql<{ count: string }>`select m.count from biz."stock$moves" m`.execute(scene.server.db);
    expect(rows.map(({ count }) => Number(count))).toEqual([50]);
  });

  test('loses no update under concurrent submits', async () => {
    await scene.rule(add('add', 'sale', 'submitted'));

    await Promise.all(Array.from({ length: 12 }, (_, index) => scene.submit('sale', { product: index % 2 ? '筆' : '紙', qty: 1 })));

    expect(await scene.stock()).toEqual({ 筆: 6, 紙: 6 });
  });

  test('deletes the records it finds', async () => {
    await scene.submit('stock', { product: '筆' });
    await scene.submit('stock', { product: '紙' });
    await scene.rule({
      code: 'clear',
      schemaCode: 'sale',
      trigger: 'saved',
      actions: [{ kind: 'delete', schemaCode: 'stock', condition: sameProduct }],
    });

    await scene.employee.call(formSave, { schemaCode: 'sale', patch: { values: { product: '筆' } } });

    expect(await scene.stock()).toEqual({ 紙: null });
  });

  test('runs only where its condition holds', async () => {
    await scene.rule({ ...add('add', 'sale', 'submitted'), when: { field: 'qty', operator: 'gt', value: 10 } });

    await scene.submit('sale', { product: '筆', qty: 10 });
    await scene.submit('sale', { product: '筆', qty: 11 });

    expect(await scene.stock()).toEqual({ 筆: 11 });
    expect(await scene.logs()).toHaveLength(1);
  });

  test('never matches records by an empty value', async () => {
    await scene.submit('stock', {});
    await scene.rule(add('add', 'sale', 'submitted'));

    const refused = await scene.employee.refused(formSubmit, { schemaCode: 'sale', patch: { values: { qty: 1 } } });

    expect(refused.code).toBe('rule-validation-data-missing');
  });
});

describe('a rule that refuses', () => {
  test('is reported at its field with its text, and only its log is written, once', async () => {
    await scene.rule(add('add', 'sale', 'submitted'));
    await scene.rule({
      code: 'zcheck',
      schemaCode: 'sale',
      trigger: 'submitted',
      actions: [{ kind: 'check', formula: 'qty > 0', message: noLess, field: 'qty' }],
    });
    const key = crypto.randomUUID();
    const request = { schemaCode: 'sale', patch: { values: { product: '筆', qty: 0 } } };

    const refused = await scene.employee.refused(formSubmit, request, { key, locale: 'zh' });
    await scene.employee.refused(formSubmit, request, { key });

    expect(refused).toMatchObject({
      status: 422,
      code: 'rule-logic-check-failed',
      issues: [{ path: 'qty', message: '數量必須大於零' }],
    });
    expect(await scene.stock()).toEqual({});
    expect(await scene.found('sale')).toBe(0);
    const logs = await scene.logs();
    expect(logs.map(({ ruleCode, outcome }) => [ruleCode, outcome])).toEqual([['zcheck', 'refused']]);
    expect(await scene.admin.call(ruleLogDetail, { id: logs[0]!.id })).toMatchObject({ code: 'rule-logic-check-failed', written: [] });
  });

  test('checks the target model for required records', async () => {
    await scene.rule({
      code: 'known',
      schemaCode: 'sale',
      trigger: 'saved',
      actions: [
        { kind: 'find', schemaCode: 'stock', condition: sameProduct, holds: 'exists', message: { zh: '', en: '' }, field: 'product' },
      ],
    });
    await scene.submit('stock', { product: '筆' });

    await scene.submit('sale', { product: '筆' });
    const refused = await scene.employee.refused(formSubmit, { schemaCode: 'sale', patch: { values: { product: '紙' } } });

    expect(refused.code).toBe('rule-no-match');
    expect(refused.issues?.[0]?.path).toBe('product');
  });

  test('refuses where a person that a node names no longer exists', async () => {
    await scene.rule({
      code: 'keep',
      schemaCode: 'sale',
      trigger: 'submitted',
      actions: [
        {
          kind: 'insert',
          schemaCode: 'stock',
          mappings: [
            { to: 'product', formula: 'product' },
            { to: 'keeper', formula: 'seller' },
          ],
        },
      ],
    });
    const seller = await scene.server.signIn('deputy');
    const draft = await scene.employee.call(formSave, {
      schemaCode: 'sale',
      patch: { values: { product: '尺', seller: { id: seller.id, name: '', unitType: unitTypes.user } } },
    });
    await scene.server.db.updateTable('people').set({ active: false }).where('id', '=', seller.id).execute();

    const refused = await scene.employee.refused(formSubmit, { schemaCode: 'sale', objectId: draft.objectId, baseVersion: 1, patch: {} });

    await scene.server.db.updateTable('people').set({ active: true }).where('id', '=', seller.id).execute();
    expect(refused).toMatchObject({ status: 422, code: 'rule-user-not-found' });
    expect((await scene.stock())['尺']).toBeUndefined();
  });

  test('refuses where the target refuses, and reveals nothing of the target', async () => {
    await scene.submit('stock', { product: '筆' });
    await scene.rule({
      code: 'take',
      schemaCode: 'sale',
      trigger: 'submitted',
      actions: [
        { kind: 'update', schemaCode: 'stock', condition: sameProduct, mappings: [{ to: 'qty', formula: '0 - qty' }], none: 'refuse' },
      ],
    });

    const refused = await scene.employee.refused(formSubmit, { schemaCode: 'sale', patch: { values: { product: '筆', qty: 5 } } });
    const missing = await scene.employee.refused(formSubmit, { schemaCode: 'sale', patch: { values: { product: '墨', qty: 5 } } });

    expect(refused).toMatchObject({ code: 'rule-target-refused' });
    expect(refused.issues ?? []).toEqual([]);
    expect(missing.code).toBe('rule-no-match');
    const [, log] = await scene.logs();
    expect((await scene.admin.call(ruleLogDetail, { id: log!.id })).issues.map(({ path }) => path)).toEqual(['qty']);
  });

  test('names the missing field of the record or of the target', async () => {
    const request = add('add', 'sale', 'submitted');
    const { id } = await scene.rule({ ...request, when: { field: 'qty', operator: 'gt', value: 0 } });
    const withField = (from: string, to: string) =>
      transact(scene.server.db, async (trx) => {
        markPublishing(trx);
        await sql`update business_rules set definition = replace(definition::text, ${from}, ${to})::jsonb where id = ${id}`.execute(trx);
      });
    const refused = () => scene.employee.refused(formSubmit, { schemaCode: 'sale', patch: { values: { product: '筆', qty: 5 } } });

    await withField('"field": "qty"', '"field": "gone"');
    const source = await refused();
    await withField('"field": "gone"', '"field": "qty"');
    await withField('"field": "product"', '"field": "lost"');
    const target = await refused();

    expect(source).toMatchObject({ code: 'rule-source-field-missing', errmsg: 'The rule "add" lacks the source data item "gone"' });
    expect(target).toMatchObject({ code: 'rule-target-field-missing', errmsg: 'The rule "add" lacks the target data item "lost"' });
  });

  test('hides internal errors, and logs them', async () => {
    await scene.rule({
      code: 'broken',
      schemaCode: 'sale',
      trigger: 'submitted',
      actions: [{ kind: 'check', formula: '1 / qty > 0', message: noLess }],
    });

    const refused = await scene.employee.refused(formSubmit, { schemaCode: 'sale', patch: { values: { qty: 0 } } });

    expect(refused).toMatchObject({ status: 500, code: 'rule-execution-failed' });
    expect(refused.errmsg).not.toContain('qty');
    const [log] = await scene.logs();
    expect(log).toMatchObject({ outcome: 'failed', ruleCode: 'broken' });
    expect((await scene.admin.call(ruleLogDetail, { id: log!.id })).reason).toContain('1 / qty');
  });
});

describe('a workflow that ends', () => {
  test('runs the rules of its completion, and none when it was disagreed', async () => {
    await scene.rule(add('arrive', 'purchase', 'completed'));
    const agreed = await scene.submit('purchase', { product: '筆', qty: 3 });
    const disagreed = await scene.submit('purchase', { product: '紙', qty: 3 });
    expect(await scene.stock()).toEqual({});

    await scene.decide(agreed.workflowInstanceId!);
    await scene.decide(disagreed.workflowInstanceId!, 'DisAgree');

    expect(await scene.stock()).toEqual({ 筆: 3 });
    const logs = await scene.admin.call(ruleLogsOfFlow, { flowInstanceId: agreed.workflowInstanceId! });
    expect(logs.map(({ trigger, outcome }) => [trigger, outcome])).toEqual([['completed', 'done']]);
  });

  test('waits as an exception where a rule fails, and continues when it is retried', async () => {
    const { id } = await scene.rule({
      ...add('arrive', 'purchase', 'completed'),
      actions: [...add('arrive', 'purchase', 'completed').actions, { kind: 'check', formula: '1 / (qty - 3) > 0', message: noLess }],
    });
    const { workflowInstanceId } = await scene.submit('purchase', { product: '筆', qty: 3 });
    const flowInstanceId = workflowInstanceId!;

    const decided = await scene.decide(flowInstanceId);

    expect(decided.body.data).toMatchObject({ instanceStatus: 'EXCEPTION' });
    expect(await scene.stock()).toEqual({});
    const [log] = await scene.admin.call(ruleLogsOfFlow, { flowInstanceId });
    expect(log).toMatchObject({ outcome: 'failed', canRetry: true });
    expect((await scene.admin.refused(retryRuleOfFlow, { flowInstanceId })).code).toBe('RulesFailed');

    const { rule, version } = await scene.admin.call(businessRuleDetails, { id });
    await scene.admin.call(updateBusinessRule, { id, version, rule: { ...rule, actions: rule.actions.slice(0, 1) } });
    const key = crypto.randomUUID();
    const again = await scene.admin.call(retryRuleOfFlow, { flowInstanceId }, { key });
    await scene.admin.call(retryRuleOfFlow, { flowInstanceId }, { key });

    expect(again.instanceStatus).toBe('COMPLETED');
    expect(await scene.stock()).toEqual({ 筆: 3 });
    expect((await scene.admin.refused(retryRuleOfFlow, { flowInstanceId })).code).toBe('rule-nothing-to-retry');
    expect((await scene.admin.refused(retryRuleOfFlowByGet, { flowInstanceId })).code).toBe('rule-nothing-to-retry');
  });

  test('continues when it is retried by GET with a replay token, once', async () => {
    const { id } = await scene.rule({
      ...add('arrive_late', 'purchase', 'completed'),
      actions: [...add('arrive_late', 'purchase', 'completed').actions, { kind: 'check', formula: '1 / (qty - 3) > 0', message: noLess }],
    });
    const flowInstanceId = (await scene.submit('purchase', { product: '尺', qty: 3 })).workflowInstanceId!;
    await scene.decide(flowInstanceId);
    const { rule, version } = await scene.admin.call(businessRuleDetails, { id });
    await scene.admin.call(updateBusinessRule, { id, version, rule: { ...rule, actions: rule.actions.slice(0, 1) } });
    const before = (await scene.stock())['尺'];
    const headers = { authorization: `Bearer ${scene.admin.accessToken}` };
    const byGet = (query: Record<string, string>) => scene.server.inject({ url: retryRuleOfFlowByGet.path, query, headers });
    const replayToken = crypto.randomUUID();

    const without = (await byGet({ flowInstanceId })).json();
    const first = (await byGet({ flowInstanceId, replayToken })).json();
    const second = (await byGet({ flowInstanceId, replayToken })).json();

    expect(without.data.code).toBe('idempotency-key-missing');
    expect(first).toMatchObject({ errcode: 0, data: { instanceStatus: 'COMPLETED' } });
    expect(second).toEqual(first);
    expect([before, (await scene.stock())['尺']]).toEqual([undefined, 3]);
  });

  test('does not end when a rule refuses: the decision is rolled back, and can be made again', async () => {
    await scene.rule({
      code: 'no',
      schemaCode: 'purchase',
      trigger: 'completed',
      actions: [{ kind: 'check', formula: 'qty < 3', message: noLess }],
    });
    const { workflowInstanceId } = await scene.submit('purchase', { product: '筆', qty: 3 });

    const decided = await scene.decide(workflowInstanceId!);

    expect(decided.status).toBe(422);
    expect(decided.body.data).toMatchObject({ code: 'rule-logic-check-failed' });
    await scene.clear();
    expect((await scene.decide(workflowInstanceId!)).body.data).toMatchObject({ instanceStatus: 'COMPLETED' });
  });
});

describe('rules that trigger each other', () => {
  const copy = (code: string, from: 'sale' | 'stock', to: 'sale' | 'stock') => ({
    code,
    schemaCode: from,
    trigger: 'saved' as const,
    actions: [
      {
        kind: 'insert' as const,
        schemaCode: to,
        mappings: [
          { to: 'product', formula: 'product + "*"' },
          { to: 'qty', formula: '1' },
        ],
      },
    ],
  });

  test('are refused when they form a loop', async () => {
    await scene.rule(copy('there', 'sale', 'stock'));

    const refused = await scene.admin.refused(createBusinessRule, {
      appCode: 'shop',
      rule: { name: 'back', ...copy('back', 'stock', 'sale') },
    });

    expect(refused.issues).toMatchObject([{ code: 'RuleLoop', params: { rules: 'back → there → back' } }]);
  });

  test('stop at the maximum depth in any case', async () => {
    await scene.rule(copy('there', 'sale', 'stock'));
    const back = JSON.stringify(businessRuleSchema.parse({ name: 'back', ...copy('back', 'stock', 'sale') }));
    await transact(scene.server.db, async (trx) => {
      markPublishing(trx);
      await sql`
        insert into business_rules
        select gen_random_uuid(), 'back', 'back', app_code, 'stock', 'saved', true, 1, ${back}::jsonb, now(), null, now(), null
        from business_rules where code = 'there'`.execute(trx);
    });

    const refused = await scene.employee.refused(formSubmit, { schemaCode: 'sale', patch: { values: { product: 'x' } } });

    expect(refused.code).toBe('rules-too-deep');
    expect(await scene.found('sale')).toBe(0);
    expect(await scene.logs()).toHaveLength(maxRuleDepth + 1);
  });
});

describe('the issues of a rule', () => {
  test('are returned all at once, with their locations', async () => {
    const refused = await scene.admin.refused(createBusinessRule, {
      appCode: 'shop',
      rule: {
        code: 'wrong',
        name: 'wrong',
        schemaCode: 'sale',
        trigger: 'saved',
        when: { field: 'colour', operator: 'eq', value: 'red' },
        actions: [
          { kind: 'check', formula: 'qty +', message: noLess },
          { kind: 'update', schemaCode: 'stock', condition: { join: 'and', items: [] }, mappings: [{ to: 'qty', formula: 'lines' }] },
          {
            kind: 'insert',
            schemaCode: 'stock',
            mappings: [
              { to: 'twice', formula: '1' },
              { to: 'colour', formula: '1' },
            ],
          },
          { kind: 'insert', schemaCode: 'nowhere', mappings: [{ to: 'a', formula: '1' }] },
        ],
      },
    });

    expect(refused.code).toBe('rule-invalid');
    const told = (refused.issues ?? []).map(({ code, path }) => `${path} ${code}`);
    expect(told).toEqual(
      expect.arrayContaining([
        'when UnknownField',
        'actions.1.condition ConditionMissing',
        'actions.1.mappings.0.formula WrongResult',
        'actions.2.mappings.0.to Calculated',
        'actions.2.mappings.1.to UnknownTarget',
        'actions.3.schemaCode UnknownModel',
      ]),
    );
    expect(told.some((line) => line.startsWith('actions.0.formula'))).toBe(true);
  });

  test('prevent publishing an application without the documents that its rules name', async () => {
    await scene.rule(add('add', 'sale', 'submitted'));
    const models = shopApp.models.map((model) =>
      model.code === 'sale' ? { ...model, dataItems: model.dataItems.filter(({ code }) => code !== 'qty') } : model,
    );
    const forms = shopApp.forms.map((form) =>
      form.code === 'sale' ? { ...form, controls: form.controls.filter(({ key }) => key !== 'qty' && key !== 'product') } : form,
    );

    const publishing = transact(scene.server.db, (trx) => publishApp(trx, { ...shopApp, models, forms }));

    await expect(publishing).rejects.toMatchObject({
      code: 'app-invalid',
      extra: { issues: [expect.objectContaining({ code: 'RuleDefect', path: 'rules.add.actions.0.mappings.1.formula' })] },
    });
  });
});

describe('a callable rule', () => {
  const left = {
    code: 'left',
    schemaCode: 'sale',
    trigger: 'called' as const,
    inputs: [{ name: 'what', type: 'text' as const }],
    actions: [
      {
        kind: 'calculate' as const,
        schemaCode: 'stock',
        condition: { field: 'product', operator: 'eq', valueType: 'currentModel' as const, value: 'what' },
        results: [
          { to: 'left', formula: 'coalesce(target.qty, 0)' },
          { to: 'secret', formula: '42' },
        ],
      },
    ],
  };

  test('returns to the form only the values that the form declares', async () => {
    await scene.rule(left);
    await scene.rule(add('add', 'purchase', 'completed'));
    const { workflowInstanceId } = await scene.submit('purchase', { product: '筆', qty: 8 });
    await scene.decide(workflowInstanceId!);
    const ask = (control: string, inputs: Record<string, unknown>) =>
      scene.employee.call(formAsk, { schemaCode: 'sale', questions: [{ kind: 'rule', control, rule: 'left', inputs }] });

    expect(await ask('product', { what: '筆' })).toEqual([{ ok: true, data: { left: 8 } }]);
    expect(await ask('qty', { what: '筆' })).toEqual([{ ok: false }]);
  });

  test('is tried by administrators of applications', async () => {
    await scene.rule(left);
    await scene.rule({
      code: 'checked',
      schemaCode: 'sale',
      trigger: 'saved',
      actions: [{ kind: 'check', formula: 'qty > 0', message: noLess, field: 'qty' }],
    });
    await scene.server.db.updateTable('business_rules').set({ active: false }).where('code', '=', 'checked').execute();
    const { objectId } = await scene.submit('sale', { product: '筆', qty: 0 });

    expect(await scene.admin.call(calculateBizDataRule, { rule: 'left', inputs: { what: '無' } })).toEqual({ left: 0, secret: 42 });
    expect(await scene.admin.call(checkBizDataRule, { rule: 'checked', objectId })).toMatchObject({
      holds: false,
      issues: [{ path: 'qty' }],
    });
    expect((await scene.admin.refused(checkBizDataRule, { rule: 'checked', objectId: createId() })).code).toBe('rule-check-data-missing');
    expect((await scene.admin.refused(calculateBizDataRule, { rule: 'checked', objectId })).code).toBe('rule-not-called');
  });
});
