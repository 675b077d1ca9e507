import type { Selectable } from 'kysely';
import type { Executor, Trx } from '../../platform/db/database.ts';
import type { AppsTable, DocumentKind } from '../../platform/db/tables/apps.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { DocumentKey } from './document-store.ts';

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

/** Returns the published applications with these codes, unordered. */
export async function appsOf(executor: Executor, codes: readonly string[]): Promise<Selectable<AppsTable>[]> {
  return codes.length === 0
    ? []
    : executor
        .selectFrom('apps')
        .selectAll()
        .where('code', 'in', [...codes])
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

/** Serialises transactions that change data of a document. Refuses with `not-found`. */
export async function lockDocument(trx: Trx, { kind, scope, code }: DocumentKey): Promise<void> {
  const head = await trx
    .selectFrom('document_heads')
    .select('code')
    .where('kind', '=', kind)
    .where('scope', '=', scope)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (!head) refuse('not-found');
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
