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
import { choosePlace, readPassword, type ConnectionPlace } from './connection-place.ts';
import { takeFolder, type OwnerLock } from './owner-lock.ts';
import { hasWorkers, isPostgres, readPostmasterFile, removeTraces } from './postmaster-file.ts';
import { isAlive } from './process-identity.ts';
import { findServiceUser, launch, type ServiceUser } from './service-user.ts';

export interface EmbeddedPostgres {
  /** How to connect; changes never, also not over a restart of the database. */
  readonly connection: pg.ClientConfig & { readonly database: string };
  /** The database process, for whoever has to look at it. */
  pid(): number | null;
  /**
   * Ends the database in order, or, when that takes longer than it may, at once: it looks after its data at the next start. Gives the folder
   * back. Said again with less time, it hurries.
   */
  stop(withinMilliseconds?: number): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** The server's data folder; the cluster is made in `postgres` below it. */
  readonly folder: string;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** Further settings of the server, e.g. for tests. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Breaks the start off. */
  readonly signal?: AbortSignal;
}

const user = 'inkstone';
const database = 'inkstone';
const startMilliseconds = 300_000;
const stopMilliseconds = 60_000;

/**
 * Starts PostgreSQL over a folder, making the cluster on the first start, and keeps it running: if it dies it is started again.
 * A server that outlived the process which started it is adopted. Refuses a folder that another living server process owns.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = resolve(options.folder);
  makeFolder(folder, 0o755);
  const lock = takeFolder(folder);
  let cluster: Cluster | null = null;
  try {
    cluster = new Cluster(folder, lock, await findBinaries(), options);
    return await cluster.open();
  } catch (error) {
    // Nothing goes on running that nobody looks after.
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
  #place: ConnectionPlace | null = null;
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

  /** Makes the cluster under another name first, so that one which was interrupted is never taken for a whole one. */
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

  /** A database server that outlived its owner goes on being used. */
  async #adopt(): Promise<void> {
    const file = readPostmasterFile(this.#cluster);
    if (!file) return;
    if (isPostgres(file.pid)) {
      this.#pid = file.pid;
      this.#adopted = true;
      this.#place = file.socketFolder ? { kind: 'socket', folder: this.#cluster, port: file.port } : { kind: 'loopback', port: file.port };
      this.#log.info({ pid: file.pid }, 'the running database was adopted');
      return;
    }
    if (!isAlive(file.pid)) await this.#refuseForeign(file.port);
    await this.#removeTraces();
  }

  /** A server in another container that shares the folder answers on its socket, though its process cannot be seen from here. */
  async #refuseForeign(port: number): Promise<void> {
    const place: ConnectionPlace = { kind: 'socket', folder: this.#cluster, port };
    if (!existsSync(join(this.#cluster, `.s.PGSQL.${port}`))) return;
    const state = await this.#probe(place);
    if (state !== 'down')
      throw new StartFailure(
        `The database in ${this.#cluster} is being run by another machine or container. Stop that one, or choose another folder with DATA_DIR.`,
      );
  }

  /** Waits for the workers of a server that was killed, which end by themselves, and clears its traces away. */
  async #removeTraces(): Promise<void> {
    const file = readPostmasterFile(this.#cluster);
    if (!file || isPostgres(file.pid)) return;
    const until = Date.now() + stopMilliseconds;
    while (hasWorkers(file)) {
      if (Date.now() > until)
        throw new StartFailure(`Processes of the database that was killed still work in ${this.#cluster}. End them, and start again.`);
      await pause(20);
    }
    // Where the system does not tell, PostgreSQL has to look for itself.
    if (hasWorkers(file) === false) removeTraces(this.#cluster, file);
  }

  async #start(): Promise<void> {
    this.#place ??= await choosePlace(this.#cluster);
    const place = this.#place;
    const settings: Record<string, string> = {
      // Relative to the cluster's folder, where the server goes to: no question of length or of passing through folders.
      unix_socket_directories: place.kind === 'socket' ? '.' : '',
      unix_socket_permissions: '0700',
      listen_addresses: place.kind === 'loopback' ? '127.0.0.1' : '',
      port: String(place.port),
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
      // A group of its own: the interrupt of a terminal reaches the server, which then ends the database in order.
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
    while ((await this.#probe(this.#place!)) !== 'ready') {
      this.#signal?.throwIfAborted();
      if (this.#stopping) return;
      if (!isAlive(this.#pid!)) {
        const workersLeft = this.#lastLines().includes('pre-existing shared memory');
        // An adopted one may have been about to die; workers of a killed one end by themselves.
        if (!this.#adopted && !(workersLeft && Date.now() < until)) throw new Error(`The database did not start:\n${this.#lastLines()}`);
        await pause(100);
        await this.#removeTraces();
        await this.#start();
      }
      if (Date.now() > until)
        throw new StartFailure(`The database is not ready after ${startMilliseconds / 1000} s:\n${this.#lastLines()}`);
      await pause(20);
    }
  }

  async #probe(place: ConnectionPlace): Promise<'ready' | 'starting' | 'down'> {
    const client = new pg.Client({ ...this.#connection(place), database: 'postgres', connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return 'ready';
    } catch (error) {
      // 57P03: the server is there and still recovering.
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

  #connection(place: ConnectionPlace = this.#place!): pg.ClientConfig {
    if (place.kind === 'socket') return { host: place.folder, port: place.port, user };
    return { host: '127.0.0.1', port: place.port, user, password: readPassword(join(this.#folder, 'postgres.password')) };
  }

  /** Looks after the process, whether it is our child or was adopted. */
  #supervise(): void {
    this.#watch = setInterval(() => {
      if (this.#stopping || this.#restarting || isAlive(this.#pid!)) return;
      this.#log.error({ pid: this.#pid }, 'the database ended by itself and is started again');
      this.#restarting = this.#restart().finally(() => (this.#restarting = null));
    }, 100);
    this.#watch.unref();
  }

  async #restart(): Promise<void> {
    try {
      await this.#removeTraces();
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
      await this.#tell(pid, 'SIGINT', 'fast');
      let urged = false;
      while (isAlive(pid)) {
        if (!urged && Date.now() > this.#stopBy) {
          urged = true;
          this.#log.warn('the database does not end; it is stopped at once and will recover at the next start');
          await this.#tell(pid, 'SIGQUIT', 'immediate');
        }
        await pause(20);
      }
    }
    this.#lock.release();
  }

  async #tell(pid: number, signal: 'SIGINT' | 'SIGQUIT', mode: 'fast' | 'immediate'): Promise<void> {
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

  /** Messages in English and no locale from outside: what the host has set must not decide how a cluster is made. */
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
