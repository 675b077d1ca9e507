import {
  createDesignApp,
  executeCustomButton,
  formAsk,
  formSubmit,
  getPageByCode,
  openFormPreview,
  openWorkingCopy,
  previewCall,
  previewedCalls,
  previewedTrials,
  previewPrint,
  previewPrintPdf,
  predictWorkflow,
  queryList,
  saveDesigner,
  simulateWorkflow,
  submitGroup,
  type Call,
  type CallInput,
  type CallOutput,
} from '@inkstone/api';
import { appDefinitionSchema } from '@inkstone/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { publishApp } from '../../publishing/index.ts';
import { officeApp, RoleScene } from '../../../testing/role-scene.ts';
import type { TestPerson } from '../../../testing/test-server.ts';

type Operation = CallInput<typeof submitGroup>['operations'][number];
type Preview = Partial<Pick<CallInput<typeof previewCall>, 'appCode' | 'personId' | 'activity' | 'revision'>>;

/** A rule that copies a field into a new record. */
const copying = (code: string, to: string) => ({
  code,
  name: code,
  schemaCode: 'thing',
  trigger: 'called' as const,
  actions: [{ kind: 'insert', schemaCode: 'thing', mappings: [{ to, formula: to }] }],
});
const published = appDefinitionSchema.parse({ ...officeApp, rules: [copying('mark', 'label'), copying('price', 'price')] });

let scene: RoleScene;
let designer: TestPerson;
let person: TestPerson;
let other: TestPerson;
let own: string;
let foreign: string;
let hidden: string;

beforeAll(async () => {
  scene = await RoleScene.open();
  await transact(scene.server.db, (trx) => publishApp(trx, published));
  [designer, person, other] = await Promise.all([scene.signIn('employee'), scene.signIn('manager'), scene.signIn('deputy')]);
  await scene.admin.call(saveDesigner, { appCode: 'office', personId: designer.id, rights: { design: true, publish: false } });
  await scene.role([designer], { rights: ['add', 'view', 'edit', 'batch', 'print'], scope: 'own' });
  await scene.role([designer], {
    rights: ['view'],
    scope: 'condition',
    condition: { field: 'label', operator: 1, value: 'shared' },
    fields: { price: 'hidden' },
  });
  await scene.role([person], { rights: ['view', 'edit', 'batch'], scope: 'all', fields: { note: 'hidden' } });
  await scene.role([other], { rights: ['add', 'view'], scope: 'own' });
  own = await thing(designer, { label: 'own', price: 1, note: 'n' });
  foreign = await thing(other, { label: 'foreign', price: 2, note: 'n' });
  hidden = await thing(other, { label: 'shared', price: 3, note: 'n' });
});
afterAll(() => scene.close());
beforeEach(async () => {
  await sql`delete from working_documents where app_code = 'office'`.execute(scene.server.db);
});

const thing = async (by: TestPerson, values: Readonly<Record<string, unknown>>) =>
  (await by.call(formSubmit, { schemaCode: 'thing', patch: { values } })).objectId;

async function edit(...operations: Operation[]): Promise<void> {
  const { revision } = await designer.call(openWorkingCopy, { appCode: 'office' });
  await designer.call(submitGroup, { appCode: 'office', revision, operations });
}

const asked = (call: Call, input: object, preview: Preview) => ({
  appCode: 'office',
  revision: 0,
  path: call.path,
  input: { ...input },
  ...preview,
});

async function preview<C extends Call>(call: C, input: CallInput<C>, how: Preview = {}, by = designer) {
  const { data, ...limits } = await by.call(previewCall, asked(call, input as object, how));
  return { data: data as CallOutput<C>, ...limits };
}

const form = { kind: 'form', schemaCode: 'paper', code: 'paper' } as const;
const thingModel = { kind: 'model', code: 'thing' } as const;
const control = (key: string, options: object): Operation => ({
  op: 'insert',
  document: form,
  path: ['controls', key],
  value: { key, type: 'text', options: { name: key, ...options } },
});
const weight: Operation = {
  op: 'insert',
  document: thingModel,
  path: ['dataItems', 'weight'],
  value: { code: 'weight', name: '重量', type: 'Number' },
};
const list = (...columns: string[]): Operation => ({
  op: 'insert',
  document: { kind: 'list', schemaCode: 'thing', code: 'things' },
  path: [],
  value: { name: '物品', columns: columns.map((code) => ({ code })) },
});

