import type { Selectable } from 'kysely';
import type { AppEntry } from '@inkstone/api';
import type { Executor } from '../../platform/db/database.ts';
import type { AppsTable } from '../../platform/db/tables/apps.ts';
import type { QueryContext } from '../../platform/http/request-context.ts';
import { menuEntries, offeredEntries } from '../search/index.ts';
import { appsOf } from '../apps/index.ts';
import type { Marked } from './favorites.ts';

/** Returns the published applications among these codes, in this order. */
export async function appsAmong(executor: Executor, codes: readonly string[]): Promise<Selectable<AppsTable>[]> {
  const apps = await appsOf(executor, codes);
  return codes.flatMap((code) => apps.find((app) => app.code === code) ?? []);
}

/** Returns the published menu entries among these that the caller may use, in this order. */
export async function entriesAmong(context: QueryContext, marked: readonly Marked[], limit = Infinity): Promise<AppEntry[]> {
  if (marked.length === 0) return [];
  const all = await menuEntries(context.db);
  const there = marked.flatMap(({ appCode, functionCode }) => {
    const entry = all.find((each) => each.appCode === appCode && each.code === functionCode);
    return entry ?? [];
  });
  return offeredEntries(context.db, context, there, limit);
}
