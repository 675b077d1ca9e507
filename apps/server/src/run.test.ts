import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient } from '@inkstone/testing';
import { listApps, login, modifyUserPassword, publicConfig, setup, userInfo } from '@inkstone/api';
import { isAlive } from './platform/db/embedded/process-identity.ts';
import { serverProgram } from './testing/test-program.ts';

/** A real server process with its own data folder. */
interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly output: () => string;
}

const children: ChildProcess[] = [];
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-run-'));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  const pid = databasePid();
  if (pid) process.kill(pid, 'SIGQUIT');
  await rm(folder, { recursive: true, force: true, maxRetries: 20 });
});

function launch(environment: Record<string, string>): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [serverProgram()], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn', DEMO: 'small', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text };
}

async function start(environment: Record<string, string> = {}): Promise<Running> {
  const { child, output } = launch(environment);
  await expect.poll(() => (child.exitCode === null ? output() : `ended: ${output()}`), { timeout: 150_000 }).toMatch(/Inkstone 硯|ended/);
  const url = /Inkstone 硯 {2}(\S+)/.exec(output())?.[1];
  if (!url) throw new Error(output());
  return { child, url, output };
}

async function refused(environment: Record<string, string> = {}): Promise<string> {
  const { child, output } = launch(environment);
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(1);
  return output();
}

function databasePid(): number | null {
  const file = join(folder, 'postgres', 'postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return isAlive(pid) ? pid : null;
}

test('all invalid settings are named, and nothing starts', async () => {
  const output = await refused({ PORT: 'http', TIME_ZONE: 'Nowhere' });

  expect(output).toContain('PORT must be a number');
  expect(output).toContain('TIME_ZONE must be a time zone');
  expect(existsSync(join(folder, 'postgres'))).toBe(false);
});

test('the server recovers after it or its database was killed, and stops in order', async () => {
  const first = await start();
  const employee = await new ApiClient(first.url).signIn('employee', 'inkstone');
  expect((await employee.call(listApps, {})).map((app) => app.code).sort()).toEqual([
    'contract',
    'expense',
    'leave',
    'onboarding',
    'project',
    'purchase',
    'repair',
    'tender',
  ]);
  expect(first.output()).toContain('employee');
  const database = databasePid()!;

  // A second server on the folder is refused and has no effect on the first.
  expect(await refused()).toContain('in use by another Inkstone server');
  expect(await employee.call(userInfo, {})).toMatchObject({ account: 'employee' });

  // A killed server leaves the database running; the next server adopts it.
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const second = await start();
  expect(databasePid()).toBe(database);
  const manager = await new ApiClient(second.url).signIn('manager', 'inkstone');

  // After the database was killed, requests are refused until it has recovered on its own.
  const answers: { status: number; code: string }[] = [];
  const send = async () => {
    const { status, data } = await manager.send(listApps, {});
    answers.push({ status, code: (data as { code?: string }).code ?? '' });
    return status;
  };
  process.kill(database, 'SIGKILL');
  expect((await fetch(`${second.url}/health/live`)).status).toBe(200);
  // Until its connection notices that the database was killed, a request may still be answered.
  await expect.poll(send, { timeout: 30_000, interval: 5 }).toBe(503);
  await expect.poll(send, { timeout: 30_000, interval: 20 }).toBe(200);
  expect(answers.find(({ status }) => status !== 200)).toEqual({ status: 503, code: 'database-unavailable' });
  expect(answers.every(({ status }) => status === 503 || status === 200)).toBe(true);
  expect((await fetch(`${second.url}/health/ready`)).status).toBe(200);

  // A stop signal ends the database and releases the folder.
  second.child.kill('SIGTERM');
  const [code] = (await once(second.child, 'exit')) as [number];
  expect(code).toBe(0);
  expect(databasePid()).toBeNull();
  expect(existsSync(join(folder, 'server.lock'))).toBe(false);
}, 600_000);

test('without the demo the start prints a set-up link until there is an administrator', async () => {
  const own = await mkdtemp(join(tmpdir(), 'inkstone-run-'));

  const server = await start({ DEMO: 'off', DATA_DIR: own, HOST: '127.0.0.1' });

  expect(server.output()).toMatch(/#\/setup\?token=[\w-]{32}/);
  expect(server.output()).not.toContain('inkstone / demo');
  expect(await new ApiClient(server.url).call(publicConfig, {})).toMatchObject({ needsSetup: true, demoAccounts: [], demoPassword: null });
  server.child.kill('SIGTERM');
  await once(server.child, 'exit');
  await rm(own, { recursive: true, force: true });
}, 300_000);

test('a demo that is continued without DEMO closes the accounts with the demo password, lists them, and prints a set-up link', async () => {
  // In the folder of the first demo, which takes long to load.
  const demo = await start();
  const employee = await new ApiClient(demo.url).signIn('employee', 'inkstone');
  await employee.call(modifyUserPassword, { oldPassword: 'inkstone', newPassword: 'seven ink stones' });
  demo.child.kill('SIGTERM');
  await once(demo.child, 'exit');

  const live = await start({ DEMO: 'off', HOST: '127.0.0.1' });

  expect(live.output()).toMatch(/still have the password of the demo:\n {4}admin, budget, /);
  const client = new ApiClient(live.url);
  expect(await client.send(login, { account: 'admin', password: 'inkstone' })).toMatchObject({
    status: 401,
    data: { code: 'demo-account-closed' },
  });
  expect(await client.signIn('employee', 'seven ink stones')).toBeTruthy();
  const token = /#\/setup\?token=([\w-]{32})/.exec(live.output())![1]!;
  const first = { organization: '真實公司', name: '王大明', account: 'boss', password: 'correct horse' };
  expect(await client.call(setup, { ...first, token })).toMatchObject({ userinfo: { isAdmin: true } });
  live.child.kill('SIGTERM');
  await once(live.child, 'exit');
}, 450_000);
