import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import { layTable, markPublishing, publishedView } from '../apps/index.ts';

/** Makes the roles of an application and what they permit those that are published. Their members stay as they are. */
export async function storeRoles(trx: Trx, appCode: string): Promise<void> {
  markPublishing(trx);
  await writeRoles(trx, appCode);
}

/** Lays the roles of documents that are laid over the published ones over those that decide; their members stay. */
export async function layRoles(trx: Trx, appCode: string): Promise<void> {
  await layTable(trx, 'app_roles', 'id');
  await layTable(trx, 'app_role_grants');
  await writeRoles(trx, appCode);
  await sql`delete from app_role_grants where role_id not in (select id from app_roles)`.execute(trx);
}

async function writeRoles(trx: Trx, appCode: string): Promise<void> {
  const published = publishedView('role', appCode);
  await sql`delete from app_roles where app_code = ${appCode} and id not in (select p.id from ${published} p)`.execute(trx);
  const { rows } = await sql<{ id: string }>`
    insert into app_roles
      (id, app_code, code, name, name_i18n, version, document_version, created_at, created_by, modified_at, modified_by)
    select id, app_code, code, content->>'name', coalesce(content->'name_i18n', '{}'::jsonb), 1, version,
      created_at, created_by, modified_at, modified_by
    from ${published} p
    on conflict (id) do update set name = excluded.name, name_i18n = excluded.name_i18n, version = app_roles.version + 1,
      document_version = excluded.document_version, modified_at = excluded.modified_at, modified_by = excluded.modified_by
    where app_roles.document_version <> excluded.document_version
    returning id`.execute(trx);
  const changed = rows.map(({ id }) => id);
  if (changed.length === 0) return;
  await trx.deleteFrom('app_role_grants').where('role_id', 'in', changed).execute();
  await sql`
    insert into app_role_grants (role_id, schema_code, rights, scope, condition, fields)
    select p.id, g->>'schemaCode', array(select distinct jsonb_array_elements_text(g->'rights')), g->>'scope', g->'condition',
      coalesce(g->'fields', '{}'::jsonb)
    from ${published} p, jsonb_array_elements(p.content->'grants') as grants (g)
    where p.id = any(${changed}::uuid[])`.execute(trx);
}
