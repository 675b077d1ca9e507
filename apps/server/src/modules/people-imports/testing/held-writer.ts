import pg from 'pg';
import { expect } from 'vitest';
import type { TestServer } from '../../../testing/test-server.ts';

const key = 4712;

/** Blocks whoever writes a certain new person in the middle of the transaction, so that tests can act exactly there. */
export class HeldWriter {
  readonly #client: pg.Client;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  static async at({ database }: TestServer, account: string): Promise<HeldWriter> {
    const client = new pg.Client(database.connection);
    await client.connect();
    await client.query(`select pg_advisory_lock(${key})`);
    await client.query(`
      create function public.hold_writer() returns trigger language plpgsql as $$
      begin
        if new.account = '${account}' then perform pg_advisory_xact_lock_shared(${key}); end if;
        return new;
      end $$;
      create trigger hold_writer before insert on inkstone.people for each row execute function public.hold_writer()`);
    return new HeldWriter(client);
  }

  /** Resolves when a writer is blocked. */
  async isReached(): Promise<void> {
    await expect.poll(async () => (await this.#blocked()).length, { timeout: 30_000 }).toBe(1);
  }

  /** Ends the connection of the blocked writer, as the end of its process does. */
  async disconnect(): Promise<void> {
    for (const pid of await this.#blocked()) await this.#client.query('select pg_terminate_backend($1)', [pid]);
  }

  /** Lets the writer go on, and blocks nobody any more. */
  async release(): Promise<void> {
    await this.#client.query(`select pg_advisory_unlock(${key})`);
    await this.#client.query('drop function public.hold_writer cascade');
    await this.#client.end();
  }

  async #blocked(): Promise<readonly number[]> {
    const { rows } = await this.#client.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and objid = ${key} and not granted
         and database = (select oid from pg_database where datname = current_database())`,
    );
    return rows.map(({ pid }) => pid);
  }
}
