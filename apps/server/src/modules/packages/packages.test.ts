import { randomUUID } from 'node:crypto';
import {
  compareDocumentVersions,
  createBusinessRule,
  exportPackage,
  importPackage,
  listAppRoles,
  listDocuments,
  listDocumentVersions,
  listModelItems,
  listModelLists,
  previewPackage,
  saveAppRole,
  type CallOutput,
  type Envelope,
  type RefusalData,
} from '@inkstone/api';
import { apps } from '@inkstone/demo';
import { appDefinitionSchema, type Locale } from '@inkstone/schema';
import { approve, buildWorkflow, end, exclusive, start } from '@inkstone/testing/workflow-builder';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../platform/db/transact.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { publishApp } from '../publishing/index.ts';
import { unzipPackage, zipPackage } from './package-zip.ts';
import type { PackageFile } from './package-files.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Preview = CallOutput<typeof previewPackage>;
type Imported = CallOutput<typeof importPackage>;

let home: TestServer;
let abroad: TestServer;
let admin: TestPerson;
let stranger: TestPerson;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-packages-'));
  [home, abroad] = [await createTestServer(), await createTestServer()];
  for (const app of apps.filter(({ code }) => code === 'leave' || code === 'purchase')) {
    await transact(home.db, (trx) => publishApp(trx, app));
  }
  admin = await home.signIn('admin');
  stranger = await abroad.signIn('admin');
  await admin.call(createBusinessRule, {
    appCode: 'leave',
    rule: {
      code: 'not_too_long',
      name: '天數上限',
      schemaCode: 'leave_request',
      trigger: 'saved',
      actions: [{ kind: 'check', formula: 'days <= 100', message: { zh: '太長', en: 'Too long' } }],
    },
  });
  await admin.call(saveAppRole, {
    appCode: 'leave',
    name: '人事',
    members: [{ kind: 'person', id: admin.id }],
    grants: [{ schemaCode: 'leave_request', rights: ['view', 'add'], scope: 'all' }],
  });
});
afterAll(async () => {
  await home.close();
  await abroad.close();
  await rm(folder, { recursive: true });
});

async function exported(server: TestServer, person: TestPerson, appCode: string): Promise<Buffer> {
  const { statusCode, rawPayload } = await server.inject({
    method: 'GET',
    url: exportPackage.path,
    query: { appCode },
    headers: { authorization: `Bearer ${person.accessToken}` },
  });
  expect(statusCode).toBe(200);
  return rawPayload;
}

async function sent<T>(
  server: TestServer,
  person: TestPerson,
  path: string,
  zip: Buffer,
  fields: Record<string, string> = {},
  locale: Locale = 'zh',
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', new File([new Uint8Array(zip)], 'app.zip'));
  const request = new Request('http://localhost', { method: 'POST', body });
  const answer = await server.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': request.headers.get('content-type')!,
      authorization: `Bearer ${person.accessToken}`,
      'idempotency-key': randomUUID(),
      'x-locale': locale,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, ...answer.json<Envelope<T>>() };
}

async function preview(server: TestServer, person: TestPerson, zip: Buffer): Promise<Preview> {
  const { status, data, errmsg } = await sent<Preview>(server, person, previewPackage.path, zip);
  expect([status, errmsg]).toEqual([200, '']);
  return data;
}

async function filesOf(zip: Buffer): Promise<PackageFile[]> {
  const path = join(folder, randomUUID());
  await writeFile(path, zip);
  return (await unzipPackage(path)).map((file) => ({ ...file, text: file.text! }));
}

/** The package with one of its files rewritten. */
async function edited(zip: Buffer, path: string, edit: (text: string) => string): Promise<Buffer> {
  return zipPackage((await filesOf(zip)).map((file) => (file.path === path ? { path, text: edit(file.text) } : file)));
}

const states = ({ parts }: Preview) => [...new Set(parts.map(({ state }) => state))];

test('an application is a file for each of its parts, and the same bytes as long as nothing changes', async () => {
  const zip = await exported(home, admin, 'leave');

  expect((await filesOf(zip)).map(({ path }) => path)).toEqual([
    'app.json',
    'forms/leave_request/leave_request.json',
    'lists/leave_request/leave_requests.json',
    'models/leave_request.json',
    'roles/人事.json',
    'rules/not_too_long.json',
    'workflows/leave_flow.json',
  ]);
  expect((await exported(home, admin, 'leave')).equals(zip)).toBe(true);
  expect(states(await preview(home, admin, zip))).toEqual(['same']);
});

