import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { importCheck, importProgress, importRun } from '@inkstone/api';
import { importModes } from '@inkstone/schema';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { workbookOf } from '../../platform/xlsx/testing/workbook-file.ts';
import type { TestPerson } from '../../testing/test-server.ts';
import { testProgram } from '../../testing/test-program.ts';
import type { ImportTask } from './testing/import-process.ts';
import { rowsAtOnce } from './limits.ts';
import { ImportScene } from './testing/import-scene.ts';

/** More than two transactions write at once. */
const records = rowsAtOnce * 2 + 50;
const program = new URL('./testing/import-process.ts', import.meta.url);
const children: ChildProcess[] = [];
let scene: ImportScene;
let employee: TestPerson;
let gate: Gate;
beforeAll(async () => {
  scene = await ImportScene.open();
  employee = await scene.server.signIn('employee');
});
beforeEach(async () => {
  gate = await Gate.build(scene);
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await gate.remove();
  await sql`delete from biz.good`.execute(scene.server.db);
  await sql`delete from pgboss.job`.execute(scene.server.db);
  await sql`delete from imports`.execute(scene.server.db);
});
afterAll(() => scene.close());

/** Blocks the writer of a certain row in the middle of a transaction, so that tests can end a process exactly there. */
class Gate {
  readonly #client: pg.Client;
  readonly #key = 4711;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  static async build({ server }: ImportScene): Promise<Gate> {
    const client = new pg.Client(server.database.connection);
    await client.connect();
    const gate = new Gate(client);
    await client.query(`
      create table public.held_row (place text);
      create function public.hold_row() returns trigger language plpgsql as $$
      begin
        if exists (select from public.held_row where place = case tg_table_name || tg_op when 'goodINSERT' then to_jsonb(new) ->> 'title'
          when 'import_rowsINSERT' then 'line ' || (to_jsonb(new) ->> 'position') else 'checked ' || (to_jsonb(new) ->> 'checked') end)
        then perform pg_advisory_xact_lock_shared(${gate.#key}); end if;
        return new;
      end $$;
      create trigger hold_row before insert on biz.good for each row execute function public.hold_row();`);
    await client.query(`create trigger hold_row before insert on inkstone.import_rows for each row execute function public.hold_row()`);
    await client.query(`create trigger hold_row before update on inkstone.imports for each row execute function public.hold_row()`);
    return gate;
  }

  async close(place: string): Promise<void> {
    await this.#client.query(`select pg_advisory_lock(${this.#key})`);
    await this.#client.query(`delete from public.held_row`);
    await this.#client.query(`insert into public.held_row values ($1)`, [place]);
  }

  /** Waits until a writer is blocked. */
  async isReached(): Promise<boolean> {
    const { rowCount } = await this.#client.query(
      `select from pg_locks where locktype = 'advisory' and objid = ${this.#key} and not granted`,
    );
    return rowCount! > 0;
  }

  /** Releases the blocked writer; a database process whose client is gone then notices and rolls back. */
  async open(): Promise<void> {
    await this.#client.query(`select pg_advisory_unlock(${this.#key})`);
  }

  /** Waits until nothing of the import is locked. */
  async isLeft(): Promise<boolean> {
    const { rowCount } = await this.#client.query(`select from pg_locks where locktype = 'advisory' and objid = ${this.#key}`);
    return rowCount === 0;
  }

  async remove(): Promise<void> {
    await this.#client.query(`select pg_advisory_unlock_all()`);
    await this.#client.query(`drop function public.hold_row cascade; drop table public.held_row`);
    await this.#client.end();
  }
}

