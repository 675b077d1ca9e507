import type { Selectable } from 'kysely';
import type { DocumentKind, NameI18n } from '@inkstone/schema';
import type { Executor, Trx } from '../../platform/db/database.ts';
import type { AppsTable } from '../../platform/db/tables/apps.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { cacheCurrent, markPublishing } from './published-cache.ts';
import { nextPosition } from './store-app.ts';

/** Refuses with `not-found` for an unknown application. */
export async function requireApp(executor: Executor, code: string): Promise<void> {
  const found = await executor.selectFrom('apps').select('code').where('code', '=', code).executeTakeFirst();
  if (!found) refuse('not-found');
}

/** Serialises transactions that change data of an application. Refuses as `requireApp` does. */
export async function lockApp(trx: Trx, code: string): Promise<void> {
  const found = await trx.selectFrom('apps').select('code').where('code', '=', code).forUpdate().executeTakeFirst();
  if (!found) refuse('not-found');
}

/** Returns an application, also one that was never published or is closed; null if there is none. */
export async function readApp(executor: Executor, code: string): Promise<Selectable<AppsTable> | null> {
  return (await executor.selectFrom('apps').selectAll().where('code', '=', code).executeTakeFirst()) ?? null;
}

/** Whether an application is open: nothing is started in a closed one. Cached where the process is told of changes. */
export async function isAppOpen(executor: Executor, code: string): Promise<boolean> {
  const state = await cacheCurrent(executor, `app ${code}`, async () => (await readApp(executor, code))?.state ?? null);
  return state !== 'closed';
}

/** Every application with its state, in the order of the menu. */
export async function allApps(executor: Executor): Promise<Selectable<AppsTable>[]> {
  return executor.selectFrom('apps').selectAll().orderBy('position').orderBy('code').execute();
}

interface BegunApp {
  readonly code: string;
  readonly name: string;
  readonly name_i18n: NameI18n;
  readonly icon: string | null;
  readonly color?: string | null;
}

/** Begins an application, which is offered to nobody before it is published. Returns false if its code is taken. */
export async function beginApp(trx: Trx, { code, name, name_i18n, icon, color = null }: BegunApp): Promise<boolean> {
  const names = { name, name_i18n: JSON.stringify(name_i18n) };
  const group = { group_code: code, group_name: name, group_name_i18n: names.name_i18n };
  const inserted = await trx
    .insertInto('apps')
    .values({ code, ...names, icon, color, ...group, state: 'unpublished', position: nextPosition })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Closes an application or opens it again. */
export async function setAppState(trx: Trx, code: string, state: 'open' | 'closed'): Promise<void> {
  markPublishing(trx);
  await trx.updateTable('apps').set({ state }).where('code', '=', code).execute();
}

/** Returns the published applications with these codes that are open, unordered. */
export async function appsOf(executor: Executor, codes: readonly string[]): Promise<Selectable<AppsTable>[]> {
  return codes.length === 0
    ? []
    : executor
        .selectFrom('apps')
        .selectAll()
        .where('code', 'in', [...codes])
        .where('state', '=', 'open')
        .execute();
}

/** Refuses with `not-found` when the application's menu has no such entry. */
export async function requireFunction(executor: Executor, appCode: string, code: string): Promise<void> {
  const found = await executor
    .selectFrom('app_functions')
    .select('code')
    .where('app_code', '=', appCode)
    .where('code', '=', code)
    .executeTakeFirst();
  if (!found) refuse('not-found');
}

/** Returns the codes of an application's published documents of one kind. */
export async function activeCodes(executor: Executor, kind: DocumentKind, appCode: string): Promise<readonly string[]> {
  const heads = await executor
    .selectFrom('document_heads')
    .select('code')
    .where('kind', '=', kind)
    .where('app_code', '=', appCode)
    .where('active', '=', true)
    .orderBy('code')
    .execute();
  return heads.map(({ code }) => code);
}
