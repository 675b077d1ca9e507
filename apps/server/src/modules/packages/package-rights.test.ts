import {
  compareDocumentVersions,
  exportPackage,
  importPackage,
  listDocuments,
  listDocumentVersions,
  listModelItems,
  listModelLists,
  previewPackage,
  saveAppMaker,
  saveDesigner,
  type RefusalData,
} from '@inkstone/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../testing/test-server.ts';
import { edited, PackageServer, type Preview } from './testing/package-server.ts';

let home: PackageServer;
beforeAll(async () => {
  home = await PackageServer.withApps();
});
afterAll(() => home.close());

test('the parts of a model are listed for designers: only offered lists are published, items have their type numbers', async () => {
  const lists = await home.admin.call(listModelLists, { schemaCode: 'leave_request', appCode: 'leave' });
  const items = await home.admin.call(listModelItems, { schemaCode: 'leave_request', isPublish: 'true' });

  expect(lists).toMatchObject([{ code: 'leave_requests', name: '請假紀錄', publish: true }]);
  expect(items.find(({ code }) => code === 'days')).toMatchObject({ name: '天數', propertyType: 2, type: 'Number', publish: true });
});

test('who may design an application exports it and previews packages of it, and nobody imports without publishing everything', async () => {
  const zip = await home.exported('leave');
  const [designer, publisher, maker] = await Promise.all(['manager', 'gm', 'head'].map((account) => home.server.signIn(account)));
  await home.admin.call(saveDesigner, { appCode: 'leave', personId: designer!.id, rights: { design: true, publish: false } });
  await home.admin.call(saveDesigner, { appCode: 'leave', personId: publisher!.id, rights: { design: false, publish: true } });
  await home.admin.call(saveAppMaker, { personId: maker!.id, mayCreate: true });
  const preview = async (person: TestPerson, file = zip) =>
    (await home.send<RefusalData & Preview>(previewPackage.path, file, { person })).data;
  const another = await edited(zip, 'app.json', (text) => text.replaceAll('"leave"', '"elsewhere"'));

  const exported = await home.exported('leave', designer);

  expect(exported.equals(zip)).toBe(true);
  expect(await preview(designer!)).toMatchObject({ appCode: 'leave', isNew: false });
  expect(await publisher!.refused(exportPackage, { appCode: 'leave' })).toMatchObject({ code: 'not-allowed' });
  expect((await preview(publisher!)).code).toBe('not-allowed');
  expect((await preview(designer!, another)).code).toBe('not-allowed');
  expect((await preview(maker!)).code).toBe('not-allowed');
  expect(await preview(maker!, another)).toMatchObject({ appCode: 'elsewhere', isNew: true });
  expect((await home.send<RefusalData>(importPackage.path, zip, { fields: { digest: 'x' }, person: designer! })).data.code).toBe(
    'not-allowed',
  );
});

test('the others are refused', async () => {
  const zip = await home.exported('leave');
  const employee = await home.server.signIn('employee');

  for (const path of [previewPackage.path, importPackage.path]) {
    expect((await home.send<RefusalData>(path, zip, { fields: { digest: 'x' }, person: employee })).data.code).toBe('not-allowed');
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
