import {
  designPackage,
  listGroupHistory,
  listWorkingSnapshots,
  openWorkingCopy,
  planPublishing,
  publishWorkingCopy,
  submitGroup,
  type CallOutput,
  type RefusalData,
} from '@inkstone/api';
import { documentId, type JsonObject, type Operation } from '@inkstone/design';
import type { DocumentKey } from '@inkstone/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { edited, PackageServer } from './testing/package-server.ts';

let home: PackageServer;
beforeAll(async () => {
  home = await PackageServer.withApps();
});
afterAll(() => home.close());

const appCode = 'leave';
const rename = (zip: Buffer) => edited(zip, 'models/leave_request.json', (text) => text.replace('請假單', '休假單'));
const changed = async () => {
  const { revision, documents } = await home.admin.call(openWorkingCopy, { appCode });
  return { revision, keys: documents.filter(({ published }) => published).map(({ key }) => key) };
};

test('a package fills the working copy of its application, which is published later and can be restored', async () => {
  const zip = await home.exported(appCode);

  await home.send<CallOutput<typeof designPackage>>(designPackage.path, zip);
  const unchanged = await changed();
  const other = await home.send<CallOutput<typeof designPackage>>(designPackage.path, await rename(zip));
  const { revision, keys } = await changed();
  const plan = await home.admin.call(planPublishing, { appCode, revision });
  const published = await home.admin.call(publishWorkingCopy, { appCode, revision, reason: 'known' });

  expect(unchanged.keys).toEqual([]);
  expect(other.data.revision).toBe(revision);
  expect(keys).toEqual([{ kind: 'model', code: 'leave_request' }]);
  expect(plan.errors).toEqual([]);
  expect(published.documents.filter(({ isNew }) => isNew)).toMatchObject([{ kind: 'model', code: 'leave_request', version: 2 }]);
  const { items } = await home.admin.call(listGroupHistory, { appCode });
  expect(items.map(({ kind }) => kind)).toEqual(['published', 'imported', 'imported']);
  expect((await home.admin.call(listWorkingSnapshots, { appCode })).items.map(({ reason }) => reason)).toContain('imported');
});

test('only designers of the application may, and an application that there is not is begun', async () => {
  const zip = await home.exported(appCode);
  const employee = await home.server.signIn('employee');
  const elsewhere = await PackageServer.empty();

  const refused = await home.send<RefusalData>(designPackage.path, zip, { person: employee });
  const begun = await elsewhere.send<CallOutput<typeof designPackage>>(designPackage.path, zip);
  const { documents } = await elsewhere.admin.call(openWorkingCopy, { appCode });
  await elsewhere.close();

  expect(refused.data.code).toBe('not-allowed');
  expect(begun.status).toBe(200);
  expect(documents.every(({ version }) => version === null)).toBe(true);
  expect(documents.map(({ key }) => key.kind)).toContain('workflow');
});

test('documents that are malformed or hold wrong values are kept and named, and can be fixed and published', async () => {
  const elsewhere = await PackageServer.empty();
  const zip = await home.exported(appCode);
  const long = '長'.repeat(41);
  const wrong = await edited(zip, 'models/leave_request.json', (text) =>
    text.replace(/("code": "days",[^}]*?"name": )"[^"]+"/, `$1"${long}"`),
  );
  expect(wrong.equals(zip)).toBe(false);
  const flow = { kind: 'workflow', code: 'leave_flow' } as const;
  const list = { kind: 'list', schemaCode: 'leave_request', code: 'leave_requests' } as const;
  const worse = await edited(wrong, 'workflows/leave_flow.json', () => '{ "name": "請假", "activities": "none" }');
  const worst = await edited(worse, 'lists/leave_request/leave_requests.json', (text) => text.replace('"columns": [', '"columns": [7, '));

  const refused = await elsewhere.send<RefusalData>(designPackage.path, await edited(zip, 'models/leave_request.json', () => '7'));
  const { data } = await elsewhere.send<CallOutput<typeof designPackage>>(designPackage.path, worst);
  const { documents } = await elsewhere.admin.call(openWorkingCopy, { appCode });
  const issuesOf = async (revision: number) => {
    const { errors } = await elsewhere.admin.call(planPublishing, { appCode, revision });
    return errors.map(({ code, path }) => `${code} ${path}`);
  };
  const named = await issuesOf(data.revision);
  const kept = (key: DocumentKey) => documents.find((each) => documentId(each.key) === documentId(key))!.content as JsonObject;
  const stored = (await home.admin.call(openWorkingCopy, { appCode })).documents;
  const whole = (key: DocumentKey) => stored.find((each) => documentId(each.key) === documentId(key))!.content as JsonObject;
  const operations: Operation[] = [
    { op: 'set', document: { kind: 'model', code: 'leave_request' }, path: ['dataItems', 'days', 'name'], value: '天數' },
    ...[flow, list].flatMap((document): Operation[] => [
      { op: 'remove', document, path: [], was: { value: kept(document) } },
      { op: 'insert', document, path: [], value: whole(document) },
    ]),
  ];
  const fixed = await elsewhere.admin.call(submitGroup, { appCode, revision: data.revision, operations: operations as never });
  const left = await issuesOf(fixed.revision);
  const published = await elsewhere.admin.call(publishWorkingCopy, { appCode, revision: fixed.revision, reason: 'known' });
  await elsewhere.close();

  expect([refused.data.code, refused.data.issues?.map(({ code }) => code)]).toEqual(['package-invalid', ['PartMalformed']]);
  expect(kept(flow)).toEqual({ code: 'leave_flow', name: '請假', activities: 'none' });
  expect(named.slice(0, 3).toSorted()).toEqual([
    'Malformed lists.leave_request.leave_requests.columns.0',
    'Malformed workflows.leave_flow.activities',
    'ValueUnfit models.leave_request.days',
  ]);
  expect(left).toEqual([]);
  expect(published.documents.map(({ kind }) => kind)).toContain('workflow');
});
