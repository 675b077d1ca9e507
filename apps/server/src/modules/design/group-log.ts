import type { Operation } from '@inkstone/design';
import type { Trx } from '../../platform/db/database.ts';
import { publish } from '../../platform/outbox/publish.ts';
import type { LockedCopy } from './working-copy.ts';

interface LoggedGroup {
  readonly kind: 'edited' | 'published' | 'discarded' | 'restored' | 'imported';
  readonly key: string;
  readonly operations: readonly Operation[];
  readonly author: string | null;
  readonly at: Date;
}

/** Adds a group as the next revision, and tells those who watch the application. */
export async function logGroup(trx: Trx, { appCode, revision }: LockedCopy, group: LoggedGroup): Promise<number> {
  const next = revision + 1;
  await trx
    .insertInto('working_groups')
    .values({ ...group, app_code: appCode, revision: next, operations: JSON.stringify(group.operations) })
    .execute();
  await trx.updateTable('working_copies').set({ revision: next }).where('app_code', '=', appCode).execute();
  await publish(trx, { kind: 'working-copy-changed', appCode, revision: next, people: group.author === null ? [] : [group.author] });
  return next;
}
