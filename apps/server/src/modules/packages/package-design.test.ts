import {
  designPackage,
  listGroupHistory,
  listWorkingSnapshots,
  openWorkingCopy,
  planPublishing,
  publishWorkingCopy,
  type CallOutput,
  type RefusalData,
} from '@inkstone/api';
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
