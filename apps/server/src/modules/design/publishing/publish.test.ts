import {
  formSave,
  listApps,
  listDesignApps,
  listDocumentVersions,
  openWorkingCopy,
  planPublishing,
  playWorkingScenarios,
  publishWorkingCopy,
  readModelTable,
  settleWorkingDocument,
  submitGroup,
  type CallInput,
} from '@inkstone/api';
import { apps } from '@inkstone/demo';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { publishApp } from '../../publishing/index.ts';
import { DesignServer, insertOrders, orders } from '../testing/design-server.ts';

let home: DesignServer;
beforeEach(async () => {
  home = await DesignServer.open();
});
afterEach(() => home.close());

const form = { kind: 'form', schemaCode: 'ds_order', code: 'ds_order_form' } as const;
const insertForm: CallInput<typeof submitGroup>['operations'][number] = {
  op: 'insert',
  document: form,
  path: [],
  value: {
    name: '訂單',
    controls: [{ key: 'amount', type: 'number', options: { name: '金額' } }],
    layout: [{ columns: [{ control: 'amount', span: 24 }] }],
  },
};
const insertEntry: CallInput<typeof submitGroup>['operations'][number] = {
  op: 'insert',
  document: { kind: 'app', code: 'shop' },
  path: ['functions', 'orders'],
  value: { name: '訂單', schemaCode: 'ds_order', formCode: 'ds_order_form' },
};
const leave = { kind: 'model', code: 'leave_request' } as const;

test('an application that was begun is offered after it is published', async () => {
  const { revision } = await home.edit('shop', [insertOrders, insertForm, insertEntry]);
  const before = await home.admin.call(listApps, {});

  const plan = await home.admin.call(planPublishing, { appCode: 'shop', revision });
  const published = await home.admin.call(publishWorkingCopy, { appCode: 'shop', revision, note: 'first' });

  expect(before.map(({ code }) => code)).toEqual(['leave']);
  expect(plan).toMatchObject({ errors: [], warnings: [], outdated: [], openModels: [{ schemaCode: 'ds_order', everybodySees: 'own' }] });
  expect(published.documents).toMatchObject([
    { kind: 'app', version: 1, isNew: true },
    { kind: 'model', code: 'ds_order', version: 1 },
    { kind: 'form', code: 'ds_order_form', version: 1 },
  ]);
  expect((await home.admin.call(listApps, {})).map(({ code }) => code)).toEqual(['leave', 'shop']);
  expect(await home.admin.call(listDocumentVersions, { kind: 'model', code: 'ds_order' })).toMatchObject({ items: [{ note: 'first' }] });
  expect((await home.documents('shop')).filter(({ version }) => version === null)).toEqual([]);
  expect((await home.admin.call(listDesignApps, {})).apps.find(({ code }) => code === 'shop')).toMatchObject({ state: 'open', changed: 0 });
});

test('what is wrong is told before and when publishing, and nothing is published', async () => {
  const unknownItem = {
    ...insertForm,
    value: { ...insertForm.value, controls: [{ key: 'amount', type: 'Nonsense', options: { name: '金額' } }] },
  };
  const { revision } = await home.edit('shop', [insertOrders, unknownItem, insertEntry]);

  const plan = await home.admin.call(planPublishing, { appCode: 'shop', revision });
  const refused = await home.admin.refused(publishWorkingCopy, { appCode: 'shop', revision });

  expect(plan.errors.length).toBeGreaterThan(0);
  expect(refused).toMatchObject({ code: 'app-invalid', issues: plan.errors });
  expect((await home.admin.call(listApps, {})).map(({ code }) => code)).toEqual(['leave']);
});

test('a value that does not fit is named once, and everything else is checked all the same', async () => {
  const nameless = { ...insertForm, value: { ...insertForm.value, controls: [{ key: 'amount', type: 'number', options: {} }] } };
  const { revision } = await home.edit('shop', [
    insertOrders,
    {
      op: 'insert',
      document: orders,
      path: ['dataItems', 'target'],
      value: { name: 'Target', type: 'RelevanceForm', schemaCode: 'nowhere' },
    },
    nameless,
    insertEntry,
  ]);

  const { errors } = await home.admin.call(planPublishing, { appCode: 'shop', revision });

  expect(errors.map(({ code, path }) => [code, path])).toEqual([
    ['ValueUnfit', 'forms.ds_order.ds_order_form.amount.options.name'],
    ['UnknownModel', 'models.ds_order.target'],
  ]);
});

test('chosen documents are published and the rest stays in the working copy', async () => {
  const [entry] = (await home.documents('leave')).flatMap(({ key }) => (key.kind === 'form' ? [key] : []));
  const { revision } = await home.edit('leave', [
    { op: 'set', document: leave, path: ['name'], value: 'Leave' },
    { op: 'set', document: entry!, path: ['name'], value: 'Form' },
  ]);

  const published = await home.admin.call(publishWorkingCopy, { appCode: 'leave', revision, documents: [leave], reason: 'known' });

  expect(published.documents.filter(({ isNew }) => isNew)).toMatchObject([{ kind: 'model', code: 'leave_request', version: 2 }]);
  expect((await home.documents('leave')).filter((each) => each.published).map(({ key }) => key)).toEqual([entry]);
});

