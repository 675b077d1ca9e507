import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { AppFunctionsTable, AppsTable, DocumentHeadsTable, DocumentsTable } from '../../platform/db/tables/apps.ts';

/**
 * What statements of other modules read of published documents, to stand where a table would: `.innerJoin(documentsView.as('d'), …)`.
 * PostgreSQL plans each as the table itself.
 */
type View<Table, Column extends keyof Selectable<Table>> = RawBuilder<Pick<Selectable<Table>, Column>>;

export const documentsView: View<
  DocumentsTable,
  'id' | 'kind' | 'scope' | 'code' | 'version' | 'content' | 'published_at' | 'published_by'
> = sql`(select id, kind, scope, code, version, content, published_at, published_by from documents)`;

/** Which version of each document is the current one. */
export const documentHeadsView: View<DocumentHeadsTable, 'kind' | 'scope' | 'code' | 'app_code' | 'document_id' | 'version' | 'active'> =
  sql`(select kind, scope, code, app_code, document_id, version, active from document_heads)`;

export const appsView: View<AppsTable, 'code' | 'name' | 'name_i18n' | 'position'> =
  sql`(select code, name, name_i18n, position from apps)`;

/** The entries of all menus. */
export const menuView: View<
  AppFunctionsTable,
  'app_code' | 'code' | 'name' | 'name_i18n' | 'schema_code' | 'form_code' | 'list_code' | 'workflow_code' | 'position'
> = sql`(select app_code, code, name, name_i18n, schema_code, form_code, list_code, workflow_code, position from app_functions)`;
