import { sql } from 'kysely';
import type { TableView } from '../../platform/db/table-view.ts';
import type { AppsTable, DocumentHeadsTable, DocumentsTable } from '../../platform/db/tables/apps.ts';

export const documentsView: TableView<
  DocumentsTable,
  'id' | 'kind' | 'scope' | 'code' | 'version' | 'app_code' | 'content' | 'published_at' | 'published_by' | 'note'
> = sql`(select id, kind, scope, code, version, app_code, content, published_at, published_by, note from documents)`;

/** The current version of each document. */
export const documentHeadsView: TableView<
  DocumentHeadsTable,
  'kind' | 'scope' | 'code' | 'app_code' | 'document_id' | 'version' | 'active'
> = sql`(select kind, scope, code, app_code, document_id, version, active from document_heads)`;

export const appsView: TableView<AppsTable, 'code' | 'name' | 'name_i18n' | 'position' | 'state'> =
  sql`(select code, name, name_i18n, position, state from apps)`;
