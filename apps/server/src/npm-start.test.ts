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

/** A process of the system; the start time distinguishes it from a later process with the same id. */
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
      // Not a process, or one that has ended in the meantime.
      return [];
    }
  });
}

/** Returns a process with all its descendants. */
function familyOf(pid: number): Process[] {
  const all = processes();
  const found = all.filter((each) => each.pid === pid);
  for (const parent of found) found.push(...all.filter((each) => each.parent === parent.pid));
  return found;
}

/** `npm start` runs a bundle (docs/decisions/0180). */
const isServer = (command: string): boolean => /apps\/server\/dist\/[0-9a-f]+\/main\.js/.test(command);

/** Returns the processes of the family that are still running; zombies have no command line and are excluded. */
function remaining(): Process[] {
  const now = new Map(processes().map((each) => [each.pid, each]));
  return family.filter(({ pid, began }) => now.get(pid)?.began === began && now.get(pid)?.command !== '');
}

/** Runs `npm start` in its own process group, as a terminal does. */
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
  expect(names.filter(isServer)).toHaveLength(1);
  expect(names.some((command) => command.includes(`-D ${folder}/postgres`))).toBe(true);
  return /Inkstone 硯 {2}(http:\S+?)(?:\/#\S*)?\s/.exec(text)![1]!;
}

/** The process of the server, a descendant of npm and the start script. */
const serverPid = () => family.find(({ command }) => isServer(command))!.pid;

/** Sends half of a request. The answer is its status, or `cut` if the connection ended without one. */
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
  // When a later request is answered, the first one has arrived.
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  return { answer, finish: async () => void request.end(text.slice(5)) };
}

const stopMethods: Readonly<Record<string, () => void>> = {
  'by a signal to all processes, as by a terminal': () => process.kill(-npm.pid!, 'SIGINT'),
  'by a signal to npm, as by a service manager': () => process.kill(npm.pid!, 'SIGTERM'),
  'by a signal to the server': () => process.kill(serverPid(), 'SIGTERM'),
};

test.each(Object.entries(stopMethods))(
  'npm start, stopped %s, ends in order and leaves no process or lock',
  { timeout: 400_000 },
  async (_, stop) => {
    const url = await start();
    const ended = once(npm, 'exit');
    const { answer, finish } = await beginToSignIn(url);

    stop();
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
    // This file remains if the database was not stopped in order; the next start then recovers it.
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
    expect(readFileSync(join(folder, 'postgres.log'), 'utf8')).toContain('database system is shut down');
  },
);

test('a second signal later stops immediately, the database too', { timeout: 400_000 }, async () => {
  const url = await start();
  const ended = once(npm, 'exit');
  const { answer } = await beginToSignIn(url);

  const pid = serverPid();
  process.kill(pid, 'SIGINT');
  // Within two seconds further signals count as the same request.
  const again = setInterval(() => remaining().some((each) => each.pid === pid) && process.kill(pid, 'SIGINT'), 100);
  const [code] = (await ended) as [number];
  clearInterval(again);

  expect(code).toBe(1);
  expect(await answer).toBe('cut');
  expect(remaining()).toEqual([]);
});
