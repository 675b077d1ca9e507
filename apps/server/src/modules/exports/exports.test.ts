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
import { tendExports } from './index.ts';
import { carryOut, download, readRows } from '../../testing/read-export.ts';

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
afterEach(() => scene.forgetRoles());

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

const wish = { schemaCode: 'thing', fields: ['label', 'price'], sort: [{ code: 'price', direction: 'asc' as const }] };
const exported = async (person: TestPerson, input: Readonly<Record<string, unknown>>) =>
  readRows((await download(scene.server, person, exportData, input)).bytes);

describe('an export', () => {
  test('has the columns asked for, and rows of sub-tables below one another beside their record', async () => {
    const rows = await exported(employee, { ...wish, sheets: ['parts'] });

    expect(rows).toEqual([
      ['label', 'price', 'parts'],
      [null, null, 'part', 'cost'],
      ['=cmd()', 12, '螺絲', 1],
      [null, null, '+螺帽', 2],
      ['桌子', 1000],
    ]);
  });

  test('holds only what meets the filter, or was chosen', async () => {
    const filter = { field: 'price', operator: 'Gt', value: 100 };
    const chosen = (
      await scene.server.db.executeQuery<{ id: string }>(sql`select id from biz.thing where price < 100`.compile(scene.server.db))
    ).rows;

    expect(await exported(employee, { ...wish, filter })).toEqual([
      ['label', 'price'],
      ['桌子', 1000],
    ]);
    expect(await exported(employee, { ...wish, objectIds: chosen.map(({ id }) => id) })).toEqual([
      ['label', 'price'],
      ['=cmd()', 12],
    ]);
  });

  test('shows nobody what a role hides, and only the records that may be exported', async () => {
    await scene.role([manager], { rights: ['view', 'export'], scope: 'all', fields: { price: 'hidden', 'parts.cost': 'hidden' } });

    const rows = await exported(manager, { schemaCode: 'thing', fields: ['label', 'price'], sheets: ['parts'] });

    expect(rows[0]).toEqual(['label', 'parts']);
    expect(rows.flat()).not.toContain(12);
    expect(rows.flat()).not.toContain('cost');
    await scene.forgetRoles();
    await scene.role([manager], { rights: ['view'], scope: 'all', fields: {} });
    expect((await download(scene.server, manager, exportData, wish)).status).toBe(403);
    await scene.role([manager], { rights: ['export'], scope: 'own', fields: {} });
    expect(await exported(manager, wish)).toEqual([['label', 'price']]);
  });

  test('refuses fields and sub-tables that there are none of', async () => {
    expect((await download(scene.server, employee, exportData, { schemaCode: 'thing', fields: ['nothing'] })).status).toBe(400);
    expect((await download(scene.server, employee, exportData, { schemaCode: 'thing', sheets: ['nothing'] })).status).toBe(400);
  });
});

describe('a task', () => {
  test('makes the file, which its owner downloads, with a ticket too, and nobody else', async () => {
    const { taskId } = await employee.call(exportDataAsync, wish);
    await carryOut(scene.server, taskId);

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

  test('takes the files in its cells along in a zip', async () => {
    const file = await scene.files.upload(employee, {
      schemaCode: 'thing',
      control: 'papers',
      name: 'a.txt',
      bytes: Buffer.from('inside'),
    });
    await employee.call(formSubmit, { schemaCode: 'thing', patch: { values: { label: '附檔', papers: [file] } } });
    const { taskId } = await employee.call(exportDataAsync, { schemaCode: 'thing', fields: ['label', 'papers'], withFiles: true });

    await carryOut(scene.server, taskId);

    const { headers, bytes } = await download(scene.server, employee, exportFile, { taskId });
    expect(headers['content-type']).toBe('application/zip');
    expect(bytes.toString('latin1')).toMatch(/files\/[^/]+\/a\.txt/);
    expect(bytes.toString('latin1')).toContain('.xlsx');
  });

  test('tells no total of what is found by a field that a workflow hides somewhere', async () => {
    await employee.call(formSubmit, { schemaCode: 'request', patch: { values: { label: '申請', price: 500 } } });
    const told = async (wished: Readonly<Record<string, unknown>>) => {
      const { taskId } = await employee.call(exportDataAsync, { schemaCode: 'request', fields: ['label'], ...wished });
      await carryOut(scene.server, taskId);
      return employee.call(exportProgress, { taskId });
    };

    expect(await told({ filter: { field: 'price', operator: 'Eq', value: 500 } })).toMatchObject({ state: 'done', done: 1, total: null });
    expect(await told({})).toMatchObject({ state: 'done', done: 1, total: 1 });
  });

  test('is decided anew by who asks when its turn comes', async () => {
    const { taskId } = await manager.call(exportDataAsync, wish);
    await scene.role([employee], { rights: ['view', 'export'], scope: 'all', fields: {} });

    await carryOut(scene.server, taskId);

    expect(await manager.call(exportProgress, { taskId })).toMatchObject({ state: 'failed' });
  });

  test('stops when it is cancelled, and goes with its file when it is deleted or its seven days are over', async () => {
    const { taskId } = await employee.call(exportDataAsync, wish);
    expect(await employee.call(cancelExportTask, { taskId })).toBe(true);
    await carryOut(scene.server, taskId);
    expect(await employee.call(exportProgress, { taskId })).toMatchObject({ state: 'cancelled', size: null });

    const kept = (await employee.call(exportDataAsync, { ...wish, fields: ['label'] })).taskId;
    await carryOut(scene.server, kept);
    const { sha256 } = await scene.server.db.selectFrom('export_tasks').select('sha256').where('id', '=', kept).executeTakeFirstOrThrow();
    const inTwoDays = new Date(Date.now() + 2 * 86_400_000);
    const place = { db: scene.server.db, files: scene.server.files, log: { warn: () => undefined } };
    await cleanUpFiles(place, inTwoDays);
    expect(await scene.server.files.sizeOf(sha256!)).not.toBeNull();
    await employee.call(deleteExportTask, { taskIds: [kept] });
    await cleanUpFiles(place, inTwoDays);
    expect(await scene.server.files.sizeOf(sha256!)).toBeNull();
    await tendExports({ db: scene.server.db, now: () => new Date(Date.now() + 8 * 86_400_000) });
    expect((await employee.call(listExportTasks, {})).items).toEqual([]);
  });

  test('whose process ended is put into the queue again', async () => {
    const { taskId } = await employee.call(exportDataAsync, wish);
    const { db } = scene.server;
    await db
      .updateTable('export_tasks')
      .set({ state: 'running', beat_at: new Date(Date.now() - 60_000) })
      .where('id', '=', taskId)
      .execute();
    await sql`delete from pgboss.job where name = 'data-export'`.execute(db);

    await tendExports({ db, now: () => new Date() });

    const { rows } = await sql<{ id: string }>`select data ->> 'id' as id from pgboss.job where name = 'data-export'`.execute(db);
    expect(rows.map(({ id }) => id)).toEqual([taskId]);
    await carryOut(scene.server, taskId);
    expect(await employee.call(exportProgress, { taskId })).toMatchObject({ state: 'done' });
  });
});
