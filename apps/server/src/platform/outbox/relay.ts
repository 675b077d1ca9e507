import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { isDatabaseLost } from '../db/database-error.ts';
import { transact } from '../db/transact.ts';
import type { Log } from '../log/log.ts';

export const liveChannel = 'inkstone_live';

/** Sends what committed transactions left in the outbox. */
export interface Relay {
  /** Something was committed: look soon. */
  wake(): void;
  readonly stop: () => Promise<void>;
}

const pauseMilliseconds = 50;
const sweepMilliseconds = 5_000;
const rowsAtOnce = 1_000;

/**
 * One NOTIFY for all that waits, at most every 50 ms, in a transaction of its own: inside the actions it would make all
 * commits wait for each other. A sweep finds what a process left that ended between its commit and its NOTIFY.
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
        // What waits stays; the sweep tries again.
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
