import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as requestHttp, type ClientRequest } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let folder: string;
let npm: ChildProcess;
let family: Process[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-npm-'));
});
afterEach(() => {
  for (const { pid } of remaining()) process.kill(pid, 'SIGKILL');
  if (npm.exitCode === null) npm.kill('SIGKILL');
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 20 }));

/** A process as the system lists it; the time it began tells it from a later one of the same number. */
interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly began: string;
  readonly command: string;
}

function processes(): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      const [, parent, ...rest] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return [{ pid: Number(name), parent: Number(parent), began: rest[17]!, command }];
    } catch {
      // No process, or one that ended meanwhile.
      return [];
    }
  });
}

/** A process and all that it started. */
function familyOf(pid: number): Process[] {
  const all = processes();
  const found = all.filter((each) => each.pid === pid);
  for (const parent of found) found.push(...all.filter((each) => each.parent === parent.pid));
  return found;
}

/** Those of the family that still run; what is over and only waits to be asked for has no command any more. */
function remaining(): Process[] {
  const now = new Map(processes().map((each) => [each.pid, each]));
  return family.filter(({ pid, began }) => now.get(pid)?.began === began && now.get(pid)?.command !== '');
}

/** `npm start` in a group of processes of its own, as a terminal starts it. */
async function start(): Promise<string> {
  npm = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    env: { ...process.env, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', DEMO: 'off', LOG_LEVEL: 'info', NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  npm.stdout!.on('data', (chunk: Buffer) => (text += chunk.toString()));
  npm.stderr!.on('data', (chunk: Buffer) => (text += chunk.toString()));
  // The first start builds the web client.
  await expect.poll(() => (npm.exitCode === null ? text : `ended: ${text}`), { timeout: 300_000 }).toMatch(/Inkstone 硯 {2}\S|ended/);
  family = familyOf(npm.pid!);
  const names = family.map(({ command }) => command);
  expect(names.filter((command) => command.includes('src/main.ts'))).toHaveLength(1);
  expect(names.some((command) => command.includes(`-D ${folder}/postgres`))).toBe(true);
  return /Inkstone 硯 {2}(http:\S+?)(?:\/#\S*)?\s/.exec(text)![1]!;
}

/** The server itself, below npm and the script. */
const serverPid = () => family.find(({ command }) => command.includes('src/main.ts'))!.pid;

/** A request under way: half of it is sent. Its answer is a status, or that there was none. */
async function beginToSignIn(url: string): Promise<{ answer: Promise<number | 'cut'>; finish: () => Promise<void> }> {
  const text = JSON.stringify({ account: 'nobody', password: 'nothing' });
  const { socket, request } = await new Promise<{ socket: Socket; request: ClientRequest }>((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': text.length, 'idempotency-key': randomUUID() };
    const sent = requestHttp(`${url}/api/auth/login`, { method: 'POST', headers, agent: false });
    sent.on('socket', (used) => resolve({ socket: used, request: sent }));
  });
  const answer = new Promise<number | 'cut'>((resolve) => {
    request.once('response', (response) => resolve(response.resume().statusCode!)).once('error', () => resolve('cut'));
  });
  await once(socket, 'connect');
  await new Promise((resolve) => request.write(text.slice(0, 5), resolve));
  // Another one is answered after it arrived.
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  return { answer, finish: async () => void request.end(text.slice(5)) };
}

const ways: Readonly<Record<string, () => void>> = {
  'as a terminal does, all of its processes at once': () => process.kill(-npm.pid!, 'SIGINT'),
  'as a service manager does, npm alone': () => process.kill(npm.pid!, 'SIGTERM'),
  'the server itself': () => process.kill(serverPid(), 'SIGTERM'),
};

test.each(Object.entries(ways))(
  'npm start, told to stop %s, stops in order and leaves nothing behind',
  { timeout: 400_000 },
  async (_, tell) => {
    const url = await start();
    const ended = once(npm, 'exit');
    const { answer, finish } = await beginToSignIn(url);

    tell();
    await expect
      .poll(
        () =>
          fetch(`${url}/health/live`).then(
            () => 'answers',
            () => 'refused',
          ),
        { timeout: 20_000 },
      )
      .toBe('refused');
    await finish();

    expect(await answer).toBe(401);
    await ended;
    expect(remaining()).toEqual([]);
    expect(existsSync(join(folder, 'server.lock'))).toBe(false);
    // A database that was not stopped in order says so in this file, and the next start recovers it.
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
    expect(readFileSync(join(folder, 'postgres.log'), 'utf8')).toContain('database system is shut down');
  },
);

test('who tells it again later does not wait, and the database stops too', { timeout: 400_000 }, async () => {
  const url = await start();
  const ended = once(npm, 'exit');
  const { answer } = await beginToSignIn(url);

  const pid = serverPid();
  process.kill(pid, 'SIGINT');
  // Until two seconds are over it is the same wish, however often it is said.
  const again = setInterval(() => process.kill(pid, 'SIGINT'), 100);
  const [code] = (await ended) as [number];
  clearInterval(again);

  expect(code).toBe(1);
  expect(await answer).toBe('cut');
  expect(remaining()).toEqual([]);
});
