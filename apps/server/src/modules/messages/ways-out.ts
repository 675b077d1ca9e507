import type { Executor } from '../../platform/db/database.ts';
import { readSetting } from '../system/setting.ts';

/** Which ways lead out of the house. */
export async function waysOut(executor: Executor): Promise<{ mail: boolean; webhook: boolean }> {
  const settings = await readSetting(executor, 'messages');
  return { mail: Boolean(settings?.mail), webhook: Boolean(settings?.webhook) };
}
