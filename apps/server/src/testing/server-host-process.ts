import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { organization } from '@inkstone/demo';
import type { HostAnswer, HostCommand } from '@inkstone/testing/host-messages';
import { hash } from '@node-rs/argon2';
import pino from 'pino';
import { parseSettings } from '../platform/config/settings.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../platform/db/embedded/embedded-postgres.ts';
import type { Log } from '../platform/log/log.ts';
import { close, start, type Parts } from '../start/start-parts.ts';
import { statement } from './postgres.global-setup.ts';

/**
 * Runs the servers of browser tests, which come one after the other, in one process over one database cluster: modules are loaded once,
 * and each server gets a copy of the demo's database. The folder is a copy of a data folder with the demo.
 */
class ServerHost {
  readonly #folder: string;
  readonly #running = new Map<string, Parts>();
  #cluster: Promise<EmbeddedPostgres> | null = null;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Starts a server as the product does, on a database and a folder of its own: copies of the demo's, or empty ones. Returns the connection
   * string.
   */
  async start(name: string, isEmpty: boolean, environment: Readonly<Record<string, string>>): Promise<string> {
    const { connection } = await this.#open();
    const { user, password, host: address, port, database } = connection;
    const url = `postgres://${user}${password ? `:${String(password)}` : ''}@localhost/${name}?host=${address}&port=${port}`;
    await statement(
      { ...connection, database: 'postgres' },
      `create database ${name} template ${isEmpty ? 'template0' : database} strategy file_copy`,
    );
    const folder = join(this.#folder, name);
    await mkdir(folder);
    if (!isEmpty) await cp(join(this.#folder, 'files'), join(folder, 'files'), { recursive: true });
    const settings = parseSettings({ ...environment, DATA_DIR: folder, DATABASE_URL: url });
    const log = pino({ level: settings.logLevel }, pino.destination({ sync: true })) as Log;
    const parts: Parts = { embedded: null, server: null };
    this.#running.set(name, parts);
    const pages = { awaited: false, built: Promise.resolve() };
    await start(settings, log, { parts, pages, signal: new AbortController().signal });
    return url;
  }

  async stop(name: string): Promise<void> {
    const parts = this.#running.get(name);
    if (!parts) return;
    this.#running.delete(name);
    await close(parts);
    const { connection } = await this.#open();
    await statement(connection, `drop database ${name} with (force)`);
    await rm(join(this.#folder, name), { recursive: true, force: true });
  }

  /** Ends database and process; nothing of it is read again. */
  async end(): Promise<void> {
    await (await this.#cluster)?.stop(0);
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    process.exit(0);
  }

  /** Durability is not tested here, and is switched off for speed. */
  #open(): Promise<EmbeddedPostgres> {
    const quiet = { info: () => undefined, warn: () => undefined, error: (...line: unknown[]) => console.error(...line) };
    const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '256MB' };
    this.#cluster ??= startEmbeddedPostgres({ folder: this.#folder, log: quiet, settings }).then(quickenPasswords);
    return this.#cluster;
  }
}

/** Somebody signs in a few times in each test: the common password gets a hash that is quick to check; those that tests set have not. */
async function quickenPasswords(cluster: EmbeddedPostgres): Promise<EmbeddedPostgres> {
  const quick = await hash(organization.password, { memoryCost: 64, timeCost: 1, parallelism: 1 });
  await statement(cluster.connection, `update inkstone.credentials set password_hash = '${quick}' where from_demo`);
  return cluster;
}

const host = new ServerHost(process.argv[2]!);
process.on('message', (command: HostCommand) => void obey(command));
process.on('disconnect', () => void host.end());

async function obey(command: HostCommand): Promise<void> {
  const { number, name } = command;
  let answer: HostAnswer;
  try {
    const database = command.do === 'start' ? await host.start(name, command.isEmpty, command.settings) : (await host.stop(name), '');
    answer = { number, database, failure: null };
  } catch (error) {
    answer = { number, database: '', failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  process.send!(answer);
}
