import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { JsonClient } from './json-client.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The server as `npm start` starts it (`scripts/start.js`). */
export const productProgram = JSON.parse(
  execFileSync(process.execPath, ['scripts/server-program.js', 'arguments'], { cwd: root, encoding: 'utf8' }),
) as readonly string[];

/** A program of this project in a child process. */
export interface RunningProgram {
  readonly pid: number;
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a program on a free port and waits until it is ready; throws an error with its output if it ends before. */
export async function startProgram(args: readonly string[], environment: Readonly<Record<string, string>>): Promise<RunningProgram> {
  const port = await freePort();
  const child = spawn(process.execPath, [...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), DEMO: 'small', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer): void => void (output = (output + chunk.toString()).slice(-10_000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const url = `http://127.0.0.1:${port}`;
  const client = new JsonClient(url);
  try {
    while (!(await client.reaches('/health/ready'))) {
      if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended:\n${output}`);
      await pause(20);
    }
  } finally {
    client.close();
  }
  return { pid: child.pid!, url, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

/** Returns a port that is currently free. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}
