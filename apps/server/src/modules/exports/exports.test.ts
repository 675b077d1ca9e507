import {
  cancelExportTask,
  deleteExportTask,
  exportData,
  exportDataAsync,
  exportFile,
  exportProgress,
  exportTicket,
  formSubmit,
  listExportTasks,
} from '@inkstone/api';
import { createId } from '@inkstone/schema';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../testing/test-server.ts';
import { cleanUpFiles } from '../stored-files/index.ts';
import { RoleScene } from '../../testing/role-scene.ts';
import { maintainExports } from './index.ts';
import { runExportTask, download, readRows } from '../../testing/read-export.ts';

let scene: RoleScene;
let employee: TestPerson;
let manager: TestPerson;

beforeAll(async () => {
  scene = await RoleScene.open();
  [employee, manager] = [await scene.signIn('employee'), await scene.signIn('manager')];
  await put('=cmd()', 12, [
    { part: '螺絲', cost: 1 },
    { part: '+螺帽', cost: 2 },
  ]);
  await put('桌子', 1000, []);
});
afterAll(() => scene.close());
afterEach(() => scene.deleteRoles());

async function put(label: string, price: number, parts: readonly { part: string; cost: number }[]): Promise<string> {
  const ids = parts.map(() => createId());
  const cells = parts.flatMap(({ part, cost }, index) => [
    [`parts[${ids[index]}].part`, part],
    [`parts[${ids[index]}].cost`, cost],
  ]);
  const values = { label, price, ...(Object.fromEntries(cells) as Record<string, unknown>) };
  const patch = { values, rows: { parts: { added: ids } } };
  return (await employee.call(formSubmit, { schemaCode: 'thing', patch })).objectId;
}

const request = { schemaCode: 'thing', fields: ['label', 'price'], sort: [{ code: 'price', direction: 'asc' as const }] };
const exported = async (person: TestPerson, input: Readonly<Record<string, unknown>>) =>
  readRows((await download(scene.server, person, exportData, input)).bytes);

describe('an export', () => {
  test('has the requested columns, and rows of sub-tables below one another next to their record', async () => {
    const rows = await exported(employee, { ...request, sheets: ['parts'] });

    expect(rows).toEqual([
      ['label', 'price', 'parts'],
      [null, null, 'part', 'cost'],
      ['=cmd()', 12, '螺絲', 1],
      [null, null, '+螺帽', 2],
      ['桌子', 1000],
    ]);
  });

  test('contains only records that match the filter or were chosen', async () => {
    const filter = { field: 'price', operator: 'Gt', value: 100 };
    const chosen = (
      await scene.server.db.executeQuery<{ id: string }>(sql`select id from biz.thing where price < 100`.compile(scene.server.db))
    ).rows;

    expect(await exported(employee, { ...request, filter })).toEqual([
      ['label', 'price'],
      ['桌子', 1000],
    ]);
    expect(await exported(employee, { ...request, objectIds: chosen.map(({ id }) => id) })).toEqual([
      ['label', 'price'],
      ['=cmd()', 12],
    ]);
  });

  test('omits values that a role hides, and records that may not be exported', async () => {
    await scene.role([manager], { rights: ['view', 'export'], scope: 'all', fields: { price: 'hidden', 'parts.cost': 'hidden' } });

    const rows = await exported(manager, { schemaCode: 'thing', fields: ['label', 'price'], sheets: ['parts'] });

    expect(rows[0]).toEqual(['label', 'parts']);
    expect(rows.flat()).not.toContain(12);
    expect(rows.flat()).not.toContain('cost');
    await scene.deleteRoles();
    await scene.role([manager], { rights: ['view'], scope: 'all', fields: {} });
    expect((await download(scene.server, manager, exportData, request)).status).toBe(403);
    await scene.role([manager], { rights: ['export'], scope: 'own', fields: {} });
    expect(await exported(manager, request)).toEqual([['label', 'price']]);
  });

  test('refuses unknown fields and sub-tables', async () => {
    expect((await download(scene.server, employee, exportData, { schemaCode: 'thing', fields: ['nothing'] })).status).toBe(400);
    expect((await download(scene.server, employee, exportData, { schemaCode: 'thing', sheets: ['nothing'] })).status).toBe(400);
  });
});

