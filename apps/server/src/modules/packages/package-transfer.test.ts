import {
  compareDocumentVersions,
  importPackage,
  listAppRoles,
  listDocumentVersions,
  openWorkingCopy,
  publishWorkingCopy,
  submitGroup,
  type RefusalData,
  type CallOutput,
} from '@inkstone/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { zipPackage } from './package-zip.ts';
import { edited, filesOf, PackageServer, type Preview } from './testing/package-server.ts';

type Imported = CallOutput<typeof importPackage>;

const states = ({ parts }: Preview) => [...new Set(parts.map(({ state }) => state))];

let home: PackageServer;
let abroad: PackageServer;
beforeAll(async () => {
  [home, abroad] = [await PackageServer.withApps(), await PackageServer.empty()];
});
afterAll(async () => {
  await home.close();
  await abroad.close();
});

test('an application is one file per part, with the same bytes as long as nothing changes', async () => {
  const zip = await home.exported('leave');

  expect((await filesOf(zip)).map(({ path }) => path)).toEqual([
    'app.json',
    'forms/leave_request/leave_request.json',
    'lists/leave_request/leave_requests.json',
    'models/leave_request.json',
    'roles/role_6ac380cb.json',
    'rules/not_too_long.json',
    'workflows/leave_flow.json',
  ]);
  expect((await home.exported('leave')).equals(zip)).toBe(true);
  expect(states(await home.preview(zip))).toEqual(['same']);
});

test('elsewhere it is previewed without side effects, imported, and exported again as the same bytes', async () => {
  const zip = await home.exported('leave');

  const before = await abroad.preview(zip);
  expect(before).toMatchObject({ appCode: 'leave', isNew: true, issues: [] });
  expect(states(before)).toEqual(['added']);
  expect(await abroad.server.db.selectFrom('documents').select('id').execute()).toEqual([]);

  const taken = await abroad.send<Imported>(importPackage.path, zip, { fields: { digest: before.digest } });
  expect(taken.status).toBe(200);
  expect(taken.data.documents.every(({ version, isNew }) => version === 1 && isNew)).toBe(true);
  expect((await abroad.exported('leave')).equals(zip)).toBe(true);
  const { roles } = await abroad.admin.call(listAppRoles, { appCode: 'leave' });
  expect(roles.map(({ name, members }) => ({ name, members }))).toEqual([{ name: '人事', members: [] }]);
});

test('the previewed package is imported: a package or an application that changed since is refused', async () => {
  const zip = await home.exported('leave');
  const { digest } = await home.preview(zip);
  const other = await edited(zip, 'app.json', (text) => text.replace('"請假單"', '"請假"'));

  const refused = await home.send<RefusalData>(importPackage.path, other, { fields: { digest } });

  expect(refused.status).toBe(409);
  expect(refused.data.code).toBe('package-changed');
});

test('a changed package lists its changes by location, and makes versions of changed parts only', async () => {
  const zip = await home.exported('leave');
  const longer = await edited(zip, 'models/leave_request.json', (text) =>
    text.replace(/"dataItems": \[/, '"dataItems": [{ "code": "cover", "name": "代理說明", "type": "ShortText" },'),
  );
  const wider = await edited(longer, 'lists/leave_request/leave_requests.json', (text) => text.replace('"width": 150', '"width": 170'));
  const without = await zipPackage((await filesOf(wider)).filter(({ path }) => !path.startsWith('rules/')));

  const shown = await home.preview(without);
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

  const { data } = await home.send<Imported>(importPackage.path, without, { fields: { digest: shown.digest } });
  expect(data.documents.filter(({ isNew }) => isNew).map(({ kind, code, version }) => [kind, code, version])).toEqual([
    ['model', 'leave_request', 2],
    ['list', 'leave_requests', 2],
  ]);
  const { rows } = await sql`select from business_rules where code = 'not_too_long'`.execute(home.server.db);
  expect(rows).toEqual([]);

  const key = { kind: 'model' as const, code: 'leave_request' };
  const { items } = await home.admin.call(listDocumentVersions, key);
  expect(items).toMatchObject([
    { version: 2, isCurrent: true, publishedBy: { id: home.admin.id } },
    { version: 1, isCurrent: false, publishedBy: null },
  ]);
  expect(await home.admin.call(compareDocumentVersions, { ...key, from: 2, to: 1 })).toMatchObject([
    { kind: 'removed', place: 'item', code: 'cover', name: '代理說明' },
  ]);
});

test('a package of format 1, without codes of roles, is imported; print templates and scenarios, which it cannot have, stay', async () => {
  const other = await PackageServer.withApps();
  const print = { name: '單據', formCode: 'leave_request' };
  const { revision } = await other.admin.call(openWorkingCopy, { appCode: 'leave' });
  const document = { kind: 'print', schemaCode: 'leave_request', code: 'slip' } as const;
  const edited_ = await other.admin.call(submitGroup, {
    appCode: 'leave',
    revision,
    operations: [{ op: 'insert', document, path: [], value: print }],
  });
  await other.admin.call(publishWorkingCopy, { appCode: 'leave', revision: edited_.revision, reason: 'known' });
  const files = (await filesOf(await other.exported('leave'))).filter(({ path }) => !path.startsWith('prints/'));
  const earlier = files.map(({ path, text }) => {
    if (path === 'app.json') return { path, text: text.replace('"format": 2', '"format": 1').replace('"請假"', '"舊版請假"') };
    return path.startsWith('roles/') ? { path: 'roles/人事.json', text: text.replace(/"code": "role_[^"]+",\s*/, '') } : { path, text };
  });
  const zip = await zipPackage(earlier);

  const before = await other.preview(zip);
  const taken = await other.send<Imported>(importPackage.path, zip, { fields: { digest: before.digest } });
  const after = (await filesOf(await other.exported('leave'))).map(({ path }) => path);
  await other.close();

  expect(earlier.find(({ path }) => path.startsWith('roles/'))?.text).not.toContain('"code"');
  expect(before.issues).toEqual([]);
  expect(before.parts.filter(({ state }) => state === 'removed' || state === 'added')).toEqual([]);
  expect(taken.status).toBe(200);
  expect(after).toEqual([...files.map(({ path }) => path), 'prints/leave_request/slip.json'].toSorted());
});
