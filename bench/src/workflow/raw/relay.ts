import type { Sessions } from './session.ts';

const pauseMilliseconds = 50;

/** Notifies listeners of committed messages, at most every 50 ms, like the product. */
export function createRelay(sessions: Sessions): () => void {
  let waiting = false;
  const relay = async (): Promise<void> => {
    waiting = false;
    await sessions.transaction(async (run) => {
      const [first] = await run<{ batch: string }>(
        `with waiting as (select id from outbox where batch is null order by id limit 1000 for update skip locked),
              next as materialized (select nextval('outbox_batch') as batch where exists (select from waiting))
         update outbox set batch = next.batch from waiting, next where outbox.id = waiting.id returning outbox.batch`,
      );
      if (first) await run('select pg_notify($1, $2)', ['raw_live', first.batch]);
    });
  };
  return () => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => void relay(), pauseMilliseconds);
  };
}
