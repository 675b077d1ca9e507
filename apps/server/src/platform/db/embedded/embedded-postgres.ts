import { spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { makeFolder } from '../../config/make-folder.ts';
import { StartFailure } from '../../config/start-failure.ts';
import type { Log } from '../../log/log.ts';
import { findBinaries, type PostgresBinaries } from './binaries.ts';
import { chooseTarget, readPassword, type ConnectionTarget } from './connection-target.ts';
import { lockFolder, type OwnerLock } from './owner-lock.ts';
import { hasWorkers, isPostgres, readPostmasterFile, removeStaleFiles } from './postmaster-file.ts';
import { isAlive } from './process-identity.ts';
import { findServiceUser, launch, type ServiceUser } from './service-user.ts';

export interface EmbeddedPostgres {
  /** The connection settings, which stay the same over a restart of the database. */
  readonly connection: pg.ClientConfig & { readonly database: string };
  /** The id of the database process. */
  pid(): number | null;
  /**
   * Stops the database (fast mode) and releases the folder. After the time limit it stops immediately, which requires a recovery at the
   * next start. A further call can shorten the time limit.
   */
  stop(withinMilliseconds?: number): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** The data folder of the server; the cluster is created in its subfolder `postgres`. */
  readonly folder: string;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** Further settings of the server, e.g. for tests. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Aborts the start. */
  readonly signal?: AbortSignal;
}

const user = 'inkstone';
const database = 'inkstone';
const startMilliseconds = 300_000;
const stopMilliseconds = 60_000;
/** How often it is asked whether the database still runs. */
const watchMilliseconds = 500;

/**
 * Starts PostgreSQL over a folder, creates the cluster on the first start, and restarts the database if it dies. A database that outlived
 * its server process is adopted. Throws a `StartFailure` for a folder that another running server owns.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = resolve(options.folder);
  makeFolder(folder, 0o755);
  const lock = lockFolder(folder);
  let cluster: Cluster | null = null;
  try {
    cluster = new Cluster(folder, lock, await findBinaries(), options);
    return await cluster.open();
  } catch (error) {
    // No database is left running without supervision.
    if (cluster) await cluster.stop(5_000);
    else lock.release();
    throw error;
  }
}

class Cluster {
  readonly #folder: string;
  readonly #cluster: string;
  readonly #lock: OwnerLock;
  readonly #binaries: PostgresBinaries;
  readonly #log: EmbeddedPostgresOptions['log'];
  readonly #settings: Readonly<Record<string, string>>;
  readonly #user: ServiceUser | null;
  #target: ConnectionTarget | null = null;
  #pid: number | null = null;
  #adopted = false;
  #stopping: Promise<void> | null = null;
  #stopBy = Infinity;
  readonly #signal: AbortSignal | undefined;
  #watch: NodeJS.Timeout | null = null;
  #restarting: Promise<void> | null = null;

  constructor(folder: string, lock: OwnerLock, binaries: PostgresBinaries, options: EmbeddedPostgresOptions) {
    this.#folder = folder;
    this.#cluster = join(folder, 'postgres');
    this.#lock = lock;
    this.#binaries = binaries;
    this.#log = options.log;
    this.#settings = options.settings ?? {};
    this.#signal = options.signal;
    this.#user = findServiceUser(this.#cluster);
  }

  async open(): Promise<EmbeddedPostgres> {
    if (existsSync(join(this.#cluster, 'PG_VERSION'))) this.#checkVersion();
    else await this.#create();
    this.#signal?.throwIfAborted();
    await this.#adopt();
    if (this.#pid === null) await this.#start();
    await this.#waitUntilReady();
    await this.#createDatabase();
    this.#supervise();
    return {
      connection: { ...this.#connection(), database },
      pid: () => this.#pid,
      stop: (within) => this.stop(within),
    };
  }

  #checkVersion(): void {
    const found = readFileSync(join(this.#cluster, 'PG_VERSION'), 'utf8').trim();
    if (found !== '18') {
      throw new StartFailure(
        `The data folder ${this.#cluster} belongs to PostgreSQL ${found}; this version of Inkstone runs PostgreSQL 18. ` +
          `Move the data with pg_dump and pg_restore, or choose another folder with DATA_DIR.`,
      );
    }
  }

  /** Creates the cluster under a temporary name, so that an interrupted creation is not mistaken for a complete cluster. */
  async #create(): Promise<void> {
    const draft = `${this.#cluster}.new`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    const passwordFile = join(this.#folder, 'postgres.password');
    readPassword(passwordFile);
    if (this.#user) {
      chownSync(draft, this.#user.uid, this.#user.gid);
      chownSync(passwordFile, this.#user.uid, this.#user.gid);
    }
    await this.#run(this.#binaries.initdb, [
      `--pgdata=${draft}`,
      `--username=${user}`,
      '--auth-local=trust',
      '--auth-host=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
      '--no-instructions',
    ]);
    renameSync(draft, this.#cluster);
  }

  /** Continues to use a database server that outlived its owner. */
  async #adopt(): Promise<void> {
    const file = readPostmasterFile(this.#cluster);
    if (!file) return;
    if (isPostgres(file.pid)) {
      this.#pid = file.pid;
      this.#adopted = true;
      this.#target = file.socketFolder ? { kind: 'socket', folder: this.#cluster, port: file.port } : { kind: 'loopback', port: file.port };
      this.#log.info({ pid: file.pid }, 'the running database was adopted');
      return;
    }
    if (!isAlive(file.pid)) await this.#refuseForeign(file.port);
    await this.#removeStaleFiles();
  }

  /** A server in another container that shares the folder answers on its socket, although its process is not visible here. */
  async #refuseForeign(port: number): Promise<void> {
    const target: ConnectionTarget = { kind: 'socket', folder: this.#cluster, port };
    if (!existsSync(join(this.#cluster, `.s.PGSQL.${port}`))) return;
    const state = await this.#probe(target);
    if (state !== 'down')
      throw new StartFailure(
        `The database in ${this.#cluster} is being run by another machine or container. Stop that one, or choose another folder with DATA_DIR.`,
      );
  }

  /** Waits for the workers of a killed server, which end on their own, and removes its stale files. */
  async #removeStaleFiles(): Promise<void> {
    const file = readPostmasterFile(this.#cluster);
    if (!file || isPostgres(file.pid)) return;
    const until = Date.now() + stopMilliseconds;
    while (hasWorkers(file)) {
      if (Date.now() > until)
        throw new StartFailure(`Processes of the database that was killed still work in ${this.#cluster}. End them, and start again.`);
      await pause(20);
    }
    // If the system does not report it, PostgreSQL checks it at its start.
    if (hasWorkers(file) === false) removeStaleFiles(this.#cluster, file);
  }

  async #start(): Promise<void> {
    this.#target ??= await chooseTarget(this.#cluster);
    const target = this.#target;
    const settings: Record<string, string> = {
      // Relative to the working directory of the server: neither the path length nor the permissions of parent folders matter.
      unix_socket_directories: target.kind === 'socket' ? '.' : '',
      unix_socket_permissions: '0700',
      listen_addresses: target.kind === 'loopback' ? '127.0.0.1' : '',
      port: String(target.port),
      timezone: 'UTC',
      log_timezone: 'UTC',
      max_connections: '100',
      ...this.#settings,
    };
    const args = ['-D', this.#cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
    const start = launch(this.#binaries.postgres, args, this.#user, [this.#cluster]);
    const logFile = this.#openLog();
    const child = spawn(start.command, start.args, {
      ...start.options,
      cwd: this.#cluster,
      // A separate process group: an interrupt of the terminal reaches only this server, which then stops the database in order.
      detached: true,
      stdio: ['ignore', logFile, logFile],
      env: this.#environment(),
    });
    closeSync(logFile);
    await new Promise<void>((done, fail) => child.once('spawn', done).once('error', fail));
    child.unref();
    this.#pid = child.pid ?? null;
    this.#adopted = false;
  }

  #openLog(): number {
    const path = join(this.#folder, 'postgres.log');
    const tooLong = (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 10_000_000;
    if (tooLong) renameSync(path, `${path}.1`);
    return openSync(path, 'a', 0o600);
  }

  async #waitUntilReady(): Promise<void> {
    const until = Date.now() + startMilliseconds;
    while ((await this.#probe(this.#target!)) !== 'ready') {
      this.#signal?.throwIfAborted();
      if (this.#stopping) return;
      if (!isAlive(this.#pid!)) {
        const workersLeft = this.#lastLines().includes('pre-existing shared memory');
        // An adopted server may have been dying; workers of a killed one end on their own.
        if (!this.#adopted && !(workersLeft && Date.now() < until)) throw new Error(`The database did not start:\n${this.#lastLines()}`);
        await pause(100);
        await this.#removeStaleFiles();
        await this.#start();
      }
      if (Date.now() > until)
        throw new StartFailure(`The database is not ready after ${startMilliseconds / 1000} s:\n${this.#lastLines()}`);
      await pause(20);
    }
  }

  async #probe(target: ConnectionTarget): Promise<'ready' | 'starting' | 'down'> {
    const client = new pg.Client({ ...this.#connection(target), database: 'postgres', connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return 'ready';
    } catch (error) {
      // 57P03: the server is running but still recovering.
      return (error as { code?: string }).code === '57P03' ? 'starting' : 'down';
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async #createDatabase(): Promise<void> {
    const client = new pg.Client({ ...this.#connection(), database: 'postgres' });
    await client.connect();
    try {
      const found = await client.query('select from pg_database where datname = $1', [database]);
      if (found.rowCount === 0) await client.query(`create database ${database} template template0`);
    } finally {
      await client.end();
    }
  }

  #connection(target: ConnectionTarget = this.#target!): pg.ClientConfig {
    if (target.kind === 'socket') return { host: target.folder, port: target.port, user };
    return { host: '127.0.0.1', port: target.port, user, password: readPassword(join(this.#folder, 'postgres.password')) };
  }

  /** Restarts the database when its process has ended, whether it is a child process or was adopted. */
  #supervise(): void {
    this.#watch = setInterval(() => {
      if (this.#stopping || this.#restarting || isAlive(this.#pid!)) return;
      this.#log.error({ pid: this.#pid }, 'the database ended unexpectedly and is restarted');
      this.#restarting = this.#restart().finally(() => (this.#restarting = null));
    }, watchMilliseconds);
    this.#watch.unref();
  }

  async #restart(): Promise<void> {
    try {
      await this.#removeStaleFiles();
      await this.#start();
      await this.#waitUntilReady();
      this.#log.info({ pid: this.#pid }, 'the database runs again');
    } catch (error) {
      this.#log.error({ err: error }, 'the database could not be started again');
      await pause(1_000);
    }
  }

  stop(withinMilliseconds = stopMilliseconds): Promise<void> {
    this.#stopBy = Math.min(this.#stopBy, Date.now() + withinMilliseconds);
    return (this.#stopping ??= this.#stop());
  }

  async #stop(): Promise<void> {
    if (this.#watch) clearInterval(this.#watch);
    await this.#restarting;
    const pid = this.#pid;
    if (pid !== null && isAlive(pid)) {
      await this.#signalPostgres(pid, 'SIGINT', 'fast');
      let isUrged = false;
      while (isAlive(pid)) {
        if (!isUrged && Date.now() > this.#stopBy) {
          isUrged = true;
          this.#log.warn('the database does not end; it is stopped at once and will recover at the next start');
          await this.#signalPostgres(pid, 'SIGQUIT', 'immediate');
        }
        await pause(20);
      }
    }
    this.#lock.release();
  }

  async #signalPostgres(pid: number, signal: 'SIGINT' | 'SIGQUIT', mode: 'fast' | 'immediate'): Promise<void> {
    if (process.platform === 'win32') await this.#run(this.#binaries.pg_ctl, ['stop', '-D', this.#cluster, '-m', mode, '-W']);
    else process.kill(pid, signal);
  }

  #lastLines(): string {
    try {
      return readFileSync(join(this.#folder, 'postgres.log'), 'utf8').trimEnd().split('\n').slice(-8).join('\n');
    } catch {
      return '';
    }
  }

  /** Sets a fixed locale: the settings of the host must not influence the cluster or the language of messages. */
  #environment(): NodeJS.ProcessEnv {
    return {
      PATH: process.env['PATH'],
      TZ: 'UTC',
      LC_ALL: 'C',
      ...(process.env['SystemRoot'] ? { SystemRoot: process.env['SystemRoot'] } : {}),
    };
  }

  #run(program: string, args: readonly string[]): Promise<void> {
    const start = launch(program, args, this.#user, [this.#cluster]);
    return new Promise((done, fail) => {
      const child = spawn(start.command, start.args, {
        ...start.options,
        cwd: tmpdir(),
        stdio: ['ignore', 'pipe', 'pipe'],
        env: this.#environment(),
      });
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.once('error', fail);
      child.once('close', (code) => (code === 0 ? done() : fail(new Error(`${program} failed (${code}):\n${output.trim()}`))));
    });
  }
}
