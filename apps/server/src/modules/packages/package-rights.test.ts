import {
  compareDocumentVersions,
  exportPackage,
  importPackage,
  listDocuments,
  listDocumentVersions,
  listModelItems,
  listModelLists,
  previewPackage,
  type RefusalData,
} from '@inkstone/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PackageServer } from './testing/package-server.ts';

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

test('only application administrators may use these calls', async () => {
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
