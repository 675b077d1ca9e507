import { sql } from 'kysely';
import type { AppDefinition } from '@inkstone/schema';
import type { Trx } from '../../platform/db/database.ts';

/** An application stands behind those that were begun before it. */
export const nextPosition = sql<number>`(select coalesce(max(position), 0) + 1 from apps)`;

/** A closed application stays closed. */
const openedWhenPublished = sql<'open' | 'closed'>`case apps.state when 'unpublished' then 'open' else apps.state end`;

/** Deactivates all documents of an application; publishing activates those it contains. */
export async function deactivateDocuments(trx: Trx, appCode: string): Promise<void> {
  await trx.updateTable('document_heads').set({ active: false }).where('app_code', '=', appCode).execute();
}

/** Stores the application and its menu. */
export async function storeMenu(trx: Trx, app: AppDefinition): Promise<void> {
  const shown = {
    name: app.name,
    name_i18n: JSON.stringify(app.name_i18n ?? {}),
    icon: app.icon ?? null,
    color: app.color ?? null,
    group_code: app.group.code,
    group_name: app.group.name,
    group_name_i18n: JSON.stringify(app.group.name_i18n ?? {}),
  };
  await trx
    .insertInto('apps')
    .values({ code: app.code, ...shown, position: nextPosition })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ ...shown, state: openedWhenPublished }))
    .execute();
  await trx.deleteFrom('app_functions').where('app_code', '=', app.code).execute();
  if (app.functions.length === 0) return;
  await trx
    .insertInto('app_functions')
    .values(
      app.functions.map((entry, position) => ({
        app_code: app.code,
        code: entry.code,
        name: entry.name,
        name_i18n: JSON.stringify(entry.name_i18n ?? {}),
        schema_code: entry.schemaCode,
        form_code: entry.formCode,
        list_code: entry.listCode ?? null,
        workflow_code: entry.workflowCode ?? null,
        position,
      })),
    )
    .execute();
}
