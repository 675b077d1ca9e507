import { fork, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { statement } from '../testing/postgres.global-setup.ts';
import { serverProgram, testProgram } from '../testing/test-program.ts';
import { databaseFailureMessage, folderFailureMessage, listenFailureMessage } from './failure-messages.ts';
import type { Attempt } from './testing/attempt-process.ts';

const attemptProcess = new URL('./testing/attempt-process.ts', import.meta.url);
const { connection, template } = inject('postgres');
const databases: string[] = [];
const children: ChildProcess[] = [];
let folder: string;
let bucket: Server;
let taken: ReturnType<typeof createTcpServer>;
/** One process for most attempts, because loading the server takes longer than they do. */
let attempts: ChildProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-cannot-'));
  await writeFile(join(folder, 'file'), '');
  bucket = createServer((request, answer) => void answer.writeHead(request.url?.startsWith('/closed') ? 403 : 404).end());
  taken = createTcpServer((socket) => socket.end());
  for (const server of [bucket, taken]) await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  bucket.closeAllConnections();
  bucket.close();
  taken.close();
  for (const name of databases) await statement(connection, `drop database if exists ${name} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

/** Returns the address of a new database: up to date, or empty but for what the statements create. */
async function database(...statements: readonly string[]): Promise<string> {
  const name = `inkstone_cannot_${randomUUID().slice(0, 8)}`;
  databases.push(name);
  await statement(connection, `create database ${name}${statements.length === 0 ? ` template ${template}` : ''}`);
  for (const text of statements) await statement({ ...connection, database: name }, text);
  return addressOf(name);
}

function addressOf(name: string): string {
  const { host, port, user, password } = connection;
  const at = new URLSearchParams({ host: String(host), port: String(port) });
  return `postgres://${user}:${encodeURIComponent(String(password))}@localhost/${name}?${at.toString()}`;
}

const environmentOf = (settings: Record<string, string>): Record<string, string | undefined> => ({
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  DATA_DIR: join(folder, 'data'),
  PORT: '0',
  HOST: '127.0.0.1',
  DEMO: 'off',
  LOG_LEVEL: 'silent',
  ...settings,
});

/** Starts the server as operators do, and returns what the process printed and its status. */
async function start(settings: Record<string, string>): Promise<Attempt> {
  const child = spawn(process.execPath, [serverProgram()], { env: environmentOf(settings), stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  children.push(child);
  const [code] = (await once(child, 'close')) as [number];
  return { code, text };
}

/** Starts the server in the process that is kept for attempts. */
async function attempt(settings: Record<string, string>): Promise<Attempt> {
  const answer = once(attempts, 'message');
  attempts.send(environmentOf(settings));
  const [outcome] = (await answer) as [Attempt];
  return outcome;
}

/** Expects status 1 and a message without a stack trace and without the password. */
function expectMessage({ code, text }: Attempt, sentence: RegExp): void {
  expect({ code, text }).toMatchObject({ code: 1, text: expect.stringMatching(sentence) as string });
  expect(text).not.toMatch(/\n\s+at |node:|\.ts:\d/);
  expect(text).not.toContain('secret');
}

const cases: readonly (readonly [string, () => Promise<Record<string, string>> | Record<string, string>, RegExp])[] = [
  [
    'a database that is not there',
    () => ({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/ink' }),
    /^DATABASE_URL: no database answers at 127\.0\.0\.1:1 .*Start PostgreSQL/,
  ],
  [
    'a host that is not known',
    () => ({ DATABASE_URL: 'postgres://me:secret@nowhere.invalid/ink' }),
    /^DATABASE_URL: .*nowhere\.invalid:5432.*Correct the address/,
  ],
  [
    'an address where something else answers',
    () => ({ DATABASE_URL: `postgres://me@127.0.0.1:${portOf(taken)}/ink` }),
    /^DATABASE_URL: what answers at .* may not be PostgreSQL/,
  ],
  [
    'a database that does not exist',
    () => ({ DATABASE_URL: addressOf('no_such_database') }),
    /^DATABASE_URL: there is no database "no_such_database".*createdb/,
  ],
  [
    'a replica that is not there',
    async () => ({ DATABASE_URL: await database(), DATABASE_READ_URL: 'postgres://me@127.0.0.1:1/ink' }),
    /^DATABASE_READ_URL: no database answers/,
  ],
  [
    'a database of a newer version',
    async () => ({
      DATABASE_URL: await database(
        'create schema inkstone',
        'create table inkstone.migrations (name varchar(255) primary key, timestamp varchar(255) not null)',
        "insert into inkstone.migrations values ('9999-of-tomorrow', '2030-01-01')",
      ),
    }),
    /^The database was brought up to date by a newer version of Inkstone\. Start that version/,
  ],
  [
    'a data folder that is a file',
    () => ({ DATA_DIR: join(folder, 'file') }),
    /^DATA_DIR: .*file is a file, or lies below one\. Choose a folder\./,
  ],
  ['a data folder below a file', () => ({ DATA_DIR: join(folder, 'file', 'data') }), /^DATA_DIR: .*Choose a folder\./],
  [
    'a data folder where none can be',
    () => ({ DATA_DIR: '/proc/inkstone' }),
    /^DATA_DIR: \/proc\/inkstone cannot be .*choose another folder/i,
  ],
  ['data of another version of PostgreSQL', async () => ({ DATA_DIR: await oldCluster() }), /belongs to PostgreSQL 12; .*pg_dump/],
  [
    'a folder for files that is a file',
    async () => ({ DATABASE_URL: await database(), FILES_URL: `file://${join(folder, 'file')}` }),
    /^FILES_URL: .*Choose a folder\./,
  ],
  [
    'a store of files that is not there',
    async () => ({ DATABASE_URL: await database(), FILES_URL: 's3://key:secret@ink?endpoint=http://127.0.0.1:1' }),
    /^FILES_URL: http:\/\/127\.0\.0\.1:1 cannot be reached/,
  ],
  [
    'a bucket that does not exist',
    async () => ({ DATABASE_URL: await database(), FILES_URL: `s3://key:secret@ink?endpoint=http://127.0.0.1:${portOf(bucket)}` }),
    /^FILES_URL: there is no bucket "ink" at .*Create it/,
  ],
  [
    'keys that may not use the bucket',
    async () => ({ DATABASE_URL: await database(), FILES_URL: `s3://key:secret@closed?endpoint=http://127.0.0.1:${portOf(bucket)}` }),
    /^FILES_URL: .*does not let these keys use the bucket "closed"/,
  ],
  [
    'a folder of extensions that is a file',
    async () => ({ DATABASE_URL: await database(), EXTENSIONS_DIR: join(folder, 'file') }),
    /^EXTENSIONS_DIR: .*Choose a folder\./,
  ],
  [
    'an address of another machine',
    async () => ({ DATABASE_URL: await database(), HOST: '203.0.113.1' }),
    /^HOST: 203\.0\.113\.1 is no address of this machine/,
  ],
];

describe('the server prints what to do about', () => {
  beforeAll(() => {
    attempts = fork(testProgram(attemptProcess), { execArgv: [], env: environmentOf({}), stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    children.push(attempts);
  });

  test.each(cases)('%s', { timeout: 120_000 }, async (_what, settings, sentence) => {
    expectMessage(await attempt(await settings()), sentence);
  });

  test('all of these, and leaves nothing open that keeps the process running', { timeout: 120_000 }, async () => {
    const ended = once(attempts, 'exit');

    attempts.disconnect();

    expect(await ended).toEqual([0, null]);
  });

  // As processes of their own: at the first thing that can fail, and at the last, when everything else is running.
  test('a setting that is wrong', { timeout: 120_000 }, async () => {
    expectMessage(await start({ PORT: 'http' }), /^These settings cannot be used:\n {2}PORT must be a number/);
  });

  test('a port in use', { timeout: 120_000 }, async () => {
    const settings = { DATABASE_URL: await database(), PORT: String(portOf(taken)) };

    expectMessage(await start(settings), /^PORT: the port \d+ is in use by another program/);
  });
});

async function oldCluster(): Promise<string> {
  const old = join(folder, 'old');
  await mkdir(join(old, 'postgres'), { recursive: true });
  await writeFile(join(old, 'postgres', 'PG_VERSION'), '12\n');
  return old;
}

test.each([
  ['28P01', 'password authentication failed for user "me"', /does not let me in .*Correct user and password/],
  ['', 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string', /does not let me in/],
  ['42501', 'permission denied for database ink', /may not do in "ink" what Inkstone needs .*owner/],
  ['53300', 'sorry, too many clients already', /takes no more connections/],
  ['57P03', 'the database system is starting up', /Try again in a moment/],
  ['53100', 'could not extend file', /disk of the database .* is full/],
  ['ETIMEDOUT', 'connect ETIMEDOUT', /did not answer in time/],
  ['', 'timeout exceeded when trying to connect', /did not answer in time/],
  ['', 'The server does not support SSL connections', /no safe connection .*sslmode/],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate', /no safe connection .*sslrootcert/],
  ['XX000', 'something nobody foresaw', /cannot be used \(something nobody foresaw\)/],
])('a failure of the database: %s %s', (code, message, sentence) => {
  const text = databaseFailureMessage('DATABASE_URL', 'postgres://me:secret@db.example/ink')({ code, message, path: null });

  expect(text).toMatch(sentence);
  expect(text).not.toContain('secret');
});

test.each([
  ['EACCES', 'permission denied', /cannot be read and written by the user .*chown/],
  ['EROFS', 'read-only file system', /can only be read/],
  ['ENOSPC', 'no space left on device', /is full\. Make room/],
  ['', 'initdb failed (1):\ninitdb: error: could not write file "PG_VERSION": No space left on device', /is full\. Make room/],
  ['', 'initdb failed (1):\ninitdb: error: could not change permissions of directory: Permission denied', /cannot be read and written/],
  ['EIO', 'i/o error', /does not read and write/],
  ['EODD', 'an odd error', /cannot be used.*\n.*an odd error/],
])('a failure of a folder: %s %s', (code, message, sentence) => {
  expect(folderFailureMessage('DATA_DIR', '/srv/ink')({ code, message, path: '/srv/ink/server.lock' })).toMatch(sentence);
});

test('of a port that requires privileges', () => {
  expect(listenFailureMessage({ host: '0.0.0.0', port: 80 })({ code: 'EACCES', message: '', path: null })).toMatch(/Choose one above 1023/);
});
