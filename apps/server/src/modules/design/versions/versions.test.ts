import { listGroupHistory, listPublications, publishWorkingCopy, readDocumentVersion, restoreVersions } from '@inkstone/api';
import type { JsonObject } from '@inkstone/design';
import { documentKinds, type DocumentKey } from '@inkstone/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DesignServer } from '../testing/design-server.ts';

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

test('a document of each kind is restored from a version beside the others', async () => {
  const sheet = { kind: 'form', schemaCode: 'kd_item', code: 'kd_form' } as const;
  const made: readonly (readonly [DocumentKey, JsonObject])[] = [
    [{ kind: 'model', code: 'kd_item' }, { dataItems: [{ code: 'title', name: '標題', type: 'ShortText' }] }],
    [sheet, { controls: [{ key: 'title', type: 'text', options: { name: '標題' } }], layout: [{ columns: [{ control: 'title' }] }] }],
    [{ kind: 'list', schemaCode: 'kd_item', code: 'kd_list' }, { columns: [{ code: 'title' }] }],
    [
      { kind: 'workflow', code: 'kd_flow' },
      {
        schemaCode: 'kd_item',
        formCode: 'kd_form',
        activities: [
          { kind: 'start', code: 'start', name: '開始' },
          { kind: 'end', code: 'end', name: '結束' },
        ],
        routes: [{ code: 'go', from: 'start', to: 'end' }],
      },
    ],
    [{ kind: 'page', code: 'kd_page' }, { cards: [] }],
    [
      { kind: 'rule', code: 'kd_rule' },
      { schemaCode: 'kd_item', trigger: 'saved', actions: [{ kind: 'check', formula: "title <> 'x'", message: { zh: '不行', en: 'No' } }] },
    ],
    [{ kind: 'print', schemaCode: 'kd_item', code: 'kd_print' }, { formCode: 'kd_form' }],
    [
      { kind: 'scenario', code: 'kd_case' },
      { workflowCode: 'kd_flow', initiator: home.admin.id, patch: { values: { title: 'a' } }, expected: { path: ['end'] }, blocks: false },
    ],
    [{ kind: 'role', code: 'kd_role' }, { grants: [{ schemaCode: 'kd_item', rights: ['view'], scope: 'all' }] }],
  ];
  const shop = { kind: 'app', code: 'shop' } as const;
  const keys = [...made.map(([key]) => key), shop];
  const publish = async (operations: Parameters<DesignServer['edit']>[1]) => {
    const { revision } = await home.edit('shop', operations);
    await home.admin.call(publishWorkingCopy, { appCode: 'shop', revision, reason: 'known' });
  };
  await publish(made.map(([document, value]) => ({ op: 'insert', document, path: [], value: { ...value, name: 'First' } })));
  const first = await Promise.all(keys.map((key) => home.content('shop', key)));
  await publish(keys.map((document) => ({ op: 'set', document, path: ['name'], value: 'Second' })));
  const { revision } = await home.edit('shop', [{ op: 'set', document: sheet, path: ['name'], value: 'Third' }]);

  await home.admin.call(restoreVersions, { appCode: 'shop', revision, documents: keys.map((document) => ({ document, version: 1 })) });

  expect(new Set(keys.map(({ kind }) => kind))).toEqual(new Set(documentKinds));
  expect(await Promise.all(keys.map((key) => home.content('shop', key)))).toEqual(first);
});
