import type pg from 'pg';
import type { LiveEvent } from '@inkstone/api';
import type { Authentication } from '../auth/authenticate.ts';
import type { Db } from '../db/database.ts';
import type { NotifiedCache } from '../db/notified-values.ts';
import type { Log } from '../log/log.ts';
import { liveChannel } from '../outbox/relay.ts';
import { createLiveHub, type LiveHub } from './live-hub.ts';
import { startListener } from './listener.ts';
import { presenceChannel } from './presence.ts';
import { readWatch, watchChannel } from './watch.ts';

export interface Live {
  readonly hub: LiveHub;
  readonly stop: () => Promise<void>;
}

/** The channel of the triggers on people, departments, memberships and sign-ins. */
const peopleChannel = 'inkstone_people';

/** Sends relayed events of all processes to the streams of this one, and invalidates its caches when their data changes. */
export function startLive(options: {
  connection: string | pg.ClientConfig;
  db: Db;
  authentication: Authentication;
  /** Further caches, by the channel that notifies of their changes. */
  caches: Readonly<Record<string, NotifiedCache>>;
  log: Pick<Log, 'warn'>;
}): Live {
  const { db, authentication, caches, log } = options;
  const enableCaches = (on: boolean) => [authentication, ...Object.values(caches)].forEach((cache) => cache.remember(on));
  const hub = createLiveHub();

  async function deliver(batch: string): Promise<void> {
    if (hub.isEmpty()) return hub.skip();
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
        ...Object.fromEntries(Object.entries(caches).map(([channel, cache]) => [channel, () => cache.forget()])),
        [liveChannel]: (batch) => void deliver(batch),
        [watchChannel]: (payload) => hub.watch(readWatch(payload)),
        [presenceChannel]: (payload) => hub.deliver([], JSON.parse(payload) as LiveEvent),
        [peopleChannel]: () => {
          authentication.forget();
          hub.recheck();
        },
      },
      onConnected: () => {
        enableCaches(true);
        hub.resync();
      },
      onLost: () => enableCaches(false),
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
