import { createHash } from 'node:crypto';
import type { AppDefinition } from '@inkstone/schema';
import { sql } from 'kysely';
import { canonicalJson } from '../../../platform/db/canonical-json.ts';
import type { Trx } from '../../../platform/db/database.ts';
import type { DocumentKey } from '../document-store.ts';

/** A document as it is read instead of the published one. */
export interface LaidDocument {
  readonly key: DocumentKey;
  /** Null: as if it were not published. */
  readonly content: object | null;
  readonly version: number;
}

/** Documents of an application that are not published, and its menu. */
export interface LaidDocuments {
  readonly appCode: string;
  readonly documents: readonly LaidDocument[];
  readonly functions: AppDefinition['functions'];
}

/**
 * Lays documents over the published ones for the rest of the transaction: from here on every statement of it reads them. PostgreSQL looks
 * a name up among temporary relations first, so views of the same names stand in front of the tables, which are neither written nor
 * locked. Documents of other applications stay as they are, also where one of these has the same key.
 */
export async function layDocuments(trx: Trx, { appCode, documents, functions }: LaidDocuments): Promise<void> {
  const rows = documents.map((document) => {
    const { key, version, content } = document;
    return { ...key, ...identify(appCode, document), version, app_code: appCode, content, active: content !== null };
  });
  const entries = functions.map((entry, position) => ({ ...entry, position }));
  await sql`create temp table "documents$laid" (like inkstone.documents) on commit drop`.execute(trx);
  await sql`create temp table "document_heads$laid" (like inkstone.document_heads) on commit drop`.execute(trx);
  await sql`create temp table "app_functions$laid" (like inkstone.app_functions) on commit drop`.execute(trx);
  await sql`
    with given as materialized (
      select g.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as g (id uuid, kind text, scope text, code text, version integer, app_code text, content jsonb, content_hash text, active boolean)
      where not exists (select from inkstone.document_heads h
        where h.kind = g.kind and h.scope = g.scope and h.code = g.code and h.active and h.app_code <> g.app_code)
    ), contents as (
      insert into "documents$laid" (id, kind, scope, code, version, app_code, content, content_hash, published_at)
      select id, kind, scope, code, version, app_code, coalesce(content, 'null'), content_hash, now() from given
    )
    insert into "document_heads$laid" (kind, scope, code, app_code, document_id, version, active)
    select kind, scope, code, app_code, id, version, active from given`.execute(trx);
  await sql`
    insert into "app_functions$laid" (app_code, code, name, name_i18n, schema_code, form_code, list_code, workflow_code, position)
    select ${appCode}, e.code, e.name, coalesce(e.name_i18n, '{}'), e."schemaCode", e."formCode", e."listCode", e."workflowCode", e.position
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e (code text, name text, name_i18n jsonb, "schemaCode" text,
      "formCode" text, "listCode" text, "workflowCode" text, position integer)`.execute(trx);
  // The application is seen as when it is open, also before it was published for the first time.
  await sql`
    create temp view apps as
    select (jsonb_populate_record(a, '{"state": "open"}')).* from inkstone.apps a where a.code = ${sql.lit(appCode)}
    union all select * from inkstone.apps where code <> ${sql.lit(appCode)}`.execute(trx);
  await sql`
    create temp view documents as select * from inkstone.documents union all select * from "documents$laid"`.execute(trx);
  await sql`
    create temp view document_heads as
    select h.* from inkstone.document_heads h where not exists (select from "document_heads$laid" l
      where l.kind = h.kind and l.scope = h.scope and l.code = h.code)
    union all select * from "document_heads$laid"`.execute(trx);
  await sql`
    create temp view app_functions as
    select f.* from inkstone.app_functions f where f.app_code <> ${sql.lit(appCode)}
    union all select * from "app_functions$laid"`.execute(trx);
}

/** The same document has the same id, by which the process caches what it has read. */
function identify(appCode: string, document: LaidDocument): { readonly id: string; readonly content_hash: string } {
  const hash = createHash('sha256')
    .update(canonicalJson({ appCode, ...document }))
    .digest('hex');
  const id = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
  return { id, content_hash: hash };
}
