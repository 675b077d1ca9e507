import {
  copyDesignApp,
  formDelete,
  formSave,
  listDesignApps,
  moveDesignApp,
  openWorkingCopy,
  planPublishing,
  publishWorkingCopy,
  readAppRemoval,
  removeDesignApp,
} from '@inkstone/api';
import { apps } from '@inkstone/demo';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { publishApp } from '../../publishing/index.ts';
import { DesignServer } from '../testing/design-server.ts';

let home: DesignServer;
beforeEach(async () => {
  home = await DesignServer.open();
});
afterEach(() => home.close());

const leaveForm = { schemaCode: 'leave_request', formCode: 'leave_request' };

test('a published application is removed only without records, with its tables and all that is its own; its codes are free again', async () => {
  const record = await home.admin.call(formSave, { ...leaveForm, patch: { values: { reason: 'x' } } });
  const removal = await home.admin.call(readAppRemoval, { appCode: 'leave' });
  const refused = await home.admin.refused(removeDesignApp, { appCode: 'leave' });
  await home.admin.call(formDelete, { schemaCode: 'leave_request', objectId: record.objectId });

  await home.admin.call(removeDesignApp, { appCode: 'leave' });

  expect(removal).toMatchObject({ records: 1, mayRemove: false });
  expect(refused).toMatchObject({ status: 409, code: 'app-has-records' });
  expect((await home.admin.call(listDesignApps, {})).apps.map(({ code }) => code)).toEqual(['shop']);
  const { rows } = await sql`select from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'biz'`.execute(
    home.server.db,
  );
  expect(rows).toEqual([]);
  await transact(home.server.db, (trx) =>
    publishApp(
      trx,
      apps.find(({ code }) => code === 'leave')!,
    ),
  );
  expect(await home.admin.call(formSave, { ...leaveForm, patch: { values: { reason: 'again' } } })).toMatchObject({ version: 1 });
});

test('a copy names its own models and workflows everywhere, and is not published', async () => {
  const { appCode, unfollowed } = await home.admin.call(copyDesignApp, { from: 'leave', code: 'leave_copy', name: '請假副本' });
  const copied = await home.documents(appCode);
  const listed = (await home.admin.call(listDesignApps, {})).apps.find(({ code }) => code === 'leave_copy');
  const { revision } = await home.admin.call(openWorkingCopy, { appCode });
  const plan = await home.admin.call(planPublishing, { appCode, revision });
  const published = await home.admin.call(publishWorkingCopy, { appCode, revision, reason: 'copy' });

  expect(unfollowed).toEqual([]);
  expect(listed).toMatchObject({ state: 'unpublished', name: '請假副本' });
  expect(copied.map(({ version }) => version).filter((version) => version !== null)).toEqual([]);
  expect(JSON.stringify(copied)).not.toMatch(/"schemaCode":"leave_request"|"leave_flow"/);
  expect(plan.errors).toEqual([]);
  expect(published.documents.every(({ isNew }) => isNew)).toBe(true);
  expect((await home.documents('leave')).some(({ content }) => JSON.stringify(content).includes('leave_request_2'))).toBe(false);
});

test('the order of the applications is that of the start page; only administrators change it', async () => {
  const employee = await home.server.signIn('employee');
  const order = async () => (await home.admin.call(listDesignApps, {})).apps.map(({ code }) => code);
  const before = await order();

  await home.admin.call(moveDesignApp, { appCode: 'shop', after: null });

  expect([before, await order()]).toEqual([
    ['leave', 'shop'],
    ['shop', 'leave'],
  ]);
  expect(await employee.refused(moveDesignApp, { appCode: 'leave', after: null })).toMatchObject({ code: 'not-allowed' });
  expect(await home.admin.refused(moveDesignApp, { appCode: 'leave', after: 'nothing' })).toMatchObject({ code: 'not-found' });
  await home.admin.call(moveDesignApp, { appCode: 'leave', after: 'shop' });
  expect(await order()).toEqual(['shop', 'leave']);
});
