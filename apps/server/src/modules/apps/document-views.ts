import type { DocumentKind } from '@inkstone/schema';
import { sql, type RawBuilder } from 'kysely';
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

interface PublishedRow {
  /** The id of the first version, by which rows of other tables know the document. */
  readonly id: string;
  readonly app_code: string;
  readonly scope: string;
  readonly code: string;
  readonly version: number;
  readonly content: unknown;
  readonly created_at: Date;
  readonly created_by: string | null;
  readonly modified_at: Date;
  readonly modified_by: string | null;
}

/** The documents of a kind that are published now in an application. */
export const publishedView = (kind: DocumentKind, appCode: string): RawBuilder<PublishedRow> => sql`(
  select f.id, h.app_code, h.scope, h.code, h.version, d.content,
    f.published_at as created_at, f.published_by as created_by, d.published_at as modified_at, d.published_by as modified_by
  from document_heads h
  join documents d on d.id = h.document_id
  join lateral (
    select e.id, e.published_at, e.published_by from documents e
    where e.kind = h.kind and e.scope = h.scope and e.code = h.code order by e.version limit 1
  ) f on true
  where h.kind = ${kind} and h.app_code = ${appCode} and h.active)`;

/** The ids of the first versions of all documents of a kind that an application ever had. */
export const everPublishedView = (kind: DocumentKind, appCode: string): RawBuilder<{ readonly id: string }> =>
  sql`(select id from documents where kind = ${kind} and app_code = ${appCode})`;