test('what chosen documents need goes along and is told, and the rest stays', async () => {
  const { revision } = await home.edit('shop', [insertOrders, insertForm, insertEntry]);
  await home.admin.call(publishWorkingCopy, { appCode: 'shop', revision, reason: 'known' });
  const { revision: edited } = await home.edit('shop', [
    { op: 'insert', document: orders, path: ['dataItems', 'note'], value: { name: '備註', type: 'ShortText' } },
    { op: 'insert', document: form, path: ['controls', 'note'], value: { type: 'text', options: { name: '備註' } } },
    { op: 'insert', document: form, path: ['layout', 'note'], value: {} },
    { op: 'set', document: { kind: 'app', code: 'shop' }, path: ['name'], value: 'Half done' },
  ]);
  const chosen = { appCode: 'shop', revision: edited, documents: [form] };

  const plan = await home.admin.call(planPublishing, chosen);
  const published = await home.admin.call(publishWorkingCopy, { ...chosen, reason: 'known' });

  expect(plan).toMatchObject({ errors: [], needed: [{ document: orders, by: form, reason: 'used', code: 'note' }] });
  expect(published.documents.filter(({ isNew }) => isNew).map(({ kind }) => kind)).toEqual(['model', 'form']);
  expect((await home.documents('shop')).filter((each) => each.published).map(({ key }) => key.kind)).toEqual(['app']);
});

test('a version that was published meanwhile is not overwritten before somebody decides', async () => {
  const demo = apps.find(({ code }) => code === 'leave')!;
  const { revision: edited } = await home.edit('leave', [{ op: 'set', document: leave, path: ['name'], value: 'Mine' }]);
  const models = demo.models.map((model) => (model.code === 'leave_request' ? { ...model, name: 'Theirs' } : model));
  await transact(home.server.db, (trx) => publishApp(trx, { ...demo, models }));
  const revision = edited + 1;

  const plan = await home.admin.call(planPublishing, { appCode: 'leave', revision });
  const refused = await home.admin.refused(publishWorkingCopy, { appCode: 'leave', revision, reason: 'x' });
  const settled = await home.admin.call(settleWorkingDocument, { appCode: 'leave', revision, document: leave, keep: 'working' });
  await home.admin.call(publishWorkingCopy, { appCode: 'leave', revision: settled.revision, reason: 'x' });

  expect(plan.outdated).toEqual([leave]);
  expect(refused).toMatchObject({ code: 'published-meanwhile', issues: [{ path: 'model/leave_request' }] });
  expect(await home.content('leave', leave)).toMatchObject({ name: 'Mine' });
});

test('scenarios are played before publishing over what would be published, and a mandatory one prevents it', async () => {
  const { actor, admin } = { actor: await home.server.signIn('employee'), admin: home.admin };
  const flow = { kind: 'workflow', code: 'leave_flow' } as const;
  const value = {
    workflowCode: 'leave_flow',
    name: 'short',
    blocks: true,
    initiator: actor.id,
    patch: { values: { leave_kind: '特休', date_from: '2026-12-01', date_to: '2026-12-02', reason: 'x' }, rows: {} },
    decisions: [],
    expected: { path: ['manager', 'tell_deputy'], outcome: 'agreed' },
  };
  const { revision } = await home.edit('leave', [
    { op: 'insert', document: { kind: 'scenario', code: 'short' }, path: [], value },
    { op: 'insert', document: leave, path: ['dataItems', 'urgent'], value: { name: 'Urgent', type: 'Logic' } },
    { op: 'set', document: flow, path: ['routes', 'r3', 'condition'], value: 'urgent is empty' },
  ]);

  const played = await admin.call(playWorkingScenarios, { appCode: 'leave', revision });
  const refused = await admin.refused(publishWorkingCopy, { appCode: 'leave', revision, reason: 'x' });
  const { revision: fixed } = await home.edit('leave', [
    { op: 'set', document: flow, path: ['routes', 'r3', 'condition'], value: 'days > 3' },
  ]);
  const replayed = await admin.call(playWorkingScenarios, { appCode: 'leave', revision: fixed });
  const { code } = replayed[0]!;
  const alone = await admin.call(playWorkingScenarios, { appCode: 'leave', revision: fixed, scenario: code });
  const none = await admin.call(playWorkingScenarios, { appCode: 'leave', revision: fixed, scenario: 'other' });
  await admin.call(publishWorkingCopy, { appCode: 'leave', revision: fixed, reason: 'x' });

  expect(played).toMatchObject([{ workflowCode: 'leave_flow', name: 'short', blocks: true }]);
  expect(played[0]!.deviations.length).toBeGreaterThan(0);
  expect(refused).toMatchObject({ code: 'app-invalid', issues: [{ code: 'ScenarioFailed' }] });
  expect(replayed).toMatchObject([{ deviations: [], found: { path: ['manager', 'tell_deputy'], outcome: 'agreed' } }]);
  expect([alone, none]).toEqual([replayed, []]);
});