test('elsewhere it is previewed without a trace, taken in, and exported again as the same bytes', async () => {
  const zip = await exported(home, admin, 'leave');

  const before = await preview(abroad, stranger, zip);
  expect(before).toMatchObject({ appCode: 'leave', isNew: true, issues: [] });
  expect(states(before)).toEqual(['added']);
  expect(await abroad.db.selectFrom('documents').select('id').execute()).toEqual([]);

  const taken = await sent<Imported>(abroad, stranger, importPackage.path, zip, { digest: before.digest });
  expect(taken.status).toBe(200);
  expect(taken.data.documents.every(({ version, isNew }) => version === 1 && isNew)).toBe(true);
  expect((await exported(abroad, stranger, 'leave')).equals(zip)).toBe(true);
  const { roles } = await stranger.call(listAppRoles, { appCode: 'leave' });
  expect(roles.map(({ name, members }) => ({ name, members }))).toEqual([{ name: '人事', members: [] }]);
});

test('what was looked at is what is taken in: a package or an application that changed since is refused', async () => {
  const zip = await exported(home, admin, 'leave');
  const { digest } = await preview(home, admin, zip);
  const other = await edited(zip, 'app.json', (text) => text.replace('"請假單"', '"請假"'));

  const refused = await sent<RefusalData>(home, admin, importPackage.path, other, { digest });

  expect(refused.status).toBe(409);
  expect(refused.data.code).toBe('package-changed');
});

