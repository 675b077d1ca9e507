import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import type { Log } from '../log/log.ts';
import type { Attempt, HeartNews, HeartOrder } from './heartbeat.ts';

/** Says for this process, while it lives, that it is at its jobs; also while it is too busy for anything else. */
export interface Heart {
  /** From now on this attempt is ours. `lost`: another process took it over, because this one was silent for too long. */
  hold(attempt: Attempt): { readonly lost: AbortSignal; readonly drop: () => void };
  readonly stop: () => Promise<void>;
}

export function startHeart(connection: string | pg.ClientConfig, log: Pick<Log, 'warn'>): Heart {
  const held = new Map<string, { readonly attempt: Attempt; readonly lost: AbortController }>();
  let isStopping = false;
  let thread = start();

  function start(): Worker {
    const worker = new Worker(new URL('heart-thread.ts', import.meta.url), { workerData: connection });
    // Nobody is kept from stopping by it.
    worker.unref();
    worker.on('message', (news: HeartNews) => {
      if (news.kind === 'failed') log.warn({ reason: news.reason }, 'the database could not be told that jobs go on');
      else for (const id of news.ids) held.get(id)?.lost.abort(new Error('another process took the job over'));
    });
    worker.on('error', (error) => log.warn({ err: error }, 'the thread that speaks for jobs ended'));
    worker.on('exit', () => {
      if (isStopping) return;
      thread = start();
      for (const { attempt } of held.values()) tell({ kind: 'hold', attempt });
    });
    return worker;
  }
  const tell = (order: HeartOrder) => thread.postMessage(order);

  return {
    hold(attempt) {
      const lost = new AbortController();
      held.set(attempt.id, { attempt, lost });
      tell({ kind: 'hold', attempt });
      return {
        lost: lost.signal,
        drop() {
          held.delete(attempt.id);
          tell({ kind: 'drop', attempt });
        },
      };
    },
    async stop() {
      isStopping = true;
      const ended = once(thread, 'exit');
      tell({ kind: 'end' });
      await ended;
    },
  };
}
