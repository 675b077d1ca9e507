import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { listApps, setup } from '@inkstone/api';
import { ApiClient } from '@inkstone/testing';
import { statement } from './testing/postgres.global-setup.ts';
import { serverProgram } from './testing/test-program.ts';

/** Starts several processes of one installation over an empty database without tables. */
const processes = 4;
const { connection } = inject('postgres');
const children: ChildProcess[] = [];
let folder: string;
let database: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-together-'));
  database = `inkstone_together_${randomUUID().slice(0, 8)}`;
  await statement(connection, `create database ${database}`);
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await statement(connection, `drop database if exists ${database} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

async function startAll(environment: Record<string, string>): Promise<{ outputs: string[]; urls: string[] }> {
  const { host, port, user, password } = connection;
  const at = new URLSearchParams({ host: String(host), port: String(port) });
  const started = Array.from({ length: processes }, () => {
    const child = spawn(process.execPath, [serverProgram()], {
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: `postgres://${user}:${encodeURIComponent(String(password))}@localhost/${database}?${at.toString()}`,
        DATA_DIR: folder,
        PORT: '0',
        HOST: '127.0.0.1',
        LOG_LEVEL: 'info',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    return { child, output: () => output };
  });
  await Promise.all(
    started.map(({ child, output }) =>
      expect.poll(() => (child.exitCode === null ? output() : `ended: ${output()}`), { timeout: 150_000 }).toMatch(/Inkstone 硯|^ended/),
    ),
  );
  const outputs = started.map(({ output }) => output());
  return { outputs, urls: outputs.map((output) => /Inkstone 硯 {2}(\S+)/.exec(output)?.[1] ?? `none: ${output}`) };
}

test('all processes start, and one loads the demo', { timeout: 180_000 }, async () => {
  const { outputs, urls } = await startAll({ DEMO: 'small' });

  expect(urls).toEqual(Array.from({ length: processes }, () => expect.stringMatching(/^http:/)));
  expect(outputs.filter((output) => output.includes('the demo was loaded'))).toHaveLength(1);
  for (const url of urls) {
    const employee = await new ApiClient(url).signIn('employee', 'inkstone');
    expect((await employee.call(listApps, {})).length).toBeGreaterThan(0);
  }
});

test('without the demo all processes print the same set-up link', { timeout: 180_000 }, async () => {
  const { outputs, urls } = await startAll({ DEMO: 'off' });

  const tokens = outputs.map((output) => /#\/setup\?token=([\w-]{32})/.exec(output)?.[1]);

  expect(tokens).toEqual(Array.from({ length: processes }, () => expect.any(String)));
  expect(new Set(tokens).size).toBe(1);
  const first = { organization: '墨川', name: '王大明', account: 'boss', password: 'correct horse' };
  expect(await new ApiClient(urls[2]!).call(setup, { ...first, token: tokens[1]! })).toMatchObject({ userinfo: { isAdmin: true } });
});
