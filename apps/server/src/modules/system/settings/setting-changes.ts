import { createId } from '@inkstone/schema';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';

/** One setting that is another now. */
export interface SettingChange {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Two administrators at once: the second sees what the first has kept, and says so in the log. */
export async function lockSettings(trx: Trx): Promise<void> {
  await sql`lock table settings in share row exclusive mode`.execute(trx);
}

/** Keeps who changed what; nothing where nothing was changed. */
export async function keepSettingChanges(
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