describe('a task', () => {
  test('makes a file that only its owner may download, also with a ticket', async () => {
    const { taskId } = await employee.call(exportDataAsync, request);
    await runExportTask(scene.server, taskId);

    const task = await employee.call(exportProgress, { taskId });
    expect(task).toMatchObject({ state: 'done', done: 2, total: 2, problem: null });
    const { headers, bytes } = await download(scene.server, employee, exportFile, { taskId });
    expect(String(headers['content-disposition'])).toContain('.xlsx');
    expect((await readRows(bytes)).length).toBe(3);
    const { ticket } = await employee.call(exportTicket, { taskId });
    expect((await download(scene.server, null, exportFile, { taskId, T: ticket })).status).toBe(200);
    expect((await download(scene.server, manager, exportFile, { taskId })).status).toBe(404);
    expect((await download(scene.server, null, exportFile, { taskId, T: 'x' })).status).toBe(401);
    expect((await manager.refused(exportProgress, { taskId })).code).toBe('not-found');
  });

  test('includes the files of its cells in a zip', async () => {
    const file = await scene.files.upload(employee, {
      schemaCode: 'thing',
      control: 'papers',
      name: 'a.txt',
      bytes: Buffer.from('inside'),
    });
    await employee.call(formSubmit, { schemaCode: 'thing', patch: { values: { label: '附檔', papers: [file] } } });
    const { taskId } = await employee.call(exportDataAsync, { schemaCode: 'thing', fields: ['label', 'papers'], withFiles: true });

    await runExportTask(scene.server, taskId);

    const { headers, bytes } = await download(scene.server, employee, exportFile, { taskId });
    expect(headers['content-type']).toBe('application/zip');
    expect(bytes.toString('latin1')).toMatch(/files\/[^/]+\/a\.txt/);
    expect(bytes.toString('latin1')).toContain('.xlsx');
  });

  test('shows no total when the filter uses a field that a workflow hides in some record', async () => {
    await employee.call(formSubmit, { schemaCode: 'request', patch: { values: { label: '申請', price: 500 } } });
    const finished = async (options: Readonly<Record<string, unknown>>) => {
      const { taskId } = await employee.call(exportDataAsync, { schemaCode: 'request', fields: ['label'], ...options });
      await runExportTask(scene.server, taskId);
      return employee.call(exportProgress, { taskId });
    };

    expect(await finished({ filter: { field: 'price', operator: 'Eq', value: 500 } })).toMatchObject({
      state: 'done',
      done: 1,
      total: null,
    });
    expect(await finished({})).toMatchObject({ state: 'done', done: 1, total: 1 });
  });

  test('checks the rights of its owner again when it runs', async () => {
    const { taskId } = await manager.call(exportDataAsync, request);
    await scene.role([employee], { rights: ['view', 'export'], scope: 'all', fields: {} });

    await runExportTask(scene.server, taskId);

    expect(await manager.call(exportProgress, { taskId })).toMatchObject({ state: 'failed' });
  });

  test('stops when it is cancelled, and is removed with its file when it is deleted or after seven days', async () => {
    const { taskId } = await employee.call(exportDataAsync, request);
    expect(await employee.call(cancelExportTask, { taskId })).toBe(true);
    await runExportTask(scene.server, taskId);
    expect(await employee.call(exportProgress, { taskId })).toMatchObject({ state: 'cancelled', size: null });

    const kept = (await employee.call(exportDataAsync, { ...request, fields: ['label'] })).taskId;
    await runExportTask(scene.server, kept);
    const { sha256 } = await scene.server.db.selectFrom('export_tasks').select('sha256').where('id', '=', kept).executeTakeFirstOrThrow();
    const inTwoDays = new Date(Date.now() + 2 * 86_400_000);
    const stores = { db: scene.server.db, files: scene.server.files, log: { warn: () => undefined } };
    await cleanUpFiles(stores, inTwoDays);
    expect(await scene.server.files.sizeOf(sha256!)).not.toBeNull();
    await employee.call(deleteExportTask, { taskIds: [kept] });
    await cleanUpFiles(stores, inTwoDays);
    expect(await scene.server.files.sizeOf(sha256!)).toBeNull();
    await maintainExports({ db: scene.server.db, now: () => new Date(Date.now() + 8 * 86_400_000) });
    expect((await employee.call(listExportTasks, {})).items).toEqual([]);
  });

  test('is enqueued again when its process ended', async () => {
    const { taskId } = await employee.call(exportDataAsync, request);
    const { db } = scene.server;
    await db
      .updateTable('export_tasks')
      .set({ state: 'running', beat_at: new Date(Date.now() - 60_000) })
      .where('id', '=', taskId)
      .execute();
    await sql`delete from pgboss.job where name = 'data-export'`.execute(db);

    await maintainExports({ db, now: () => new Date() });

    const { rows } = await sql<{ id: string }>`select data ->> 'id' as id from pgboss.job where name = 'data-export'`.execute(db);
    expect(rows.map(({ id }) => id)).toEqual([taskId]);
    await runExportTask(scene.server, taskId);
    expect(await employee.call(exportProgress, { taskId })).toMatchObject({ state: 'done' });
  });
});
