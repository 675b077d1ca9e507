import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importRun } from '@inkstone/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workbookOf } from '../../platform/xlsx/testing/workbook-file.ts';
import type { TestPerson } from '../../testing/test-server.ts';
import type { ImportTask } from './testing/import-process.ts';
import { ImportScene } from './testing/import-scene.ts';

let scene: ImportScene;
let employee: TestPerson;
let folder: string;

beforeAll(async () => {
  scene = await ImportScene.open();
  employee = await scene.server.signIn('employee');
  folder = await mkdtemp(join(tmpdir(), 'inkstone-import-'));
});
afterAll(async () => {
  await scene.close();
  await rm(folder, { recursive: true, force: true });
});

const records = 120;

/** A process that goes on with an import until it is killed: as soon as it has written something, and not everything. */
async function killedOnTheWay(importId: string): Promise<number> {
  const { connection } = scene.server.database;
  const task: ImportTask = { connection: connection as ImportTask['connection'], folder, importId };
  const program = fileURLToPath(new URL('./testing/import-process.ts', import.meta.url));
  const child = spawn(process.execPath, [program, JSON.stringify(task)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const written = async (): Promise<number> =>
    (await scene.server.db.selectFrom('imports').select('done').where('id', '=', importId).executeTakeFirstOrThrow()).done;
  try {
    while ((await written()) === 0) if (child.exitCode !== null) throw new Error('it ended before it could be killed');
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
  return written();
}

test('an import whose process is killed goes on with the next one and writes every row once', async () => {
  const rows = Array.from({ length: records }, (_, index) => [`貨品 ${index}`, index]);
  const { importId } = await scene.checked(employee, await workbookOf(['名稱', '數量'], ...rows));
  await employee.call(importRun, { importId });

  const before = await killedOnTheWay(importId);

  expect(before).toBeLessThan(records);
  const task = await scene.worked(employee, importId);
  expect(task).toMatchObject({ state: 'done', added: records, done: records, failed: 0 });
  const { rows: counted } = await sql<{ all: number; each: number }>`
    select count(*)::integer as all, count(distinct title)::integer as each from biz.good`.execute(scene.server.db);
  expect(counted).toEqual([{ all: records, each: records }]);
});
