import { listGroupHistory, listPublications, publishWorkingCopy, readDocumentVersion, restoreVersions } from '@inkstone/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DesignServer } from './testing/design-server.ts';

let home: DesignServer;
beforeAll(async () => {
  home = await DesignServer.open();
});
afterAll(() => home.close());

const leave = { kind: 'model', code: 'leave_request' } as const;
const appCode = 'leave';

test('each publication tells its versions, whose content can be read, compared and restored beside other changes', async () => {
  const { revision: named } = await home.edit(appCode, [{ op: 'set', document: leave, path: ['name'], value: 'Second' }]);
  await home.admin.call(publishWorkingCopy, { appCode, revision: named, note: 'renamed', reason: 'known' });
  const [form] = (await home.documents(appCode)).flatMap(({ key }) => (key.kind === 'form' ? [key] : []));
  const { revision } = await home.edit(appCode, [{ op: 'set', document: form!, path: ['name'], value: 'Kept' }]);

  const { items, next } = await home.admin.call(listPublications, { appCode });
  const second = await home.admin.call(readDocumentVersion, { appCode, document: leave, version: 2 });
  const first = await home.admin.call(readDocumentVersion, { appCode, document: leave, version: 1 });
  const restored = await home.admin.call(restoreVersions, { appCode, revision, documents: [{ document: leave, version: 1 }] });

  expect(next).toBeNull();
  expect(items[0]).toMatchObject({ note: 'renamed\nknown', documents: [{ key: leave, version: 2, name: 'Second', isCurrent: true }] });
  expect(items[1]!.documents.find(({ key }) => key.kind === 'model')).toMatchObject({ version: 1, isCurrent: false });
  expect(second).toMatchObject({ content: { name: 'Second' }, before: { version: 1, content: first.content } });
  expect(first.before).toBeNull();
  expect(await home.content(appCode, leave)).toEqual(first.content);
  expect(await home.content(appCode, form!)).toMatchObject({ name: 'Kept' });
  expect((await home.admin.call(listGroupHistory, { appCode })).items[0]).toMatchObject({ kind: 'restored', revision: restored.revision });
});

test('a version of another application, or one that there is not, is not found', async () => {
  const document = leave;

  expect(await home.admin.refused(readDocumentVersion, { appCode: 'shop', document, version: 1 })).toMatchObject({ code: 'not-found' });
  expect(await home.admin.refused(restoreVersions, { appCode, revision: 99, documents: [{ document, version: 1 }] })).toMatchObject({
    code: 'group-behind',
  });
  const { revision } = await home.edit(appCode, [{ op: 'set', document: leave, path: ['name'], value: 'Again' }]);
  expect(await home.admin.refused(restoreVersions, { appCode, revision, documents: [{ document, version: 9 }] })).toMatchObject({
    code: 'not-found',
  });
});