test('a working copy that somebody changed meanwhile is not published unseen', async () => {
  const { revision } = await home.edit('shop', [insertOrders]);
  await home.edit('shop', [insertForm]);

  expect(await home.admin.refused(publishWorkingCopy, { appCode: 'shop', revision })).toMatchObject({ code: 'group-behind' });
});

test('publishing nothing is refused', async () => {
  const { revision } = await home.admin.call(openWorkingCopy, { appCode: 'leave' });

  expect(await home.admin.refused(publishWorkingCopy, { appCode: 'leave', revision })).toMatchObject({ code: 'nothing-to-publish' });
});

test('a code that was published is not renamed', async () => {
  const refused = await home.admin.refused(submitGroup, {
    appCode: 'leave',
    revision: 0,
    operations: [{ op: 'rename', document: leave, path: ['dataItems', 'days'], to: 'length' }],
  });

  expect(refused).toMatchObject({ code: 'group-unfit', issues: [{ code: 'CodePublished' }] });
  expect(await home.admin.call(listDocumentVersions, { kind: 'model', code: 'leave_request' })).toMatchObject({ items: [{ version: 1 }] });
});

test('a model tells how many records hold each item, and which items have an index', async () => {
  const { revision } = await home.edit('shop', [
    insertOrders,
    { op: 'set', document: orders, path: ['dataItems', 'amount', 'noRepeat'], value: true },
    insertForm,
    insertEntry,
  ]);
  await home.admin.call(publishWorkingCopy, { appCode: 'shop', revision, reason: 'known' });
  const context = { schemaCode: 'ds_order', formCode: 'ds_order_form' };
  for (const amount of [12, null]) await home.admin.call(formSave, { ...context, patch: { values: { amount } } });

  const table = await home.admin.call(readModelTable, { appCode: 'shop', schemaCode: 'ds_order' });

  expect(table).toMatchObject({
    records: 2,
    items: [{ code: 'amount', values: 1 }],
    indexes: [{ columns: ['amount'], isUnique: true, isReady: true }],
    unique: [{ code: 'amount', state: 'valid', repeated: [] }],
  });
});

test('who writes into a table waits at most a second for a publication that waits for somebody else', async () => {
  const { db } = home.server;
  const { revision } = await home.edit('leave', [
    { op: 'insert', document: leave, path: ['dataItems', 'extra'], value: { name: 'Extra', type: 'Number' } },
  ]);
  const write = sql`lock table biz.leave_request in row exclusive mode`;
  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holder = db.transaction().execute(async (trx) => {
    await write.execute(trx);
    held.resolve();
    await release.promise;
  });
  await held.promise;

  const published = home.admin.call(publishWorkingCopy, { appCode: 'leave', revision, reason: 'known' });
  const waiting = async () =>
    (await sql`select from pg_locks where not granted and relation = 'biz.leave_request'::regclass`.execute(db)).rows.length;
  await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
  await db.transaction().execute((trx) => write.execute(trx));
  release.resolve();
  await holder;

  expect((await published).documents).toContainEqual({ kind: 'model', code: 'leave_request', version: 2, isNew: true });
});

test('a value that is written after the plan keeps its column: emptiness is counted again under the lock', async () => {
  const { db } = home.server;
  const published = await home.edit('shop', [insertOrders, insertForm, insertEntry]);
  await home.admin.call(publishWorkingCopy, { appCode: 'shop', revision: published.revision, reason: 'known' });
  await home.admin.call(formSave, { schemaCode: 'ds_order', formCode: 'ds_order_form', patch: { values: { amount: null } } });
  const { revision } = await home.edit('shop', [
    { op: 'set', document: orders, path: ['dataItems', 'amount', 'type'], value: 'ShortText' },
    { op: 'set', document: form, path: ['controls', 'amount', 'type'], value: 'text' },
  ]);
  const [written, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const writer = db.transaction().execute(async (trx) => {
    await sql`update biz.ds_order set amount = 5`.execute(trx);
    written.resolve();
    await release.promise;
  });
  await written.promise;

  const plan = await home.admin.call(planPublishing, { appCode: 'shop', revision });
  const refused = home.admin.refused(publishWorkingCopy, { appCode: 'shop', revision, reason: 'known' });
  const waiting = async () =>
    (await sql`select from pg_locks where not granted and relation = 'biz.ds_order'::regclass`.execute(db)).rows.length;
  await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
  release.resolve();
  await writer;

  expect(plan.errors).toEqual([]);
  expect(await refused).toMatchObject({ code: 'app-loses-data', issues: [{ path: 'models.ds_order.amount', params: { rows: 1 } }] });
  expect((await sql<{ amount: string }>`select amount from biz.ds_order`.execute(db)).rows.map(({ amount }) => Number(amount))).toEqual([
    5,
  ]);
});
