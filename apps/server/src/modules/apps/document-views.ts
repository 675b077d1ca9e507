import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { AppsTable, DocumentHeadsTable, DocumentsTable } from '../../platform/db/tables/apps.ts';

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
