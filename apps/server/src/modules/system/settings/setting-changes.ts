import { createId } from '@inkstone/schema';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';

/** A changed setting. */
export interface SettingChange {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Serialises changes of administrators, so that the log of the second one starts from what the first one saved. */
export async function lockSettings(trx: Trx): Promise<void> {
  await sql`lock table settings in share row exclusive mode`.execute(trx);
}

/** Logs who changed what; nothing when nothing changed. */
export async function logSettingChanges(
  trx: Trx,
  changes: readonly SettingChange[],
  by: { readonly personId: string; readonly at: Date },
): Promise<void> {
  if (changes.length === 0) return;
  await trx
    .insertInto('setting_changes')
    .values({ id: createId(by.at.getTime()), changed_by: by.personId, changed_at: by.at, changes: JSON.stringify(changes) })
    .execute();
}