const rows = async (how: Preview, by?: TestPerson) => {
  const { data } = await preview(queryList, { schemaCode: 'thing', fields: ['label', 'price', 'note'] }, how, by);
  return Object.fromEntries(data.items.map(({ values }) => [values['label'], values]));
};

test('a list of the working copy finds what both may see, without what is hidden from either', async () => {
  expect(await rows({})).toEqual({
    own: { label: 'own', price: 1, note: 'n' },
    shared: { label: 'shared', note: 'n' },
  });
  expect(await rows({ personId: person.id })).toEqual({ own: { label: 'own', price: 1 }, shared: { label: 'shared', price: null } });
  expect(await rows({ personId: other.id })).toEqual({ shared: { label: 'shared', price: null, note: 'n' } });
  expect(Object.keys(await rows({ personId: person.id }, scene.admin)).sort()).toEqual(['foreign', 'own', 'shared']);
});

test('a column that is not published is empty, and the answer says so', async () => {
  await edit(weight, list('label', 'weight'));

  const { data, unpublished } = await preview(queryList, { schemaCode: 'thing', listCode: 'things' });

  expect(data.items.map(({ values }) => values)).toContainEqual({ label: 'own', weight: null });
  expect(unpublished).toEqual([{ schemaCode: 'thing', fields: ['weight'] }]);
  expect((await designer.refused(queryList, { schemaCode: 'thing', listCode: 'things' })).status).toBe(404);
});