/** A separate process, which continues an import or processes the queue. */
function launch(importId?: string): ChildProcess {
  const { connection } = scene.server.database;
  const task: ImportTask = {
    connection: connection as ImportTask['connection'],
    folder: dirname(scene.server.files.stagingFolder),
    ...(importId !== undefined && { importId }),
  };
  const child = spawn(process.execPath, [testProgram(program), JSON.stringify(task)], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  child.stdout!.on('data', (chunk: Buffer) => texts.set(child, outputOf(child) + chunk.toString()));
  return child;
}

const texts = new WeakMap<ChildProcess, string>();
const outputOf = (child: ChildProcess): string => texts.get(child) ?? '';

const reached = () => expect.poll(() => gate.isReached(), { timeout: 60_000 }).toBe(true);

async function kill(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Runs a process until it writes this row, and kills it there. */
async function killedAt(importId: string, place: string): Promise<void> {
  await gate.close(place);
  const child = launch(importId);
  await reached();
  await kill(child);
  await gate.open();
  await expect.poll(() => gate.isLeft(), { timeout: 60_000 }).toBe(true);
}

const title = (index: number) => `貨品 ${index}`;

/** Uploads a file and requests its check. */
async function begun(): Promise<string> {
  const rows = Array.from({ length: records }, (_, index) => [title(index), index]);
  const { importId, columns } = await scene.upload(employee, await workbookOf(['名稱', '數量'], ...rows));
  const mapping = columns.map(({ field }) => field);
  await employee.call(importCheck, { importId, mapping, mode: importModes.append, keys: [] });
  return importId;
}

/** The number of written records, and of distinct ones. */
async function written(): Promise<{ all: number; each: number }> {
  const { rows } = await sql<{ all: number; each: number }>`
    select count(*)::integer as all, count(distinct title)::integer as each from biz.good`.execute(scene.server.db);
  return rows[0]!;
}

const progress = (importId: string) => employee.call(importProgress, { importId });

async function finished(importId: string, state: string): Promise<void> {
  await expect.poll(async () => (await progress(importId)).state, { timeout: 150_000 }).toBe(state);
}

test('an import whose processes are killed again and again writes every row once', { timeout: 400_000 }, async () => {
  const importId = await begun();

  // While it reads, checks and writes: at the first and last rows of a transaction, in between, and at the very end.
  await killedAt(importId, 'line 60');
  await killedAt(importId, `checked ${rowsAtOnce}`);
  await killedAt(importId, `checked ${rowsAtOnce * 2}`);
  expect(await scene.worked(employee, importId)).toMatchObject({ state: 'checked', checked: records, failed: 0 });
  expect(await written()).toEqual({ all: 0, each: 0 });
  await employee.call(importRun, { importId });
  for (const row of [0, rowsAtOnce - 1, rowsAtOnce, records - 1]) {
    await killedAt(importId, title(row));
    const { done } = await progress(importId);
    expect(await written()).toEqual({ all: done, each: done });
  }

  expect(await scene.worked(employee, importId)).toMatchObject({ state: 'done', added: records, done: records, failed: 0 });
  expect(await written()).toEqual({ all: records, each: records });
});

test('the queue gives an import whose process is killed to another one', { timeout: 360_000 }, async () => {
  const importId = await begun();
  await gate.close(`checked ${rowsAtOnce}`);
  const dying = launch();
  await reached();

  await kill(dying);
  await gate.open();
  launch();
  await finished(importId, 'checked');
  await employee.call(importRun, { importId });
  await finished(importId, 'done');

  expect(await written()).toEqual({ all: records, each: records });
});

test(
  'a process that is asked to stop does so after the rows it is writing, and another one continues the import at once',
  { timeout: 360_000 },
  async () => {
    const importId = await begun();
    expect(await scene.worked(employee, importId)).toMatchObject({ state: 'checked' });
    await sql`delete from pgboss.job`.execute(scene.server.db);
    await gate.close(title(20));
    await employee.call(importRun, { importId });
    const stopping = launch();
    await reached();

    const ended = once(stopping, 'exit');
    stopping.kill('SIGTERM');
    const { rows: before } = await sql<{ retry_limit: number }>`select retry_limit from pgboss.job where state = 'active'`.execute(
      scene.server.db,
    );
    // It is asked to stop while rows are being written.
    await expect.poll(() => outputOf(stopping)).toContain('stopping');
    await gate.open();
    expect(await ended).toEqual([0, null]);

    expect(await progress(importId)).toMatchObject({ state: 'importing', done: rowsAtOnce });
    expect(await written()).toEqual({ all: rowsAtOnce, each: rowsAtOnce });
    const { rows: after } = await sql`select state, retry_count, retry_limit, start_after <= now() as due from pgboss.job`.execute(
      scene.server.db,
    );
    expect(after).toEqual([{ state: 'retry', retry_count: 0, retry_limit: before[0]!.retry_limit + 1, due: true }]);
    launch();
    await finished(importId, 'done');
    expect(await written()).toEqual({ all: records, each: records });
  },
);
