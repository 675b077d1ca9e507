import {
  formAsk,
  formSubmit,
  listModelItems,
  listModelLists,
  listModelOffers,
  listOfferedModels,
  openWorkingCopy,
  planPublishing,
  publishWorkingCopy,
  saveDesigner,
  saveModelOffer,
} from '@inkstone/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modelOffers } from '../../../platform/db/migrations/0102-model-offers.ts';
import { DesignServer, insertOrders } from '../testing/design-server.ts';

let home: DesignServer;
beforeAll(async () => {
  home = await DesignServer.open();
});
afterAll(() => home.close());

const form = { kind: 'form', schemaCode: 'ds_order', code: 'ds_order_form' } as const;
const question = { kind: 'lookup', schemaCode: 'leave_request', field: 'reason', value: 'x', result: 'days' } as const;

async function offer(mode: 'read' | 'write' | null): Promise<void> {
  await home.admin.call(saveModelOffer, { appCode: 'leave', schemaCode: 'leave_request', mode });
}

async function plan() {
  const { revision } = await home.admin.call(openWorkingCopy, { appCode: 'shop' });
  return { revision, ...(await home.admin.call(planPublishing, { appCode: 'shop', revision })) };
}

test('a model is used only where its application offers it: in the plan, when it is published, and by open forms', async () => {
  await home.edit('shop', [
    insertOrders,
    {
      op: 'insert',
      document: form,
      path: [],
      value: {
        name: '訂單',
        controls: [
          { key: 'amount', type: 'number', options: { name: '金額', computeFormula: 'lookup("leave_request", "reason", "x", "days")' } },
        ],
        layout: [{ columns: [{ control: 'amount', span: 24 }] }],
      },
    },
    {
      op: 'insert',
      document: { kind: 'app', code: 'shop' },
      path: ['functions', 'orders'],
      value: { name: '訂單', schemaCode: 'ds_order', formCode: 'ds_order_form' },
    },
  ]);
  const closed = await plan();
  const refused = await home.admin.refused(publishWorkingCopy, { appCode: 'shop', revision: closed.revision });
  const unoffered = await home.admin.call(listOfferedModels, { appCode: 'shop' });

  await offer('read');
  const open = await plan();
  await home.admin.call(publishWorkingCopy, { appCode: 'shop', revision: open.revision });
  const answered = await home.admin.call(formAsk, { schemaCode: 'ds_order', questions: [question] });
  const offered = await home.admin.call(listOfferedModels, { appCode: 'shop' });
  const [used] = await home.admin.call(listModelOffers, { appCode: 'leave' });
  await offer(null);
  const withdrawn = await home.admin.call(formAsk, { schemaCode: 'ds_order', questions: [question] });

  expect(closed.errors.map(({ code }) => code)).toEqual(['NotOffered']);
  expect(closed.errors[0]!.message).toContain('Leave');
  expect(refused).toMatchObject({ code: 'app-invalid', issues: closed.errors });
  expect([unoffered, offered.map(({ schemaCode, mode }) => [schemaCode, mode])]).toEqual([[], [['leave_request', 'read']]]);
  expect(open.errors).toEqual([]);
  expect(answered).toMatchObject([{ ok: true }]);
  expect(used).toMatchObject({ schemaCode: 'leave_request', mode: 'read', usedBy: [{ code: 'shop' }] });
  expect(withdrawn).toEqual([{ ok: false }]);
  expect(await home.admin.refused(formSubmit, { schemaCode: 'ds_order', patch: { values: {} } })).toMatchObject({
    code: 'form-invalid',
    issues: [{ code: 'ServiceFailed', path: 'amount' }],
  });
});

test('a rule that a form calls reads a model only as long as it is offered, whoever calls', async () => {
  const control = { kind: 'form', schemaCode: 'ds_order', code: 'ds_order_form' } as const;
  const asks = { step: 'rule', rule: 'longest_leave', inputs: { why: 'why' }, results: [{ from: 'longest', to: 'days' }] };
  const condition = { field: 'reason', operator: 'eq', valueType: 'currentModel', value: 'why' } as const;
  const results = [{ to: 'longest', formula: 'coalesce(target.days, 0)' }];
  await offer('read');
  await home.edit('shop', [
    { op: 'insert', document: { kind: 'model', code: 'ds_order' }, path: ['dataItems', 'why'], value: { name: '事由', type: 'ShortText' } },
    { op: 'insert', document: { kind: 'model', code: 'ds_order' }, path: ['dataItems', 'days'], value: { name: '天數', type: 'Number' } },
    { op: 'insert', document: control, path: ['controls', 'days'], value: { type: 'number', options: { name: '天數' } } },
    { op: 'insert', document: control, path: ['controls', 'why'], value: { type: 'text', options: { name: '事由', onChange: [asks] } } },
    {
      op: 'insert',
      document: { kind: 'rule', code: 'longest_leave' },
      path: [],
      value: {
        name: '最長的請假',
        schemaCode: 'ds_order',
        trigger: 'called',
        inputs: [{ name: 'why', type: 'text' }],
        actions: [{ kind: 'calculate', schemaCode: 'leave_request', condition, results }],
      },
    },
  ]);
  const { revision } = await plan();
  await home.admin.call(publishWorkingCopy, { appCode: 'shop', revision, reason: 'known' });
  const ask = () =>
    home.admin.call(formAsk, {
      schemaCode: 'ds_order',
      questions: [{ kind: 'rule', control: 'why', rule: 'longest_leave', inputs: { why: 'x' } }],
    });

  const offered = await ask();
  await offer(null);
  const withdrawn = await ask();
  await offer('read');

  expect(offered).toEqual([{ ok: true, data: { longest: 0 } }]);
  expect(withdrawn).toMatchObject([{ ok: false, reason: expect.stringContaining('leave_request') as string }]);
  expect(await ask()).toEqual(offered);
});

test('a designer of another application lists the parts of a model as long as it is offered', async () => {
  const person = await home.server.signIn('manager');
  await home.admin.call(saveDesigner, { appCode: 'shop', personId: person.id, rights: { design: true, publish: false } });
  const lists = { schemaCode: 'leave_request', appCode: 'shop' };
  const items = { schemaCode: 'leave_request', isPublish: 'true' };
  await offer(null);
  const closed = [await person.refused(listModelLists, lists), await person.refused(listModelItems, items)];

  await offer('read');
  const offered = [await person.call(listModelLists, lists), await person.call(listModelItems, items)] as const;

  expect(closed.map(({ code }) => code)).toEqual(['model-not-found', 'not-allowed']);
  expect(offered[0]).toMatchObject([{ code: 'leave_requests', publish: true }]);
  expect(offered[1].find(({ code }) => code === 'days')).toMatchObject({ type: 'Number', propertyType: 2 });
});

test('an upgrade offers exactly what is used, and nothing else', async () => {
  const { db } = home.server;
  await sql`drop table model_offers`.execute(db);

  await modelOffers.up(db as never);

  const { rows } = await sql`select schema_code, app_code, mode from model_offers`.execute(db);
  expect(rows).toEqual([{ schema_code: 'leave_request', app_code: 'leave', mode: 'read' }]);
});