test('a print template prints the form of the working copy, with sample values or a record that both may see', async () => {
  await edit(weight, {
    op: 'insert',
    document: { kind: 'form', schemaCode: 'thing', code: 'thing' },
    path: ['controls', 'weight'],
    value: { key: 'weight', type: 'number', options: { name: '重量' } },
    at: { after: null, beside: 'label' },
  } as Operation);
  const asked = {
    appCode: 'office',
    revision: 0,
    schemaCode: 'thing',
    formCode: 'thing',
    template: { name: 'x', head: '樣張', omitted: ['note'] },
  };

  const sample = await designer.call(previewPrint, asked);
  const real = await designer.call(previewPrint, { ...asked, objectId: own });
  const refused = await designer.refused(previewPrint, { ...asked, objectId: foreign });
  const pdf = await scene.server.inject({
    method: 'POST',
    url: previewPrintPdf.path,
    headers: { authorization: `Bearer ${designer.accessToken}` },
    payload: { ...asked, objectId: own },
  });

  expect(sample.html).toContain('樣張');
  expect(sample.html).toContain('重量');
  expect(sample.html).not.toContain('>note<');
  expect(real.html).toContain('own');
  expect(refused.status).toBe(404);
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

const linkage = (value: string) => ({
  dataLinkage: { schemaCode: 'thing', field: 'note', conditions: { field: 'label', operator: 1, value } },
});
const answer = async (how: Preview, key = 'found') => {
  const { data } = await preview(
    formAsk,
    { schemaCode: 'paper', formCode: 'paper', questions: [{ kind: 'linkage', control: key, inputs: {} }] },
    how,
  );
  return data[0];
};

test('a linkage of the working copy finds only what the designer may see, as whomever they look', async () => {
  await edit(control('found', linkage('own')), control('foreign', linkage('foreign')));

  expect(await answer({})).toEqual({ ok: true, data: { note: 'n' } });
  expect(await answer({ personId: other.id })).toEqual({ ok: true, data: { note: 'n' } });
  expect(await answer({ personId: other.id }, 'foreign')).toEqual({ ok: true, data: null });
});

test('a question is answered as far as the activity shows its control', async () => {
  const flow = { kind: 'workflow', code: 'request_flow' } as const;
  const at = { workflowCode: 'request_flow', activityCode: 'manager' };
  const request = { kind: 'form', schemaCode: 'request', code: 'request' } as const;
  const ask = async () => {
    const questions = [{ kind: 'linkage' as const, control: 'label', inputs: {} }];
    return (await preview(formAsk, { schemaCode: 'request', questions }, { activity: at })).data[0];
  };
  await edit({ op: 'set', document: request, path: ['controls', 'label', 'options', 'dataLinkage'], value: linkage('own').dataLinkage });

  const shown = await ask();
  const permission = { others: { e: false, v: false }, controls: {} };
  await edit({ op: 'set', document: flow, path: ['activities', 'manager', 'permission'], value: permission });

  expect([shown, await ask()]).toEqual([{ ok: true, data: { note: 'n' } }, { ok: false }]);
});

test('the form opens on a record with what both may see', async () => {
  const open = (objectId: string, personId?: string) =>
    designer.call(openFormPreview, { appCode: 'office', revision: 0, schemaCode: 'thing', formCode: 'thing', objectId, personId });

  expect((await open(own)).values).toMatchObject({ label: 'own', price: 1, note: 'n' });
  expect((await open(hidden)).values).toEqual(expect.not.objectContaining({ price: 3 }));
  const asPerson = await open(own, person.id);
  expect(asPerson.values).not.toHaveProperty('note');
  expect(asPerson.person).toMatchObject({ id: person.id });
  const foreignRecord = { appCode: 'office', revision: 0, schemaCode: 'thing', formCode: 'thing', objectId: foreign, personId: other.id };
  expect(await designer.refused(openFormPreview, foreignRecord)).toMatchObject({ code: 'record-not-found' });
});

test('what the working copy changes does not widen the rights of its designer', async () => {
  const { workflowInstanceId } = await other.call(formSubmit, { schemaCode: 'request', patch: { values: { label: 'secret', price: 5 } } });
  expect(workflowInstanceId).not.toBeNull();
  await edit({ op: 'set', document: { kind: 'app', code: 'office' }, path: ['functions', 'request', 'workflowCode'] });

  const { data } = await preview(queryList, { schemaCode: 'request', fields: ['label'] }, { personId: other.id });

  expect(data.items).toEqual([]);
});

describe('an application that was never published', () => {
  const app = { kind: 'app', code: 'shop' } as const;
  const order = { kind: 'model', code: 'pv_order' } as const;
  const operations: Operation[] = [
    {
      op: 'insert',
      document: order,
      path: [],
      value: {
        name: '訂單',
        dataItems: [
          { code: 'amount', name: '金額', type: 'Number' },
          { code: 'lines', name: '明細', type: 'Sheet', dataItems: [{ code: 'name', name: '名稱', type: 'ShortText' }] },
        ],
      },
    },
    {
      op: 'insert',
      document: { kind: 'form', schemaCode: 'pv_order', code: 'pv_order' },
      path: [],
      value: {
        name: '訂單',
        controls: [{ key: 'amount', type: 'number', options: { name: '金額' } }],
        layout: [{ columns: [{ control: 'amount' }] }],
      },
    },
    {
      op: 'insert',
      document: { kind: 'workflow', code: 'pv_flow' },
      path: [],
      value: {
        name: '訂單',
        schemaCode: 'pv_order',
        activities: [
          { kind: 'start', code: 'start', name: '填寫' },
          { kind: 'exclusive', code: 'size', name: '金額' },
          { kind: 'approve', code: 'boss', name: '主管', participants: [{ kind: 'initiator-manager', level: 1 }] },
          { kind: 'end', code: 'end', name: '結束' },
        ],
        routes: [
          { code: 'r1', from: 'start', to: 'size' },
          { code: 'r2', from: 'size', to: 'boss', condition: 'amount > 1000' },
          { code: 'r3', from: 'size', to: 'end', default: true },
          { code: 'r4', from: 'boss', to: 'end' },
        ],
      },
    },
    {
      op: 'insert',
      document: app,
      path: ['functions', 'orders'],
      value: { name: '訂單', schemaCode: 'pv_order', formCode: 'pv_order', workflowCode: 'pv_flow' },
    },
    {
      op: 'insert',
      document: { kind: 'page', code: 'start' },
      path: [],
      value: { name: '首頁', cards: [{ code: 'usual', kind: 'forms', name: '常用', functions: ['orders'] }] },
    },
  ];
  const shop = { appCode: 'shop' };
  beforeAll(async () => {
    await scene.admin.call(createDesignApp, { code: 'shop', name: '商店' });
    await scene.admin.call(saveDesigner, { appCode: 'shop', personId: designer.id, rights: { design: true, publish: false } });
    const { revision } = await designer.call(openWorkingCopy, shop);
    await designer.call(submitGroup, { ...shop, revision, operations });
  });

  test('has workflows that can be tried, by designers who maintain none', async () => {
    const trial = (amount: number) =>
      preview(simulateWorkflow, { workflowCode: 'pv_flow', initiatorId: designer.id, patch: { values: { amount }, rows: {} } }, shop);

    expect([(await trial(5)).data.path, (await trial(5000)).data.path]).toEqual([[], ['boss']]);
    expect(
      await designer.refused(simulateWorkflow, { workflowCode: 'pv_flow', initiatorId: designer.id, patch: { values: {}, rows: {} } }),
    ).toMatchObject({ status: 404 });
  });

  test('has a page with the card of common forms', async () => {
    const { data } = await preview(getPageByCode, { appCode: 'shop', code: 'start' }, shop);

    expect(data.cards).toMatchObject([{ code: 'usual', forms: [{ schemaCode: 'pv_order', name: '訂單' }] }]);
  });

  test('has lists without records, and predicts its workflow', async () => {
    const found = await preview(queryList, { schemaCode: 'pv_order' }, shop);
    const { data } = await preview(predictWorkflow, { schemaCode: 'pv_order', patch: { values: { amount: 5000 }, rows: {} } }, shop);

    expect(found).toMatchObject({ data: { items: [] }, unpublished: [{ schemaCode: 'pv_order', fields: null }] });
    expect(data.activities.map(({ activityCode }) => activityCode)).toContain('boss');
  });
});

test('a malformed document is named, and does not keep the others from being previewed', async () => {
  const value = { name: 'Paper', layout: [], controls: 'none' };
  await edit({ op: 'remove', document: form, path: [] }, { op: 'insert', document: form, path: [], value });

  const { malformed } = await preview(queryList, { schemaCode: 'thing' });
  const questions = [{ kind: 'lookup' as const, schemaCode: 'thing', field: 'label', value: 'x', result: 'price' }];
  const refused = await designer.refused(previewCall, asked(formAsk, { schemaCode: 'paper', formCode: 'paper', questions }, {}));

  expect(malformed).toMatchObject([{ code: 'Malformed', path: 'forms.paper.paper.controls' }]);
  expect(refused).toMatchObject({ code: 'preview-malformed', status: 422, issues: malformed });
});

const button = (code: string): Operation => ({
  op: 'insert',
  document: { kind: 'form', schemaCode: 'thing', code: 'thing' },
  path: ['buttons', code],
  value: { name: code, on: ['form', 'list'], does: { kind: 'rule', rule: code } },
});

test('a button of the working copy does what it does, and nothing stays', async () => {
  await edit(button('mark'));
  const input = { schemaCode: 'thing', code: 'mark', objectIds: [own] };
  const before = await rowCounts();

  const { data } = await preview(executeCustomButton, input, { personId: person.id });
  const notSeen = await preview(executeCustomButton, { ...input, objectIds: [foreign] }, { personId: person.id });

  expect(data.results).toMatchObject([{ id: own, problem: null }]);
  expect(notSeen.data.results).toMatchObject([{ id: foreign, problem: { code: 'record-not-found' } }]);
  expect(await rowCounts()).toEqual(before);
});

test('a button that writes a field which its designer may not see is refused with the reason', async () => {
  await edit(button('price'));
  const input = { schemaCode: 'thing', code: 'price', objectIds: [own] };

  const refused = await designer.refused(previewCall, asked(executeCustomButton, input, { personId: person.id }));
  const { data } = await preview(executeCustomButton, input, { personId: person.id }, scene.admin);

  expect(refused).toMatchObject({ code: 'preview-unwritable', status: 422 });
  expect(data.results).toMatchObject([{ id: own, problem: null }]);
});

test('rules and roles of the working copy decide in previews, and only there', async () => {
  const refusing = { kind: 'check', formula: "label <> 'own'", message: { zh: '不行', en: 'Not this one' } };
  const rule = { kind: 'rule', code: 'fresh' } as const;
  const input = { schemaCode: 'thing', code: 'fresh', objectIds: [own] };
  const { documents } = await designer.call(openWorkingCopy, { appCode: 'office' });
  const roles = documents.flatMap(({ key }) => (key.kind === 'role' ? [key] : []));
  await edit(
    { op: 'insert', document: rule, path: [], value: { name: 'fresh', schemaCode: 'thing', trigger: 'called', actions: [refusing] } },
    button('fresh'),
    ...roles.map((document): Operation => ({ op: 'set', document, path: ['grants', 'thing', 'scope'], value: 'all' })),
  );
  const stored = await rowCounts();

  const { data } = await preview(executeCustomButton, input, { personId: person.id });
  const all = await rows({ personId: other.id }, scene.admin);
  const after = await rowCounts();
  await sql`delete from working_documents where app_code = 'office' and kind = 'role'`.execute(scene.server.db);
  const usual = await rows({ personId: other.id }, scene.admin);

  expect(data.results).toMatchObject([{ id: own, problem: { message: expect.stringContaining('Not this one') } }]);
  expect(Object.keys(all).toSorted()).toEqual(['foreign', 'own', 'shared']);
  expect(Object.keys(usual).toSorted()).toEqual(['foreign', 'shared']);
  expect(after).toEqual(stored);
});

/** An input for each call; what it answers does not matter, only that nothing stays. */
const inputs: Readonly<Record<string, object>> = Object.fromEntries(
  [...previewedCalls, ...previewedTrials].map((call) => [
    call.path,
    {
      schemaCode: 'thing',
      formCode: 'thing',
      appCode: 'office',
      code: 'mark',
      workflowCode: 'request_flow',
      objectIds: [],
      questions: [],
    },
  ]),
);

test.each([...previewedCalls, ...previewedTrials].map((call) => [call.path, call] as const))('%s stores nothing', async (path, call) => {
  await edit(weight, list('label', 'weight'), button('mark'));
  const before = await rowCounts();

  const answers = [designer, scene.admin].map((by) => by.send(previewCall, asked(call, inputs[path]!, { personId: person.id })));

  for (const { status } of await Promise.all(answers)) expect(status).toBeLessThan(500);
  expect(await rowCounts()).toEqual(before);
});

test('only designers of the application make previews, of the calls that are named, on a revision that there is', async () => {
  const input = asked(queryList, { schemaCode: 'thing' }, {});

  expect(await person.refused(previewCall, input)).toMatchObject({ code: 'not-allowed' });
  expect(await designer.refused(previewCall, { ...input, appCode: 'leave' })).toMatchObject({ code: 'not-allowed' });
  expect(await designer.refused(previewCall, { ...input, path: formSubmit.path })).toMatchObject({ code: 'not-found' });
  expect(await designer.refused(previewCall, { ...input, revision: 9_999 })).toMatchObject({ code: 'group-behind' });
  expect(await designer.refused(previewCall, { ...input, input: {} })).toMatchObject({ code: 'malformed' });
});

/** The number of rows of every table. */
async function rowCounts(): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('inkstone', 'biz', 'pgboss') order by 1`.execute(scene.server.db);
  const counts: [string, string][] = [];
  for (const { name } of tables) {
    const { rows: found } = await sql<{ count: string }>`select count(*) from ${sql.raw(name)}`.execute(scene.server.db);
    counts.push([name, found[0]!.count]);
  }
  return Object.fromEntries(counts);
}
