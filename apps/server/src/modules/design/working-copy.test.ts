import {
  createDesignApp,
  discardWorkingCopy,
  formLoad,
  formSave,
  isDesignCodeTaken,
  listApps,
  listGroupHistory,
  listGroupsSince,
  listWorkingSnapshots,
  openWorkingCopy,
  publishWorkingCopy,
  removeDesignApp,
  restoreWorkingCopy,
  setAppState,
  submitGroup,
} from '@inkstone/api';
import { apps } from '@inkstone/demo';
import { createId, type Locale } from '@inkstone/schema';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { transact } from '../../platform/db/transactions/transact.ts';
import { publishApp } from '../publishing/index.ts';
import { DesignServer, insertOrders, orders } from './testing/design-server.ts';

/** The leave application with another name of its model. */
const leaveApp = apps.find(({ code }) => code === 'leave')!;
const renamedLeave = { ...leaveApp, models: leaveApp.models.map((model) => ({ ...model, name: '休假' })) };

let home: DesignServer;
beforeEach(async () => {
  home = await DesignServer.open();
});
afterEach(() => home.close());

describe('groups', () => {
  test('a group is applied once, however often it is sent', async () => {
    const key = createId();

    const first = await home.admin.call(submitGroup, { appCode: 'shop', revision: 0, operations: [insertOrders] }, { key });
    const again = await home.admin.call(submitGroup, { appCode: 'shop', revision: 0, operations: [insertOrders] }, { key });

    expect([first.revision, again.revision]).toEqual([1, 1]);
    expect(await home.content('shop', orders)).toMatchObject({ code: 'ds_order', name: '訂單' });
  });

  test('a group that does not fit changes nothing, and both values are named', async () => {
    await home.edit('shop', [insertOrders]);
    const path = ['dataItems', 'amount', 'name'];
    await home.edit('shop', [{ op: 'set', document: orders, path, value: '總額', was: { value: '金額' } }]);

    const operations = [
      { op: 'set' as const, document: orders, path: ['name'], value: 'Orders' },
      { op: 'set' as const, document: orders, path, value: 'Price', was: { value: '金額' } },
    ];
    const refused = await home.admin.refused(submitGroup, { appCode: 'shop', revision: 1, operations }, { locale: 'zh' });

    expect(refused).toMatchObject({
      status: 409,
      code: 'group-unfit',
      issues: [{ code: 'ChangedMeanwhile', path: 'model/ds_order/dataItems/amount/name', params: { yours: 'Price', theirs: '總額' } }],
    });
    expect(refused.errmsg).toContain('剛才被其他人修改');
    expect(await home.content('shop', orders)).toMatchObject({ name: '訂單' });
  });

  test('a change of a part that somebody deleted is refused in the language of its author', async () => {
    await home.edit('shop', [insertOrders]);
    await home.edit('shop', [{ op: 'remove', document: orders, path: ['dataItems', 'amount'] }]);

    const refused = await home.admin.refused(
      submitGroup,
      {
        appCode: 'shop',
        revision: 1,
        operations: [{ op: 'set', document: orders, path: ['dataItems', 'amount', 'name'], value: 'Price' }],
      },
      { locale: 'en' },
    );

    expect(refused.errmsg).toBe('This change no longer fits: "dataItems.amount.name" no longer exists; someone else may have deleted it');
  });

  test('a group made before a rename is behind; the groups since then tell its author what happened', async () => {
    await home.edit('shop', [insertOrders]);
    await home.edit('shop', [{ op: 'rename', document: orders, path: ['dataItems', 'amount'], to: 'total' }]);

    const late = { appCode: 'shop', revision: 1, operations: [{ op: 'set' as const, document: orders, path: ['name'], value: 'Orders' }] };
    expect(await home.admin.refused(submitGroup, late)).toMatchObject({ status: 409, code: 'group-behind' });

    const { revision, groups } = await home.admin.call(listGroupsSince, { appCode: 'shop', after: '1' });
    expect(revision).toBe(2);
    expect(groups).toMatchObject([
      { revision: 2, kind: 'edited', operations: [{ op: 'rename', to: 'total' }], author: { id: home.admin.id } },
    ]);
  });

  test('the code of a model is reserved in the whole installation', async () => {
    await home.edit('shop', [insertOrders]);
    await home.admin.call(createDesignApp, { code: 'market', name: '市集' });

    const taken = await home.admin.refused(submitGroup, { appCode: 'market', revision: 0, operations: [insertOrders] });
    const published = await home.admin.refused(submitGroup, {
      appCode: 'market',
      revision: 0,
      operations: [{ ...insertOrders, document: { kind: 'model', code: 'leave_request' } }],
    });

    expect([taken.code, published.code]).toEqual(['design-code-taken', 'design-code-taken']);
    const isTaken = (appCode: string, kind: 'model' | 'workflow', code: string) =>
      home.admin.call(isDesignCodeTaken, { appCode, kind, code });
    const { code } = insertOrders.document;
    expect([await isTaken('market', 'model', code), await isTaken('market', 'model', 'leave_request')]).toEqual([true, true]);
    expect([await isTaken('shop', 'model', code), await isTaken('market', 'workflow', code)]).toEqual([false, false]);
  });

  test('twenty groups at once are put into an order without gaps, and none is lost', async () => {
    await home.edit('shop', [insertOrders]);
    const codes = Array.from({ length: 20 }, (_, index) => `item_${index}`);

    await Promise.all(
      codes.map((code) =>
        home.admin.call(submitGroup, {
          appCode: 'shop',
          revision: 1,
          operations: [
            {
              op: 'insert',
              document: orders,
              path: ['dataItems', code],
              value: { name: code, type: 'ShortText' },
              at: { after: 'amount' },
            },
          ],
        }),
      ),
    );

    const content = await home.content('shop', orders);
    const { groups } = await home.admin.call(listGroupsSince, { appCode: 'shop', after: '0' });
    expect((content!['dataItems'] as { code: string }[]).map(({ code }) => code).toSorted()).toEqual(['amount', ...codes].toSorted());
    expect(groups.map(({ revision }) => revision)).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
  });

  test('what equals the published document is no change any more', async () => {
    const leave = { kind: 'model', code: 'leave_request' } as const;
    const published = (await home.content('leave', leave))!['name'];

    await home.edit('leave', [{ op: 'set', document: leave, path: ['name'], value: 'Leave' }]);
    const changed = await home.documents('leave');
    await home.edit('leave', [{ op: 'set', document: leave, path: ['name'], value: String(published) }]);
    const restored = await home.documents('leave');

    expect(changed.filter((each) => each.published)).toMatchObject([{ key: leave, published: { name: published } }]);
    expect(restored.filter((each) => each.published)).toEqual([]);
  });

  test('a working copy is sent as its call says, with what is changed, deleted, new and outdated', async () => {
    const leave = { kind: 'model', code: 'leave_request' } as const;
    const list = { kind: 'list', schemaCode: 'leave_request', code: 'leave_requests' } as const;
    await home.edit('leave', [
      insertOrders,
      { op: 'set', document: leave, path: ['name'], value: '請"假"' },
      { op: 'remove', document: list, path: [], was: { value: (await home.content('leave', list))! } },
    ]);
    await transact(home.server.db, (trx) => publishApp(trx, renamedLeave));

    const sent = await home.admin.call(openWorkingCopy, { appCode: 'leave' });

    const found = (wanted: object) => sent.documents.find(({ key }) => JSON.stringify(key) === JSON.stringify(wanted));
    expect(openWorkingCopy.output.parse(sent)).toEqual(sent);
    expect(found(orders)).toEqual({ key: orders, content: expect.any(Object), version: null });
    expect(found(list)).toEqual({ key: list, content: null, version: 1, published: expect.any(Object) });
    expect(found(leave)).toMatchObject({
      key: leave,
      content: { name: '請"假"' },
      version: 2,
      published: { name: renamedLeave.models[0]!.name },
      isOutdated: true,
    });
    expect(Object.keys(sent.documents.find(({ key }) => key.kind === 'form')!)).toEqual(['key', 'version', 'content']);
  });

  test('neither the application itself nor another one is made or removed by a group', async () => {
    const app = { kind: 'app', code: 'shop' } as const;

    const removed = await home.admin.refused(submitGroup, {
      appCode: 'shop',
      revision: 0,
      operations: [{ op: 'remove', document: app, path: [] }],
    });
    const other = await home.admin.refused(submitGroup, {
      appCode: 'shop',
      revision: 0,
      operations: [{ op: 'set', document: { kind: 'app', code: 'leave' }, path: ['name'], value: 'x' }],
    });

    expect([removed.code, other.code]).toEqual(['group-unfit', 'group-unfit']);
  });

  test('the document of the application is replaced as a whole, and that is taken back', async () => {
    const app = { kind: 'app', code: 'shop' } as const;
    const before = (await home.content('shop', app))!;
    const fixed = { ...before, name: '商店', functions: [{ code: 'orders', name: '訂單', schemaCode: 'x', formCode: 'x' }] };

    await home.edit('shop', [
      { op: 'remove', document: app, path: [], was: { value: before } },
      { op: 'insert', document: app, path: [], value: fixed },
    ]);
    const after = await home.content('shop', app);
    await home.edit('shop', [
      { op: 'remove', document: app, path: [], was: { value: after! } },
      { op: 'insert', document: app, path: [], value: before },
    ]);

    expect(after).toEqual(fixed);
    expect(await home.content('shop', app)).toEqual(before);
  });

  test('the history lists what was done, newest first, page by page', async () => {
    await home.edit('shop', [insertOrders]);
    for (const value of ['a', 'b', 'c']) await home.edit('shop', [{ op: 'set', document: orders, path: ['name'], value }]);

    const first = await home.admin.call(listGroupHistory, { appCode: 'shop', size: '3' });
    const second = await home.admin.call(listGroupHistory, { appCode: 'shop', size: '3', cursor: first.next! });

    expect([...first.items, ...second.items].map(({ revision }) => revision)).toEqual([4, 3, 2, 1]);
    expect(second.next).toBeNull();
  });
});

