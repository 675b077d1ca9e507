import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import type { Log } from '../log/log.ts';
import type { JobAttempt, HeartbeatMessage, HeartbeatCommand } from './heartbeat-protocol.ts';

/**
 * Sends heartbeats for the jobs of this process while it lives, even while its main thread is busy. The thread that sends them starts with
 * the first job.
 */
export interface Heartbeat {
  /** Sends heartbeats for this attempt from now on. `lost` is aborted when another process took the job over after missing heartbeats. */
  hold(attempt: JobAttempt): { readonly lost: AbortSignal; readonly drop: () => void };
  readonly stop: () => Promise<void>;
}

export function startHeartbeat(connection: string | pg.ClientConfig, log: Pick<Log, 'warn'>): Heartbeat {
  const held = new Map<string, { readonly attempt: JobAttempt; readonly lost: AbortController }>();
  let isStopping = false;
  let thread: Worker | null = null;

  function start(): Worker {
    const worker = new Worker(new URL('heartbeat-thread.ts', import.meta.url), { workerData: connection });
    // The thread does not keep the process alive.
    worker.unref();
    worker.on('message', (message: HeartbeatMessage) => {
      if (message.kind === 'failed') log.warn({ reason: message.reason }, 'the heartbeat of jobs failed');
      else for (const id of message.ids) held.get(id)?.lost.abort(new Error('another process took the job over'));
    });
    worker.on('error', (error) => log.warn({ err: error }, 'the heartbeat thread ended with an error'));
    worker.on('exit', () => {
      thread = null;
      if (isStopping) return;
      for (const { attempt } of held.values()) beatFor(attempt);
    });
    return worker;
  }
  function beatFor(attempt: JobAttempt): void {
    thread ??= start();
    thread.postMessage({ kind: 'hold', attempt } satisfies HeartbeatCommand);
  }

  return {
    hold(attempt) {
      const lost = new AbortController();
      held.set(attempt.id, { attempt, lost });
      beatFor(attempt);
      return {
        lost: lost.signal,
        drop() {
          held.delete(attempt.id);
          thread?.postMessage({ kind: 'drop', attempt } satisfies HeartbeatCommand);
        },
      };
    },
    async stop() {
      isStopping = true;
      if (thread === null) return;
      const ended = once(thread, 'exit');
      thread.postMessage({ kind: 'end' } satisfies HeartbeatCommand);
      await ended;
    },
  };
}
