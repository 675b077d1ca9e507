import type { Executor, Trx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { StoredSettings } from './setting.ts';

type Key = keyof StoredSettings;

/** Reads the versions of what is saved together under some keys; 0 while nothing is stored. */
export async function readVersions(executor: Executor): Promise<(keys: readonly Key[]) => number> {
  const rows = await executor.selectFrom('settings').select(['key', 'revision']).execute();
  const revisions = new Map(rows.map(({ key, revision }) => [key, revision]));
  return (keys) => keys.reduce((sum, key) => sum + (revisions.get(key) ?? 0), 0);
}

export async function settingVersion(executor: Executor, key: Key): Promise<number> {
  return (await readVersions(executor))([key]);
}

/** Refuses with `conflict` what somebody else has changed since it was read; an undefined version overwrites it. */
export async function refuseOutdated(trx: Trx, key: Key, read: number | undefined): Promise<void> {
  if (read !== undefined && read !== (await settingVersion(trx, key))) refuse('conflict');
}