describe('discarding', () => {
  test('a discarded working copy is as published, and can be restored', async () => {
    const leave = { kind: 'model', code: 'leave_request' } as const;
    const { revision } = await home.edit('leave', [{ op: 'set', document: leave, path: ['name'], value: 'Leave' }]);

    await home.admin.call(discardWorkingCopy, { appCode: 'leave', revision });
    const discarded = await home.documents('leave');
    const { items } = await home.admin.call(listWorkingSnapshots, { appCode: 'leave' });
    const [kept] = items.filter(({ reason }) => reason === 'discarded');
    await home.admin.call(restoreWorkingCopy, { appCode: 'leave', revision: revision + 1, snapshotId: kept!.id });

    expect(discarded.filter((each) => each.published)).toEqual([]);
    expect(kept).toMatchObject({ documents: 1, revision });
    expect(await home.content('leave', leave)).toMatchObject({ name: 'Leave' });
  });

  test('nothing is discarded that its author did not see', async () => {
    const { revision } = await home.edit('shop', [insertOrders]);
    await home.edit('shop', [{ op: 'set', document: orders, path: ['name'], value: 'Orders' }]);

    expect(await home.admin.refused(discardWorkingCopy, { appCode: 'shop', revision })).toMatchObject({ code: 'group-behind' });
  });

  test('an application that was never published keeps its name when its working copy is discarded', async () => {
    const { revision } = await home.edit('shop', [insertOrders]);

    await home.admin.call(discardWorkingCopy, { appCode: 'shop', revision });

    expect((await home.documents('shop')).map(({ key }) => key)).toEqual([{ kind: 'app', code: 'shop' }]);
  });
});

