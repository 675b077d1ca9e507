import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@inkstone/testing/temporary-folder';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Returns a free port out of those of this worker of the test runner, below the ports that the system gives away. */
export async function freePort(): Promise<number> {
  const from = 20_000 + 2_000 * (Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % 5);
  for (;;) {
    const port = from + Math.floor(Math.random() * 2_000);
    if (await isFree(port)) return port;
  }
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Returns the process id of the database that runs in a folder; null if none does. */
function readPid(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8').split('\n')[0]);
  } catch {
    return null;
  }
}

/** Makes a temporary data folder: a copy of the one with the small demo, or an empty one. */
export function makeDataFolder({ empty = false } = {}): string {
  const folder = mkdtempSync(join(temporaryFolder(), 'inkstone-e2e-'));
  const demo = process.env['INKSTONE_DEMO_FOLDER'];
  // PostgreSQL requires owner and permissions of its folder, which the copy function of Node does not preserve.
  if (!empty && demo) execFileSync('cp', ['-a', `${demo}/.`, folder]);
  return folder;
}

/** The settings of a server in tests. */
export const serverSettings = (port: number): Record<string, string> => ({
  NODE_ENV: 'production',
  PORT: String(port),
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  DEMO: 'small',
});

/** Returns what is bundled: the path of the server as `npm start` starts it, or the folder of the programs of tests. */
function bundled(what: 'server' | 'tests'): string {
  // Workers of the test runner inherit it from the set-up: making a bundle takes seconds.
  return (process.env[`INKSTONE_BUNDLED_${what.toUpperCase()}`] ??= execFileSync(process.execPath, ['scripts/server-program.js', what], {
    cwd: root,
    encoding: 'utf8',
  }).trim());
}

/** Returns the path of the program that runs the servers of a worker. */
export const hostProgram = (): string => join(bundled('tests'), 'server-host-process.js');

/** The product as operators run it: a real process with the embedded database in a temporary folder. */
export class ServerProcess {
  readonly url: string;
  readonly dataDir: string;
  output = '';
  #child: ChildProcess | null = null;
  #port: number;

  private constructor(port: number, dataDir: string) {
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.dataDir = dataDir;
  }

  /** Starts with a copy of the folder with the small demo, or with an empty folder. */
  static async create({ empty = false } = {}): Promise<ServerProcess> {
    return new ServerProcess(await freePort(), makeDataFolder({ empty }));
  }

  /** Resolves when the server is ready; rejects with its output if it ends before. */
  async start(env: Record<string, string> = {}): Promise<void> {
    const child = spawn(process.execPath, [bundled('server')], {
      cwd: root,
      env: { ...process.env, ...serverSettings(this.#port), DATA_DIR: this.dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    const keep = (chunk: Buffer): void => void (this.output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    while (!(await this.isReady())) {
      if (child.exitCode !== null) throw new Error(`the server ended:\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/health/ready`)).ok;
    } catch {
      return false;
    }
  }

  /** Stops the process and waits for its end. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
    this.#child = null;
  }

  /** Kills server and database: their data is not read again. */
  async dispose(): Promise<void> {
    await this.stop('SIGKILL');
    const postmaster = readPid(join(this.dataDir, 'postgres/postmaster.pid'));
    if (postmaster !== null) process.kill(postmaster, 'SIGQUIT');
    // The database may still write files while they are deleted.
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}
