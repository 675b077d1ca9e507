import type pg from 'pg';
import type { LiveEvent } from '@inkstone/api';
import type { Authentication } from '../auth/authenticate.ts';
import type { Db } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import { liveChannel } from '../outbox/relay.ts';
import { createLiveHub, type LiveHub } from './live-hub.ts';
import { startListener } from './listener.ts';
import { readWatch, watchChannel } from './watch.ts';

export interface Live {
  readonly hub: LiveHub;
  readonly stop: () => Promise<void>;
}

/** What this process keeps in memory as long as it hears of every change. */
export interface Memory {
  /** Something changed. */
  forget(): void;
  /** Without the notices of change nothing may be remembered. */
  remember(on: boolean): void;
}

/** The trigger on people, departments, memberships and sign-ins notifies here. */
const peopleChannel = 'inkstone_people';

/** Brings what any process relayed to the streams of this one, and makes it forget who people were when they change. */
export function startLive(options: {
  connection: string | pg.ClientConfig;
  db: Db;
  authentication: Authentication;
  /** What else is to be forgotten, by the channel that tells of its changes. */
  memories: Readonly<Record<string, Memory>>;
  log: Pick<Log, 'warn'>;
}): Live {
  const { db, authentication, memories, log } = options;
  const remember = (on: boolean) => [authentication, ...Object.values(memories)].forEach((memory) => memory.remember(on));
  const hub = createLiveHub();

  async function deliver(batch: string): Promise<void> {
    if (hub.isEmpty()) return;
    try {
      const messages = await db
        .selectFrom('outbox')
        .select(['kind', 'people', 'payload'])
        .where('batch', '=', batch)
        .orderBy('id')
        .execute();
      for (const { kind, people, payload } of messages) hub.deliver(people, { kind, ...payload } as LiveEvent);
    } catch (error) {
      log.warn({ err: error }, 'live events could not be read');
      hub.resync();
    }
  }

  const listener = startListener(
    options.connection,
    {
      channels: {
        ...Object.fromEntries(Object.entries(memories).map(([channel, memory]) => [channel, () => memory.forget()])),
        [liveChannel]: (batch) => void deliver(batch),
        [watchChannel]: (payload) => hub.watch(readWatch(payload)),
        [peopleChannel]: () => {
          authentication.forget();
          hub.recheck();
        },
      },
      onConnected: () => {
        remember(true);
        hub.resync();
      },
      onLost: () => remember(false),
    },
    log,
  );
  return {
    hub,
    async stop() {
      hub.close();
      await listener.stop();
    },
  };
}