describe('applications', () => {
  test('the working copy of a closed application is not changed', async () => {
    await home.admin.call(setAppState, { appCode: 'leave', state: 'closed' });
    const { revision } = await home.admin.call(openWorkingCopy, { appCode: 'leave' });

    const document = { kind: 'model', code: 'leave_request' } as const;
    const operations = [{ op: 'set' as const, document, path: ['name'], value: 'x' }];
    const refused = await home.admin.refused(submitGroup, { appCode: 'leave', revision, operations }, { locale: 'zh' });

    expect(refused).toMatchObject({ status: 409, code: 'app-closed' });
    expect(refused.errmsg).toContain('已關閉');
  });

  test('what is refused says why in both languages', async () => {
    const employee = await home.server.signIn('employee');
    const { revision } = await home.edit('shop', [insertOrders]);
    await home.edit('shop', [{ op: 'remove', document: orders, path: ['dataItems', 'amount'] }]);
    const inShop = { appCode: 'shop', revision };
    const set = { op: 'set' as const, document: orders, path: ['dataItems', 'amount', 'name'], value: 'x' };
    const again = { op: 'insert' as const, document: { kind: 'model' as const, code: 'leave_request' }, path: [], value: { name: 'x' } };
    await home.admin.call(setAppState, { appCode: 'leave', state: 'closed' });
    const leave = { kind: 'model' as const, code: 'leave_request' };
    const asked = (locale: Locale) => [
      home.admin.refused(submitGroup, { ...inShop, operations: [set] }, { locale }),
      home.admin.refused(submitGroup, { ...inShop, operations: [again] }, { locale }),
      home.admin.refused(submitGroup, { ...inShop, operations: [insertOrders] }, { locale }),
      employee.refused(submitGroup, { ...inShop, operations: [set] }, { locale }),
      employee.refused(publishWorkingCopy, inShop, { locale }),
      home.admin.refused(
        submitGroup,
        { appCode: 'leave', revision: 0, operations: [{ ...set, document: leave, path: ['name'] }] },
        { locale },
      ),
      home.admin.refused(publishWorkingCopy, { appCode: 'leave', revision: 0 }, { locale }),
    ];

    const [zh, en] = [await Promise.all(asked('zh')), await Promise.all(asked('en'))];

    expect(zh.map(({ code, errmsg }) => [code, errmsg])).toEqual([
      ['group-unfit', '這項修改已無法套用：「dataItems.amount.name」已不存在，可能已被其他人刪除'],
      ['design-code-taken', '編碼「leave_request」已有人使用，請換一個'],
      ['group-unfit', '這項修改已無法套用：「ds_order」已經存在'],
      ['not-allowed', expect.stringMatching(/權限/)],
      ['not-allowed', expect.stringMatching(/權限/)],
      ['app-closed', '應用「請假單」已關閉，重新開啟後才能修改'],
      ['app-closed', '應用「請假單」已關閉，重新開啟後才能修改'],
    ]);
    expect(en.map(({ code, errmsg }) => [code, errmsg])).toEqual([
      ['group-unfit', 'This change no longer fits: "dataItems.amount.name" no longer exists; someone else may have deleted it'],
      ['design-code-taken', 'The code "leave_request" is already taken. Choose another one.'],
      ['group-unfit', 'This change no longer fits: "ds_order" already exists'],
      ['not-allowed', expect.stringMatching(/^[A-Z][^一-龥]+$/)],
      ['not-allowed', expect.stringMatching(/^[A-Z][^一-龥]+$/)],
      ['app-closed', expect.stringMatching(/ is closed\. Reopen it to change it\.$/)],
      ['app-closed', expect.stringMatching(/ is closed\. Reopen it to change it\.$/)],
    ]);
  });

  test('nothing is started in a closed application, until it is opened again', async () => {
    const employee = await home.server.signIn('employee');
    const leaveForm = { schemaCode: 'leave_request', formCode: 'leave_request' };
    const menu = async () => (await employee.call(listApps, {})).map(({ code }) => code);
    await employee.call(formLoad, leaveForm);

    await home.admin.call(setAppState, { appCode: 'leave', state: 'closed' });
    const closed = await employee.refused(formLoad, leaveForm);
    const saved = await employee.refused(formSave, { ...leaveForm, patch: { values: { reason: 'x' } } });
    const withoutIt = await menu();
    await home.admin.call(setAppState, { appCode: 'leave', state: 'open' });

    expect([closed.code, saved.code, withoutIt]).toEqual(['not-allowed', 'not-allowed', []]);
    expect(await employee.call(formLoad, leaveForm)).toMatchObject({ definition: { code: 'leave_request' } });
    expect(await menu()).toEqual(['leave']);
  });

  test('an application that was never published is removed with its working copy', async () => {
    await home.edit('shop', [insertOrders]);

    await home.admin.call(removeDesignApp, { appCode: 'shop' });

    expect(await home.admin.refused(openWorkingCopy, { appCode: 'shop' })).toMatchObject({ code: 'not-found' });
  });
});
