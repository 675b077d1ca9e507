import type { Db, Executor, Trx } from '../../../platform/db/database.ts';
import { onTransactionEnd } from '../../../platform/db/transactions/transact.ts';
import type { NotifiedCache } from '../../../platform/db/notified-values.ts';
import { readSetting } from '../setting.ts';

/** The channel of the notifications that a trigger on the settings sends. */
export const settingsChannel = 'inkstone_settings';

/** The time zone of the organisation, which administrators may change while the server runs. */
export interface OrganizationTimeZone extends NotifiedCache {
  /** As it was read last. */
  readonly current: string;
  /** Returns the time zone in force; reads it again after a change by any process. */
  read(): Promise<string>;
}

// Shared by all databases of the process: the change may come through another pool to the same one.
let generation = 0;

/** Makes this process read the time zone again when the transaction has ended. */
export function markTimeZoneChanged(trx: Trx): void {
  onTransactionEnd(trx, () => (generation += 1));
}

/** Returns the time zone that administrators have set, otherwise the one of the server's environment. */
async function readTimeZone(executor: Executor, environment: string): Promise<string> {
  return (await readSetting(executor, 'region'))?.timeZone ?? environment;
}

export async function openTimeZone(db: Db, environment: string): Promise<OrganizationTimeZone> {
  let current = await readTimeZone(db, environment);
  let readAt = generation;
  let isListening = false;
  const read = async (): Promise<string> => {
    if (isListening && readAt === generation) return current;
    const before = generation;
    current = await readTimeZone(db, environment);
    readAt = before;
    return current;
  };
  const forget = () => {
    generation += 1;
    // Jobs use the last value without reading; a failure leaves it to the next request.
    void read().catch(() => undefined);
  };
  return {
    get current() {
      return current;
    },
    read,
    forget,
    remember(on) {
      isListening = on;
      forget();
    },
  };
}
