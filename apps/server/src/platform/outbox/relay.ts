import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { isDatabaseLost } from '../db/database-error.ts';
import { transact } from '../db/transactions/transact.ts';
import type { Log } from '../log/log.ts';

export const liveChannel = 'inkstone_live';

/** Sends the messages that committed transactions wrote to the outbox. */
export interface Relay {
  /** Relays soon; call it after a commit. */
  wake(): void;
  readonly stop: () => Promise<void>;
}

const pauseMilliseconds = 50;
const sweepMilliseconds = 5_000;
const rowsAtOnce = 1_000;

/**
 * Sends one NOTIFY for all waiting messages, at most every 50 ms, in its own transaction: a NOTIFY within the commands would serialise
 * all commits. A periodic sweep relays the messages of processes that ended between their commit and their NOTIFY.
 */
export function createRelay(db: Db, log: Pick<Log, 'warn'>): Relay {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  let lastAt = 0;
  let stopped = false;

  const wake = () => {
    if (timer || stopped) return;
    timer = setTimeout(run, Math.max(0, lastAt + pauseMilliseconds - Date.now()));
    timer.unref();
  };
  const run = () => {
    timer = null;
    lastAt = Date.now();
    running = running.then(async () => {
      try {
        if ((await relayWaiting(db)) === rowsAtOnce) wake();
      } catch (error) {
        // The messages stay in the outbox; the next sweep relays them.
        log.warn({ err: error, lost: isDatabaseLost(error) }, 'the outbox could not be relayed');
      }
    });
  };

  const sweep = setInterval(wake, sweepMilliseconds);
  sweep.unref();
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(sweep);
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}

async function relayWaiting(db: Db): Promise<number> {
  return transact(db, async (trx) => {
    const { rows } = await sql<{ batch: string }>`
      with waiting as (select id from outbox where batch is null order by id limit ${rowsAtOnce} for update skip locked),
           next as materialized (select nextval('outbox_batch') as batch where exists (select from waiting))
      update outbox set batch = next.batch from waiting, next where outbox.id = waiting.id
      returning outbox.batch`.execute(trx);
    const batch = rows[0]?.batch;
    if (batch !== undefined) await sql`select pg_notify(${liveChannel}, ${batch})`.execute(trx);
    return rows.length;
  });
}
