import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { isAlive } from './process-identity.ts';

const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() };
const running: EmbeddedPostgres[] = [];
// Accessible to its owner only, like the temporary folders of the system.
const makeFolder = () => mkdtemp(join(tmpdir(), 'inkstone-pg-'));
/** A folder whose database was created and stopped: creating one takes most of the time of a test. */
let created: string;
let folder: string;
beforeAll(async () => {
  created = await makeFolder();
  const database = await startEmbeddedPostgres({ folder: created, log });
  await database.stop();
});
beforeEach(async () => {
  folder = await makeFolder();
});
afterEach(async () => {
  for (const database of running.splice(0)) await database.stop();
  await rm(folder, { recursive: true, force: true });
});
afterAll(() => rm(created, { recursive: true, force: true }));

/** Puts a copy of the database that was created into the folder, with its owner and permissions. */
function copyDatabase(to = folder): void {
  execFileSync('cp', ['-a', `${created}/.`, to]);
}

async function start(at = folder): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ folder: at, log });
  running.push(database);
  return database;
}

async function query<T>(database: EmbeddedPostgres, text: string): Promise<T[]> {
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    return (await client.query(text)).rows as T[];
  } finally {
    await client.end();
  }
}

/** Another server process: starts the database in the folder and prints its process id or the error. */
async function otherProcess(at: string): Promise<{ said: string; child: ReturnType<typeof spawn> }> {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)};
    const log = { info() {}, warn() {}, error() {} };
    try {
      const database = await startEmbeddedPostgres({ folder: ${JSON.stringify(at)}, log });
      console.log('pid ' + database.pid());
      setInterval(() => {}, 1000);
    } catch (error) {
      console.log(error.message);
    }`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(child.stdout!, 'data')) as [Buffer];
  return { said: said.toString().trim(), child };
}

test('the database is UTF-8 with a fixed collation, durable, and inaccessible to other users', async () => {
  const database = await start();

  const [settings] = await query<Record<string, string>>(
    database,
    `select current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
            current_setting('synchronous_commit') as commit, current_setting('data_checksums') as checksums, current_setting('listen_addresses') as addresses,
            datlocprovider as provider, datlocale as locale, lower('ÄÖ') as lowered
     from pg_database where datname = current_database()`,
  );

  expect(settings).toEqual({
    encoding: 'UTF8',
    fsync: 'on',
    commit: 'on',
    checksums: 'on',
    addresses: '',
    provider: 'b',
    locale: 'C.UTF-8',
    lowered: 'äö',
  });
});

test('data survives a stop and a start', async () => {
  copyDatabase();
  const first = await start();
  await query(first, `create table kept as select '墨' as text`);

  await first.stop();
  const second = await start();

  expect(isAlive(first.pid()!)).toBe(false);
  expect(await query(second, 'select text from kept')).toEqual([{ text: '墨' }]);
});

test('with a path too long for a socket it is reached by loopback with a password', async () => {
  const deep = join(folder, 'x'.repeat(100));
  mkdirSync(deep);
  copyDatabase(deep);

  const database = await start(deep);

  expect(database.connection).toMatchObject({ host: '127.0.0.1', password: expect.stringMatching(/^.{32}$/) as string });
  expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
  await expect(new pg.Client({ ...database.connection, password: 'wrong' }).connect()).rejects.toMatchObject({ code: '28P01' });
});

test('a second server on the folder is refused with a message', async () => {
  copyDatabase();
  await start();

  const { said } = await otherProcess(folder);

  expect(said).toContain(folder);
  expect(said).toContain(`process ${process.pid}`);
  expect(said).toContain('DATA_DIR');
});

test('of several servers that start at the same time one gets the folder', async () => {
  const outcomes = await Promise.all([otherProcess(folder), otherProcess(folder), otherProcess(folder)]);

  expect(outcomes.filter(({ said }) => said.startsWith('pid'))).toHaveLength(1);
  expect(outcomes.filter(({ said }) => said.includes('in use by another Inkstone server'))).toHaveLength(2);
  for (const { child } of outcomes) await end(child);
  await start();
});

test('a database whose server was killed is adopted', async () => {
  copyDatabase();
  const { said, child } = await otherProcess(folder);
  await end(child);
  expect(isAlive(Number(said.slice(4)))).toBe(true);

  const database = await start();

  expect(`pid ${database.pid()}`).toBe(said);
  expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('after the database and its server were killed the next start recovers', async () => {
  copyDatabase();
  const { said, child } = await otherProcess(folder);
  await end(child);
  process.kill(Number(said.slice(4)), 'SIGKILL');

  const database = await start();

  expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a process with the id of the dead database is not mistaken for it', async () => {
  copyDatabase();
  const { said, child } = await otherProcess(folder);
  await end(child);
  const pid = Number(said.slice(4));
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
  const file = join(folder, 'postgres', 'postmaster.pid');
  writeFileSync(file, readFileSync(file, 'utf8').replace(String(pid), String(process.pid)));

  const database = await start();

  expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('an incomplete cluster is created again', async () => {
  mkdirSync(join(folder, 'postgres.new'));
  writeFileSync(join(folder, 'postgres.new', 'PG_VERSION'), '18');

  const database = await start();

  expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(existsSync(join(folder, 'postgres.new'))).toBe(false);
});

test('a database that dies is restarted at the same address', async () => {
  copyDatabase();
  const database = await start();
  await query(database, `create table kept as select 1 as one`);
  const before = database.pid()!;

  process.kill(before, 'SIGKILL');

  await expect.poll(() => query(database, 'select one from kept').catch(() => 'not yet'), { timeout: 20_000 }).toEqual([{ one: 1 }]);
  expect(database.pid()).not.toBe(before);
});

test('the data of another version of PostgreSQL is refused with a message', async () => {
  copyDatabase();
  writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '16\n');

  await expect(start()).rejects.toThrow('belongs to PostgreSQL 16');
});

async function end(child: ReturnType<typeof spawn>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