test('a changed package tells what changes place by place, and makes versions of what changed alone', async () => {
  const zip = await exported(home, admin, 'leave');
  const longer = await edited(zip, 'models/leave_request.json', (text) =>
    text.replace(/"dataItems": \[/, '"dataItems": [{ "code": "cover", "name": "代理說明", "type": "ShortText" },'),
  );
  const wider = await edited(longer, 'lists/leave_request/leave_requests.json', (text) => text.replace('"width": 150', '"width": 170'));
  const without = await zipPackage((await filesOf(wider)).filter(({ path }) => !path.startsWith('rules/')));

  const shown = await preview(home, admin, without);
  expect(shown.issues).toEqual([]);
  expect(shown.parts.filter(({ state }) => state !== 'same')).toMatchObject([
    {
      kind: 'model',
      code: 'leave_request',
      state: 'changed',
      changes: [{ kind: 'added', place: 'item', code: 'cover', name: '代理說明' }],
    },
    {
      kind: 'list',
      code: 'leave_requests',
      state: 'changed',
      changes: [{ kind: 'changed', place: 'column', code: 'sequenceNo', settings: [{ path: 'width', before: '150', after: '170' }] }],
    },
    { kind: 'rule', code: 'not_too_long', state: 'removed' },
  ]);

  const { data } = await sent<Imported>(home, admin, importPackage.path, without, { digest: shown.digest });
  expect(data.documents.filter(({ isNew }) => isNew).map(({ kind, code, version }) => [kind, code, version])).toEqual([
    ['model', 'leave_request', 2],
    ['list', 'leave_requests', 2],
  ]);
  const { rows } = await sql<{ active: boolean }>`select active from business_rules where code = 'not_too_long'`.execute(home.db);
  expect(rows).toEqual([{ active: false }]);

  const key = { kind: 'model' as const, code: 'leave_request' };
  const { items } = await admin.call(listDocumentVersions, key);
  expect(items).toMatchObject([
    { version: 2, isCurrent: true, publishedBy: { id: admin.id } },
    { version: 1, isCurrent: false, publishedBy: null },
  ]);
  expect(await admin.call(compareDocumentVersions, { ...key, from: 2, to: 1 })).toMatchObject([
    { kind: 'removed', place: 'item', code: 'cover', name: '代理說明' },
  ]);
});

test('everything that is wrong with the files is told at once, by file and in the language of who asks', async () => {
  const files = await filesOf(await exported(home, admin, 'leave'));
  const broken = files.map(({ path, text }) => {
    if (path === 'app.json') return { path, text: text.replace('"format": 1', '"format": 9') };
    if (path.startsWith('models/')) return { path, text: '{' };
    if (path.startsWith('lists/')) return { path: 'lists/elsewhere/leave_requests.json', text };
    return path.startsWith('workflows/') ? { path, text: '{"code":"leave_flow"}' } : { path, text };
  });

  const { status, data } = await sent<RefusalData>(
    home,
    admin,
    previewPackage.path,
    await zipPackage([...broken, { path: 'notes.txt', text: '' }]),
  );

  expect([status, data.code]).toEqual([422, 'package-invalid']);
  expect([...new Set(data.issues!.map(({ code, path }) => `${code} ${path}`))]).toEqual([
    'FormatUnknown app.json',
    'PlaceWrong lists/elsewhere/leave_requests.json',
    'NotJson models/leave_request.json',
    'FileUnknown notes.txt',
    'PartMalformed workflows/leave_flow.json',
  ]);
  expect(data.issues![0]!.message).toBe('套件格式為 9，此處只能讀取格式 1');
});

test('texts that cannot be stored and levels without end in a file are told with their place', async () => {
  const files = await filesOf(await exported(home, admin, 'leave'));
  const broken = files.map(({ path, text }) => {
    if (path === 'app.json') return { path, text: text.replace(/"name": "/, '"name": "\\u0000') };
    if (path.startsWith('models/')) return { path, text: text.replace(/"name": "/, '"name": "\\ud83d') };
    return path.startsWith('workflows/') ? { path, text: '['.repeat(1_900_000) } : { path, text };
  });

  const { status, data } = await sent<RefusalData>(home, admin, previewPackage.path, await zipPackage(broken));

  expect([status, data.code]).toEqual([422, 'package-invalid']);
  expect(data.issues!.map(({ code, path }) => `${code} ${path}`)).toEqual([
    'TextUnusable app.json',
    'TextUnusable models/leave_request.json',
    'NestedTooDeep workflows/leave_flow.json',
  ]);
});

test('what keeps it from being published is told beside what it would change, and nothing is written', async () => {
  const zip = await exported(home, admin, 'leave');
  const wrong = await edited(zip, 'forms/leave_request/leave_request.json', (text) =>
    text.replaceAll('"key": "reason"', '"key": "nothing_there"'),
  );

  const shown = await preview(home, admin, wrong);
  const refused = await sent<RefusalData>(home, admin, importPackage.path, wrong, { digest: shown.digest });

  expect(shown.parts.find(({ kind }) => kind === 'form')).toMatchObject({ state: 'changed' });
  expect(shown.issues).toContainEqual(
    expect.objectContaining({ code: 'UnknownItem', params: expect.objectContaining({ code: 'nothing_there' }) }),
  );
  expect([refused.status, refused.data.code]).toEqual([422, 'app-invalid']);
  expect(refused.data.issues).toEqual(shown.issues);
});

const chinese = /[\u4e00-\u9fff]/;
/** Codes, paths, names of settings and what somebody wrote stay as they are. */
const inEnglish = /[A-Za-z]{2,} [a-z]{2,}/;

test.each(['files', 'parts'] as const)(
  'what is wrong with the %s of a package is told in Chinese to who asks in Chinese, in English else',
  async (where) => {
    const files = await filesOf(await exported(home, admin, 'leave'));
    const edits: Record<typeof where, Record<string, (text: string) => string>> = {
      files: {
        'models/leave_request.json': (text) => text.replace('"dataItems": [', '"dataItems": [7, '),
        'lists/leave_request/leave_requests.json': (text) => text.slice(0, -20),
        'forms/leave_request/leave_request.json': (text) => text.replace('"code": "leave_request"', '"code": "no code"'),
      },
      parts: {
        'roles/人事.json': (text) =>
          text.replace('"grants": [', '"grants": [{ "schemaCode": "nowhere", "rights": ["view"], "scope": "all" }, '),
      },
    };
    const zip = await zipPackage(files.map(({ path, text }) => ({ path, text: edits[where][path]?.(text) ?? text })));
    const told = async (locale: Locale) => {
      const { data } = await sent<{ issues: readonly { code: string; message: string }[] }>(
        home,
        admin,
        previewPackage.path,
        zip,
        {},
        locale,
      );
      return data.issues;
    };

    const [zh, en] = [await told('zh'), await told('en')];

    expect(zh.length).toBeGreaterThan(0);
    expect(zh.map(({ code }) => code)).toEqual(en.map(({ code }) => code));
    expect(zh.filter(({ message }) => !chinese.test(message) || inEnglish.test(message))).toEqual([]);
    expect(en.filter(({ message }) => chinese.test(message.replaceAll('人事', '')))).toEqual([]);
  },
);

test('what is no package is refused', async () => {
  const bytes = await sent<RefusalData>(home, admin, previewPackage.path, Buffer.from('no zip'));
  const empty = await sent<RefusalData>(home, admin, previewPackage.path, await zipPackage([]));

  expect([bytes.data.code, empty.data.code]).toEqual(['package-unreadable', 'package-invalid']);
});

test('the parts of a model are listed for who designs: only lists that are offered are published, items with the numbers of their types', async () => {
  const lists = await admin.call(listModelLists, { schemaCode: 'leave_request', appCode: 'leave' });
  const items = await admin.call(listModelItems, { schemaCode: 'leave_request', isPublish: 'true' });

  expect(lists).toMatchObject([{ code: 'leave_requests', name: '請假紀錄', publish: true }]);
  expect(items.find(({ code }) => code === 'days')).toMatchObject({ name: '天數', propertyType: 2, type: 'Number', publish: true });
});

test('only application administrators get to any of it', async () => {
  const zip = await exported(home, admin, 'leave');
  const employee = await home.signIn('employee');

  for (const path of [previewPackage.path, importPackage.path]) {
    expect((await sent<RefusalData>(home, employee, path, zip, { digest: 'x' })).data.code).toBe('not-allowed');
  }
  expect(await employee.refused(exportPackage, { appCode: 'leave' })).toMatchObject({ code: 'not-allowed' });
  expect(await employee.refused(listDocuments, { appCode: 'leave', kind: 'model' })).toMatchObject({ code: 'not-allowed' });
  expect(await employee.refused(listDocumentVersions, { kind: 'model', code: 'leave_request' })).toMatchObject({ code: 'not-allowed' });
  expect(await employee.refused(compareDocumentVersions, { kind: 'model', code: 'leave_request', from: '1', to: '1' })).toMatchObject({
    code: 'not-allowed',
  });
  expect(await employee.refused(listModelLists, { schemaCode: 'leave_request', appCode: 'leave' })).toMatchObject({ code: 'not-allowed' });
  expect(await employee.refused(listModelItems, { schemaCode: 'leave_request' })).toMatchObject({ code: 'not-allowed' });
});

test('conditions travel with accounts and codes, and name the people and departments of where they arrive', async () => {
  const unitOf = async (server: TestServer, table: 'people' | 'departments', key: string) => {
    const column = table === 'people' ? 'account' : 'code';
    return server.db.selectFrom(table).select(['id', 'name']).where(column, '=', key).executeTakeFirstOrThrow();
  };
  const [sales, employee] = [await unitOf(home, 'departments', 'sales'), await unitOf(home, 'people', 'employee')];
  const conditional = (value: unknown) => ({ field: 'createdDeptId', operator: 11, valueType: 'specifyDepartment', value });
  const app = appDefinitionSchema.parse({
    code: 'conditional',
    name: '條件',
    group: { code: 'work', name: '工作' },
    functions: [{ code: 'notes', name: '記錄', schemaCode: 'conditional_note', formCode: 'conditional_note', listCode: 'notes' }],
    models: [{ code: 'conditional_note', name: '記錄', dataItems: [{ code: 'title', name: '標題', type: 'ShortText' }] }],
    forms: [
      {
        code: 'conditional_note',
        name: '記錄',
        schemaCode: 'conditional_note',
        controls: [{ key: 'title', type: 'text', options: { name: '標題', readonlyFormula: `self() == '${employee.id}'` } }],
        layout: [{ columns: [{ control: 'title' }] }],
      },
    ],
    lists: [
      {
        code: 'notes',
        name: '記錄',
        schemaCode: 'conditional_note',
        columns: [{ code: 'title' }],
        filter: {
          join: 'or',
          items: [conditional({ id: sales.id, name: sales.name, unitType: 1 }), conditional([sales.id, 'finance', 'SELF_D'])],
        },
      },
    ],
    workflows: [
      {
        ...buildWorkflow(
          [start(), exclusive('gate'), approve('desk', ['manager']), end()],
          [
            'start > gate',
            { from: 'gate', to: 'desk', condition: `creater == "${employee.id}" or createdDeptId in ('${sales.id}', 'it')` },
            { from: 'gate', to: 'end', default: true },
            'desk > end',
          ],
        ),
        code: 'conditional_flow',
        schemaCode: 'conditional_note',
      },
    ],
  });
  await transact(home.db, (trx) => publishApp(trx, app));

  const zip = await exported(home, admin, 'conditional');
  const text = (await filesOf(zip)).map((file) => file.text).join('\n');
  const { digest, issues } = await preview(abroad, stranger, zip);
  const { status } = await sent<Imported>(abroad, stranger, importPackage.path, zip, { digest });

  expect(text).not.toContain(sales.id);
  expect(text).not.toContain(employee.id);
  expect(text).toContain(String.raw`"creater == \"employee\" or createdDeptId in ('sales', 'it')"`);
  expect([issues, status]).toEqual([[], 200]);
  const there = await unitOf(abroad, 'departments', 'sales');
  const { content } = await abroad.db
    .selectFrom('documents')
    .select('content')
    .where('kind', '=', 'list')
    .where('code', '=', 'notes')
    .executeTakeFirstOrThrow();
  expect((content as { filter: unknown }).filter).toEqual({
    join: 'or',
    items: [conditional({ id: there.id, name: '業務部', unitType: 1 }), conditional(['sales', 'finance', 'SELF_D'])],
  });
  expect((await exported(abroad, stranger, 'conditional')).equals(zip)).toBe(true);
});

test('a package whose conditions name a department that is not there is refused with its place', async () => {
  const zip = await edited(await exported(home, admin, 'conditional'), 'workflows/conditional_flow.json', (text) =>
    text.replaceAll('sales', 'warehouse'),
  );

  const { issues } = await preview(abroad, stranger, zip);

  expect(issues).toMatchObject([{ code: 'UnitUnknown', path: 'workflows.conditional_flow.routes.gate_desk.condition' }]);
  expect(issues[0]!.message).toContain('warehouse');
});
